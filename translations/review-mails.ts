import { defineMessages } from '../common/messages.ts';

/** What is written to people when a review or a response arrives. No words of others: they may have been taken back. */
export default defineMessages({
  'review_mails.received_subject': [
    'New review of {contractor}: {stars, plural, one {# star} other {# stars}}',
    'Nueva reseña de {contractor}: {stars, plural, one {# estrella} other {# estrellas}}',
  ],
  'review_mails.received_text': [
    'A new review of {contractor} is published, with {stars, plural, one {# star} other {# stars}} of 5. You can answer it once, for everyone to read.',
    'Se publicó una nueva reseña de {contractor}, con {stars, plural, one {# estrella} other {# estrellas}} de 5. Puede responderla una vez, a la vista de todos.',
  ],
  'review_mails.received_link': ['Read and answer', 'Leer y responder'],
  'review_mails.received_afterword': [
    'You receive this because you answer for {contractor} on {site}.',
    'Recibe este mensaje porque usted representa a {contractor} en {site}.',
  ],
  'review_mails.responded_subject': [
    '{contractor} answered your review',
    '{contractor} respondió a su reseña',
  ],
  'review_mails.responded_text': [
    '{contractor} answered the review you wrote. The answer stands under it, for everyone to read.',
    '{contractor} respondió a la reseña que usted escribió. La respuesta está debajo de ella, a la vista de todos.',
  ],
  'review_mails.responded_link': ['Read the response', 'Leer la respuesta'],
  'review_mails.responded_afterword': [
    'You receive this because you wrote a review on {site}.',
    'Recibe este mensaje porque escribió una reseña en {site}.',
  ],
});
