import { defineMessages } from '../../common/format/messages.ts';

/** The pages of one trade in one city. */
export default defineMessages({
  'landing.title': ['{people} in {city}, {region}', '{people} en {city}, {region}'],
  'landing.description': [
    '{contractors, number} contractors with {reviews, plural, one {# review} other {# reviews}} of jobs and quotes: ratings, prices, license status and the first ten, with why. No one can pay for a higher position.',
    '{contractors, number} contratistas con {reviews, plural, one {# reseña} other {# reseñas}} de trabajos y cotizaciones: calificaciones, precios, estatus de las licencias y los diez primeros, con el porqué. Nadie puede pagar por aparecer más arriba.',
  ],
  'landing.picture_note': [
    '{contractors, number} contractors · {reviews, plural, one {# review} other {# reviews}}',
    '{contractors, number} contratistas · {reviews, plural, one {# reseña} other {# reseñas}}',
  ],
  'landing.contractors': ['contractors', 'contratistas'],
  'landing.reviews': ['reviews', 'reseñas'],
  'landing.median': ['median rating', 'calificación mediana'],
  'landing.hire_again': ['would hire again', 'volverían a contratar'],
  'landing.active_licenses': ['have an active license', 'con licencia vigente'],
  'landing.first_title': ['The first {count, number} and why', 'Los primeros {count, number} y por qué'],
  'landing.first_text': [
    'In the same order as the search: reviews, customers who would hire again, responses, freshness and active red flags count. Paid plans do not.',
    'En el mismo orden que la búsqueda: cuentan las reseñas, los clientes que repetirían, las respuestas, qué tan reciente es la última reseña y las alertas vigentes. Los planes de pago no cuentan.',
  ],
  'landing.all': ['See all {count, number} in the search', 'Ver los {count, number} en la búsqueda'],
  'landing.prices_title': ['What jobs cost', 'Cuánto cuestan los trabajos'],
  'landing.prices_text': [
    'Final prices of {total, number} reviewed jobs of this trade by contractors in {city}.',
    'Precios finales de {total, number} trabajos reseñados de este oficio, de contratistas de {city}.',
  ],
  'landing.price_guide': [
    '{trade}: what jobs cost around {city}, with median and range',
    '{trade}: cuánto cuestan los trabajos en {city} y alrededores, con mediana y rango',
  ],
  'landing.price': ['Price', 'Precio'],
  'landing.jobs': ['Jobs', 'Trabajos'],
  'landing.licenses_title': ['Licenses', 'Licencias'],
  'landing.licenses_active': [
    '{count, number} of {total, number} have an active license in the public lists we read.',
    '{count, number} de {total, number} tienen una licencia vigente en los registros públicos que consultamos.',
  ],
  'landing.licenses_lapsed': [
    '{count, plural, one {# has a license that is expired, suspended or closed.} other {# have a license that is expired, suspended or closed.}}',
    '{count, plural, one {# tiene la licencia vencida, suspendida o cerrada.} other {# tienen la licencia vencida, suspendida o cerrada.}}',
  ],
  'landing.licenses_unverified': [
    'For {count, number} a license number is on file whose status no one has verified.',
    'De {count, number} consta un número de licencia cuyo estatus nadie ha verificado.',
  ],
  'landing.licenses_none': [
    'For {count, number} we have no license record.',
    'De {count, number} no tenemos registro de licencia.',
  ],
  'landing.questions_title': ['What customers answered', 'Lo que respondieron los clientes'],
  'landing.questions_text': [
    'Questions that reviews of this trade in {city} answered, with the number of answers.',
    'Preguntas que respondieron las reseñas de este oficio en {city}, con el número de respuestas.',
  ],
  'landing.hire_again_question': ['Would you hire them again?', '¿Lo volvería a contratar?'],
  'landing.speak_spanish': [
    '{count, plural, one {# contractor says that they speak Spanish.} other {# contractors say that they speak Spanish.}}',
    '{count, plural, one {# contratista dice que habla español.} other {# contratistas dicen que hablan español.}}',
  ],
  'landing.speak_english': [
    '{count, plural, one {# contractor says that they speak English.} other {# contractors say that they speak English.}}',
    '{count, plural, one {# contratista dice que habla inglés.} other {# contratistas dicen que hablan inglés.}}',
  ],
  'landing.other_trades': ['Other trades in {city}', 'Otros oficios en {city}'],
  'landing.other_cities': ['{people} in other cities of {region}', '{people} en otras ciudades de {region}'],
});
