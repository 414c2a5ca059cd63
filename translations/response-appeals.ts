import { defineMessages } from '../common/messages.ts';

/** The author of a review appeals the response to it: the form, the queue, the mails, and what the server refuses. */
export default defineMessages({
  'appeals.kind.remove_response': ['Take the response down', 'Quitar la respuesta'],

  'appeal_refusals.response_appealed_already': [
    'You have an open appeal against this response already.',
    'Usted ya tiene una apelación en curso contra esta respuesta.',
  ],
  'appeal_refusals.response_not_shown': [
    'This response is not shown, so there is nothing to take down.',
    'Esta respuesta no está a la vista, así que no hay nada que quitar.',
  ],
  'appeal_refusals.none_open_response': [
    'There is no open appeal against this response.',
    'No hay ninguna apelación en curso contra esta respuesta.',
  ],

  'appeal_forms.file.remove_response': ['Appeal this response', 'Apelar esta respuesta'],
  'appeal_forms.title.remove_response': [
    'Appeal against the response by {contractor}',
    'Apelación contra la respuesta de {contractor}',
  ],
  'appeal_forms.intro.remove_response': [
    'You ask for the response to your review to be taken down. An administrator reads it again, with what you write and attach. The response stays as it is until then.',
    'Usted pide que se quite la respuesta a su reseña. Un administrador la lee otra vez, con lo que usted escriba y adjunte. Hasta entonces la respuesta sigue como está.',
  ],
  'appeal_forms.reason_help.remove_response': [
    'What in the response is wrong or breaks the rules, and how one can see that: a threat, private details, something false about you.',
    'Qué parte de la respuesta es falsa o rompe las reglas, y cómo se puede comprobar: una amenaza, datos privados, algo falso sobre usted.',
  ],
  'appeal_forms.on_reason.remove_response': ['The author’s reason', 'Motivo del autor'],
  'appeal_forms.response_texts': [
    'What was written in the appeal against the response',
    'Lo que se escribió en la apelación contra la respuesta',
  ],
  'appeal_forms.turn_off_response_text': [
    'The appeal ends and nothing about the response changes. The contractor is told.',
    'La apelación termina y nada cambia en la respuesta. Se le avisa al contratista.',
  ],

  'reviews.appeal_wish.remove_response': [
    'the author asks for the response to be taken down',
    'el autor pide que se quite la respuesta',
  ],
  'reviews.appeal_response': ['Appeal this response', 'Apelar esta respuesta'],
  'reviews.appeal_response_turn_off': [
    'Turn the appeal against the response off',
    'Retirar la apelación contra la respuesta',
  ],

  'admin.act.response_accept': ['Accept: take the response down', 'Aceptar: quitar la respuesta'],
  'admin.act.response_reject': ['Reject: keep the response', 'Rechazar: dejar la respuesta'],

  'statements.what.accepted.remove_response': [
    'The appeal of the review’s author was granted: the contractor’s response is no longer shown.',
    'Se concedió la apelación del autor de la reseña: la respuesta del contratista ya no se muestra.',
  ],
  'statements.what.rejected.remove_response': [
    'The appeal of the review’s author was rejected: the contractor’s response stays on the page.',
    'Se rechazó la apelación del autor de la reseña: la respuesta del contratista sigue en la página.',
  ],
  'statements.way.appeal_response': [
    'If you think this is wrong, you can appeal the response again: 30 days after a rejection, or at once with new evidence. There is no last day.',
    'Si cree que es un error, puede apelar la respuesta de nuevo: 30 días después de un rechazo, o de inmediato con pruebas nuevas. No hay fecha límite.',
  ],

  'decision_mails.grants_author': [
    'This grants your appeal against the response.',
    'Con esto se concede su apelación contra la respuesta.',
  ],
  'decision_mails.grants_owner': [
    'The author of the review had asked for this in an appeal.',
    'El autor de la reseña lo había pedido en una apelación.',
  ],
  'decision_mails.filed_subject.remove_response': [
    'The author of a review appeals against the response of {contractor}',
    'El autor de una reseña apela contra la respuesta de {contractor}',
  ],
  'decision_mails.filed_text.remove_response': [
    'The author of a review of {contractor} asked for your response to be taken down. It stays as it is until an administrator has decided. You can read the reason and the files.',
    'El autor de una reseña de {contractor} pidió que se quite su respuesta. Sigue como está hasta que un administrador decida. Usted puede leer el motivo y los archivos.',
  ],
  'decision_mails.filed_own_subject': [
    'Your appeal against the response of {contractor}',
    'Su apelación contra la respuesta de {contractor}',
  ],
  'decision_mails.filed_own_text': [
    'Your appeal came in: you asked for the response of {contractor} to your review to be taken down. It stays as it is until an administrator has decided.',
    'Recibimos su apelación: usted pidió que se quite la respuesta de {contractor} a su reseña. Sigue como está hasta que un administrador decida.',
  ],
  'decision_mails.withdrawn_subject.remove_response': [
    'The appeal against the response of {contractor} was turned off',
    'Se retiró la apelación contra la respuesta de {contractor}',
  ],
  'decision_mails.withdrawn_text.remove_response': [
    'The appeal against your response to a review of {contractor} has ended without a decision.',
    'La apelación contra su respuesta a una reseña de {contractor} terminó sin decisión.',
  ],

  'dashboard.appeal_mine_response': [
    'You asked to take the response to this review down',
    'Usted pidió retirar la respuesta a esta reseña',
  ],
  'dashboard.appeal_against_response': [
    'The author asked to take your response to this review down',
    'El autor pidió retirar su respuesta a esta reseña',
  ],

  'transparency.kind.remove_response': [
    'Author asks to take the response down',
    'El autor pide quitar la respuesta',
  ],
});
