import { defineMessages } from '../common/messages.ts';

/** Appeals against decisions that are no matter of a review's standing: edits, responses, postings, roles. */
export default defineMessages({
  'decision_appeals.refused.not_appealable': [
    'This decision did not go against you, or it is appealed in another place: its own page says where.',
    'Esta decisión no fue en su contra, o se apela en otro lugar: su página indica dónde.',
  ],
  'decision_appeals.refused.already_open': [
    'You have appealed this decision already. It is decided one appeal at a time.',
    'Usted ya apeló esta decisión. Las apelaciones se deciden de una en una.',
  ],
  'decision_appeals.refused.superseded': [
    'Things have changed since this decision, so there is nothing left to undo.',
    'La situación cambió después de esta decisión, así que ya no hay nada que deshacer.',
  ],
  'decision_appeals.refused.later_edit_first': [
    'These words were changed again later. Appeal decision {number} first: once that is undone, this one can be appealed.',
    'Estas palabras se cambiaron otra vez después. Apele primero la decisión {number}: cuando se deshaga, podrá apelar esta.',
  ],
  'decision_appeals.refused.too_late': [
    'The last day to appeal this decision was {date}.',
    'El último día para apelar esta decisión fue el {date}.',
  ],
  'decision_appeals.refused.too_early': [
    'Your last appeal was rejected. You can appeal again from {date}.',
    'Su última apelación fue rechazada. Puede apelar de nuevo a partir del {date}.',
  ],
  'decision_appeals.decide_first': [
    'Appeal {number} against such a decision waits. Decide it first.',
    'La apelación {number} contra una decisión así está en espera. Decídala primero.',
  ],
  'decision_appeals.closed_already': ['This appeal is closed already.', 'Esta apelación ya está cerrada.'],
  'decision_appeals.nothing_to_undo': [
    'Things have changed since that decision, so there is nothing left to undo. The appeal can only be rejected, with that as its reason.',
    'La situación cambió después de esa decisión, así que ya no hay nada que deshacer. La apelación solo puede rechazarse, con ese motivo.',
  ],
  'decision_appeals.own_appeal': [
    'Nobody decides an appeal of their own.',
    'Nadie decide una apelación propia.',
  ],
});
