import { defineMessages } from '../../common/format/messages.ts';

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
  'sub_finder.available': ['Says they’re available now', 'Dice estar disponible ahora'],
  'sub_finder.crew': ['Crew size', 'Tamaño de cuadrilla'],
  'sub_finder.any_crew': ['Any size', 'Cualquier tamaño'],
  'sub_finder.crew_from': [
    '{count, plural, one {# person or more} other {# people or more}}',
    '{count, plural, one {# persona o más} other {# personas o más}}',
  ],
  'sub_finder.languages': ['Languages spoken', 'Idiomas que hablan'],
  'sub_finder.answers': ['Answers invitations', 'Responde invitaciones'],
  'sub_finder.any_answers': ['Any time', 'Cualquier plazo'],
  'sub_finder.answers_within': [
    '{days, plural, one {Usually within # day} other {Usually within # days}}',
    '{days, plural, one {Por lo general en menos de # día} other {Por lo general en menos de # días}}',
  ],
  'sub_finder.worked_with': ['Worked with you before', 'Ya trabajó con usted'],
  'sub_finder.followed': ['You follow', 'Usted los sigue'],
  'sub_finder.apply': ['Show results', 'Mostrar resultados'],
  'sub_finder.narrowed_to': ['By “What I see and share”: {what}', 'Según “Lo que veo y muestro”: {what}'],
  'sub_finder.show_all': ['Show all', 'Mostrar todos'],
  'sub_finder.your_views': ['Only my states and trades', 'Solo mis estados y oficios'],
  'sub_finder.change_views': ['Change my states and trades', 'Cambiar mis estados y oficios'],
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
    'Only businesses with someone who manages them and wants to be found are listed here. Post what you need so that they see it.',
    'Aquí solo aparecen negocios con alguien que los administra y quiere que los encuentren. Publique lo que necesita para que lo vean.',
  ],
  'sub_finder.write_posting': ['Write a posting', 'Escribir una publicación'],
  'sub_finder.condition.views': [
    'the states and trades you chose to see',
    'los estados y oficios que eligió ver',
  ],
  'sub_finder.condition.available': ['says they’re available now', 'dice estar disponible ahora'],
  'sub_finder.condition.answers': ['how fast they answer', 'qué tan pronto responden'],
  'sub_finder.condition.worked_with': ['worked with you before', 'ya trabajó con usted'],
  'sub_finder.condition.followed': ['you follow', 'usted los sigue'],
  'sub_finder.condition.crew': ['crew size', 'tamaño de cuadrilla'],
  'sub_finder.condition.rating': ['rating', 'calificación'],
  'sub_finder.condition.box': ['part of the map', 'zona del mapa'],
  'sub_finder.condition.distance': ['distance', 'distancia'],
  'sub_finder.condition.region': ['state', 'estado'],
  'sub_finder.condition.dates': ['dates', 'fechas'],
  'sub_finder.condition.languages': ['languages', 'idiomas'],
  'sub_finder.condition.insured': ['insured', 'con seguro'],
  'sub_finder.condition.license': ['active license', 'licencia vigente'],
  'sub_finder.condition.trade': ['trade', 'oficio'],

  'sub_finder.fits': ['What fits', 'Lo que coincide'],
  'sub_finder.crew_of': [
    '{count, plural, one {Works alone} other {Crew of #}}',
    '{count, plural, one {Trabaja por su cuenta} other {Cuadrilla de #}}',
  ],
  'sub_finder.has_time': ['Says they’re available', 'Dice estar disponible'],
  'sub_finder.free_on_dates': ['Nothing booked here on your dates', 'Sin trabajos aquí en sus fechas'],
  'sub_finder.jobs_together': [
    '{count, plural, one {# job with you} other {# jobs with you}}',
    '{count, plural, one {# trabajo con usted} other {# trabajos con usted}}',
  ],
  'sub_finder.answers_in': [
    'Usually answers within {days, plural, one {# day} other {# days}}',
    'Por lo general responde en menos de {days, plural, one {# día} other {# días}}',
  ],
  'sub_finder.insured': ['Insured', 'Con seguro'],
  'sub_finder.invite': ['Invite', 'Invitar'],
  'sub_finder.invite_name': ['Invite {name}', 'Invitar a {name}'],
  'sub_finder.choose': ['Choose', 'Elegir'],
  'sub_finder.choose_name': ['Choose {name} for a joint invitation', 'Elegir a {name} para invitar a varios'],
  'sub_finder.chosen_form': ['Invite several contractors', 'Invitar a varios contratistas'],
  'sub_finder.chosen': [
    '{count, plural, =0 {Choose up to {maximum} contractors to invite them with the same text.} one {# contractor chosen, of at most {maximum}.} other {# contractors chosen, of at most {maximum}.}}',
    '{count, plural, =0 {Elija hasta {maximum} contratistas para invitarlos con el mismo texto.} one {# contratista elegido, de {maximum} como máximo.} other {# contratistas elegidos, de {maximum} como máximo.}}',
  ],
  'sub_finder.invite_chosen': [
    '{count, plural, =0 {Invite those chosen} one {Invite # contractor} other {Invite # contractors}}',
    '{count, plural, =0 {Invitar a los elegidos} one {Invitar a # contratista} other {Invitar a # contratistas}}',
  ],
  'sub_finder.invited': ['See your invitation', 'Ver su invitación'],
});
