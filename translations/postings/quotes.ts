import { defineMessages } from '../../common/format/messages.ts';

/** Requests for a quote to up to three contractors. */
export default defineMessages({
  'quotes.title': ['Ask for a quote', 'Pedir presupuesto'],
  'quotes.intro': [
    'One form, up to {maximum, number} contractors. Each answers you separately, and you see the answers side by side.',
    'Un formulario, hasta {maximum, number} contratistas. Cada uno le contesta por separado y usted ve las respuestas juntas.',
  ],
  'quotes.to': ['Contractors', 'Contratistas'],
  'quotes.to_help': [
    'Up to {maximum, number}. Contractors on your list who take messages are shown here.',
    'Hasta {maximum, number}. Aquí aparecen los contratistas de su lista que reciben mensajes.',
  ],
  'quotes.nobody_title': ['No one to ask yet', 'Todavía no hay a quién pedirle'],
  'quotes.nobody_text': [
    'Add contractors who take messages to your list, then come back.',
    'Agregue a su lista contratistas que reciban mensajes y vuelva aquí.',
  ],
  'quotes.some_not_open': [
    '{count, plural, one {# contractor doesn’t take} other {# contractors don’t take}} messages here and can’t be asked.',
    '{count, plural, one {# contratista no recibe} other {# contratistas no reciben}} mensajes aquí y no se le puede pedir presupuesto.',
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
  'quotes.starts.within_month': ['Within a month', 'En un mes'],
  'quotes.starts.within_three_months': ['Within three months', 'En tres meses'],
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
    'One of these contractors doesn’t take messages anymore. Choose another.',
    'Uno de estos contratistas ya no recibe mensajes. Elija otro.',
  ],
  'quotes.asked_today': [
    'You asked {names} about this kind of work in the last 24 hours. Write to them in Messages, or take them out.',
    'Ya le pidió presupuesto de este tipo de trabajo a {names} en las últimas 24 horas. Escríbale en Mensajes o quítelo.',
  ],
  'quotes.answers_title': ['Quotes for {trade}', 'Presupuestos de {trade}'],
  'quotes.your_request': ['Your request', 'Su solicitud'],
  'quotes.sent_on': ['Sent', 'Enviada'],
  'quotes.no_answer': ['No answer yet.', 'Todavía no responde.'],
  'quotes.open_conversation': ['Open messages', 'Abrir mensajes'],
  'quotes.compare': ['Compare their records', 'Comparar sus datos'],
  'quotes.see_all': ['See all answers', 'Ver todas las respuestas'],
});
