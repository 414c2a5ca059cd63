import { defineMessages } from '../../common/format/messages.ts';

/** The appeal against a decision, on the page of that decision. */
export default defineMessages({
  'statement_appeals.reason': ['Why do you disagree?', '¿Por qué no está de acuerdo?'],
  'statement_appeals.reason_help': [
    'What is wrong with the decision, and how we can check it. Only administrators can read it.',
    'Qué está mal en la decisión y cómo podemos comprobarlo. Solo lo leen los administradores.',
  ],
  'statement_appeals.confirm_title': ['Confirm your email first', 'Primero confirme su correo'],
  'statement_appeals.confirm_text': [
    'We send our answer to your email. Open the link we sent you, then come back here.',
    'Le enviaremos la respuesta a su correo. Abra el enlace que le enviamos y regrese aquí.',
  ],
  'statement_appeals.confirm_link': ['Confirm email', 'Confirmar correo'],
  'statement_appeals.turn_off_text': [
    'This closes the appeal, and the decision doesn’t change. You can appeal again before the deadline.',
    'Se cierra la apelación y la decisión no cambia. Puede apelar otra vez antes de que venza el plazo.',
  ],
  'statement_appeals.turn_off_help': [
    'One or two sentences. For example: you have edited the text since.',
    'Una o dos frases. Por ejemplo: ya editó el texto.',
  ],

  'statement_appeals.history': ['Your appeals', 'Sus apelaciones'],
  'statement_appeals.state.open': ['Open', 'En curso'],
  'statement_appeals.state.accepted': ['Accepted', 'Aceptada'],
  'statement_appeals.state.rejected': ['Rejected', 'Rechazada'],
  'statement_appeals.state.withdrawn': ['Withdrawn', 'Retirada'],
  'statement_appeals.state.ended': ['Closed: the text was deleted', 'Cerrada: se eliminó el texto'],
  'statement_appeals.filed': ['Filed', 'Presentada'],
  'statement_appeals.decided': ['Decided', 'Decidida'],
  'statement_appeals.turned_off': ['Closed', 'Cerrada'],
  'statement_appeals.answer': ['Our answer', 'Nuestra respuesta'],
  'statement_appeals.answering_decision': ['Decision {number}', 'Decisión {number}'],
  'statement_appeals.words': ['Your appeal', 'Su apelación'],
  'statement_appeals.erased': ['erased together with the text', 'se borró junto con el texto'],
});
