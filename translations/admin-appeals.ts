import { defineMessages } from '../common/messages.ts';

/** The desk of appeals against decisions that are no matter of a review's standing. */
export default defineMessages({
  'admin.decision_appeals.title': ['Appeals of decisions', 'Apelaciones de decisiones'],
  'admin.decision_appeals.short': ['Appealed decisions', 'Decisiones apeladas'],
  'admin.decision_appeals.search': [
    'Appellant, contractor, text or number',
    'Apelante, contratista, texto o número',
  ],
  'admin.decision_appeals.waiting': ['To decide', 'Por decidir'],
  'admin.decision_appeals.decision': ['Decision', 'Decisión'],
  'admin.decision_appeals.decided': ['The decision', 'La decisión'],
  'admin.decision_appeals.appellant': ['Appellant', 'Apelante'],
  'admin.decision_appeals.number': ['Appeal {id}', 'Apelación {id}'],
  'admin.decision_appeals.decision_number': ['Decision {id}', 'Decisión {id}'],
  'admin.decision_appeals.words': ['What the appeal says', 'Qué dice la apelación'],
  'admin.decision_appeals.erased': ['Erased together with the text.', 'Se borró junto con el texto.'],
  'admin.decision_appeals.about': ['What the decision is about', 'Sobre qué trata la decisión'],
  'admin.decision_appeals.gone': [
    'The author deleted it, or we no longer keep it.',
    'Su autor lo eliminó o ya no lo conservamos.',
  ],
  'admin.decision_appeals.response_gone': ['The response was deleted.', 'La respuesta se eliminó.'],
  'admin.decision_appeals.answers': ['In response to this review:', 'Responde a esta reseña:'],
  'admin.decision_appeals.before': ['Before the edit', 'Antes de la edición'],
  'admin.decision_appeals.after': ['After the edit', 'Después de la edición'],
  'admin.decision_appeals.change_key': [
    'The edit removed the struck-through text and added the underlined text.',
    'La edición quitó el texto tachado y agregó el subrayado.',
  ],
  'admin.decision_appeals.photos': ['Photos removed by the edit', 'Fotos que quitó la edición'],
  'admin.decision_appeals.role': [
    'Role before: {before}. Role after: {after}.',
    'Rol anterior: {before}. Rol nuevo: {after}.',
  ],
  'admin.decision_appeals.the_decision': ['The decision', 'La decisión'],
  'admin.decision_appeals.others': ['Other appeals of this decision', 'Otras apelaciones de esta decisión'],
  'admin.decision_appeals.nothing_left': [
    'A later change replaced this decision, so you can only reject the appeal for that reason.',
    'Un cambio posterior reemplazó esta decisión; solo puede rechazar la apelación por ese motivo.',
  ],
  'admin.decision_appeals.own_case': [
    'This case concerns you, so we don’t show it to you here.',
    'Este caso tiene que ver con usted; por eso no se lo mostramos aquí.',
  ],
  'admin.decision_appeals.other_eyes': [
    'You made this decision or rejected an appeal of it.',
    'Usted tomó esta decisión o rechazó una apelación de ella.',
  ],
  'admin.decision_appeals.decide_first': [
    'Appeal {id} of a decision is open. Decide it first.',
    'La apelación {id} de una decisión está en curso. Decídala primero.',
  ],
  'admin.settled': ['This case has changed', 'Este caso cambió'],
  'admin.settled_text': [
    'We paused its buttons and keys so you don’t click the wrong one. Go to the next case, or continue here.',
    'Pusimos en pausa sus botones y teclas para que no presione el equivocado. Pase al siguiente caso o continúe aquí.',
  ],
  'admin.settled_go_on': ['Continue with this case', 'Continuar con este caso'],
  'admin.bulk_changed': ['Changed since you selected them', 'Cambiaron desde que las seleccionó'],
  'admin.bulk_changed_text': [
    'We didn’t change these reviews. Read them again before you decide.',
    'No cambiamos estas reseñas. Léalas de nuevo antes de decidir.',
  ],
  'admin.ground': ['Rule the review breaks', 'Regla que incumple la reseña'],
  'admin.ground_help': [
    'The page and the statistics show it as the reason why the review was taken down.',
    'La página y las estadísticas la muestran como el motivo por el que se quitó la reseña.',
  ],
  'admin.ground_missing': ['Choose a rule.', 'Elija una regla.'],
  'admin.outcome.accept.take_down': ['Take down the review', 'Quitar la reseña'],
  'admin.outcome.reject.take_down': ['Keep the review', 'Dejar la reseña'],
  'admin.outcome.accept.put_back': ['Put back the review', 'Mostrar de nuevo la reseña'],
  'admin.outcome.reject.put_back': ['Keep the review hidden', 'Dejar oculta la reseña'],
  'admin.outcome.follows.accept.take_down': [
    'You accept the appeal: the review is no longer public. Both sides read the reason. The author can appeal.',
    'Usted acepta la apelación: la reseña deja de ser pública. Ambas partes leen el motivo. El autor puede apelar.',
  ],
  'admin.outcome.follows.reject.take_down': [
    'You reject the appeal: the review stays public. Both sides read the reason.',
    'Usted rechaza la apelación: la reseña sigue siendo pública. Ambas partes leen el motivo.',
  ],
  'admin.outcome.follows.accept.put_back': [
    'You accept the appeal: the review is public again. Both sides read the reason.',
    'Usted acepta la apelación: la reseña vuelve a ser pública. Ambas partes leen el motivo.',
  ],
  'admin.outcome.follows.reject.put_back': [
    'You reject the appeal: the review stays hidden. Both sides read the reason.',
    'Usted rechaza la apelación: la reseña sigue oculta. Ambas partes leen el motivo.',
  ],
  'admin.outcome.accept.review.edited': ['Restore the earlier text', 'Restablecer el texto anterior'],
  'admin.outcome.reject.review.edited': ['Keep the edited text', 'Dejar el texto editado'],
  'admin.outcome.accept.response.edited': ['Restore the earlier text', 'Restablecer el texto anterior'],
  'admin.outcome.reject.response.edited': ['Keep the edited text', 'Dejar el texto editado'],
  'admin.outcome.accept.response.deactivated': ['Show the response again', 'Mostrar de nuevo la respuesta'],
  'admin.outcome.reject.response.deactivated': ['Keep the response hidden', 'Dejar oculta la respuesta'],
  'admin.outcome.accept.response.deleted': ['Restore the response', 'Restablecer la respuesta'],
  'admin.outcome.reject.response.deleted': ['Keep the response deleted', 'Dejar eliminada la respuesta'],
  'admin.outcome.accept.posting.removed': ['Put back the posting', 'Mostrar de nuevo la publicación'],
  'admin.outcome.reject.posting.removed': ['Keep the posting hidden', 'Dejar oculta la publicación'],
  'admin.outcome.accept.comment.removed': ['Put back the comment', 'Mostrar de nuevo el comentario'],
  'admin.outcome.reject.comment.removed': ['Keep the comment hidden', 'Dejar oculto el comentario'],
  'admin.outcome.accept.message.removed': ['Put back the message', 'Mostrar de nuevo el mensaje'],
  'admin.outcome.reject.message.removed': ['Keep the message hidden', 'Dejar oculto el mensaje'],
  'admin.outcome.accept.invitation.removed': ['Put back the invitation', 'Mostrar de nuevo la invitación'],
  'admin.outcome.reject.invitation.removed': ['Keep the invitation hidden', 'Dejar oculta la invitación'],
  'admin.outcome.accept.partner_rating.removed': ['Put back the rating', 'Mostrar de nuevo la calificación'],
  'admin.outcome.reject.partner_rating.removed': ['Keep the rating hidden', 'Dejar oculta la calificación'],
  'admin.outcome.accept.photo.removed': ['Put back the photo', 'Mostrar de nuevo la foto'],
  'admin.outcome.reject.photo.removed': ['Keep the photo hidden', 'Dejar oculta la foto'],
  'admin.outcome.accept.user.role_changed': ['Restore the earlier role', 'Restablecer el rol anterior'],
  'admin.outcome.reject.user.role_changed': ['Keep the new role', 'Dejar el rol nuevo'],
  'admin.outcome.accept.listing.hidden': ['Show the listing again', 'Mostrar de nuevo la ficha'],
  'admin.outcome.reject.listing.hidden': ['Keep the listing hidden', 'Dejar oculta la ficha'],
  'admin.outcome.accept.listing.merged': ['Separate the listings', 'Separar las fichas'],
  'admin.outcome.reject.listing.merged': ['Keep them merged', 'Dejarlas unidas'],
  'admin.outcome.accept.red_flag.published': ['End the red flag', 'Retirar la alerta'],
  'admin.outcome.reject.red_flag.published': ['Keep the red flag', 'Dejar la alerta'],
  'admin.decision_appeals.ask.accept': [
    '{effect}: accept appeal {id}',
    '{effect}: aceptar la apelación {id}',
  ],
  'admin.decision_appeals.ask.reject': [
    '{effect}: reject appeal {id}',
    '{effect}: rechazar la apelación {id}',
  ],
  'admin.decision_appeals.follows.review.edited': [
    'This restores the text and photos from before the edit. The author’s later changes stay in the earlier versions.',
    'Esto restablece el texto y las fotos anteriores a la edición. Los cambios posteriores del autor quedan entre las versiones anteriores.',
  ],
  'admin.decision_appeals.follows.response.edited': [
    'This restores the response from before the edit.',
    'Esto restablece la respuesta anterior a la edición.',
  ],
  'admin.decision_appeals.follows.response.deactivated': [
    'The response is public again.',
    'La respuesta es pública de nuevo.',
  ],
  'admin.decision_appeals.follows.response.deleted': [
    'This restores the deleted response.',
    'Esto restablece la respuesta eliminada.',
  ],
  'admin.decision_appeals.follows.posting.removed': [
    'The posting is public again. Its author reads your reason.',
    'La publicación es pública de nuevo. Su autor lee su motivo.',
  ],
  'admin.decision_appeals.follows.comment.removed': [
    'The comment is public again. Its author reads your reason.',
    'El comentario es público de nuevo. Su autor lee su motivo.',
  ],
  'admin.decision_appeals.follows.message.removed': [
    'Both sides can read the message again. Its author reads your reason.',
    'Las dos partes pueden leer el mensaje de nuevo. Su autor lee su motivo.',
  ],
  'admin.decision_appeals.follows.invitation.removed': [
    'Both sides can read the invitation again. Its author reads your reason.',
    'Las dos partes pueden leer la invitación de nuevo. Su autor lee su motivo.',
  ],
  'admin.decision_appeals.follows.partner_rating.removed': [
    'The rating is public again. Its author reads your reason.',
    'La calificación es pública de nuevo. Su autor lee su motivo.',
  ],
  'admin.decision_appeals.follows.photo.removed': [
    'The photo is shown again. Its author reads your reason.',
    'La foto se muestra de nuevo. Su autor lee su motivo.',
  ],
  'admin.decision_appeals.follows.user.role_changed': [
    'The account gets this role back: {role}. Its owner reads your reason.',
    'La cuenta recupera este rol: {role}. Su titular lee su motivo.',
  ],
  'admin.decision_appeals.follows.listing.hidden': [
    'The listing is public again. Its owner reads your reason.',
    'La ficha es pública de nuevo. Su dueño lee su motivo.',
  ],
  'admin.decision_appeals.follows.listing.merged': [
    'Reviews, licenses and everything else from the merge go back to the other listing. Anything newer stays.',
    'Las reseñas, las licencias y todo lo que se unió regresa a la otra ficha. Lo más reciente se queda.',
  ],
  'admin.decision_appeals.follows.red_flag.published': [
    'The red flag ends now. Its page stays and says that the appeal was accepted.',
    'La alerta se retira ahora. Su página sigue y dice que se aceptó la apelación.',
  ],
  'admin.decision_appeals.red_flag_answer': ['The contractor’s answer', 'La respuesta del contratista'],
  'admin.decision_appeals.listing': ['The listing', 'La ficha'],
  'admin.decision_appeals.merged_into': ['Merged into', 'Unida a'],
  'admin.decision_appeals.follows.reject': [
    'The decision doesn’t change. The person who appealed reads your reason.',
    'La decisión no cambia. Quien apeló lee su motivo.',
  ],
  'admin.count.decision_appeals': [
    '{count, plural, one {appeal of a decision} other {appeals of decisions}}',
    '{count, plural, one {apelación de una decisión} other {apelaciones de decisiones}}',
  ],
  'admin.count.late_decision_appeals': [
    '{count, plural, one {overdue appeal of a decision} other {overdue appeals of decisions}}',
    '{count, plural, one {apelación atrasada de una decisión} other {apelaciones atrasadas de decisiones}}',
  ],
});
