import { defineMessages } from '../../common/format/messages.ts';

/** Letters about an appeal against a decision, to whoever filed it. */
export default defineMessages({
  'decision_appeal_mails.filed_subject': [
    'We got your appeal of decision {number}',
    'Recibimos su apelación de la decisión {number}',
  ],
  'decision_appeal_mails.filed_text': [
    'You appealed decision {number}: {what}. The decision applies until we answer.',
    'Usted apeló la decisión {number}: {what}. La decisión se mantiene hasta que le respondamos.',
  ],
  'decision_appeal_mails.filed_due': [
    'We decide by {due} and email you. A different administrator decides, if there is one.',
    'Decidimos a más tardar el {due} y le avisamos por correo. Si hay otro administrador, decide otra persona.',
  ],
  'decision_appeal_mails.filed_link': ['See your appeal', 'Ver su apelación'],
  'decision_appeal_mails.afterword': [
    'You can withdraw the appeal on the same page.',
    'En esa misma página puede retirar la apelación.',
  ],
  'decision_appeal_mails.ended_subject': [
    'We closed your appeal of decision {number}',
    'Cerramos su apelación de la decisión {number}',
  ],
  'decision_appeal_mails.ended_text': [
    'We closed your appeal of decision {number} ({what}) because the author deleted the text it was about. You don’t need to do anything.',
    'Cerramos su apelación de la decisión {number} ({what}) porque el autor eliminó el texto del que trataba. Usted no tiene que hacer nada.',
  ],
  'decision_appeal_mails.rejected_subject': [
    'We rejected your appeal of decision {number}',
    'Rechazamos su apelación de la decisión {number}',
  ],
  'decision_appeal_mails.rejected_text': [
    'An administrator reviewed decision {number} ({what}) again. It doesn’t change.',
    'Un administrador revisó de nuevo la decisión {number} ({what}). La decisión no cambia.',
  ],
  'decision_appeal_mails.again': [
    'With new evidence you can appeal again now; without it, from {from}. Deadline to appeal: {date}.',
    'Con pruebas nuevas puede apelar de nuevo desde hoy; sin ellas, a partir del {from}. Último día para apelar: {date}.',
  ],
  'decision_appeal_mails.again_now': [
    'You can appeal again. Deadline to appeal: {date}.',
    'Puede apelar de nuevo. Último día para apelar: {date}.',
  ],
  'decision_appeal_mails.again_with_evidence': [
    'You can appeal again only with new evidence. Last day to appeal: {date}.',
    'Solo puede apelar de nuevo con pruebas nuevas. Último día para apelar: {date}.',
  ],
  'decision_appeal_mails.rejected_for_good': [
    'You can’t appeal this decision again: the deadline has passed.',
    'Ya no puede apelar esta decisión otra vez: venció el plazo.',
  ],
  'decision_appeal_mails.grants': [
    'With this, we accept your appeal of decision {number}.',
    'Con esto aceptamos su apelación de la decisión {number}.',
  ],
  'decision_appeal_mails.grants_other': [
    'With this, we accept an appeal of decision {number}.',
    'Con esto aceptamos una apelación de la decisión {number}.',
  ],
});
