import { defineMessages } from '../../common/format/messages.ts';

/** The page for businesses: what is free, what plans add, what money cannot buy, and the way to their own listing. */
export default defineMessages({
  'for_contractors.title': ['For contractors', 'Para contratistas'],
  'for_contractors.description': [
    'Claim your page, respond to reviews and appeal for free. What paid plans add, and what no one can buy.',
    'Reclame su página, responda reseñas y apele gratis. Qué suman los planes de pago y qué nadie puede comprar.',
  ],
  'for_contractors.heading': ['Your reputation, on fair terms', 'Su reputación, con reglas parejas'],
  'for_contractors.lead': [
    'People look you up on {site} before they hire you. Your page, your responses and your appeals are free, and no one can buy a better rating.',
    'La gente busca su negocio en {site} antes de contratarlo. Su página, sus respuestas y sus apelaciones son gratis, y nadie puede comprar una mejor calificación.',
  ],

  'for_contractors.find_title': ['Find your business', 'Busque su negocio'],
  'for_contractors.find_label': [
    'Business name and city, or license number',
    'Nombre del negocio y ciudad, o número de licencia',
  ],
  'for_contractors.find_example': ['Cordero Plumbing San Diego', 'Plomería Cordero Tijuana'],
  'for_contractors.find_submit': ['Search', 'Buscar'],
  'for_contractors.found': [
    '{count, plural, =0 {No listing matches “{words}”} one {# listing matches “{words}”} other {# listings match “{words}”}}',
    '{count, plural, =0 {Ninguna ficha coincide con “{words}”} one {# ficha coincide con “{words}”} other {# fichas coinciden con “{words}”}}',
  ],
  'for_contractors.found_many': [
    'These are the first {count} listings for “{words}”. Add your city to see fewer.',
    'Estas son las primeras {count} fichas de “{words}”. Agregue su ciudad para ver menos.',
  ],
  'for_contractors.claim': ['Claim this page', 'Reclamar esta página'],
  'for_contractors.claimed': ['Managed by its owner', 'La administra su dueño'],
  'for_contractors.reviews': [
    '{count, plural, =0 {No reviews yet} one {# review} other {# reviews}}',
    '{count, plural, =0 {Sin reseñas todavía} one {# reseña} other {# reseñas}}',
  ],
  'for_contractors.none_text': [
    'Try fewer words, or your license number. If you are not listed yet, create your page. It is free.',
    'Intente con menos palabras o con su número de licencia. Si todavía no aparece, cree su página. Es gratis.',
  ],
  'for_contractors.not_among': ['Not one of these?', '¿No es ninguna de estas?'],
  'for_contractors.create': ['Create your page', 'Crear su página'],

  'for_contractors.steps_title': ['Claim your page in three steps', 'Reclame su página en tres pasos'],
  'for_contractors.step_1_title': ['Find it', 'Búsquela'],
  'for_contractors.step_1_text': [
    'Many pages come from public license records, so yours may already be here.',
    'Muchas páginas vienen de registros públicos de licencias: quizá la suya ya está aquí.',
  ],
  'for_contractors.step_2_title': ['Prove it’s yours', 'Demuestre que es suya'],
  'for_contractors.step_2_text': [
    'Use an email at your website’s domain, a code we send to the listed email, or a document.',
    'Con un correo del dominio de su sitio web, con un código que enviamos al correo registrado o con un documento.',
  ],
  'for_contractors.step_3_title': [
    'We aim to answer within {days} days',
    'Procuramos responderle en un máximo de {days} días',
  ],
  'for_contractors.step_3_text': [
    'An administrator checks every claim. Then you can respond to reviews, correct your details and see your statistics.',
    'Un administrador revisa cada solicitud. Después podrá responder reseñas, corregir sus datos y ver sus estadísticas.',
  ],

  'for_contractors.bad_review_title': ['When a bad review comes in', 'Cuando llega una mala reseña'],
  'for_contractors.bad_review_1_title': ['You get an email', 'Usted recibe un correo'],
  'for_contractors.bad_review_1_text': [
    'We email you when a review appears on your page, unless you turned that off.',
    'Le avisamos cuando aparece una reseña en su página, salvo que lo haya desactivado.',
  ],
  'for_contractors.bad_review_2_title': ['You respond', 'Usted responde'],
  'for_contractors.bad_review_2_text': [
    'Everyone can read your side below the review, as long as the review is there.',
    'Todos pueden leer su versión debajo de la reseña, mientras la reseña esté publicada.',
  ],
  'for_contractors.bad_review_3_title': ['You appeal', 'Usted apela'],
  'for_contractors.bad_review_3_text': [
    'If it breaks a rule, say which one and attach your proof. We aim to decide within {days} days.',
    'Si rompe una regla, diga cuál y adjunte sus pruebas. Procuramos decidir en un máximo de {days} días.',
  ],
  'for_contractors.bad_review_4_title': ['You get a reason', 'Usted recibe un motivo'],
  'for_contractors.bad_review_4_text': [
    'Every decision has a written reason and is in the decision log, without the names of authors and reporters.',
    'Cada decisión lleva un motivo por escrito y queda en el registro de decisiones, sin los nombres de autores ni de quienes reportan.',
  ],

  'for_contractors.offer_title': [
    'What is free, what costs money, what no one can buy',
    'Qué es gratis, qué cuesta y qué no se vende',
  ],
  'for_contractors.free_title': ['Free for every contractor', 'Gratis para todos los contratistas'],
  'for_contractors.free.page': [
    'A page with your trades, license and contact details',
    'Una página con sus oficios, su licencia y sus datos de contacto',
  ],
  'for_contractors.free.search': [
    'Your rank in every search, by rules that anyone can check',
    'Su posición en cada búsqueda, con reglas que cualquiera puede comprobar',
  ],
  'for_contractors.free.reply': ['A public response to every review', 'Una respuesta pública a cada reseña'],
  'for_contractors.free.appeal': [
    'Appeals, each decided with a written reason',
    'Apelaciones, cada una decidida con un motivo por escrito',
  ],
  'for_contractors.free.statistics': [
    'Statistics: reviews, page views, calls and clicks',
    'Estadísticas: reseñas, visitas, llamadas y clics',
  ],
  'for_contractors.free.languages': ['English and Spanish, side by side', 'Español e inglés, por igual'],
  'for_contractors.paid_title': ['Paid plans', 'Planes de pago'],
  'for_contractors.paid_text': [
    'A plan adds room and tools: more photos, page designs and postings, and longer statistics. You cancel in two clicks.',
    'Un plan suma espacio y herramientas: más fotos, diseños de página y publicaciones, y estadísticas de más tiempo. Se cancela en dos clics.',
  ],
  'for_contractors.paid_not_needed': [
    'You don’t need one: being found, reviewed and heard is free for every contractor. We promise to keep it free, and would announce any change.',
    'No lo necesita: aparecer, recibir reseñas y responderlas es gratis para todos. Nos comprometemos a que siga así y anunciaríamos cualquier cambio.',
  ],
  'for_contractors.never_title': ['Never for sale', 'Nunca a la venta'],
  'for_contractors.never.rank': ['A higher rank in search', 'Una mejor posición en las búsquedas'],
  'for_contractors.never.stars': ['More stars, or fewer bad reviews', 'Más estrellas o menos reseñas malas'],
  'for_contractors.never.removal': ['Taking down a review', 'Que se quite una reseña'],
  'for_contractors.never.appeals': [
    'A faster or more favorable decision',
    'Una decisión más rápida o más favorable',
  ],
  'for_contractors.never.license': [
    'License status or any badge',
    'El estatus de la licencia o cualquier insignia',
  ],
  'for_contractors.never.leads': ['Your customers’ details', 'Los datos de sus clientes'],

  'for_contractors.plans_title': ['What the plans include', 'Qué incluyen los planes'],
  'for_contractors.plans_table': ['Limits of each plan', 'Límites de cada plan'],
  'for_contractors.plans_choose': ['Choose a plan', 'Elegir un plan'],
  'for_contractors.plans_note': [
    'Prices are in US dollars. We charge only those who choose a plan. Every paid plan is marked “Paid plan - not a quality rating”.',
    'Los precios están en dólares. A nadie se le cobra sin que elija un plan. Todo plan de pago lleva la leyenda “Plan de pago: no es una calificación de calidad”.',
  ],

  'for_contractors.proof_title': ['See for yourself', 'Véalo por su cuenta'],
  'for_contractors.proof_text': [
    'We publish how many reviews we take down, how often we accept contractors’ appeals, and every single decision.',
    'Publicamos cuántas reseñas quitamos, cuántas apelaciones de contratistas aceptamos y cada una de las decisiones.',
  ],
});
