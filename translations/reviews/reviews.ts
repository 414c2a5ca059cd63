import { defineMessages } from '../../common/format/messages.ts';

/** What pages and calls about reviews say. The words of the closed lists are in reviews-reference.ts. */
export default defineMessages({
  // One review as it stands on a page
  'reviews.list_title': ['Reviews', 'Reseñas'],
  'reviews.former_member': ['Closed account', 'Cuenta cerrada'],
  'reviews.job_finished': ['Hired for {trade}, finished {month}', 'Trabajo de {trade}, terminado en {month}'],
  'reviews.job_in_progress': [
    'Hired for {trade}, in progress in {month}',
    'Trabajo de {trade}, en proceso en {month}',
  ],
  'reviews.job_quote_only': [
    'Asked for a quote for {trade} in {month}',
    'Cotización de {trade}, pedida en {month}',
  ],
  'reviews.job_abandoned': [
    'Hired for {trade}, abandoned in {month}',
    'Trabajo de {trade}, abandonado en {month}',
  ],
  'reviews.cost_short.USD.under_500': ['under $500 USD', 'menos de $500 USD'],
  'reviews.cost_short.USD.500_2k': ['$500 to $2,000 USD', 'de $500 a $2,000 USD'],
  'reviews.cost_short.USD.2k_10k': ['$2,000 to $10,000 USD', 'de $2,000 a $10,000 USD'],
  'reviews.cost_short.USD.10k_50k': ['$10,000 to $50,000 USD', 'de $10,000 a $50,000 USD'],
  'reviews.cost_short.USD.50k_100k': ['$50,000 to $100,000 USD', 'de $50,000 a $100,000 USD'],
  'reviews.cost_short.USD.over_100k': ['over $100,000 USD', 'más de $100,000 USD'],
  'reviews.cost_short.MXN.under_500': ['under $2,000 MXN', 'menos de $2,000 MXN'],
  'reviews.cost_short.MXN.500_2k': ['$2,000 to $10,000 MXN', 'de $2,000 a $10,000 MXN'],
  'reviews.cost_short.MXN.2k_10k': ['$10,000 to $50,000 MXN', 'de $10,000 a $50,000 MXN'],
  'reviews.cost_short.MXN.10k_50k': ['$50,000 to $200,000 MXN', 'de $50,000 a $200,000 MXN'],
  'reviews.cost_short.MXN.50k_100k': ['$200,000 to $1,000,000 MXN', 'de $200,000 a $1,000,000 MXN'],
  'reviews.cost_short.MXN.over_100k': ['over $1,000,000 MXN', 'más de $1,000,000 MXN'],
  'reviews.stars': [
    '{stars, plural, one {# star} other {# stars}} of 5',
    '{stars, plural, one {# estrella} other {# estrellas}} de 5',
  ],
  'reviews.facts_title': ['Job facts', 'Datos del trabajo'],
  'reviews.facts_summary': [
    '{yes, number} of {answers, number} job facts: Yes',
    'Datos del trabajo: {yes, number} de {answers, number} con “Sí”',
  ],
  'reviews.author_count': [
    '{count, plural, one {# review} other {# reviews}} written',
    '{count, plural, one {# reseña escrita} other {# reseñas escritas}}',
  ],
  'reviews.by_contractor': ['Contractor', 'Contratista'],
  'reviews.helpful': ['This helped me', 'Me sirvió'],
  'reviews.not_helpful_after_all': ['You said this helped. Undo', 'Dijo que le sirvió. Deshacer'],
  'reviews.helpful_count': [
    '{count, plural, one {Helped # reader} other {Helped # readers}}',
    '{count, plural, one {Le sirvió a # lector} other {Les sirvió a # lectores}}',
  ],
  'reviews.not_helpful_to_sides': [
    'The author and the reviewed business can’t mark this review.',
    'Ni el autor ni el negocio reseñado pueden marcar la reseña.',
  ],
  'reviews.proven_by.file': ['Proven by documents', 'Comprobada con documentos'],
  'reviews.proven_by.cfdi': ['Proven by invoice', 'Comprobada con factura'],
  'reviews.proven_by.permit': ['Proven by permit', 'Comprobada con permiso'],
  'reviews.proven_by.quote': ['Proven by a quote hired here', 'Comprobada con cotización contratada aquí'],
  'reviews.written_on': ['Written {date}', 'Escrita el {date}'],
  'reviews.quote_only': ['Quote only: did not hire', 'Solo cotización: no lo contrató'],
  'reviews.quote_only_text': [
    'We don’t count it in the stars or in “would hire again”.',
    'No la contamos en las estrellas ni en “lo volverían a contratar”.',
  ],
  'reviews.photos': ['Photos of the job', 'Fotos del trabajo'],
  'reviews.photo_of': [
    '{trade}: photo {number, number} of {count, number} of the job',
    '{trade}: foto {number, number} de {count, number} del trabajo',
  ],
  'reviews.details': ['Scores and details', 'Calificaciones y detalles'],
  'reviews.place': ['Job location', 'Lugar del trabajo'],
  'reviews.stage': ['Job status', 'Estatus del trabajo'],
  'reviews.response_from': ['Response from {contractor}', 'Respuesta de {contractor}'],
  'reviews.response_edited': ['edited', 'editada'],
  'reviews.edited_on': ['edited {date}', 'editada el {date}'],
  'reviews.earlier_versions': [
    '{count, plural, one {# earlier version} other {# earlier versions}}',
    '{count, plural, one {# versión anterior} other {# versiones anteriores}}',
  ],
  'reviews.latest_earlier_versions': [
    'The latest {count} earlier versions',
    'Las últimas {count} versiones anteriores',
  ],
  'reviews.older_versions': ['Older versions', 'Versiones más antiguas'],
  'reviews.versions_title': ['Earlier versions of a review', 'Versiones anteriores de una reseña'],
  'reviews.versions_none': ['No older versions', 'No hay versiones más antiguas'],
  'reviews.versions_none_text': [
    'We don’t show changes from the first 72 hours.',
    'No mostramos los cambios de las primeras 72 horas.',
  ],
  'reviews.version_written': ['Written {date}', 'Escrita el {date}'],
  'reviews.response_deleted': [
    'An administrator deleted your response to this review.',
    'Un administrador eliminó su respuesta a esta reseña.',
  ],
  'reviews.to_decision': ['Read why and what you can do', 'Ver el motivo y qué puede hacer'],
  'reviews.response_not_shown': [
    'This response isn’t public right now.',
    'Esta respuesta no es pública en este momento.',
  ],
  'reviews.none_title': ['No reviews yet', 'Todavía no hay reseñas'],
  'reviews.none_text': [
    'Be the first to share how it went.',
    'Todavía nadie ha contado cómo le fue. Empiece usted.',
  ],
  'reviews.none_match_title': ['No reviews match these filters', 'Ninguna reseña coincide con estos filtros'],
  'reviews.none_match_text': [
    'Remove a filter to see more reviews.',
    'Quite un filtro para ver más reseñas.',
  ],

  // What one may do with a review: the buttons lead to one's own pages
  'reviews.edit_or_delete': ['Edit or delete my review', 'Editar o eliminar mi reseña'],
  'reviews.edit_or_delete_response': ['Edit or delete my response', 'Editar o eliminar mi respuesta'],
  'reviews.respond': ['Respond', 'Responder'],
});
