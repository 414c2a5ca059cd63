import { defineMessages } from '../../common/format/messages.ts';

/** A contractor asks customers for reviews, and what the public reads of it. */
export default defineMessages({
  'review_requests.title': ['Ask for reviews', 'Pedir reseñas'],
  'review_requests.intro': [
    'Ask every customer, not only the happy ones. They all get the same form, and nothing asks how it went before it.',
    'Pida reseña a todos sus clientes, no solo a los contentos. A todos les llega el mismo formulario, y nada les pregunta antes cómo les fue.',
  ],
  'review_requests.rules_title': ['How it works', 'Cómo funciona'],
  'review_requests.rule_public': [
    'From {limit} customers on, your page says how many you asked and how many wrote.',
    'A partir de {limit} clientes, su página dice a cuántos pidió reseña y cuántos escribieron.',
  ],
  'review_requests.rule_who': [
    'You read how many wrote, never who.',
    'Usted lee cuántos escribieron, nunca quiénes.',
  ],
  'review_requests.rule_mails': [
    'We write to a customer once. You can send one reminder after {days} days.',
    'Le escribimos una vez a cada cliente. Usted puede enviar un recordatorio después de {days} días.',
  ],
  'review_requests.rule_gift': [
    'A gift or a discount for a review is not allowed, whatever the review says.',
    'No se permite dar un regalo o un descuento por una reseña, diga lo que diga.',
  ],
  'review_requests.rule_address': [
    'We keep an address for {days} days and use it for nothing else.',
    'Guardamos un correo {days} días y no lo usamos para nada más.',
  ],
  'review_requests.refused_role': [
    'Only a business can ask for reviews.',
    'Solo un negocio puede pedir reseñas.',
  ],
  'review_requests.refused_hidden': [
    'Your page is not shown at the moment, so customers would find no form.',
    'Su página no se muestra por ahora, así que sus clientes no encontrarían el formulario.',
  ],
  'review_requests.name_waits': [
    'An administrator is looking at the name of your business; emails can go out after that. Links, cards and codes work now.',
    'Un administrador está revisando el nombre de su negocio; después podrán salir correos. Los enlaces, las tarjetas y los códigos ya sirven.',
  ],
  'review_requests.paused': [
    'Several people told us that they are not your customers, so no emails go out for now. Write to us if that is wrong. Links, cards and codes still work.',
    'Varias personas nos dijeron que no son sus clientes, así que por ahora no salen correos. Escríbanos si no es así. Los enlaces, las tarjetas y los códigos siguen sirviendo.',
  ],

  'review_requests.open_title': ['One link for everyone', 'Un enlace para todos'],
  'review_requests.open_text': [
    'Put it on invoices, trucks and business cards. It stays the same for years.',
    'Póngalo en facturas, camionetas y tarjetas. No cambia con los años.',
  ],
  'review_requests.qr_alt': ['QR code of the link', 'Código QR del enlace'],
  'review_requests.copy': ['Copy', 'Copiar'],
  'review_requests.copied': ['Copied', 'Copiado'],
  'review_requests.cards_title': ['Cards to print', 'Tarjetas para imprimir'],
  'review_requests.card.a6.english': ['A6, in English (PDF)', 'A6, en inglés (PDF)'],
  'review_requests.card.a6.mexican_spanish': ['A6, in Spanish (PDF)', 'A6, en español (PDF)'],
  'review_requests.card.letter.english': [
    'Letter, four cards, in English (PDF)',
    'Hoja de cuatro tarjetas, en inglés (PDF)',
  ],
  'review_requests.card.letter.mexican_spanish': [
    'Letter, four cards, in Spanish (PDF)',
    'Hoja de cuatro tarjetas, en español (PDF)',
  ],
  'review_requests.card_title': ['Review card of {name}', 'Tarjeta de reseñas de {name}'],
  'review_requests.card_ask': ['Tell others about our work', 'Cuente a otros sobre nuestro trabajo'],
  'review_requests.card_text': [
    'Write a review on {site}, good or bad. Scan the code or type the address.',
    'Escriba una reseña en {site}, buena o mala. Escanee el código o escriba la dirección.',
  ],
  'review_requests.texts_title': ['Text for an email or WhatsApp', 'Texto para un correo o WhatsApp'],
  'review_requests.text_in.english': ['In English', 'En inglés'],
  'review_requests.text_in.mexican_spanish': ['In Spanish', 'En español'],
  'review_requests.text_subject': ['Your review of {name}', 'Su reseña de {name}'],
  'review_requests.text': [
    'Hello! We worked for you. Please tell others how it was, good or bad: {url} Thank you. {name}',
    '¡Buen día! Hicimos un trabajo para usted. Cuente a otros cómo quedó, sea bueno o malo: {url} Gracias. {name}',
  ],
  'review_requests.by_whatsapp': ['Send by WhatsApp', 'Enviar por WhatsApp'],
  'review_requests.by_mail': ['Send from your email', 'Enviar desde su correo'],

  'review_requests.one_title': ['Ask about one job', 'Pedir reseña de un trabajo'],
  'review_requests.one_text': [
    'The form opens with what you enter here. With an address we write to your customer; without one you get a link to send.',
    'El formulario se abre con lo que escriba aquí. Con un correo, le escribimos a su cliente; sin él, usted recibe un enlace para enviarlo.',
  ],
  'review_requests.email': ['Customer’s email', 'Correo del cliente'],
  'review_requests.trade': ['Trade', 'Oficio'],
  'review_requests.trade_any': ['The customer chooses', 'Lo elige el cliente'],
  'review_requests.month': ['Month of the job', 'Mes del trabajo'],
  'review_requests.month_any': ['The customer chooses', 'Lo elige el cliente'],
  'review_requests.city': ['City', 'Ciudad'],
  'review_requests.reference': ['Your number of the job', 'Su número del trabajo'],
  'review_requests.reference_help': ['Only you see it.', 'Solo usted lo ve.'],
  'review_requests.language': ['Language', 'Idioma'],
  'review_requests.ask': ['Ask', 'Pedir reseña'],
  'review_requests.mailed': ['The email is on its way.', 'El correo va en camino.'],
  'review_requests.link_made': [
    'The link is ready in the list below.',
    'El enlace está listo en la lista de abajo.',
  ],
  'review_requests.city_wrong': [
    'Enter the name of a place, without numbers or links.',
    'Escriba el nombre de un lugar, sin números ni enlaces.',
  ],
  'review_requests.month_reach': [
    'Reviews are possible of the last {years} years, not of months to come.',
    'Se pueden reseñar trabajos de los últimos {years} años, no de meses por venir.',
  ],
  'review_requests.own_address': ['That is your own address.', 'Es su propia dirección.'],
  'review_requests.not_by_mail': [
    'This customer cannot be asked by email.',
    'A este cliente no se le puede pedir por correo.',
  ],
  'review_requests.asked_before': [
    'You asked this customer about this month already.',
    'Ya le pidió reseña de ese mes a este cliente.',
  ],
  'review_requests.asked_already': [
    'You asked this customer already. Name the month for another job.',
    'Ya le pidió reseña a este cliente. Para otro trabajo, indique el mes.',
  ],
  'review_requests.asked_often': [
    'You asked this customer {limit} times within a year.',
    'Ya le pidió reseña {limit} veces en un año a este cliente.',
  ],
  'review_requests.day_used_up': [
    'You can ask {limit} customers a day. {left, plural, =0 {None are left today.} one {One is left today.} other {# are left today.}} Nothing was sent.',
    'Puede pedir reseña a {limit} clientes por día. {left, plural, =0 {Hoy ya no queda ninguno.} one {Hoy queda uno.} other {Hoy quedan #.}} No se envió nada.',
  ],

  'review_requests.list_title': ['Ask many together', 'Pedir a muchos a la vez'],
  'review_requests.list_text': [
    'Paste rows from a spreadsheet, or choose a CSV file: one customer a line, up to {limit}. Columns: email, trade, month, city, number, language. Only the email is needed.',
    'Pegue filas de una hoja de cálculo o elija un archivo CSV: un cliente por línea, hasta {limit}. Columnas: correo, oficio, mes, ciudad, folio, idioma. Solo el correo es necesario.',
  ],
  'review_requests.list': ['Customers', 'Clientes'],
  'review_requests.list_example': ['email, trade, month, city, number', 'correo, oficio, mes, ciudad, folio'],
  'review_requests.list_file': ['Or choose a file', 'O elija un archivo'],
  'review_requests.list_file_long': [
    'The file is too large: {limit} customers at most.',
    'El archivo es demasiado grande: {limit} clientes como máximo.',
  ],
  'review_requests.list_send': ['Ask them all', 'Pedir a todos'],
  'review_requests.list_empty': ['Paste at least one customer.', 'Pegue al menos un cliente.'],
  'review_requests.list_long': [
    'The list is too long. Send it in parts.',
    'La lista es demasiado larga. Envíela por partes.',
  ],
  'review_requests.list_rows': [
    'The list has more than {limit} customers, the most in one list. Nothing was sent.',
    'La lista tiene más de {limit} clientes, el máximo por vez. No se envió nada.',
  ],
  'review_requests.list_without_email': [
    'No column has the name “email”. Nothing was sent.',
    'Ninguna columna se llama “correo”. No se envió nada.',
  ],
  'review_requests.line': ['Line {line}: {text}', 'Línea {line}: {text}'],
  'review_requests.line_unreadable': ['It could not be read.', 'No se pudo leer.'],
  'review_requests.line_without_email': ['It has no email.', 'No tiene correo.'],
  'review_requests.line_email': ['“{value}” is no email address.', '“{value}” no es un correo.'],
  'review_requests.line_trade': [
    'We do not know the trade “{value}”, so the customer chooses it.',
    'No conocemos el oficio “{value}”, así que lo elige el cliente.',
  ],
  'review_requests.line_month': ['“{value}” is no month.', '“{value}” no es un mes.'],
  'review_requests.line_month_reach': [
    '“{value}” is to come, or more than {years} years ago.',
    '“{value}” aún no llega o fue hace más de {years} años.',
  ],
  'review_requests.line_city': ['“{value}” is no name of a place.', '“{value}” no es el nombre de un lugar.'],
  'review_requests.line_language': [
    '“{value}” is neither English nor Spanish.',
    '“{value}” no es inglés ni español.',
  ],
  'review_requests.outcome_title': ['Your list', 'Su lista'],
  'review_requests.outcome_made': [
    '{count, plural, =0 {No one was asked.} one {One customer was asked.} other {# customers were asked.}}',
    '{count, plural, =0 {No se pidió a nadie.} one {Se pidió a un cliente.} other {Se pidió a # clientes.}}',
  ],
  'review_requests.outcome_refused': [
    '{count, plural, one {One line was left out:} other {# lines were left out:}}',
    '{count, plural, one {Una línea se dejó fuera:} other {# líneas se dejaron fuera:}}',
  ],

  'review_requests.sent_title': ['What you sent', 'Lo que envió'],
  'review_requests.sent_empty': [
    'You have not asked anybody about a job yet.',
    'Todavía no pide reseña de ningún trabajo.',
  ],
  'review_requests.sent_none': ['Nothing was found.', 'No se encontró nada.'],
  'review_requests.find': ['Number, city or email', 'Folio, ciudad o correo'],
  'review_requests.find_button': ['Find', 'Buscar'],
  'review_requests.job_unnamed': ['A job', 'Un trabajo'],
  'review_requests.made_on': ['Link made {date}', 'Enlace creado el {date}'],
  'review_requests.mailed_on': ['Emailed {date}', 'Correo del {date}'],
  'review_requests.reminded_on': ['reminder {date}', 'recordatorio del {date}'],
  'review_requests.state_withdrawn': ['Withdrawn', 'Retirado'],
  'review_requests.remind': ['Send a reminder', 'Enviar recordatorio'],
  'review_requests.reminded': [
    'The reminder is on its way, unless the customer wrote already or wants no emails.',
    'El recordatorio va en camino, salvo que el cliente ya haya escrito o no quiera correos.',
  ],
  'review_requests.not_again': [
    'A reminder goes out once, {days} days after the email at the earliest.',
    'El recordatorio se envía una sola vez, {days} días después del correo o más tarde.',
  ],
  'review_requests.withdraw': ['Withdraw', 'Retirar'],
  'review_requests.withdrawn': ['The link is withdrawn.', 'Se retiró el enlace.'],
  'review_requests.not_taken_back': [
    'A link can be withdrawn within {minutes} minutes.',
    'Un enlace se puede retirar en los primeros {minutes} minutos.',
  ],
  'review_requests.public_title': ['What your page says', 'Lo que dice su página'],
  'review_requests.public_link': ['By stars', 'Por estrellas'],
  'review_requests.public_none': [
    'Nothing yet: from {limit} customers on. It is counted once a night.',
    'Nada todavía: a partir de {limit} clientes. Se cuenta una vez por noche.',
  ],

  'review_requests.refusal_title': ['Requests for reviews', 'Solicitudes de reseña'],
  'review_requests.refusal_text': [
    '{contractor} gave us your address to ask for a review. You decide; you need no account.',
    '{contractor} nos dio su correo para pedirle una reseña. Usted decide; no necesita una cuenta.',
  ],
  'review_requests.refuse.business': [
    'No more requests from {contractor}',
    'No más solicitudes de {contractor}',
  ],
  'review_requests.refuse.all': [
    'No more requests from any contractor',
    'No más solicitudes de ningún contratista',
  ],
  'review_requests.refuse.not_customer': [
    '{contractor} never worked for me',
    '{contractor} nunca trabajó para mí',
  ],
  'review_requests.refused.business': [
    'This contractor cannot ask you any more.',
    'Este contratista ya no le puede pedir reseñas.',
  ],
  'review_requests.refused.all': [
    'No contractor can ask you any more.',
    'Ningún contratista le puede pedir reseñas ya.',
  ],
  'review_requests.refused.not_customer': [
    'Thank you. It does not count as a customer, and this contractor cannot ask you any more.',
    'Gracias. No cuenta como cliente, y este contratista ya no le puede pedir reseñas.',
  ],
});
