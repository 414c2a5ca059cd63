import { defineMessages } from '../common/messages.ts';

/** The appeal against a decision, on the page of that decision. */
export default defineMessages({
  'statement_appeals.reason': ['Why it is wrong', 'Por qué es un error'],
  'statement_appeals.reason_help': [
    'What in the decision is wrong, and how one can see that. Only administrators read it.',
    'Qué parte de la decisión es incorrecta y cómo se puede comprobar. Solo la leen los administradores.',
  ],
  'statement_appeals.confirm_title': ['First confirm your e-mail address', 'Primero confirme su correo'],
  'statement_appeals.confirm_text': [
    'Appeals are taken from a confirmed address, because the answer goes there. Open the link we sent you, and come back here.',
    'Para apelar hace falta un correo confirmado, porque ahí se le responde. Abra el enlace que le enviamos y regrese a esta página.',
  ],
  'statement_appeals.confirm_link': ['Confirm the address', 'Confirmar el correo'],
  'statement_appeals.turn_off_text': [
    'The appeal ends and what was decided stays. As long as the time for it runs, you can appeal again.',
    'La apelación termina y lo decidido se mantiene. Mientras siga el plazo, puede apelar otra vez.',
  ],
  'statement_appeals.turn_off_help': [
    'One or two sentences: for example, that you have changed the words since.',
    'Una o dos oraciones: por ejemplo, que ya cambió el texto.',
  ],

  'statement_appeals.history': ['Your appeals against it', 'Sus apelaciones'],
  'statement_appeals.state.open': ['Filed, not decided yet', 'Presentada, aún sin resolver'],
  'statement_appeals.state.accepted': ['Granted', 'Concedida'],
  'statement_appeals.state.rejected': ['Rejected', 'Rechazada'],
  'statement_appeals.state.withdrawn': ['Turned off by you', 'Retirada por usted'],
  'statement_appeals.state.ended': [
    'Ended: what it was about was taken back',
    'Terminó: se retiró aquello de lo que trataba',
  ],
  'statement_appeals.filed': ['Filed', 'Presentada'],
  'statement_appeals.decided': ['Decided', 'Resuelta'],
  'statement_appeals.turned_off': ['Ended', 'Terminada'],
  'statement_appeals.answer': ['The answer', 'La respuesta'],
  'statement_appeals.answering_decision': ['Decision {number}', 'Decisión {number}'],
  'statement_appeals.words': ['What you wrote', 'Lo que usted escribió'],
  'statement_appeals.erased': [
    'erased, with what it was about',
    'se borró junto con aquello de lo que trataba',
  ],
});
