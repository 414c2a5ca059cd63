import { defineMessages } from '../../common/format/messages.ts';

/** The sentences that come first, and the groups of decisions. */
export default defineMessages({
  'transparency.told_in_last_year': ['In the last 12 months', 'En los últimos 12 meses'],
  'transparency.told_in_year': ['In {year}', 'En {year}'],
  'transparency.told_in_quarter': [
    'In the {quarter, plural, =1 {first} =2 {second} =3 {third} other {fourth}} quarter of {year}',
    'En el {quarter, plural, =1 {primer} =2 {segundo} =3 {tercer} other {cuarto}} trimestre de {year}',
  ],
  'transparency.told_decisions': [
    '{when}, administrators made {count, plural, =0 {no decisions} one {# decision} other {# decisions}} about reviews.',
    '{when}, los administradores tomaron {count, plural, =0 {cero decisiones} one {# decisión} other {# decisiones}} sobre reseñas.',
  ],
  'transparency.told_appeals': [
    '{count, plural, =0 {No appeals were decided.} one {We accepted {share} of # appeal and changed the outcome.} other {We accepted {share} of # appeals and changed the outcome.}}',
    '{count, plural, =0 {No se decidió ninguna apelación.} one {Aceptamos el {share} de # apelación y cambiamos el resultado.} other {Aceptamos el {share} de # apelaciones y cambiamos el resultado.}}',
  ],
  'transparency.told_time': ['Typical time to decide: {time}.', 'Tiempo habitual para decidir: {time}.'],
  'transparency.days': [
    '{count, plural, one {{number} day} other {{number} days}}',
    '{count, plural, one {{number} día} other {{number} días}}',
  ],
  'transparency.less_than_a_day': ['less than a day', 'menos de un día'],
  'transparency.by_group': ['Decisions by subject', 'Decisiones por asunto'],
  'transparency.subject': ['Subject', 'Asunto'],
  'transparency.kinds_of': ['{group}: types of decisions', '{group}: tipos de decisión'],
  'transparency.group.reviews': ['Reviews', 'Reseñas'],
  'transparency.group.responses': ['Responses', 'Respuestas'],
  'transparency.group.postings': ['Postings and comments', 'Publicaciones y comentarios'],
  'transparency.group.accounts': ['Accounts', 'Cuentas'],
  'transparency.group.listings': ['Listings and claims', 'Fichas y solicitudes de páginas'],
  'transparency.group.red_flags': ['Red flags', 'Focos rojos'],
  'transparency.group.other_appeals': ['Other decisions', 'Otras decisiones'],
  'transparency.any_of_group': ['{group}: all decisions', '{group}: todas las decisiones'],
  'transparency.choose': ['Filters', 'Filtros'],
  'transparency.about_log': ['About this log', 'Sobre este registro'],
});
