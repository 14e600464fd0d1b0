"""The nodes of the surface tree: all of them by this one name, and this is their catalogue.

A card is a `Face` of `Level`s; a level has sentences; a sentence says what the card is, when it may be used, or what
happens: a fact (a subject and a deed), an order (a deed) or a boon. A fact is also a condition and an event.
Nodes are frozen values and do nothing. Words that only differ in spelling are one node; numbers and names are fields.

roots: the roots of the surface tree: frozen values without behaviour, whose classes are the categories of the grammar.
    Node, Who, Known, Deed, Run, Piece, Simple, Sentence, Statement, Clause, Plain, Fact, Adverb, Time, Event, Lead,
    Boon, Amount, Post, Place, Cores, Kind
faces: a whole card: its levels in order.
    Needs, Level, Face
heads: what a card is, before it says what it does.
    Keywords, KeywordsOf, Body, Stats, StealthAction, ThisIsStealthAction, Requires, SlaveOf, CircleOf, Votes,
    UndirectedAnyhow,
    Heading, MoreThanOneDiscipline, XIs, XAtMost, XIsOneOf, MayContest, NotADiscipline, LessDamage,
    RepresentsLocation, GenerationOlder, WeaponStrike, WithStrikeEach, OnlyBurnWith, HeadingSlave, BleedCap,
    StealthHunt, BurnAfterUse, CreatureBody, RemoveAnyhow
sentences: what stands between two full stops.
    OnlyIf, OnlyIfOr, Unless, Led, Sequence, Directed, Noted, ReferendumEffect, NotedTwice, NotedStop, WhereX, WithNote,
    Otherwise, NotedUse, DirectedThen
clauses: clauses without a subject, and clauses joined.
    Do, DoNot, IfTail, Gets, Uses, UsesOr, Also, AlsoDo, GetsWith, GetsMoreIf, GetsIfLimited, AlsoUsable, GetsWhen,
    GetsNot, GetsOnly, UnlimitedStrike, AlsoIf, CostNotPaid, CannotBe, AlsoThree, CanAndSo,
    OnlyFirstDamage, LosesAsMuch, PreventedThisWay, BleedsAlso
facts: clauses with a subject: statements, conditions and events.
    Does, DoesNot, Can, Must, Cannot, Was, HasDone, DidNot, OnlySoManyLeft, Would, WasSome, DoesAndCannot,
    DoesAndCan, CanAs, DoesAs, PlayedToCall, StrikeInflicts, ControllerChanges, DistributedAsChosen, FewerThan,
    DoesAndMust, DoesTwiceAnd, CardsStayOut, CapacityIncreases, AlreadyThere, MustAs, CannotAs, WasWhile,
    StillControl, HasVotes, InflictedOn, NoCombat, HandSizeIs, ResolvedUsing, CanWhen, StrikeMustBe, CannotTwo,
    CannotThree, FirstThisTurn, CanAndDoes, ReadyAndNot, UnlockOnlyOnce, DoesAndDoesNot, ThereAre, MustPay,
    CapacityIs, DoesAndCanAs, CanTake, CountersReach, BloodGoneInCombat
leads: when, or if: before a statement.
    If, While, When, AfterThat, As, Once, OnceDuring, Meanwhile, IfSuccessful, IfBothLead, ForEachLead, WhileInPlay,
    OnceWhen, AsEither, Instead, NextTime, AsActionLead, TwoTimes, OnceAfter, OnceDuringSpan, AfterDoingLead,
    WhenDoingLead, Twice, OnceWhenFact, OnceAsFact
windows: when a card may be used.
    Window, IfWindow, ByWindow, AdverbWindow, OnlyUsable, Usable, NotUsable, FurtherWindow, FurtherIf, IfBoth,
    EitherWindow
limits: how often, how many, and when it is replaced.
    Per, PlayLimit, GameLimit, HaveLimit, NotBoth, HuntingGroundLimit, DoNotReplace, UntilReplaced, UntilAfter,
    Replacement, UntilYourPhase, AsLongAsInPlay, WeaponLimit, UntilFactReplace
patches: how a level differs from the one above it.
    Patch, AsAbove, ButBonus, ButHurt, ButQuantity, ButClause, ButStealthAction, AndClause, WithBoon, ButLife, ButBody,
    AsAboveAt, AsAboveThen, WithFirstStrike, ButUsable, ButRemoveOnly, ButWhen
deeds: deeds joined, timed and paid for.
    Timed, Then, Alternatively, EitherOr, Pay, EitherOrPay, PayEither, PayWhen, PayIf
actions: deeds of actions: bleeding, hunting, blocking, torpor.
    Bleed, BleedWith, BleedWhom, BleedWhomWith, SuccessfullyBleed, Hunt, AttemptBlock, AttemptBlockFreely, Block,
    BlockAgain, Wake, Fail, Succeed, EndAction, ContinueUnblocked, Redirect, ReduceBleed, TakeAction, GoToTorpor,
    SendToTorpor, LeaveTorpor, LeaveReady, Rescue, Diablerize, CommitDiablerie, Yield, EndUnsuccessfully,
    SuccessfullyBlock, SuccessfullyTake, SuccessfullyBleedWhom, Act, ReduceBleedTo, BleedSuccessfully,
    SuccessfullyBleedOne, Interrupt, LockForBlock, TakeActionsAtOnce, IncreaseBleed, IncreaseBleedOf,
    LockForBlocking, RetakeAction, BurnToBleed, MakeUnblockable, MoveOutOfTorpor
combat: deeds of combat: damage, strikes, range, presses.
    EnterCombat, EnterCombatAndLock, EndCombat, CombatEnds, Inflict, TakeDamage, Prevent, StrikeWith, Maneuver,
    PressOnly, BeDodged, SetRange, Stun, ManeuverTo, PressTo, PreventWith, TakeDamageFrom, StrikeOnly, FirstStrike,
    InflictFirst, QueueCombat, SetRangeTo, EndCombatOf, PreventOn, StrikeFirst, EnterCombatExtra, PreventOr,
    EnterCombatOr, StrikeAtAll, ManeuverOrStrikeAtAll, EndCombatInvolving, Dodge, EndACombat, MakeAggravated,
    BeAtRange, BeAtDamage, BeImmune, BeImmuneThis, BeImmuneTo, TreatAsNormal, TreatSomeAsNormal, CompleteCombat,
    UseToManeuver, UsePresses, StartRound
strikes: damage, and what a strike does.
    Flavour, Hurt, Damage, RangedDamage, MoreDamage, StrikeEffect, Strike, PlainStrike, HandStrikeAt,
    HandStrikeOrMeleeAt, DamageStrike, StrengthStrike, StrengthDamage, DeedStrike, HandAggravated
votes: deeds of referendums.
    CallReferendum, Abstain, CastVotes, Pass, Allocate, Distribute, AllocateX, AllocatePool, AllocateTwiceX,
    CancelReferendum, CancelVotes, BurnEdgeForVote
things: deeds with blood, pool, life and counters.
    StealBecomingLife, ButAddDeed, PoolAndOrCards, MoveBetween, Burn, Gain, GainToFull, Lose, Add, MoveThings,
    MoveEitherWay, StealThings, PutThings, BurnEdge, GainEdge, GainEqual, BurnEqual, MoveOfThose, GainNoLife,
    BurnPlusIf, BurnEither, BurnAny, BurnAndCard, AddEnough, GainForHealing
costs: paying, and what cards cost.
    UseThings, PayPool, CostLess, CostMore, CostSigned, CostMoreItself, CostToPlay, ReduceCost, CostSignedItself,
    CostItself, PayCost, CostSignedEquip
gifts: getting and giving what is no counter: bonuses, levels, actions.
    ReceiveActions, Get, Give, GetSuperior, GetStrength, LoseAbilities, GetUsual, GainLevel, LoseTitle, GetBoth,
    GetThen, GiveNext, GetKeyword, RemoveTitle
cards: deeds with cards where they lie.
    Control, Lock, LockSelf, Unlock, UnlockSelf, LockOrUnlock, UnlockAsNormal, Choose, Cancel, TakeControl,
    PlayCard, EquipWith, Employ, Recruit, EquipMinion, CancelBy, CancelStillPaid, Announce, Force, Contest,
    CancelMustPay, Occur, RecruitOrEmploy, RepresentLocation, ChooseTwo, ChooseTo, LockBoth, Allow, ChooseNot,
    Affect, AttemptTo, AttemptThat, FlipCoin, PlayAs, Resolve, BurnCard, GiveControl, StealCard, UseCard
moving: cards that go from one place to another.
    ReturnCard, PutOn, PutOnWith, PutInPlay, MoveCard, MoveCardFrom, RemoveFromGame, Discard, Draw, DrawFrom,
    DiscardDown, Shuffle, ShuffleZone, Search, LookAt, Reveal, EnterPlay, LeavePlay, PutTitle, OpenHand, Exchange,
    MoveCardWith, RevealAndRemove, LookAtCard, Rearrange, PutTitleNamed, PutInPlayLife, DiscardFromIt,
    MoveCardBetween, RemainInPlay, PutTitlePlain, EnterPlayWith, DiscardHand, ReplaceCards,
    PutOnEither, MoveOnto, MoveOntoOrBurn, DrawRevealed, ShuffleBack
being: being, having and becoming.
    Be, BeOfClan, BeOfSect, BeSome, BeInCombatWith, Have, HaveEdge, HaveTitle, HaveDiscipline, Become, BecomeSect,
    BecomeState, MakeSect, BeConsidered, BePlayed, BePut, BePutInPlay, BeMoved, HaveHappen, BeAboutTo, BeAmount,
    BePutTitle, BeTarget, BeWith, BeBanished, HaveBonus, BeDoing, HaveOrUse, BeWorth, BeRemoved, BePutTitleNamed,
    BeIncreased, BeCardsLarger, HaveMorePool, BeNot, BeNotClan, BePreventedBy, BeOfClan2, BeBurnedBy,
    BePutTitlePlain, Belong, MakeDo, BeNowBleeding, MakeState, BeAtBonus
who: whom a sentence means: pronouns, and nouns to choose from.
    Quantifier, ManyQuantifier, Role, Some, Several, All, OneOfThem, This, Self, That, Those, The, TheThing,
    Definite, It, ControllerOf, OwnerOf, Theirs, Named, Chosen, TheTop, TheOf, DamageFrom, DamageInflicted,
    BleedAmount, SameAgain, Single, BearerWith, TheirChosen, Doing, AllDamage, PredatorsChosen, DamageBy, YouAnd,
    ControllerOfWho, EachOfThem, ThisItself, TargetOfBleed, DamageFromThis, Neither, EquipmentAtLarge, BareHolder,
    OfTheChosen
whose: possessors.
    Whose, SimpleWhose, OfController, OfOwner, Of, Their, Your
nouns: nouns with what stands before them, alone or joined.
    Noun, Common, CardOf, OfClan, OfClans, OfSect, OfSects, OfTitle, OfTitles, Quality, Being, Clannish, Sectarian,
    NotOfSect, NotOfClan, Ranked, Core, Only, Or, Or3, Or4, AndKinds, DisciplineCard, NotAdjective, OwnKind,
    OwnKinds, OfCapacity, ParenNonUnique, EitherCardOf, NotOfSort, NotTitled, CardOf3, AndKinds3
common: common nouns, adjectives and kinds of card.
    Word, Adjective, CardType, Sort, Season
posts: what narrows a noun, after it.
    InCombatWith, AlliesAndRetainers, IfAny, Allocated, GoingOrBurned, AttemptAndFail, DuringWhich, ActionTo, ItHas,
    MorePoolThanYou, IncludingYou, AtRandom, ByName, ChangingBleed, FewerLife, EnteredLastInfluence,
    AllocatedAPoint, EvenIfPrevented, EnteredSince, OtherThan, WhoDo, OpposingWhom, OfWhat, VotesByWhich, WhoHas,
    NotHandStrikes, WhoCan, WhoDidNot, WhoDoesNot, WhoseReferendumPasses, AttemptingToBlock
posts_of_control: what narrows a noun by whom it belongs to or is aimed at.
    ControlledBy, CalledBy, EmployedBy, DirectedAt, DirectedAtYouOrCard, Against, EvenControlledByOthers,
    Contesting, Controlling, CastingAgainst, CastingOrHavingCast, AttachedTo, BlockedBy, Involving, InflictedBy,
    YouControl, TheyControl, PlayedBy, PlayedOn, OfYourChoice, NotControlling, Targeting, OfTheirChoice, TheyPlay,
    YouPlay, TheyCall, ThatMethuselahControls, TheyCouldPlay, TheyTake, TakenBy, ThatTheyPlay, ControlsNeither
posts_of_cards: what narrows a noun by what is printed on it or lies on it.
    In, CapacityAtLeast, CapacityAtMost, CapacityAbove, CapacityBelow, CalledName, Costing, CostingBlood,
    CapacityOfX, On, With, WithDiscipline, RequiringDiscipline, RequiringKind, WithBody, WithCityTitle,
    WithoutDiscipline, WithThis, SameClanAs, RequiringAnarch, WithoutEither, RequiringEither, RequiringAny3,
    RequiringBasic, RequiringBasic2, RequiringBasicBoth, WithWeapons, WithBonus
amounts: how much, of what.
    Thing, Fixed, LetterX, XPlus, UpTo, UpToX, Between, AnyAmount, Everything, Nothing, AtLeast, AtMost, Additional,
    MoreThan, ForEach, Quantity, Signed, More, Less, MoreByX, LessByX, AnAdditional, Measure, SameNumber, SomeAny,
    Half, MoreByXPlus, LessThan, AnyN, OnlySo
boons: what one gets: bonuses, presses, maneuvers, votes.
    Stat, Move, MoveLimit, PlainBoon, Bonus, Extra, Both, OneOf, BareMove, Unlimited, MasterActions, MandatoryPress,
    OneOf3, ExtraEach, ExtraStrike, AdditionalBoon, LevelBonus, ExtraThis, ExtraX, FewerBoon,
    AdditionalX
measures: numbers that are read off the table of the game.
    LostToDamage, CapacityOf, CapacityOfWho, NumberOf, AmountOf
times: when and how long: after a deed.
    For, Bare, During, Remainder, DuringPhase, Before, After, At, Until, UntilPhase, AtStartOf, AtEndOf, AsAction,
    AsTheyDo, AfterFact, WhenFact, WhileFact, AgainstWhom, InCombatWithWhom, WhenDoing, OnActions,
    OnActionsRequiring, NotYetNeeded, EachTime, DuringWhat, AfterResolutionOf, AfterDoing, BeforeDoing, UntilFact,
    OnceEach, Since, WhileDoing, InSpan, ByEither, ImmediatelyOr, AsRangedStrike, EvenAtLong, AfterEndOf,
    AtEndOfWon, EvenIf, OnceAs, InsteadLast, AtAnyRange, AsWell, OnEachOf, AsIf, OnWhat, AsStrike, DuringNext,
    InWhat, InFirstRoundWith, OnceTallied, NotToExceed, DuringEachOf, DuringEither, ForTheirController, CommaDuring,
    DuringOrPolling, EvenAtClose, DuringThe, ByDoing, DuringCombatWith, IgnoreExcess
moments: phases, stretches and points of play.
    Phase, Span, Moment, Whole
places: where cards lie.
    Zone, CommonZone, ZoneOf, TopOf, BottomOf, LibraryAndOrHand, LibraryHandAsh, AnyZone, HandOf
states: states and small choices of deeds.
    State, Afterward, Terms, Done, Trait
keywords: printed key words.
    Keyword
names: names that are one token: clans, Disciplines, sects, titles, cards.
    Clan, Clans, Discipline, Sect, Sects, Title, Titles, CardName, City, Plus, Minus, RangedNumber, OwnName,
    OwnNames, Icon, XFormula
"""

