import { defineMessages } from '../../common/format/messages.ts';

/** Why a text waits before it is shown, for its author and for administrators. */
export default defineMessages({
  'screening.held': [
    'Review saved, not public yet. See why below.',
    'Reseña guardada, aún no es pública. Vea abajo por qué.',
  ],
  'screening.posting_held': [
    'Posting saved, not public yet. See why below.',
    'Publicación guardada, aún no es pública. Vea abajo por qué.',
  ],
  'screening.held_words': [
    'Our automatic check put it on hold because of its text. Edit the text and we publish it right away, or wait until an administrator reads it. We send you the decision.',
    'Nuestro filtro automático la puso en revisión por su texto. Edítelo y la publicamos de inmediato, o espere a que la lea un administrador. Le enviaremos la decisión.',
  ],
  'screening.held_title': ['Not public yet', 'Aún no es pública'],
  'screening.held_text': [
    'Our automatic check put it on hold. The star rating had nothing to do with this. An administrator reads it and we send you the decision. If the text is the reason, you can edit it and we publish it right away.',
    'Nuestro filtro automático la puso en revisión. Las estrellas no influyeron. Un administrador la lee y le enviamos la decisión. Si el motivo es el texto, puede editarlo y la publicamos de inmediato.',
  ],
  'screening.remove_words': ['Remove or change the marked words:', 'Quite o cambie las palabras marcadas:'],
  'screening.words_found': [
    'Remove or change these words: {words}',
    'Quite o cambie estas palabras: {words}',
  ],
  'screening.checked_by': [
    'If you change nothing, an administrator reads it by {date}.',
    'Si no cambia nada, un administrador la lee a más tardar el {date}.',
  ],
  'screening.signal.hold_word': [
    'It contains a threat, or an insult about a person’s origin or identity.',
    'Contiene una amenaza o un insulto por el origen o la identidad de una persona.',
  ],
  'screening.signal.private_number': [
    'It contains a number that belongs to one person: Social Security, CURP, RFC, a card or a bank account.',
    'Incluye un número que es de una sola persona: CURP, RFC, seguro social, tarjeta, CLABE o cuenta.',
  ],
  'screening.signal.child': [
    'It names a child together with a school, grade or class.',
    'Nombra a un menor junto con su escuela, grado o grupo.',
  ],
  'screening.refused.private_number': [
    'Leave out numbers that belong to one person, such as Social Security, card or account numbers: {words}',
    'Quite los números que son de una sola persona, como CURP, RFC, tarjeta o cuenta: {words}',
  ],
  'screening.refused.child': [
    'Leave out the child’s name or the school: {words}',
    'Quite el nombre del menor o la escuela: {words}',
  ],
  'screening.signal.contact_details': [
    'It contains a phone number, an email, a website or a street address.',
    'Incluye un teléfono, un correo, una página web o un domicilio.',
  ],
  'screening.signal.near_copy': [
    'It’s almost the same as another text, or repeats text that an administrator removed.',
    'Es casi igual a otro texto o repite texto que un administrador quitó.',
  ],
  'screening.signal.same_origin': [
    'It came from the same device or network as the contractor.',
    'Se envió desde el mismo dispositivo o red que el contratista.',
  ],
  'screening.signal.used_link': [
    'It came through the link of a job that someone else reviewed before.',
    'Llegó por el enlace de un trabajo que otra persona ya reseñó.',
  ],
  'screening.signal.burst': [
    'This contractor got unusually many reviews in one day.',
    'Este contratista recibió muchas más reseñas de lo normal en un día.',
  ],
  'screening.signal.own_business': [
    'You now manage the business it is about.',
    'Usted ahora administra el negocio del que trata.',
  ],
});
