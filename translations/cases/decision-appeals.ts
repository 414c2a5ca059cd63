import { defineMessages } from '../../common/format/messages.ts';

/** Appeals against decisions that are no matter of a review's standing: edits, responses, postings, roles. */
export default defineMessages({
  'decision_appeals.refused.not_appealable': [
    'You can’t appeal this decision here. Its page says what you can do.',
    'Esta decisión no se apela aquí. Su página indica qué puede hacer.',
  ],
  'decision_appeals.refused.already_open': [
    'You already have an open appeal of this decision.',
    'Ya tiene una apelación en curso de esta decisión.',
  ],
  'decision_appeals.refused.superseded': [
    'A later change replaced this decision, so there’s nothing to appeal.',
    'Un cambio posterior reemplazó esta decisión; ya no hay nada que apelar.',
  ],
  'decision_appeals.refused.later_edit_first': [
    'This text was changed again later. Appeal decision {number} first.',
    'Este texto se cambió otra vez después. Apele primero la decisión {number}.',
  ],
  'decision_appeals.refused.too_late': [
    'You can no longer appeal this decision. Deadline to appeal: {date}.',
    'Ya no puede apelar esta decisión. Último día para apelar: {date}.',
  ],
  'decision_appeals.refused.too_early': [
    'We rejected your last appeal. You can appeal again from {date}, or earlier with new evidence attached.',
    'Rechazamos su última apelación. Puede apelar de nuevo a partir del {date}, o antes si adjunta pruebas nuevas.',
  ],
  'decision_appeals.decide_first': [
    'Appeal {number} of this decision is open. Decide it first.',
    'La apelación {number} de esta decisión está en curso. Decídala primero.',
  ],
  'decision_appeals.closed_already': ['This appeal is already closed.', 'Esta apelación ya está cerrada.'],
  'decision_appeals.nothing_to_undo': [
    'A later change replaced that decision, so you can only reject the appeal for that reason.',
    'Un cambio posterior reemplazó esa decisión; solo puede rechazar la apelación por ese motivo.',
  ],
  'decision_appeals.own_appeal': [
    'You can’t decide your own appeal.',
    'No puede decidir su propia apelación.',
  ],
});
