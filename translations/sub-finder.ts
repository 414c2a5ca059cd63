import { defineMessages } from '../common/messages.ts';

/** Contractors find contractors for a part of a job. */
export default defineMessages({
  'sub_finder.title': ['Find subcontractors', 'Buscar subcontratistas'],
  'sub_finder.refused': [
    'The sub-finder is for contractors.',
    'El buscador de subcontratistas es para contratistas.',
  ],
  'sub_finder.filters_aside': ['What you need', 'Qué necesita'],
  'sub_finder.dates': ['Dates of the job', 'Fechas del trabajo'],
  'sub_finder.from': ['From', 'Del'],
  'sub_finder.to': ['To', 'Al'],
  'sub_finder.dates_help': [
    'Leaves out contractors with a job accepted here on these days.',
    'Omite a quienes tienen un trabajo aceptado aquí en esos días.',
  ],
  'sub_finder.available': ['Says it has time now', 'Dice que tiene tiempo ahora'],
  'sub_finder.crew': ['Crew size', 'Tamaño de cuadrilla'],
  'sub_finder.any_crew': ['Any size', 'Cualquier tamaño'],
  'sub_finder.crew_from': ['{count} people or more', '{count} personas o más'],
  'sub_finder.languages': ['Languages spoken', 'Idiomas que hablan'],
  'sub_finder.answers': ['Answers invitations', 'Responde invitaciones'],
  'sub_finder.any_answers': ['Any time', 'Cualquier plazo'],
  'sub_finder.answers_within': [
    '{days, plural, one {Usually within # day} other {Usually within # days}}',
    '{days, plural, one {Por lo general en # día} other {Por lo general en # días}}',
  ],
  'sub_finder.worked_with': ['Worked with you before', 'Ya trabajó con usted'],
  'sub_finder.apply': ['Show results', 'Mostrar resultados'],
  'sub_finder.narrowed_to': ['From your view settings: {what}', 'De sus preferencias de vista: {what}'],
  'sub_finder.show_all': ['Show all', 'Mostrar todos'],
  'sub_finder.your_views': ['Use my view settings', 'Usar mis preferencias de vista'],
  'sub_finder.change_views': ['Change view settings', 'Cambiar preferencias de vista'],
  'sub_finder.invitations': ['Your invitations', 'Sus invitaciones'],

  'sub_finder.none_title': [
    'No contractor matches your whole search',
    'Ningún contratista coincide con toda su búsqueda',
  ],
  'sub_finder.none_text': [
    'These match everything except: {what}.',
    'Estos coinciden con todo, excepto: {what}.',
  ],
  'sub_finder.nobody_title': ['No contractors to invite yet', 'Aún no hay contratistas a quienes invitar'],
  'sub_finder.nobody_text': [
    'Only businesses with a manager who wants to be found are listed here. Post what you need so that they find you.',
    'Aquí solo aparecen negocios administrados por alguien que quiere que lo encuentren. Publique lo que necesita para que le encuentren.',
  ],
  'sub_finder.write_posting': ['Write a posting', 'Escribir una publicación'],
  'sub_finder.condition.views': ['your view settings', 'sus preferencias de vista'],
  'sub_finder.condition.available': ['says it has time now', 'dice que tiene tiempo ahora'],
  'sub_finder.condition.answers': ['how fast it answers', 'qué tan pronto responde'],
  'sub_finder.condition.worked_with': ['worked with you before', 'ya trabajó con usted'],
  'sub_finder.condition.crew': ['crew size', 'tamaño de cuadrilla'],
  'sub_finder.condition.rating': ['rating', 'calificación'],
  'sub_finder.condition.distance': ['distance', 'distancia'],
  'sub_finder.condition.region': ['state', 'estado'],
  'sub_finder.condition.dates': ['dates', 'fechas'],
  'sub_finder.condition.languages': ['languages', 'idiomas'],
  'sub_finder.condition.insured': ['insured', 'con seguro'],
  'sub_finder.condition.licence': ['active license', 'licencia vigente'],
  'sub_finder.condition.trade': ['trade', 'oficio'],

  'sub_finder.fits': ['What fits', 'Lo que coincide'],
  'sub_finder.crew_of': [
    '{count, plural, one {Works alone} other {Crew of #}}',
    '{count, plural, one {Trabaja por su cuenta} other {Cuadrilla de #}}',
  ],
  'sub_finder.has_time': ['Says it has time', 'Dice que tiene tiempo'],
  'sub_finder.free_on_dates': ['Nothing booked here on your dates', 'Sin trabajos aquí en sus fechas'],
  'sub_finder.jobs_together': [
    '{count, plural, one {# job with you} other {# jobs with you}}',
    '{count, plural, one {# trabajo con usted} other {# trabajos con usted}}',
  ],
  'sub_finder.answers_in': [
    'Usually answers within {days, plural, one {# day} other {# days}}',
    'Por lo general responde en {days, plural, one {# día} other {# días}}',
  ],
  'sub_finder.insured': ['Insured', 'Con seguro'],
  'sub_finder.invite': ['Invite', 'Invitar'],
  'sub_finder.invite_name': ['Invite {name}', 'Invitar a {name}'],
  'sub_finder.invited': ['See your invitation', 'Ver su invitación'],
});
