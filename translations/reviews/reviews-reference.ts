import { defineMessages } from '../../common/format/messages.ts';

/** The words of the closed lists in a review: job facts as questions and as statements, answers, scores, costs, stages. */
export default defineMessages({
  'reviews.fact_question.would_hire_again': ['Would you hire them again?', '¿Lo volvería a contratar?'],
  'reviews.fact_question.price_within_quote': [
    'Was the final price within 10% of the written quote?',
    '¿El precio final quedó dentro del 10% de la cotización por escrito?',
  ],
  'reviews.fact_question.changes_in_writing': [
    'Were price changes agreed in writing first?',
    '¿Los cambios de precio se acordaron antes por escrito?',
  ],
  'reviews.fact_question.started_on_time': [
    'Did they start on the agreed date?',
    '¿Empezaron en la fecha acordada?',
  ],
  'reviews.fact_question.finished_on_time': [
    'Did they finish within a week of the agreed date?',
    '¿Terminaron a más tardar una semana después de lo acordado?',
  ],
  'reviews.fact_question.showed_up_when_said': [
    'Did they show up when they said they would?',
    '¿Fueron puntuales?',
  ],
  'reviews.fact_question.permits_pulled': [
    'Did the contractor get the required permits?',
    '¿El contratista tramitó los permisos necesarios?',
  ],
  'reviews.fact_question.passed_inspection': [
    'Did the work pass inspection the first time?',
    '¿El trabajo pasó la inspección a la primera?',
  ],
  'reviews.fact_question.written_contract': [
    'Did you get a written contract before work began?',
    '¿Firmaron un contrato por escrito antes de empezar?',
  ],
  'reviews.fact_question.advance_30_or_less': [
    'Was the deposit 30% or less?',
    '¿El anticipo fue de 30% o menos?',
  ],
  'reviews.fact_question.proof_shown': [
    'Did they show you proof of insurance or license (US), or REPSE or RFC (Mexico)?',
    '¿Le mostraron comprobante de seguro o licencia (EUA), o de REPSE o RFC (México)?',
  ],
  'reviews.fact_question.site_left_clean': [
    'Did they leave the site clean each day?',
    '¿Dejaban limpio al terminar el día?',
  ],
  'reviews.fact_question.problems_fixed_free': [
    'Did they fix problems at no extra charge?',
    '¿Corrigieron los detalles sin cobrar de más?',
  ],
  'reviews.fact_question.invoice_given': [
    'Did you receive receipts or an invoice (CFDI)?',
    '¿Le entregaron recibos o factura (CFDI)?',
  ],
  'reviews.fact_question.crew_paid': [
    'Did they pay their crew and suppliers?',
    '¿Pagaron a su gente y a sus proveedores?',
  ],
  'reviews.fact_question.spoke_my_language': [
    'Did someone on the crew speak your language?',
    '¿Alguien de la cuadrilla hablaba su idioma?',
  ],

  'reviews.fact.would_hire_again': ['Would hire again', 'Lo volvería a contratar'],
  'reviews.fact.price_within_quote': [
    'Final price within 10% of the quote',
    'Precio final dentro del 10% de la cotización',
  ],
  'reviews.fact.changes_in_writing': [
    'Price changes agreed in writing',
    'Cambios de precio acordados por escrito',
  ],
  'reviews.fact.started_on_time': ['Started on the agreed date', 'Empezó en la fecha acordada'],
  'reviews.fact.finished_on_time': [
    'Finished within a week of the agreed date',
    'Terminó a más tardar una semana después de lo acordado',
  ],
  'reviews.fact.showed_up_when_said': ['Showed up on time', 'Puntual'],
  'reviews.fact.permits_pulled': ['Got the required permits', 'Tramitó los permisos necesarios'],
  'reviews.fact.passed_inspection': ['Passed inspection the first time', 'Pasó la inspección a la primera'],
  'reviews.fact.written_contract': [
    'Written contract before work began',
    'Contrato por escrito antes de empezar',
  ],
  'reviews.fact.advance_30_or_less': ['Deposit of 30% or less', 'Anticipo de 30% o menos'],
  'reviews.fact.proof_shown': [
    'Showed proof of insurance, license or tax ID',
    'Mostró comprobante de seguro, licencia, REPSE o RFC',
  ],
  'reviews.fact.site_left_clean': ['Left the site clean each day', 'Dejaba limpio al terminar el día'],
  'reviews.fact.problems_fixed_free': [
    'Fixed problems at no extra charge',
    'Corrigió los detalles sin cobrar de más',
  ],
  'reviews.fact.invoice_given': ['Gave receipts or an invoice', 'Entregó recibos o factura'],
  'reviews.fact.crew_paid': ['Paid crew and suppliers', 'Pagó a su gente y a sus proveedores'],
  'reviews.fact.spoke_my_language': [
    'Someone spoke the customer’s language',
    'Alguien hablaba el idioma del cliente',
  ],

  'reviews.answer.yes': ['Yes', 'Sí'],
  'reviews.answer.no': ['No', 'No'],
  'reviews.answer.not_sure': ['Not sure', 'No lo sé'],
  'reviews.answer.not_applicable': ['Does not apply', 'No aplica'],

  'reviews.score.quality': ['Quality of the work', 'Calidad del trabajo'],
  'reviews.score.communication': ['Communication', 'Comunicación'],
  'reviews.score.schedule': ['On schedule', 'Cumplimiento de tiempos'],
  'reviews.score.value': ['Value for money', 'Relación calidad-precio'],
  'reviews.score.cleanliness': ['Cleanliness', 'Limpieza'],
  'reviews.score.conduct': ['Conduct and respect', 'Trato y respeto'],

  'reviews.cost_band.USD.under_500': ['Under $500 USD', 'Menos de $500 USD'],
  'reviews.cost_band.USD.500_2k': ['$500 to $2,000 USD', 'De $500 a $2,000 USD'],
  'reviews.cost_band.USD.2k_10k': ['$2,000 to $10,000 USD', 'De $2,000 a $10,000 USD'],
  'reviews.cost_band.USD.10k_50k': ['$10,000 to $50,000 USD', 'De $10,000 a $50,000 USD'],
  'reviews.cost_band.USD.50k_100k': ['$50,000 to $100,000 USD', 'De $50,000 a $100,000 USD'],
  'reviews.cost_band.USD.over_100k': ['Over $100,000 USD', 'Más de $100,000 USD'],
  'reviews.cost_band.MXN.under_500': ['Under $2,000 MXN', 'Menos de $2,000 MXN'],
  'reviews.cost_band.MXN.500_2k': ['$2,000 to $10,000 MXN', 'De $2,000 a $10,000 MXN'],
  'reviews.cost_band.MXN.2k_10k': ['$10,000 to $50,000 MXN', 'De $10,000 a $50,000 MXN'],
  'reviews.cost_band.MXN.10k_50k': ['$50,000 to $200,000 MXN', 'De $50,000 a $200,000 MXN'],
  'reviews.cost_band.MXN.50k_100k': ['$200,000 to $1,000,000 MXN', 'De $200,000 a $1,000,000 MXN'],
  'reviews.cost_band.MXN.over_100k': ['Over $1,000,000 MXN', 'Más de $1,000,000 MXN'],

  'reviews.stage.quote_only': ['Quote only', 'Solo cotización'],
  'reviews.stage.in_progress': ['Work in progress', 'Trabajo en proceso'],
  'reviews.stage.finished': ['Finished', 'Trabajo terminado'],
  'reviews.stage.abandoned': ['Abandoned', 'Trabajo abandonado'],
});
