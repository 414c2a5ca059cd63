import { defineMessages } from '../../common/format/messages.ts';

/** Statements of reasons: what was decided, told to those it concerns. */
export default defineMessages({
  'statements.what_now': ['What you can do', 'Qué puede hacer'],
  'statements.appeal': ['Appeal this decision', 'Apelar esta decisión'],
  'statements.way.appeal_until': [
    'If you disagree, you can appeal through {date}. We aim to decide within {days, number} days, and this page says if it is overdue. A different administrator decides, if there is one.',
    'Si no está de acuerdo, puede apelar hasta el {date} inclusive. Procuramos decidir en un máximo de {days, number} días, y esta página le dice si nos atrasamos. Si hay otro administrador, decide otra persona.',
  ],
  'statements.way.appeal': [
    'If you disagree, you can appeal; there is no deadline. We aim to decide within {days, number} days, and this page says if it is overdue. A different administrator decides, if there is one.',
    'Si no está de acuerdo, puede apelar; no hay fecha límite. Procuramos decidir en un máximo de {days, number} días, y esta página le dice si nos atrasamos. Si hay otro administrador, decide otra persona.',
  ],
  'statements.way.appealed': [
    'You appealed on {filed}. We decide by {due}.',
    'Usted apeló el {filed}. Decidimos a más tardar el {due}.',
  ],
  'statements.way.appealed_late': [
    'You appealed on {filed}. We should have decided by {due}; the administrators see that it is overdue.',
    'Usted apeló el {filed}. Debimos decidir a más tardar el {due}; los administradores ven que está atrasada.',
  ],
  'statements.way.granted': [
    'We accepted your appeal and undid this decision.',
    'Aceptamos su apelación y dejamos sin efecto esta decisión.',
  ],
  'statements.way.too_late': [
    'You can no longer appeal this decision. Deadline to appeal: {date}.',
    'Ya no puede apelar esta decisión. Último día para apelar: {date}.',
  ],
  'statements.way.superseded': [
    'A later change replaced this decision, so there’s nothing to appeal.',
    'Un cambio posterior reemplazó esta decisión; ya no hay nada que apelar.',
  ],
  'statements.way.appeal_again': [
    'We rejected your appeal. With new evidence you can appeal again now; without it, from {from}. Deadline to appeal: {date}.',
    'Rechazamos su apelación. Con pruebas nuevas puede apelar de nuevo desde hoy; sin ellas, a partir del {from}. Último día para apelar: {date}.',
  ],
  'statements.way.later_edit_first': [
    'This text was changed again later. Appeal decision {number} first. If we undo it, you can appeal this one through {date}.',
    'Este texto se cambió otra vez después. Apele primero la decisión {number}. Si la dejamos sin efecto, podrá apelar esta hasta el {date} inclusive.',
  ],
  'statements.way.of_decision': [
    'This is our answer to your appeal of decision {number}. See there what you can still do.',
    'Esta es nuestra respuesta a su apelación de la decisión {number}. Ahí se indica qué más puede hacer.',
  ],
  'statements.way.claim_again': [
    'You can claim the page again with other evidence. There is no deadline.',
    'Puede reclamar la página de nuevo con otras pruebas. No hay fecha límite.',
  ],
  'statements.way.write': [
    'If you disagree, write to {email} and include the decision number. A person will answer.',
    'Si no está de acuerdo, escriba a {email} e indique el número de la decisión. Le responde una persona.',
  ],
  'statements.way.account': [
    'If your account is inactive, log in and appeal on the page that opens, through {date}.',
    'Si su cuenta está inactiva, inicie sesión y apele en la página que se abre, hasta el {date} inclusive.',
  ],
  'statements.way.held': [
    'An administrator reads it in any case. If the text is the reason, you can edit it and we publish it right away.',
    'Un administrador la lee de todos modos. Si el motivo es el texto, puede editarlo y la publicamos de inmediato.',
  ],
  'statements.way.none': ['No action needed.', 'No tiene que hacer nada.'],
  'statements.to_decision': ['Go to decision {number}', 'Ir a la decisión {number}'],
  'statements.to_claim': ['Claim the page again', 'Reclamar la página de nuevo'],
  'statements.to_review': ['Go to the review', 'Ir a la reseña'],
});
