import { defineMessages } from '../common/messages.ts';

/** The desk of appeals against decisions that are no matter of a review's standing. */
export default defineMessages({
  'admin.decision_appeals.title': ['Appeals against decisions', 'Apelaciones contra decisiones'],
  'admin.decision_appeals.short': ['Appealed decisions', 'Decisiones apeladas'],
  'admin.decision_appeals.search': [
    'Appellant, contractor, words or number',
    'Apelante, contratista, palabras o número',
  ],
  'admin.decision_appeals.waiting': ['To decide', 'Por decidir'],
  'admin.decision_appeals.decision': ['Decision', 'Decisión'],
  'admin.decision_appeals.decided': ['What was decided', 'Qué se decidió'],
  'admin.decision_appeals.appellant': ['Appellant', 'Apelante'],
  'admin.decision_appeals.number': ['Appeal {id}', 'Apelación {id}'],
  'admin.decision_appeals.decision_number': ['Decision {id}', 'Decisión {id}'],
  'admin.decision_appeals.words': ['What the appeal says', 'Qué dice la apelación'],
  'admin.decision_appeals.erased': [
    'Erased together with what the appeal was about.',
    'Se borró junto con aquello sobre lo que trataba la apelación.',
  ],
  'admin.decision_appeals.about': ['What was decided about', 'Sobre qué se decidió'],
  'admin.decision_appeals.gone': [
    'It is not there any more: whoever wrote it took it back, or its time to be kept is over.',
    'Ya no existe: quien lo escribió lo retiró, o terminó el plazo de conservación.',
  ],
  'admin.decision_appeals.response_gone': [
    'The response is not there any more.',
    'La respuesta ya no existe.',
  ],
  'admin.decision_appeals.answers': ['It answers this review:', 'Responde a esta reseña:'],
  'admin.decision_appeals.before': ['Before the edit', 'Antes de la edición'],
  'admin.decision_appeals.after': ['After the edit', 'Después de la edición'],
  'admin.decision_appeals.change_key': [
    'What the edit took out is struck through; what it put in is underlined.',
    'Lo que la edición quitó aparece tachado; lo que agregó aparece subrayado.',
  ],
  'admin.decision_appeals.photos': ['Photos that the edit took away', 'Fotos que la edición quitó'],
  'admin.decision_appeals.role': [
    'Role before: {before}. Role after: {after}.',
    'Función antes: {before}. Función después: {after}.',
  ],
  'admin.decision_appeals.the_decision': ['The decision', 'La decisión'],
  'admin.decision_appeals.others': [
    'Other appeals against this decision',
    'Otras apelaciones contra esta decisión',
  ],
  'admin.decision_appeals.nothing_left': [
    'Things have changed since this decision, so there is nothing left to undo. The appeal can only be rejected, with that as its reason.',
    'La situación cambió después de esta decisión y ya no hay nada que deshacer. La apelación solo puede rechazarse, con ese motivo.',
  ],
  'admin.decision_appeals.own_case': [
    'You are a party to this case, so nothing of it is shown to you here.',
    'Usted es parte en este caso, así que aquí no se le muestra nada de él.',
  ],
  'admin.decision_appeals.other_eyes': [
    'You made this decision, or you rejected an appeal against it.',
    'Usted tomó esta decisión o rechazó una apelación contra ella.',
  ],
  'admin.decision_appeals.decide_first': [
    'Appeal {id} against a decision waits: decide it first.',
    'La apelación {id} contra una decisión está en espera: decídala primero.',
  ],
  'admin.settled': ['This case has changed', 'Este caso cambió'],
  'admin.settled_text': [
    'Its buttons and keys rest, so that none of them does something else than a moment ago. Go to the next case, or go on here.',
    'Sus botones y teclas quedan en pausa para que ninguno haga otra cosa que hace un momento. Pase al siguiente caso o continúe aquí.',
  ],
  'admin.settled_go_on': ['Go on with this case', 'Continuar con este caso'],
  'admin.bulk_changed': ['Changed since you selected them', 'Cambiaron después de que las seleccionó'],
  'admin.bulk_changed_text': [
    'Nothing was decided about these reviews. Read them again before you decide.',
    'No se decidió nada sobre estas reseñas. Léalas de nuevo antes de decidir.',
  ],
  'admin.ground': ['Rule that the review breaks', 'Regla que incumple la reseña'],
  'admin.ground_help': [
    'The page and the counts name it as the reason why the review is gone.',
    'La página y las cifras la mencionan como el motivo por el que se retiró la reseña.',
  ],
  'admin.ground_missing': ['Choose the rule.', 'Elija la regla.'],
  'admin.outcome.accept.take_down': ['Take the review down', 'Retirar la reseña'],
  'admin.outcome.reject.take_down': ['Leave the review up', 'Dejar publicada la reseña'],
  'admin.outcome.accept.put_back': ['Restore the review', 'Restablecer la reseña'],
  'admin.outcome.reject.put_back': ['Keep the review hidden', 'Mantener oculta la reseña'],
  'admin.outcome.follows.accept.take_down': [
    'The appeal is accepted: the review leaves the page. Both sides read the reason, and its author can appeal.',
    'Se acepta la apelación: la reseña deja de verse. Ambas partes leen el motivo y su autor puede apelar.',
  ],
  'admin.outcome.follows.reject.take_down': [
    'The appeal is rejected: the review stays on the page. Both sides read the reason.',
    'Se rechaza la apelación: la reseña sigue publicada. Ambas partes leen el motivo.',
  ],
  'admin.outcome.follows.accept.put_back': [
    'The appeal is accepted: the review is on the page again. Both sides read the reason.',
    'Se acepta la apelación: la reseña vuelve a publicarse. Ambas partes leen el motivo.',
  ],
  'admin.outcome.follows.reject.put_back': [
    'The appeal is rejected: the review stays hidden. Both sides read the reason.',
    'Se rechaza la apelación: la reseña sigue oculta. Ambas partes leen el motivo.',
  ],
  'admin.outcome.accept.review.edited': ['Bring the earlier words back', 'Restablecer el texto anterior'],
  'admin.outcome.reject.review.edited': ['Keep the edited words', 'Dejar el texto editado'],
  'admin.outcome.accept.response.edited': ['Bring the earlier words back', 'Restablecer el texto anterior'],
  'admin.outcome.reject.response.edited': ['Keep the edited words', 'Dejar el texto editado'],
  'admin.outcome.accept.response.deactivated': ['Show the response again', 'Mostrar de nuevo la respuesta'],
  'admin.outcome.reject.response.deactivated': ['Keep the response hidden', 'Mantener oculta la respuesta'],
  'admin.outcome.accept.response.deleted': ['Restore the response', 'Restablecer la respuesta'],
  'admin.outcome.reject.response.deleted': ['Keep the response deleted', 'Mantener eliminada la respuesta'],
  'admin.outcome.accept.posting.removed': ['Put the posting back', 'Restablecer la publicación'],
  'admin.outcome.reject.posting.removed': ['Keep the posting removed', 'Mantener retirada la publicación'],
  'admin.outcome.accept.user.role_changed': ['Give the role back', 'Devolver la función'],
  'admin.outcome.reject.user.role_changed': ['Keep the new role', 'Dejar la función nueva'],
  'admin.outcome.accept.listing.hidden': ['Show the listing again', 'Mostrar de nuevo la ficha'],
  'admin.outcome.reject.listing.hidden': ['Keep the listing hidden', 'Mantener oculta la ficha'],
  'admin.outcome.accept.listing.merged': ['Separate the listings', 'Separar las fichas'],
  'admin.outcome.reject.listing.merged': ['Keep them merged', 'Dejarlas unidas'],
  'admin.decision_appeals.ask.accept': [
    '{effect}: accept appeal {id}',
    '{effect}: aceptar la apelación {id}',
  ],
  'admin.decision_appeals.ask.reject': [
    '{effect}: reject appeal {id}',
    '{effect}: rechazar la apelación {id}',
  ],
  'admin.decision_appeals.follows.review.edited': [
    'The words from before the edit stand again, with the photos that it took away. What the author changed since then stays among the earlier versions.',
    'Vuelve el texto anterior a la edición, con las fotos que esta quitó. Lo que el autor cambió desde entonces queda entre las versiones anteriores.',
  ],
  'admin.decision_appeals.follows.response.edited': [
    'The response says again what it said before the edit.',
    'La respuesta vuelve a decir lo que decía antes de la edición.',
  ],
  'admin.decision_appeals.follows.response.deactivated': [
    'The response is shown again under the review.',
    'La respuesta se muestra de nuevo debajo de la reseña.',
  ],
  'admin.decision_appeals.follows.response.deleted': [
    'The response is there again under the review, as it stood before it was deleted.',
    'La respuesta está de nuevo bajo la reseña, como estaba antes de que se eliminara.',
  ],
  'admin.decision_appeals.follows.posting.removed': [
    'The posting is restored. Its author reads your reason.',
    'La publicación se restablece. Su autor lee el motivo de usted.',
  ],
  'admin.decision_appeals.follows.user.role_changed': [
    'The account gets its role back: {role}. Its holder reads your reason.',
    'La cuenta recupera su función: {role}. Su titular lee el motivo de usted.',
  ],
  'admin.decision_appeals.follows.listing.hidden': [
    'The listing is found and opened again by everybody. Its owner reads your reason.',
    'Todos vuelven a encontrar y abrir la ficha. Su dueño lee el motivo de usted.',
  ],
  'admin.decision_appeals.follows.listing.merged': [
    'The reviews, licenses and all else that the merge moved go back to the other listing. What came since stays where it is.',
    'Las reseñas, las licencias y todo lo que se pasó al unirlas regresa a la otra ficha. Lo que llegó después se queda donde está.',
  ],
  'admin.decision_appeals.listing': ['The listing', 'La ficha'],
  'admin.decision_appeals.merged_into': ['Merged into', 'Unida a'],
  'admin.decision_appeals.follows.reject': [
    'The decision stays as it is. Whoever appealed reads your reason.',
    'La decisión se queda como está. Quien apeló lee el motivo de usted.',
  ],
  'admin.count.decision_appeals': [
    '{count, plural, one {appeal against a decision} other {appeals against decisions}}',
    '{count, plural, one {apelación contra una decisión} other {apelaciones contra decisiones}}',
  ],
  'admin.count.late_decision_appeals': [
    '{count, plural, one {appeal against a decision past its day} other {appeals against decisions past their day}}',
    '{count, plural, one {apelación contra una decisión fuera de plazo} other {apelaciones contra decisiones fuera de plazo}}',
  ],
});
