import { defineMessages } from '../../common/format/messages.ts';

/** Messages between customers and contractors, and the mail that says one waits. */
export default defineMessages({
  'messages.title': ['Messages', 'Mensajes'],
  'messages.none_title': ['No messages yet', 'Todavía no hay mensajes'],
  'messages.none_text': [
    'Open a contractor’s page and choose “Message” to ask a question, or ask up to three for a quote.',
    'Abra la página de un contratista y elija “Escribir mensaje” para preguntar, o pida cotización a tres a la vez.',
  ],
  'messages.find': ['Find contractors', 'Buscar contratistas'],
  'messages.you': ['You: {text}', 'Usted: {text}'],
  'messages.is_quote': ['Quote request', 'Solicitud de cotización'],
  'messages.unread': ['New', 'Nuevo'],
  'messages.removed': ['An administrator took down this message.', 'Un administrador quitó este mensaje.'],
  'messages.former_member': ['Closed account', 'Cuenta cerrada'],
  'messages.with': ['Messages with {name}', 'Mensajes con {name}'],
  'messages.back': ['All messages', 'Todos los mensajes'],
  'messages.earlier': ['Earlier messages', 'Mensajes anteriores'],
  'messages.latest': ['Latest messages', 'Mensajes más recientes'],
  'messages.wrote': ['{name} wrote', '{name} escribió'],
  'messages.you_wrote': ['You wrote', 'Usted escribió'],
  'messages.field': ['Your message', 'Su mensaje'],
  'messages.help_hidden': [
    'Your email address and phone number stay hidden. You can give them once both of you have written.',
    'Su correo y su teléfono no se muestran. Puede darlos cuando los dos ya se hayan escrito.',
  ],
  'messages.send': ['Send', 'Enviar'],
  'messages.sent': ['Your message is sent.', 'Su mensaje se envió.'],
  'messages.create_title': ['Message to {name}', 'Mensaje para {name}'],
  'messages.create_intro': [
    'Say what you need, where (city or postal code) and by when. {name} answers here, and you get an email.',
    'Diga qué necesita, dónde (ciudad o código postal) y para cuándo. {name} responde aquí y usted recibe un correo.',
  ],
  'messages.quote_instead': ['Ask for a quote instead', 'Mejor pedir cotización'],
  'messages.cannot': ['You can’t write here', 'No puede escribir aquí'],
  'messages.verify': ['Confirm your email address', 'Confirmar su correo'],
  'messages.not_open': [
    '{name} doesn’t accept messages here. Call them or visit their website.',
    '{name} no recibe mensajes aquí. Llame o visite su sitio web.',
  ],
  'messages.own_business': ['This is your own business.', 'Este es su propio negocio.'],
  'messages.other_left': [
    'The other person closed their account. You can still read the messages.',
    'La otra persona cerró su cuenta. Usted todavía puede leer los mensajes.',
  ],
  'messages.blocked': [
    'One of you has blocked the other, so no messages can be sent.',
    'Una de las dos partes bloqueó a la otra, por eso no se pueden enviar mensajes.',
  ],
  'messages.contact_details': [
    'You can give contact details once both of you have written. Please remove: {words}',
    'Podrá dar datos de contacto cuando los dos ya se hayan escrito. Quite: {words}',
  ],
  'messages.hold_words': [
    'We can’t send these words. Please remove: {words}',
    'No podemos enviar estas palabras. Quite: {words}',
  ],
  'messages.too_many_a_minute': [
    'You can send {maximum, number} messages a minute. Please wait a moment.',
    'Puede enviar {maximum, number} mensajes por minuto. Espere un momento.',
  ],
  'messages.too_many_a_day': [
    'You can send {maximum, number} messages in 24 hours. Please try again later.',
    'Puede enviar {maximum, number} mensajes en 24 horas. Intente más tarde.',
  ],
  'messages.too_many_contractors': [
    'You can write to {maximum, number} new contractors in 24 hours. Please try again later.',
    'Puede escribir a {maximum, number} contratistas nuevos en 24 horas. Intente más tarde.',
  ],

  'message_mails.subject': ['New message from {from}', 'Mensaje nuevo de {from}'],
  'message_mails.text': [
    '{from} wrote to you. We don’t put messages into emails: open the page to read and answer.',
    '{from} le escribió. No ponemos los mensajes en los correos: abra la página para leer y responder.',
  ],
  'message_mails.quote_subject': ['{from} asks you for a quote', '{from} le pide una cotización'],
  'message_mails.quote_text': [
    '{from} asks you for a quote. Open the page to read what the job is and to answer.',
    '{from} le pide una cotización. Abra la página para leer de qué trabajo se trata y responder.',
  ],
  'message_mails.answer_subject': ['{from} sent you a price', '{from} le envió un precio'],
  'message_mails.answer_text': [
    '{from} answered your request for a quote. Open the page to see the price, what it includes and when the work can begin.',
    '{from} respondió a su solicitud de cotización. Abra la página para ver el precio, qué incluye y cuándo puede empezar.',
  ],
  'message_mails.link': ['Read and answer', 'Leer y responder'],
});
