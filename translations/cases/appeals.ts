import { defineMessages } from '../../common/format/messages.ts';

/** Appeals and what administrators decide about reviews: names of states and kinds, and what the server refuses. */
export default defineMessages({
  'appeals.state.open': ['Open', 'En curso'],
  'appeals.state.accepted': ['Accepted', 'Aceptada'],
  'appeals.state.rejected': ['Rejected', 'Rechazada'],
  'appeals.state.withdrawn': ['Withdrawn', 'Retirada'],
  'appeals.kind.take_down': ['Take down the review', 'Quitar la reseña'],
  'appeals.kind.put_back': ['Restore the review', 'Mostrar de nuevo la reseña'],
  'appeals.standing.active': ['Active', 'Activa'],
  'appeals.standing.held': ['On hold', 'En revisión'],
  'appeals.standing.inactive': ['Inactive', 'Inactiva'],
  'appeals.standing.deleted': ['Deleted', 'Eliminada'],

  // Why an appeal cannot be filed or turned off
  'appeal_refusals.already_open': [
    'This review already has an open appeal.',
    'Esta reseña ya tiene una apelación en curso.',
  ],
  'appeal_refusals.not_shown': [
    'This review isn’t public, so there’s nothing to take down.',
    'Esta reseña no es pública; no hay nada que quitar.',
  ],
  'appeal_refusals.nothing_to_put_back': [
    'Your review is public, so there’s nothing to restore.',
    'Su reseña es pública; no hay nada que restablecer.',
  ],
  'appeal_refusals.held': [
    'An administrator will read this review in any case. You can appeal that decision.',
    'Un administrador leerá esta reseña de todos modos. Podrá apelar esa decisión.',
  ],
  'appeal_refusals.too_late': [
    'The deadline to appeal this decision has passed.',
    'Ya pasó el plazo para apelar esta decisión.',
  ],
  'appeal_refusals.too_early': [
    'We rejected your last appeal. You can appeal again from {date}, or earlier with new evidence attached.',
    'Rechazamos su última apelación. Puede apelar de nuevo a partir del {date}, o antes si adjunta pruebas nuevas.',
  ],
  'appeal_refusals.evidence_only': [
    'We rejected your last appeal. To appeal again before the deadline, attach new evidence.',
    'Rechazamos su última apelación. Para apelar de nuevo antes de que venza el plazo, adjunte pruebas nuevas.',
  ],
  'appeal_refusals.none_open': [
    'This review has no open appeal.',
    'Esta reseña no tiene ninguna apelación en curso.',
  ],
  'appeal_refusals.never_filed': ['No one has appealed this review.', 'Nadie ha apelado esta reseña.'],
  'appeal_refusals.own_case': [
    'You are part of this review, so another administrator must decide.',
    'Usted es parte de esta reseña; debe decidir otro administrador.',
  ],
  'appeal_refusals.own_decision': [
    'This appeal is about your decision, so another administrator must decide.',
    'Esta apelación es sobre una decisión de usted; debe decidir otro administrador.',
  ],
  'appeal_refusals.attach_evidence': [
    'Attach the new evidence as a file.',
    'Adjunte las pruebas nuevas como archivo.',
  ],

  // What another administrator, or the author, did first
  'appeal_refusals.inactive_already': ['This review is already inactive.', 'Esta reseña ya está inactiva.'],
  'appeal_refusals.active_already': ['This review is already active.', 'Esta reseña ya está activa.'],
  'appeal_refusals.deleted_already': [
    'An administrator deleted this review. Only its author’s appeal can restore it.',
    'Un administrador eliminó esta reseña. Solo una apelación del autor puede restablecerla.',
  ],
  'appeal_refusals.response_held_already': [
    'This response is already on hold.',
    'Esta respuesta ya está en revisión.',
  ],
  'appeal_refusals.response_inactive_already': [
    'This response is already inactive.',
    'Esta respuesta ya está inactiva.',
  ],
  'appeal_refusals.response_active_already': [
    'This response is already active.',
    'Esta respuesta ya está activa.',
  ],
  'appeal_refusals.response_deleted_already': [
    'An administrator deleted this response.',
    'Un administrador eliminó esta respuesta.',
  ],
  'appeal_refusals.nothing_changed': ['You haven’t changed anything.', 'No ha cambiado nada.'],
  'appeal_refusals.decided_meanwhile': [
    'Someone else just decided this.',
    'Alguien más acaba de decidir esto.',
  ],
  'appeal_refusals.words_changed': [
    'The text just changed. Read it again before you decide.',
    'El texto acaba de cambiar. Léalo de nuevo antes de decidir.',
  ],
  'appeal_refusals.photos_changed': [
    'The photos just changed. Look at them again before you decide.',
    'Las fotos acaban de cambiar. Véalas de nuevo antes de decidir.',
  ],
  'appeal_refusals.words_only': [
    'Administrators can only edit the text, not the stars, scores, job facts or job.',
    'Los administradores solo pueden editar el texto, no las estrellas, las calificaciones ni los datos del trabajo.',
  ],
  'appeal_refusals.ground_without_take_down': [
    'This decision doesn’t take anything down, so it can’t name a violation.',
    'Esta decisión no quita nada; no puede indicar una falta.',
  ],
  'appeal_refusals.offense_without_restriction': [
    'This decision doesn’t restrict anyone, so it can’t name a violation.',
    'Esta decisión no limita a nadie; no puede indicar una falta.',
  ],
  'appeal_refusals.appeal_open': [
    'This review has an open appeal. Decide it first.',
    'Esta reseña tiene una apelación en curso. Decídala primero.',
  ],
  'appeal_refusals.other_response_stands': [
    'The contractor has written another response.',
    'El contratista ya escribió otra respuesta.',
  ],
  'appeal_refusals.other_review_stands': [
    'Not possible: the author has another review of this contractor for {month}.',
    'No es posible: el autor tiene otra reseña de este contratista de {month}.',
  ],
});
