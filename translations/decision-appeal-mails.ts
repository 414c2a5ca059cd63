import { defineMessages } from '../common/messages.ts';

/** Letters about an appeal against a decision, to whoever filed it. */
export default defineMessages({
  'decision_appeal_mails.filed_subject': [
    'We have your appeal against decision {number}',
    'Recibimos su apelación contra la decisión {number}',
  ],
  'decision_appeal_mails.filed_text': [
    'You asked for another look at decision {number}: {what}. What was decided stays as it is until then.',
    'Usted pidió que se revise la decisión {number}: {what}. Mientras tanto, lo decidido se mantiene.',
  ],
  'decision_appeal_mails.filed_due': [
    'It is decided by {due}, and you are told. Where there is another administrator, it is not the one who made that decision.',
    'Se resuelve a más tardar el {due} y se le avisará. Si hay otro administrador, no lo hace quien tomó esa decisión.',
  ],
  'decision_appeal_mails.filed_link': ['See your appeal', 'Ver su apelación'],
  'decision_appeal_mails.afterword': [
    'You receive this because you appealed a decision of {site}. On the same page you can turn the appeal off.',
    'Recibe este mensaje porque apeló una decisión de {site}. En la misma página puede retirar la apelación.',
  ],
  'decision_appeal_mails.ended_subject': [
    'Your appeal against decision {number} has ended',
    'Terminó su apelación contra la decisión {number}',
  ],
  'decision_appeal_mails.ended_text': [
    'Your appeal against decision {number} ({what}) ended without an answer: the review or the text it was about was taken back by whoever published it. There is nothing left to decide, and you need not do anything.',
    'Su apelación contra la decisión {number} ({what}) terminó sin respuesta: quien publicó la reseña o el texto del que trataba lo retiró. Ya no hay nada que resolver y usted no tiene que hacer nada.',
  ],
  'decision_appeal_mails.ended_afterword': [
    'You receive this because you appealed a decision of {site}.',
    'Recibe este mensaje porque apeló una decisión de {site}.',
  ],
  'decision_appeal_mails.rejected_subject': [
    'Your appeal against decision {number} was rejected',
    'Se rechazó su apelación contra la decisión {number}',
  ],
  'decision_appeal_mails.rejected_text': [
    'An administrator looked again at decision {number} ({what}). It stays as it is.',
    'Un administrador revisó de nuevo la decisión {number} ({what}). Lo decidido se mantiene.',
  ],
  'decision_appeal_mails.again': [
    'If things change, you can appeal again from {from}, until {date} (that day ends at 10:00 UTC of the next one).',
    'Si algo cambia, puede apelar de nuevo a partir del {from} y hasta el {date} (ese día termina a las 10:00 UTC del siguiente).',
  ],
  'decision_appeal_mails.rejected_for_good': [
    'The time to appeal this decision will be over before another appeal may follow.',
    'El plazo para apelar esta decisión termina antes de que pueda presentarse otra apelación.',
  ],
  'decision_appeal_mails.grants': [
    'This grants your appeal against decision {number}.',
    'Con esto se concede su apelación contra la decisión {number}.',
  ],
  'decision_appeal_mails.grants_other': [
    'This grants an appeal against decision {number}.',
    'Con esto se concede una apelación contra la decisión {number}.',
  ],
});
