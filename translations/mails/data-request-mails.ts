import { defineMessages } from '../../common/format/messages.ts';

/** The mails about a request about data. */
export default defineMessages({
  'data_request_mails.subject.received': ['Confirm your request {id}', 'Confirme su solicitud {id}'],
  'data_request_mails.subject.confirmed': [
    'We have your request {id}: answer by {due}',
    'Recibimos su solicitud {id}: respuesta a más tardar el {due}',
  ],
  'data_request_mails.subject.more_needed': [
    'We need more for your request {id}',
    'Falta algo en su solicitud {id}',
  ],
  'data_request_mails.subject.extended': [
    'Your request {id} takes longer: answer by {due}',
    'Su solicitud {id} tardará más: respuesta a más tardar el {due}',
  ],
  'data_request_mails.subject.answered': ['The answer to your request {id}', 'Respuesta a su solicitud {id}'],
  'data_request_mails.subject.carried_out': ['Your request {id} is done', 'Su solicitud {id} quedó cumplida'],
  'data_request_mails.text.received': [
    'Someone sent a request about data to {site} with this address. If it was you, open the link within {days, number} days and press the button. If it was not, do nothing: we erase it then.',
    'Alguien envió a {site} una solicitud sobre datos con esta dirección. Si fue usted, abra el enlace en un plazo de {days, number} días y presione el botón. Si no, no haga nada: después la borramos.',
  ],
  'data_request_mails.text.confirmed': [
    'Your request has the number {id}. An administrator reads it and answers by {due}.',
    'Su solicitud tiene el número {id}. La lee un administrador y le responde a más tardar el {due}.',
  ],
  'data_request_mails.text.more_needed': [
    'Before we can answer, we need something from you. Send it on the page of your request.',
    'Antes de responderle necesitamos algo de usted. Envíelo en la página de su solicitud.',
  ],
  'data_request_mails.text.extended': [
    'We can’t answer in the first term. We answer by {due}, and there is no further extension. The reason:',
    'No podemos responder en el primer plazo. Responderemos a más tardar el {due}, y ya no habrá otra ampliación. El motivo:',
  ],
  'data_request_mails.text.answered': ['An administrator answered.', 'Un administrador respondió.'],
  'data_request_mails.text.carried_out': [
    'What we accepted is done. Nothing more is left to do in this request.',
    'Lo que aceptamos ya está hecho. No queda nada pendiente en esta solicitud.',
  ],
  'data_request_mails.link.received': ['Open and confirm', 'Abrir y confirmar'],
  'data_request_mails.link.confirmed': ['Follow your request', 'Seguir su solicitud'],
  'data_request_mails.link.more_needed': ['Send what is missing', 'Enviar lo que falta'],
  'data_request_mails.link.extended': ['Follow your request', 'Seguir su solicitud'],
  'data_request_mails.link.answered': ['See the whole answer', 'Ver la respuesta completa'],
  'data_request_mails.link.carried_out': ['See your request', 'Ver su solicitud'],
  'data_request_mails.afterword': [
    'Keep the link to yourself: anyone who has it can read your request. Questions: {email}',
    'No comparta el enlace: quien lo tenga puede leer su solicitud. Preguntas: {email}',
  ],
});
