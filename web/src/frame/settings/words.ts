// Words of the settings page, in both languages.

import { voice } from "../words";

export const says = voice({
  title: ["Settings", "Ajustes"],
  kept: ["Kept in this browser alone.", "Se guardan solo en este navegador."],
  you: ["You", "Tú"],
  name: ["Your name", "Tu nombre"],
  language: ["Language", "Idioma"],
  looks: ["Looks", "Aspecto"],
  theme: ["Theme", "Tema"],
  dark: ["Dark", "Oscuro"],
  light: ["Light", "Claro"],
  size: ["Text size", "Tamaño del texto"],
  normal: ["Normal", "Normal"],
  large: ["Large", "Grande"],
  largest: ["Largest", "Muy grande"],
  sizeWhy: ["Cards on the table grow with it, as far as there is room.", "Las cartas de la mesa crecen también, mientras haya sitio."],
  still: ["No movement", "Sin movimiento"],
  stillWhy: ["Nothing moves or fades. Off: as your system says.", "Nada se mueve ni se desvanece. Si no: como diga tu sistema."],
  table: ["At the table", "En la mesa"],
  pace: ["What others do is shown", "Lo que hacen los demás se muestra"],
  slow: ["Slowly", "Despacio"],
  fast: ["Fast", "Deprisa"],
  once: ["At once", "De golpe"],
  paceWhy: [
    "One thing after the other. Space or a click ends what is shown; the full stop skips to what is now.",
    "Una cosa tras otra. Espacio o un clic termina lo que se muestra; el punto salta a lo que hay ahora.",
  ],
  reasons: ["Always show why something is not possible", "Mostrar siempre por qué algo no se puede"],
  reasonsWhy: [
    "Cards that cannot be chosen are marked, and say why when you read them. W lists everything at once.",
    "Las cartas que no se pueden elegir se marcan, y dicen por qué al leerlas. W lo enumera todo.",
  ],
  letters: ["Letters as keys", "Letras como atajos"],
  lettersWhy: [
    "Off: only digits, arrows, Enter, Space and Esc do something.",
    "Si no: solo hacen algo los números, las flechas, Intro, Espacio y Esc.",
  ],
  oneTap: ["One tap acts", "Un toque actúa"],
  oneTapWhy: [
    "On a touch screen. Off: a tap shows the card and what it can do; a second tap, or the button, does it.",
    "En pantallas táctiles. Si no: un toque enseña la carta y lo que puede hacer; otro toque, o el botón, lo hace.",
  ],
  seats: ["Seats this browser holds", "Asientos que guarda este navegador"],
  seatsHeld: [
    "Seats that this browser can return to: {0}. Once forgotten, only their links open them.",
    "Asientos a los que puede volver este navegador: {0}. Una vez olvidados, solo sus enlaces los abren.",
  ],
  noSeats: ["This browser holds no seat.", "Este navegador no guarda ningún asiento."],
  forget: ["Forget all seats", "Olvidar todos los asientos"],
  sure: ["Really forget them", "Olvidarlos de verdad"],
  forgotten: ["Seats forgotten: {0}", "Asientos olvidados: {0}"],
});
