import { defineMessages } from '../common/messages.ts';

/** Why a text waits before it is shown, for its author and for administrators. */
export default defineMessages({
  'screening.held': [
    'Your review is saved. It waits for a look by us before it is shown; below you see why.',
    'Su reseña quedó guardada. Espera nuestra revisión antes de mostrarse; abajo verá por qué.',
  ],
  'screening.posting_held': [
    'Your posting is saved. It waits for a look by us before it is shown; below you see why.',
    'Su publicación quedó guardada. Espera nuestra revisión antes de mostrarse; abajo verá por qué.',
  ],
  'screening.held_words': [
    'A signal in its words holds it. An administrator looks at it and you are told what was decided. You can change the words, and it is shown at once.',
    'La detiene una señal en sus palabras. Un administrador la revisa y se le avisa lo que se decida. Puede cambiar el texto y se muestra de inmediato.',
  ],
  'screening.held_title': ['Waiting for a look by us', 'En espera de nuestra revisión'],
  'screening.held_text': [
    'A signal in the text or in how it was sent holds it; the number of stars plays no part. An administrator looks at it and you are told what was decided. Where the words are the reason, you can change them, and it is shown at once.',
    'La detiene una señal en el texto o en la forma de envío; el número de estrellas no influye. Un administrador la revisa y se le avisa lo que se decida. Si el motivo son las palabras, puede cambiarlas y se muestra de inmediato.',
  ],
  'screening.signal.hold_word': [
    'It holds a word or phrase that we look at first, such as a threat.',
    'Contiene una palabra o frase que revisamos primero, como una amenaza.',
  ],
  'screening.signal.contact_details': [
    'It gives a telephone number, an e-mail or web address or a street address.',
    'Incluye un teléfono, un correo, una página web o un domicilio.',
  ],
  'screening.signal.near_copy': [
    'It is nearly the same as another text, or brings back words that an administrator took out of it.',
    'Es casi igual a otro texto, o vuelve a poner palabras que un administrador le quitó.',
  ],
  'screening.signal.same_origin': [
    'It came from the same device or network address as the contractor.',
    'Se envió desde el mismo dispositivo o la misma dirección de red que el contratista.',
  ],
  'screening.signal.burst': [
    'Unusually many reviews of this contractor came within a day.',
    'En un día llegaron muchas más reseñas de este contratista que de costumbre.',
  ],
  'screening.signal.own_business': [
    'You have taken over the business it is about.',
    'Usted se hizo cargo del negocio del que trata.',
  ],
});
