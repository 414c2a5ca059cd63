import { defineMessages } from '../../common/format/messages.ts';

/** Requests for a quote to up to three contractors, their answers, and who was hired. */
export default defineMessages({
  'quotes.title': ['Ask for a quote', 'Pedir cotización'],
  'quotes.intro': [
    'One form, up to {maximum, number} contractors. Each one answers you privately, and you see the answers side by side.',
    'Un formulario, hasta {maximum, number} contratistas. Cada uno le contesta en privado y usted ve las respuestas lado a lado.',
  ],
  'quotes.to': ['Contractors', 'Contratistas'],
  'quotes.to_help': [
    'Up to {maximum, number}. The contractors on your list who accept messages are shown here.',
    'Hasta {maximum, number}. Aquí aparecen los contratistas de su lista que reciben mensajes.',
  ],
  'quotes.nobody_title': ['No one to ask yet', 'Todavía no hay a quién pedirle'],
  'quotes.nobody_text': [
    'Add contractors who accept messages to your list, then come back.',
    'Agregue a su lista contratistas que reciban mensajes y vuelva aquí.',
  ],
  'quotes.some_not_open': [
    '{count, plural, one {# contractor doesn’t accept messages here and can’t be asked for a quote.} other {# contractors don’t accept messages here and can’t be asked for a quote.}}',
    '{count, plural, one {# contratista no recibe mensajes aquí y no se le puede pedir cotización.} other {# contratistas no reciben mensajes aquí y no se les puede pedir cotización.}}',
  ],
  'quotes.trade': ['Kind of work', 'Tipo de trabajo'],
  'quotes.choose_trade': ['Choose', 'Elija'],
  'quotes.place': ['Where', 'Dónde'],
  'quotes.place_help': [
    'City or postal code. Give the street address later, to the one you choose.',
    'Ciudad o código postal. La dirección exacta désela después al que elija.',
  ],
  'quotes.starts': ['When', 'Cuándo'],
  'quotes.starts.urgent': ['As soon as possible', 'Lo antes posible'],
  'quotes.starts.within_month': ['Within a month', 'En menos de un mes'],
  'quotes.starts.within_three_months': ['Within three months', 'En menos de tres meses'],
  'quotes.starts.no_date': ['No fixed date', 'Sin fecha fija'],
  'quotes.cost': ['Budget', 'Monto aproximado'],
  'quotes.no_cost': ['Not sure yet', 'No lo sé todavía'],
  'quotes.description': ['What needs to be done', 'Qué hay que hacer'],
  'quotes.description_help': [
    'Sizes, materials, what is there now. Leave out your phone number and street address.',
    'Medidas, materiales, qué hay ahora. No ponga su teléfono ni su dirección.',
  ],
  'quotes.photos': ['Photos', 'Fotos'],
  'quotes.send': ['Send request', 'Enviar solicitud'],
  'quotes.sent': [
    'Sent to {count, plural, one {# contractor} other {# contractors}}. You get an email when they answer.',
    'Enviada a {count, plural, one {# contratista} other {# contratistas}}. Recibirá un correo cuando respondan.',
  ],
  'quotes.sent_before': [
    'You already sent this request. It was not sent again.',
    'Ya envió esta solicitud. No se envió de nuevo.',
  ],
  'quotes.choose_contractors': ['Choose at least one contractor.', 'Elija al menos un contratista.'],
  'quotes.too_many_contractors': [
    'Choose at most {maximum, number} contractors.',
    'Elija {maximum, number} contratistas como máximo.',
  ],
  'quotes.not_open': [
    'One of these contractors no longer accepts messages. Choose another.',
    'Uno de estos contratistas ya no recibe mensajes. Elija otro.',
  ],
  'quotes.asked_today': [
    'You asked {names} about this kind of work in the last 24 hours. Write to them in Messages, or remove them here.',
    'En las últimas 24 horas ya pidió cotización de este tipo de trabajo a {names}. Escríbales en Mensajes o quítelos.',
  ],
  'quotes.answers_title': ['Quotes for {trade}', 'Cotizaciones de {trade}'],
  'quotes.your_request': ['Your request', 'Su solicitud'],
  'quotes.sent_on': ['Sent', 'Enviada'],
  'quotes.no_answer': ['No answer yet.', 'Todavía no responde.'],
  'quotes.no_price': ['Wrote to you, without a price.', 'Ya le escribió, todavía sin precio.'],
  'quotes.price_range': ['{from} to {to}', '{from} a {to}'],
  'quotes.begins_on': ['Can begin', 'Puede empezar'],
  'quotes.included': ['What is included', 'Qué incluye'],
  'quotes.changed_on': ['Changed', 'Cambiada'],
  'quotes.answered_on': ['Answered', 'Respondida'],
  'quotes.open_conversation': ['Open messages', 'Abrir mensajes'],
  'quotes.compare': ['Compare side by side', 'Comparar lado a lado'],
  'quotes.see_all': ['See all answers', 'Ver todas las respuestas'],

  'quotes.list_title': ['My quotes', 'Mis cotizaciones'],
  'quotes.side.sent': ['You asked', 'Usted pidió'],
  'quotes.side.received': ['Your business was asked', 'Le pidieron a su negocio'],
  'quotes.none_sent_title': ['You have not asked for a quote yet', 'Todavía no ha pedido cotización'],
  'quotes.none_sent_text': [
    'Describe the job once and ask up to three contractors. Their prices come here, side by side.',
    'Describa el trabajo una vez y pregunte hasta a tres contratistas. Sus precios llegan aquí, uno junto al otro.',
  ],
  'quotes.none_received_title': ['No requests yet', 'Todavía no hay solicitudes'],
  'quotes.none_received_text': [
    'When a customer asks your business for a quote, it is listed here until you answer.',
    'Cuando un cliente le pida cotización a su negocio, aparecerá aquí hasta que responda.',
  ],
  'quotes.asked_by': ['{name} asked', 'Pidió {name}'],
  'quotes.waits_for_price': ['no price yet', 'todavía sin precio'],
  'quotes.state.sent': ['No price yet', 'Sin precio todavía'],
  'quotes.state.answered': ['Answered', 'Respondida'],
  'quotes.state.open': ['Needs your price', 'Falta su precio'],
  'quotes.state.hired': ['Hired', 'Contratado'],
  'quotes.state.confirmed': ['Hired, confirmed by both', 'Contratado, confirmado por ambos'],
  'quotes.state.other_hired': ['Another contractor was hired', 'Contrató a otro'],
  'quotes.state.closed': ['Customer closed the account', 'El cliente cerró su cuenta'],

  'quotes.hire': ['I hired this one', 'Contraté a este'],
  'quotes.hire_help': [
    'We’ll tell the others right away that you chose another contractor this time, and thank them for their time. You can undo this.',
    'A los demás les avisaremos de inmediato que esta vez usted eligió a otro y les daremos las gracias por su tiempo. Puede deshacerlo.',
  ],
  'quotes.hire_yes': ['Yes, I hired {name}', 'Sí, contraté a {name}'],
  'quotes.choose_help': [
    'Compare what each price includes, not the price alone. When you hire one, say so here.',
    'Compare lo que incluye cada precio, no solo el precio. Cuando contrate a uno, indíquelo aquí.',
  ],
  'quotes.your_answer': ['Your quote', 'Su cotización'],
  'quotes.hired_saved': [
    'Saved: you hired {name}. We thanked the others and told them you chose someone else.',
    'Guardado: contrató a {name}. A los demás les dimos las gracias y les avisamos que eligió a otro.',
  ],
  'quotes.you_hired': ['You hired {name}', 'Contrató a {name}'],
  'quotes.you_hired_text': [
    'About two weeks after the work begins, we’ll email you once to ask for a review. The last line of that email turns such emails off.',
    'Unas dos semanas después de que empiece el trabajo, le escribiremos una vez para pedirle su reseña. En la última línea de ese correo puede desactivar los correos de este tipo.',
  ],
  'quotes.write_review': ['Write a review', 'Escribir una reseña'],
  'quotes.unhire': ['I didn’t hire them after all', 'Al final no lo contraté'],
  'quotes.unhired': [
    'Undone. The contractors you asked can answer again.',
    'Deshecho. Los contratistas a los que preguntó pueden responder otra vez.',
  ],
  'quotes.hired_before': [
    'You already said that you hired another contractor. Undo that first.',
    'Ya indicó que contrató a otro. Deshágalo primero.',
  ],
  'quotes.answer_changed': [
    '{name} changed the quote in the meantime. Look at the new price, then choose again.',
    '{name} cambió su cotización mientras tanto. Vea el precio nuevo y elija otra vez.',
  ],
  'quotes.too_many_hires': [
    'You changed this too often. Write to the contractors in Messages.',
    'Cambió esto demasiadas veces. Escriba a los contratistas en Mensajes.',
  ],

  'quotes.answer_title': ['Quote for {trade}', 'Cotización de {trade}'],
  'quotes.answer_intro': [
    '{name} will see your price next to those of the other contractors they asked.',
    '{name} verá el precio de usted junto a los de los otros contratistas a los que preguntó.',
  ],
  'quotes.price_from': ['Price', 'Precio'],
  'quotes.price_from_help': [
    'In {currency}. If it is a range, the lower amount.',
    'En {currency}. Si es un rango, el monto menor.',
  ],
  'quotes.price_to': ['Up to', 'Hasta'],
  'quotes.price_to_help': ['Only for a range.', 'Solo si es un rango.'],
  'quotes.included_help': [
    'Work, materials, permits, cleanup, warranty; and what would cost extra.',
    'Mano de obra, materiales, permisos, limpieza, garantía; y qué costaría aparte.',
  ],
  'quotes.begins_on_help': ['The first day of the work.', 'El primer día del trabajo.'],
  'quotes.send_answer': ['Send quote', 'Enviar cotización'],
  'quotes.change_answer': ['Change your quote', 'Cambiar su cotización'],
  'quotes.give_price': ['Send a price', 'Enviar un precio'],
  'quotes.answer_sent': ['Your quote is sent.', 'Su cotización se envió.'],
  'quotes.other_currency': [
    'Give the price in {currency}, the currency of this request.',
    'Dé el precio en {currency}, la moneda de esta solicitud.',
  ],
  'quotes.price_order': [
    'The upper amount must not be below the lower one.',
    'El monto mayor no puede ser menor que el otro.',
  ],
  'quotes.day_needed': ['Choose a day.', 'Elija una fecha.'],
  'quotes.day_is_over': [
    'This day has passed. Choose a later one.',
    'Esa fecha ya pasó. Elija una posterior.',
  ],
  'quotes.day_too_far': [
    'Choose a day within {days, number} days.',
    'Elija una fecha dentro de los próximos {days, number} días.',
  ],
  'quotes.hired_meanwhile': [
    'The customer has hired someone for this job, so no more quotes can be sent.',
    'El cliente ya contrató a alguien para este trabajo; ya no se pueden enviar cotizaciones.',
  ],
  'quotes.too_many_answers': [
    'You can change a quote {maximum, number} times. Write a message instead.',
    'Puede cambiar una cotización {maximum, number} veces. Mejor escriba un mensaje.',
  ],
  'quotes.confirm': ['Yes, they hired me', 'Sí, me contrataron'],
  'quotes.confirm_text': [
    '{name} says they hired you. If that’s right, please confirm it.',
    '{name} dice que lo contrató. Si es así, confírmelo.',
  ],
  'quotes.confirmed_saved': ['Confirmed.', 'Confirmado.'],
  'quotes.confirmed_text': ['You both say that {name} hired you.', 'Ambos dicen que {name} lo contrató.'],
  'quotes.other_hired_text': [
    '{name} hired another contractor for this job. Thank you for your time.',
    '{name} contrató a otro contratista para este trabajo. Gracias por su tiempo.',
  ],
  'quotes.not_hired': [
    'The customer has not said that they hired you for this job.',
    'El cliente no ha dicho que lo contrató para este trabajo.',
  ],

  'quote_mails.hired_subject': ['{customer} says they hired you', '{customer} dice que lo contrató'],
  'quote_mails.hired_text': [
    '{customer} chose you for the job you quoted ({trade}). Please confirm it on the page if you have agreed.',
    '{customer} lo eligió para el trabajo que cotizó ({trade}). Si ya se pusieron de acuerdo, confírmelo en la página.',
  ],
  'quote_mails.other_hired_subject': [
    '{customer} chose another contractor this time',
    '{customer} eligió a otro contratista esta vez',
  ],
  'quote_mails.other_hired_text': [
    'Thank you for your time. {customer} found someone for this job ({trade}), so you don’t need to follow up.',
    'Gracias por su tiempo. {customer} ya encontró a alguien para este trabajo ({trade}); no hace falta que dé seguimiento.',
  ],
  'quote_mails.withdrawn_subject': [
    '{customer} says they didn’t hire you after all',
    '{customer} dice que al final no lo contrató',
  ],
  'quote_mails.withdrawn_text': [
    '{customer} had said that they hired you for this job ({trade}), and has now undone that. You can write to them in Messages.',
    '{customer} había indicado que lo contrató para este trabajo ({trade}) y ahora lo deshizo. Puede escribirle en Mensajes.',
  ],
  'quote_mails.link': ['See the request', 'Ver la solicitud'],
  'quote_mails.review_subject': ['How was the job by {contractor}?', '¿Cómo fue el trabajo de {contractor}?'],
  'quote_mails.review_text': [
    'You hired {contractor} ({trade}). Good or bad, your review helps the next person who has to choose. If the work is not finished, write it when it is.',
    'Contrató a {contractor} ({trade}). Haya salido bien o mal, su reseña le sirve a la siguiente persona que tenga que elegir. Si todavía no terminan, escríbala cuando acaben.',
  ],
  'quote_mails.review_once': [
    'We ask once for each job. The contractor does not see whether you were asked.',
    'Preguntamos una sola vez por trabajo. El contratista no ve si se le preguntó.',
  ],
  'quote_mails.review_link': ['Write a review', 'Escribir una reseña'],
});
