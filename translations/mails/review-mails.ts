import { defineMessages } from '../../common/format/messages.ts';

/** What is written to people when a review or a response arrives. No words of others: they may have been taken back. */
export default defineMessages({
  'review_mails.received_subject': [
    'New review of {contractor}: {stars, plural, one {# star} other {# stars}}',
    'Nueva reseña de {contractor}: {stars, plural, one {# estrella} other {# estrellas}}',
  ],
  'review_mails.received_text': [
    '{contractor} has a new review: {stars, plural, one {# star} other {# stars}} out of 5. You can respond once, in public.',
    '{contractor} tiene una nueva reseña: {stars, plural, one {# estrella} other {# estrellas}} de 5. Puede responder una vez, en público.',
  ],
  'review_mails.received_link': ['Read and respond', 'Leer y responder'],
  'review_mails.responded_subject': [
    '{contractor} responded to your review',
    '{contractor} respondió a su reseña',
  ],
  'review_mails.responded_text': [
    '{contractor} responded to your review. Everyone can read the response below it.',
    '{contractor} respondió a su reseña. Todos pueden leer la respuesta debajo de ella.',
  ],
  'review_mails.responded_link': ['Read the response', 'Leer la respuesta'],
});
