import { defineMessages } from '../common/messages.ts';

/** Beside and around a decision on its page. */
export default defineMessages({
  'statements.text_of.review': ['The review', 'La reseña'],
  'statements.text_of.response': ['The response', 'La respuesta'],
  'statements.text_of.posting': ['The posting', 'La publicación'],
  'statements.text_not_shown': [
    'This text was never public, so only its author can read it.',
    'Este texto nunca fue público, por lo que solo su autor puede leerlo.',
  ],
  'statements.text_changed_since': [
    'This text was changed after the decision. You see it as it reads now.',
    'El texto se modificó después de la decisión. Aquí lo ve como está ahora.',
  ],
  'statements.codes': ['Verification codes before and after', 'Códigos de verificación, antes y después'],
  'statements.aside': ['Help with decisions', 'Ayuda sobre las decisiones'],
  'statements.how_title': ['How an appeal works', 'Cómo funciona una apelación'],
  'statements.how_1': [
    'You have {days} days to appeal. Say what is wrong with the decision and how we can check it.',
    'Tiene {days} días para apelar. Explique en qué se equivoca la decisión y cómo podemos comprobarlo.',
  ],
  'statements.how_2': [
    'Another administrator reads it, if there is one who did not make the decision.',
    'La lee otro administrador, siempre que haya uno que no haya tomado la decisión.',
  ],
  'statements.how_3': [
    'You get an answer with the reason within {days} days, here and by email.',
    'Recibe la respuesta, con su motivo, en un máximo de {days} días, aquí y por correo electrónico.',
  ],
  'statements.record_title': ['On the record', 'Queda registrada'],
  'statements.record_text': [
    'This is decision no. {number} in the public log. The log never shows your name or your words.',
    'Esta es la decisión n.º {number} del registro público. Ahí nunca aparecen su nombre ni sus palabras.',
  ],
  'statements.code': ['Verification code', 'Código de verificación'],
  'statements.public_title': ['What everyone can see', 'Lo que todos pueden ver'],
  'statements.public_text': [
    'Every decision is in a public log, without names. We also publish how often appeals are upheld.',
    'Cada decisión está en un registro público, sin nombres. También publicamos cuántas apelaciones se aceptan.',
  ],
  'statements.to_counts': ['See the numbers', 'Ver las cifras'],
});
