import { defineMessages } from '../../common/format/messages.ts';

/** What jobs of a trade have cost in a metropolitan area. */
export default defineMessages({
  'prices.title': ['Price guide', 'Guía de precios'],
  'prices.index_description': [
    'What jobs of a trade have cost in and around a city, counted from reviews and quotes. We don’t estimate: with too few reviews, we show no figure.',
    'Lo que han costado los trabajos de un oficio en una ciudad y sus alrededores, contado a partir de reseñas y cotizaciones. Sin estimaciones: donde hay muy poco que contar, no hay cifra.',
  ],
  'prices.none_title': ['No guide yet', 'Todavía no hay guías'],
  'prices.none_text': [
    'A guide appears once {reviews, number} reviews of at least {contractors, number} contractors give a cost.',
    'Una guía aparece cuando {reviews, number} reseñas de al menos {contractors, number} contratistas indican un costo.',
  ],
  'prices.show_title': [
    '{trade}: what jobs cost in and around {city}, {region}',
    '{trade}: cuánto cuestan los trabajos en {city}, {region}, y sus alrededores',
  ],
  'prices.show_description': [
    'Typical price and range of {reviews, number} reviewed jobs by {contractors, number} contractors, the number of jobs in each cost band, and how it is counted.',
    'Precio típico y rango de {reviews, number} trabajos reseñados de {contractors, number} contratistas, el número de trabajos de cada rango de costo y cómo se cuenta.',
  ],
  'prices.too_few': [
    'Too few reviews to say: {count, number} of the {needed, number} that we need.',
    'Hay muy pocas reseñas para decirlo: {count, number} de las {needed, number} que necesitamos.',
  ],
  'prices.too_few_contractors': [
    'Too few contractors to say: the {reviews, number} reviews are of {count, number} of the {needed, number} contractors that we need.',
    'Hay muy pocos contratistas para decirlo: las {reviews, number} reseñas son de {count, number} de los {needed, number} contratistas que necesitamos.',
  ],
  'prices.outdated': [
    'The figures are older than a day, so we do not show them. They are counted anew each hour.',
    'Las cifras tienen más de un día, así que no las mostramos. Se cuentan de nuevo cada hora.',
  ],
  'prices.reviews_title': ['Reviewed jobs', 'Trabajos reseñados'],
  'prices.median': ['Typical price', 'Precio típico'],
  'prices.middle': ['Middle 80%', '80% central'],
  'prices.span_between': ['{from} to {to}', 'de {from} a {to}'],
  'prices.span_up_to': ['up to {to}', 'hasta {to}'],
  'prices.span_from': ['{from} and more', '{from} o más'],
  'prices.span_any': ['all bands', 'todos los rangos'],
  'prices.half_up_to': [
    'At least half of the {count, number} reviewed jobs cost {to} or less.',
    'Al menos la mitad de los {count, number} trabajos reseñados costó {to} o menos.',
  ],
  'prices.half_over': [
    'At least half of the {count, number} reviewed jobs cost more than {from}.',
    'Al menos la mitad de los {count, number} trabajos reseñados costó más de {from}.',
  ],
  'prices.most_between': [
    'At least 8 of 10 cost between {from} and {to}.',
    'Al menos 8 de cada 10 costaron entre {from} y {to}.',
  ],
  'prices.most_up_to': [
    'At least 8 of 10 cost {to} or less.',
    'Al menos 8 de cada 10 costaron {to} o menos.',
  ],
  'prices.most_from': [
    'At least 8 of 10 cost {from} or more.',
    'Al menos 8 de cada 10 costaron {from} o más.',
  ],
  'prices.most_any': [
    'The middle 8 of 10 are spread over all bands, the lowest and the highest included.',
    'Los 8 de cada 10 centrales se reparten por todos los rangos, incluidos el más bajo y el más alto.',
  ],
  'prices.table': ['Reviewed jobs by cost', 'Trabajos reseñados por costo'],
  'prices.cost': ['Cost', 'Costo'],
  'prices.jobs': ['Jobs', 'Trabajos'],
  'prices.quotes_title': ['Prices in quotes', 'Precios en cotizaciones'],
  'prices.quotes_text': [
    '{answers, plural, one {# answer} other {# answers}} from {contractors, plural, one {# contractor} other {# contractors}} to {customers, plural, one {# customer} other {# customers}}. About half of them name {median} or less, and about 8 of 10 are between {low} and {high}. A quote is what was asked for, not what was paid.',
    '{answers, plural, one {# respuesta} other {# respuestas}} de {contractors, plural, one {# contratista} other {# contratistas}} a {customers, plural, one {# cliente} other {# clientes}}. Cerca de la mitad indica {median} o menos, y cerca de 8 de cada 10 están entre {low} y {high}. Una cotización es lo que se pidió, no lo que se pagó.',
  ],
  'prices.method_title': ['How this is counted', 'Cómo se cuenta'],
  'prices.computed': [
    'Counted on {day}, from {reviews, plural, one {# review} other {# reviews}} of {contractors, plural, one {# contractor} other {# contractors}} in {city} and within {distance, number} {unit} of it.',
    'Contado el {day}, a partir de {reviews, plural, one {# reseña} other {# reseñas}} de {contractors, plural, one {# contratista} other {# contratistas}} en {city} y a no más de {distance, number} {unit}.',
  ],
  'prices.miles': ['miles', 'millas'],
  'prices.kilometers': ['kilometers', 'kilómetros'],
  'prices.method_which': [
    'Published reviews count that name the cost of a job of this trade in the last {months, number} months. Reviews of a quote alone do not. An author counts once for each contractor, with the latest job.',
    'Cuentan las reseñas publicadas que indican el costo de un trabajo de este oficio de los últimos {months, number} meses. Las reseñas solo de cotización no cuentan. Cada autor cuenta una vez por contratista, con el trabajo más reciente.',
  ],
  'prices.method_bands': [
    'A review names a band, not an amount. The typical price is the median: the band of the review in the middle, the lower one if two are in the middle. The middle 80% goes from the band of the 10th to that of the 90th percentile (nearest rank).',
    'Una reseña indica un rango, no un monto. El precio típico es la mediana: el rango de la reseña que queda en medio; si son dos, el de la más baja. El 80% central va del rango del percentil 10 al del percentil 90 (rango más cercano).',
  ],
  'prices.method_limits': [
    'With fewer than {reviews, number} reviews or {contractors, number} contractors we show no figures. We recount every hour; a review that was taken down is left out within a day.',
    'Con menos de {reviews, number} reseñas o {contractors, number} contratistas no mostramos cifras. Volvemos a contar cada hora; una reseña que se quitó deja de contar en un día como máximo.',
  ],
  'prices.method_quotes': [
    'Of quotes, the latest answer of each contractor to each customer counts, a range by its middle. They are shown from {answers, number} answers of {sides, number} contractors to {sides, number} customers on, at most half of one contractor, and rounded to two digits, so that no single price can be read off.',
    'De las cotizaciones cuenta la última respuesta de cada contratista a cada cliente; un rango, por su punto medio. Se muestran a partir de {answers, number} respuestas de {sides, number} contratistas a {sides, number} clientes, a lo sumo la mitad de un solo contratista, y se redondean a dos cifras, para que no se pueda deducir el precio de nadie.',
  ],
  'prices.method_none': [
    'We estimate nothing and don’t adjust for inflation. Plans and ranks play no part.',
    'No estimamos nada ni ajustamos por inflación. Ni los planes ni las posiciones influyen.',
  ],
  'prices.find': ['Find contractors: {trade}, {city}', 'Buscar contratistas: {trade}, {city}'],
  'prices.same_metro': ['Other trades around {city}', 'Otros oficios en {city} y alrededores'],
  'prices.same_trade': ['{trade} elsewhere', '{trade} en otros lugares'],
});
