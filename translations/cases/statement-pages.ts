import { defineMessages } from '../../common/format/messages.ts';

/** Beside and around a decision on its page. */
export default defineMessages({
  'statements.text_of.review': ['The review', 'La reseña'],
  'statements.text_of.response': ['The response', 'La respuesta'],
  'statements.text_of.posting': ['The posting', 'La publicación'],
  'statements.text_of.comment': ['The comment', 'El comentario'],
  'statements.text_of.message': ['The message', 'El mensaje'],
  'statements.text_of.invitation': ['The invitation', 'La invitación'],
  'statements.text_of.partner_rating': ['The rating', 'La calificación'],
  'statements.text_of.passage': ['The hidden words', 'Las palabras ocultas'],
  'statements.text_of.photo': ['The photo', 'La foto'],
  'statements.text_not_shown': [
    'This text was never public, so only its author can read it.',
    'Este texto nunca fue público, por lo que solo su autor puede leerlo.',
  ],
  'statements.text_changed_since': [
    'This text was edited after the decision. You see the current text.',
    'El texto se editó después de la decisión. Aquí ve el texto actual.',
  ],
  'statements.codes': ['Verification codes before and after', 'Códigos de verificación, antes y después'],
  'statements.aside': ['Help with decisions', 'Ayuda sobre las decisiones'],
  'statements.how_title': ['How an appeal works', 'Cómo funciona una apelación'],
  'statements.how_1': [
    'For most decisions you have {days} days to appeal; each decision says until when. Say what is wrong with the decision and how we can check it.',
    'Para la mayoría de las decisiones tiene {days} días para apelar; cada una dice hasta cuándo. Explique qué está mal en la decisión y cómo podemos comprobarlo.',
  ],
  'statements.how_2': [
    'A different administrator decides, if there is one.',
    'Si hay otro administrador, decide otra persona.',
  ],
  'statements.how_3': [
    'We aim to answer with the reason within {days} days, here and by email.',
    'Procuramos responderle, con el motivo, en un máximo de {days} días, aquí y por correo.',
  ],
  'statements.record_title': ['In the decision log', 'En el registro de decisiones'],
  'statements.record_text': [
    'This is decision {number} in the decision log. The log never shows your name or your text.',
    'Es la decisión {number} del registro de decisiones. Ahí nunca aparecen su nombre ni su texto.',
  ],
  'statements.code': ['Verification code', 'Código de verificación'],
  'statements.public_title': ['What everyone can see', 'Lo que todos pueden ver'],
  'statements.public_text': [
    'Every decision is in the decision log, without the names of authors, reporters and administrators. We also publish how often we accept appeals.',
    'Cada decisión está en el registro de decisiones, sin los nombres de autores, de quienes reportan y de administradores. También publicamos cuántas apelaciones aceptamos.',
  ],
  'statements.to_counts': ['See the numbers', 'Ver las cifras'],
  'statements.what.listing.closed': [
    'An administrator marked this business as closed for good. Its page stays; lists leave it out.',
    'Un administrador marcó este negocio como cerrado definitivamente. Su página se conserva; las listas la omiten.',
  ],
  'statements.what.listing.kept_open': [
    'An administrator rejected the proposal that this business closed for good. It stays open.',
    'Un administrador rechazó la propuesta de que este negocio cerró definitivamente. Sigue abierto.',
  ],
  'statements.what.listing.reopened': [
    'An administrator opened this business again. It is back in all lists.',
    'Un administrador volvió a abrir este negocio. Está otra vez en todas las listas.',
  ],
  'statements.what.listing.kept_closed': [
    'An administrator rejected the proposal that this business is open again. It stays closed for good.',
    'Un administrador rechazó la propuesta de que este negocio volvió a abrir. Sigue cerrado definitivamente.',
  ],
  'statements.what.listing.divided': [
    'An administrator split this listing, because it named two businesses.',
    'Un administrador dividió esta ficha, porque mencionaba dos negocios.',
  ],
});