from primogen.vtes.compiler.surface.actions import *
from primogen.vtes.compiler.surface.amounts import *
from primogen.vtes.compiler.surface.being import *
from primogen.vtes.compiler.surface.boons import *
from primogen.vtes.compiler.surface.cards import *
from primogen.vtes.compiler.surface.clauses import *
from primogen.vtes.compiler.surface.combat import *
from primogen.vtes.compiler.surface.common import *
from primogen.vtes.compiler.surface.costs import *
from primogen.vtes.compiler.surface.deeds import *
from primogen.vtes.compiler.surface.faces import *
from primogen.vtes.compiler.surface.facts import *
from primogen.vtes.compiler.surface.gifts import *
from primogen.vtes.compiler.surface.heads import *
from primogen.vtes.compiler.surface.keywords import *
from primogen.vtes.compiler.surface.leads import *
from primogen.vtes.compiler.surface.limits import *
from primogen.vtes.compiler.surface.measures import *
from primogen.vtes.compiler.surface.moments import *
from primogen.vtes.compiler.surface.moving import *
from primogen.vtes.compiler.surface.names import *
from primogen.vtes.compiler.surface.nouns import *
from primogen.vtes.compiler.surface.patches import *
from primogen.vtes.compiler.surface.places import *
from primogen.vtes.compiler.surface.posts import *
from primogen.vtes.compiler.surface.posts_of_cards import *
from primogen.vtes.compiler.surface.posts_of_control import *
from primogen.vtes.compiler.surface.roots import *
from primogen.vtes.compiler.surface.sentences import *
from primogen.vtes.compiler.surface.states import *
from primogen.vtes.compiler.surface.strikes import *
from primogen.vtes.compiler.surface.things import *
from primogen.vtes.compiler.surface.times import *
from primogen.vtes.compiler.surface.votes import *
from primogen.vtes.compiler.surface.who import *
from primogen.vtes.compiler.surface.whose import *
from primogen.vtes.compiler.surface.windows import *
