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
  sizeWhy: ["Small cards on the table keep their size; the card you read grows.", "Las cartas pequeñas de la mesa no cambian; la que lees, sí."],
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
  reasonsWhy: ["Under each question, with the rule's id. W turns it on and off.", "Bajo cada pregunta, con el id de la regla. Se cambia con W."],
  letters: ["Letters as keys", "Letras como atajos"],
  lettersWhy: [
    "Off: only digits, arrows, Enter, Space and Esc do something.",
    "Si no: solo hacen algo los números, las flechas, Intro, Espacio y Esc.",
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
