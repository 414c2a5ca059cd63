import { defineMessages } from '../../common/format/messages.ts';

/** The pages of one trade in one city. */
export default defineMessages({
  'landing.title': ['{people} in {city}, {region}', '{people} en {city}, {region}'],
  'landing.description': [
    '{contractors, plural, one {# contractor} other {# contractors}} with {reviews, plural, one {# review} other {# reviews}} of jobs and quotes: ratings, prices, license status, and why the first ten rank there. No one can pay for a higher rank.',
    '{contractors, plural, one {# contratista} other {# contratistas}} con {reviews, plural, one {# reseña} other {# reseñas}} de trabajos y cotizaciones: calificaciones, precios, estatus de las licencias y los diez primeros, con el porqué. Nadie puede pagar por una mejor posición.',
  ],
  'landing.picture_note': [
    '{contractors, plural, one {# contractor} other {# contractors}} · {reviews, plural, one {# review} other {# reviews}}',
    '{contractors, plural, one {# contratista} other {# contratistas}} · {reviews, plural, one {# reseña} other {# reseñas}}',
  ],
  'landing.contractors': ['contractors', 'contratistas'],
  'landing.reviews': ['reviews', 'reseñas'],
  'landing.median': ['typical rating', 'calificación típica'],
  'landing.hire_again': ['would hire again', 'volverían a contratar'],
  'landing.active_licenses': ['have an active license', 'con licencia vigente'],
  'landing.first_title': [
    '{count, plural, one {The first one and why} other {The first # and why}}',
    '{count, plural, one {El primero y por qué} other {Los primeros # y por qué}}',
  ],
  'landing.first_text': [
    'In the same order as the search: reviews, customers who would hire again, responses, freshness and active red flags count. Paid plans do not.',
    'En el mismo orden que la búsqueda: cuentan las reseñas, los clientes que volverían a contratar, las respuestas, qué tan reciente es la última reseña y los focos rojos vigentes. Los planes de pago no cuentan.',
  ],
  'landing.all': [
    '{count, plural, one {See it in the search} other {See all # in the search}}',
    '{count, plural, one {Verlo en la búsqueda} other {Ver los # en la búsqueda}}',
  ],
  'landing.prices_title': ['What jobs cost', 'Cuánto cuestan los trabajos'],
  'landing.prices_text': [
    'Final prices of {total, number} reviewed jobs of this trade by contractors in {city}.',
    'Precios finales de {total, number} trabajos reseñados de este oficio, de contratistas de {city}.',
  ],
  'landing.price_guide': [
    '{trade}: what jobs cost around {city}, with typical price and range',
    '{trade}: cuánto cuestan los trabajos en {city} y alrededores, con precio típico y rango',
  ],
  'landing.price': ['Price', 'Precio'],
  'landing.jobs': ['Jobs', 'Trabajos'],
  'landing.licenses_title': ['Licenses', 'Licencias'],
  'landing.licenses_active': [
    '{count, plural, one {# of {total, number} has} other {# of {total, number} have}} an active license in the public lists we read.',
    '{count, plural, one {# de {total, number} tiene} other {# de {total, number} tienen}} una licencia vigente en los registros públicos que consultamos.',
  ],
  'landing.licenses_lapsed': [
    '{count, plural, one {# has a license that is expired, suspended or closed.} other {# have a license that is expired, suspended or closed.}}',
    '{count, plural, one {# tiene la licencia vencida, suspendida o dada de baja.} other {# tienen la licencia vencida, suspendida o dada de baja.}}',
  ],
  'landing.licenses_unverified': [
    '{count, plural, one {# has} other {# have}} a license number on file that no one has verified.',
    '{count, plural, one {# tiene} other {# tienen}} un número de licencia que nadie ha verificado.',
  ],
  'landing.licenses_none': [
    '{count, plural, one {# has} other {# have}} no license on record here.',
    '{count, plural, one {# no tiene} other {# no tienen}} registro de licencia aquí.',
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
