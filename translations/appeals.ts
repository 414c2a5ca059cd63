import { defineMessages } from '../common/messages.ts';

/** Appeals and what administrators decide about reviews: names of states and kinds, and what the server refuses. */
export default defineMessages({
  'appeals.state.open': ['Open', 'En curso'],
  'appeals.state.accepted': ['Accepted', 'Aceptada'],
  'appeals.state.rejected': ['Rejected', 'Rechazada'],
  'appeals.state.withdrawn': ['Turned off', 'Retirada'],
  'appeals.kind.take_down': ['Take the review down', 'Quitar la reseña'],
  'appeals.kind.put_back': ['Put the review back', 'Volver a mostrar la reseña'],
  'appeals.standing.active': ['Active', 'Activa'],
  'appeals.standing.held': ['Held', 'En revisión'],
  'appeals.standing.inactive': ['Inactive', 'Inactiva'],
  'appeals.standing.deleted': ['Deleted', 'Eliminada'],

  // Why an appeal cannot be filed or turned off
  'appeal_refusals.already_open': [
    'There is an open appeal of this review already.',
    'Ya hay una apelación en curso sobre esta reseña.',
  ],
  'appeal_refusals.not_shown': [
    'This review is not shown, so there is nothing to take down.',
    'Esta reseña no está a la vista, así que no hay nada que quitar.',
  ],
  'appeal_refusals.nothing_to_put_back': [
    'Your review is shown, so there is nothing to put back.',
    'Su reseña está a la vista, así que no hay nada que restablecer.',
  ],
  'appeal_refusals.held': [
    'An administrator will look at this review in any case. You can appeal what is decided then.',
    'Un administrador revisará esta reseña de todos modos. Podrá apelar lo que se decida entonces.',
  ],
  'appeal_refusals.too_late': [
    'The last day to appeal this decision has passed.',
    'Ya pasó el último día para apelar esta decisión.',
  ],
  'appeal_refusals.too_early': [
    'Your last appeal was rejected. You can appeal again from {date}, or before that with new evidence attached.',
    'Su última apelación fue rechazada. Puede apelar de nuevo a partir del {date}, o antes si adjunta pruebas nuevas.',
  ],
  'appeal_refusals.none_open': [
    'There is no open appeal of this review.',
    'No hay ninguna apelación en curso sobre esta reseña.',
  ],
  'appeal_refusals.never_filed': ['Nobody has appealed this review.', 'Nadie ha apelado esta reseña.'],
  'appeal_refusals.own_case': [
    'You are a party to this review: another administrator has to decide.',
    'Usted es parte en esta reseña: debe decidir otro administrador.',
  ],
  'appeal_refusals.own_decision': [
    'This appeal is about a decision of yours: another administrator has to decide.',
    'Esta apelación es contra una decisión suya: debe decidir otro administrador.',
  ],
  'appeal_refusals.attach_evidence': [
    'Attach the new evidence as a file.',
    'Adjunte las pruebas nuevas como archivo.',
  ],

  // What another administrator, or the author, did first
  'appeal_refusals.inactive_already': ['This review is inactive already.', 'Esta reseña ya está inactiva.'],
  'appeal_refusals.active_already': ['This review is active already.', 'Esta reseña ya está activa.'],
  'appeal_refusals.deleted_already': [
    'This review was deleted by an administrator. Only its author’s appeal can bring it back.',
    'Un administrador eliminó esta reseña. Solo la apelación de su autor puede restablecerla.',
  ],
  'appeal_refusals.response_held_already': [
    'This response is held by screening already.',
    'El filtro ya retuvo esta respuesta.',
  ],
  'appeal_refusals.response_inactive_already': [
    'This response is inactive already.',
    'Esta respuesta ya está inactiva.',
  ],
  'appeal_refusals.response_active_already': [
    'This response is active already.',
    'Esta respuesta ya está activa.',
  ],
  'appeal_refusals.response_deleted_already': [
    'This response was deleted by an administrator.',
    'Un administrador eliminó esta respuesta.',
  ],
  'appeal_refusals.nothing_changed': [
    'It says exactly this already, so there is nothing to change.',
    'Ya dice exactamente eso, así que no hay nada que cambiar.',
  ],
  'appeal_refusals.decided_meanwhile': [
    'Somebody else decided about this in the meantime.',
    'Mientras tanto, alguien más tomó una decisión sobre esto.',
  ],
  'appeal_refusals.words_changed': [
    'These words were changed in the meantime. Read them again before you decide.',
    'Este texto cambió mientras tanto. Léalo de nuevo antes de decidir.',
  ],
  'appeal_refusals.photos_changed': [
    'The photos were changed in the meantime. Look at them again before you decide.',
    'Las fotos cambiaron mientras tanto. Véalas de nuevo antes de decidir.',
  ],
  'appeal_refusals.words_only': [
    'An administrator changes words only, never stars, scores, facts or the job.',
    'Un administrador cambia solo las palabras, nunca las estrellas, las calificaciones, los hechos ni el trabajo.',
  ],
  'appeal_refusals.ground_without_take_down': [
    'Nothing is taken down by this answer, so it names no offense.',
    'Esta respuesta no retira nada, así que no menciona ninguna falta.',
  ],
  'appeal_refusals.offense_without_restriction': [
    'This decision restricts nobody, so it names no offense.',
    'Esta decisión no restringe a nadie, así que no menciona ninguna falta.',
  ],
  'appeal_refusals.appeal_open': [
    'There is an open appeal of this review. Decide it first.',
    'Hay una apelación en curso sobre esta reseña. Primero decídala.',
  ],
  'appeal_refusals.other_response_stands': [
    'The contractor has written another response since.',
    'El contratista ya escribió otra respuesta.',
  ],
  'appeal_refusals.other_review_stands': [
    'Not possible: its author has another review of this contractor for {month}.',
    'No es posible: su autor tiene otra reseña de este contratista para {month}.',
  ],
});
