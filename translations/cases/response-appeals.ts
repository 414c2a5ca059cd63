import { defineMessages } from '../../common/format/messages.ts';

/** The author of a review appeals the response to it: the form, the queue, the mails, and what the server refuses. */
export default defineMessages({
  'appeals.kind.remove_response': ['Take down the response', 'Quitar la respuesta'],

  'appeal_refusals.response_appealed_already': [
    'You already have an open appeal of this response.',
    'Ya tiene una apelación en curso de esta respuesta.',
  ],
  'appeal_refusals.response_not_shown': [
    'This response isn’t public, so there’s nothing to take down.',
    'Esta respuesta no es pública; no hay nada que quitar.',
  ],
  'appeal_refusals.none_open_response': [
    'This response has no open appeal.',
    'Esta respuesta no tiene ninguna apelación en curso.',
  ],

  'appeal_forms.file.remove_response': ['Appeal this response', 'Apelar esta respuesta'],
  'appeal_forms.title.remove_response': [
    'Appeal the response by {contractor}',
    'Apelar la respuesta de {contractor}',
  ],
  'appeal_forms.intro.remove_response': [
    'You ask us to take down the response to your review. An administrator reads it again with your reason and files. It stays public until then.',
    'Usted pide quitar la respuesta a su reseña. Un administrador la lee otra vez con su motivo y sus archivos. Mientras tanto, sigue siendo pública.',
  ],
  'appeal_forms.reason_help.remove_response': [
    'What is false or breaks the rules, and how we can check it: a threat, private details, something false about you.',
    'Qué es falso o rompe las reglas y cómo podemos comprobarlo: una amenaza, datos privados, algo falso sobre usted.',
  ],
  'appeal_forms.on_reason.remove_response': ['The author’s reason', 'Motivo del autor'],
  'appeal_forms.response_texts': [
    'Text of the appeal of the response',
    'Texto de la apelación de la respuesta',
  ],
  'appeal_forms.turn_off_response_text': [
    'This closes the appeal, and the response doesn’t change. We notify the contractor.',
    'Se cierra la apelación y la respuesta no cambia. Le avisamos al contratista.',
  ],

  'reviews.appeal_wish.remove_response': [
    'the author asked us to take down the response',
    'el autor pidió quitar la respuesta',
  ],
  'reviews.appeal_response': ['Appeal this response', 'Apelar esta respuesta'],
  'reviews.appeal_response_turn_off': [
    'Withdraw the appeal of the response',
    'Retirar la apelación de la respuesta',
  ],

  'admin.act.response_accept': ['Accept: take down the response', 'Aceptar: quitar la respuesta'],
  'admin.act.response_reject': ['Reject: keep the response', 'Rechazar: dejar la respuesta'],

  'statements.what.accepted.remove_response': [
    'We accepted the author’s appeal: the contractor’s response is no longer public.',
    'Aceptamos la apelación del autor: la respuesta del contratista ya no es pública.',
  ],
  'statements.what.rejected.remove_response': [
    'We rejected the author’s appeal: the contractor’s response stays public.',
    'Rechazamos la apelación del autor: la respuesta del contratista sigue siendo pública.',
  ],
  'statements.way.appeal_response': [
    'If you disagree, you can appeal the response again: 30 days after a rejection, or right away with new evidence. There is no deadline.',
    'Si no está de acuerdo, puede apelar la respuesta de nuevo: 30 días después de un rechazo, o de inmediato con pruebas nuevas. No hay fecha límite.',
  ],

  'decision_mails.grants_author': [
    'With this, we accept your appeal of the response.',
    'Con esto aceptamos su apelación de la respuesta.',
  ],
  'decision_mails.grants_owner': [
    'The author of the review asked for this in an appeal.',
    'El autor de la reseña lo pidió en una apelación.',
  ],
  'decision_mails.filed_subject.remove_response': [
    'The author appealed {contractor}’s response',
    'El autor apeló la respuesta de {contractor}',
  ],
  'decision_mails.filed_text.remove_response': [
    'The author of a review of {contractor} asked us to take down your response. Nothing changes until an administrator decides. You can read the reason and the files.',
    'El autor de una reseña de {contractor} nos pidió quitar su respuesta. Nada cambia hasta que un administrador decida. Usted puede leer el motivo y los archivos.',
  ],
  'decision_mails.filed_own_subject': [
    'Your appeal of {contractor}’s response',
    'Su apelación de la respuesta de {contractor}',
  ],
  'decision_mails.filed_own_text': [
    'We got your appeal: you asked us to take down {contractor}’s response to your review. Nothing changes until an administrator decides.',
    'Recibimos su apelación: usted pidió quitar la respuesta de {contractor} a su reseña. Nada cambia hasta que un administrador decida.',
  ],
  'decision_mails.withdrawn_subject.remove_response': [
    'The author withdrew the appeal of {contractor}’s response',
    'El autor retiró la apelación de la respuesta de {contractor}',
  ],
  'decision_mails.withdrawn_text.remove_response': [
    'The author withdrew the appeal of your response to a review of {contractor}. Your response stays as it is.',
    'El autor retiró la apelación de su respuesta a una reseña de {contractor}. Su respuesta sigue como está.',
  ],

  'dashboard.appeal_mine_response': [
    'You asked us to take down the response to this review',
    'Usted pidió quitar la respuesta a esta reseña',
  ],
  'dashboard.appeal_against_response': [
    'The author asked us to take down your response to this review',
    'El autor pidió quitar su respuesta a esta reseña',
  ],

  'transparency.kind.remove_response': [
    'Authors who asked us to take down a response',
    'Autores que pidieron quitar una respuesta',
  ],
});
