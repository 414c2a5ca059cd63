import { defineMessages } from '../../common/format/messages.ts';

/** What public pages say of a business that closed for good. */
export default defineMessages({
  'closed.since': ['Closed for good since {month}', 'Cerrado definitivamente desde {month}'],
  'closed.notice': [
    'This business takes no more jobs. Its page stays, with its reviews, licenses and red flags.',
    'Este negocio ya no acepta trabajos. Su página se conserva, con sus reseñas, licencias y focos rojos.',
  ],
  'closed.notice_review': [
    'You can still review a job done until then.',
    'Todavía puede reseñar un trabajo hecho hasta entonces.',
  ],
  'closed.notice_find': ['Find contractors of this trade', 'Buscar contratistas de este oficio'],
  'closed.notice_wrong': ['Open again? Tell us', '¿Volvió a abrir? Díganos'],
  'closed.mark': ['Closed for good', 'Cerrado definitivamente'],
  'closed.found': [
    '{name} closed for good in {month}. Its page and reviews are still here.',
    '{name} cerró definitivamente en {month}. Su página y sus reseñas siguen aquí.',
  ],
  'closed.report_it': ['Closed for good? Tell us', '¿Cerró definitivamente? Díganos'],
  'closed.description': [
    'Closed for good since {month}. {reviews, plural, =0 {No reviews yet} one {# review} other {# reviews}} of {name}, {place}.',
    'Cerrado definitivamente desde {month}. {reviews, plural, =0 {Sin reseñas} one {# reseña} other {# reseñas}} de {name}, {place}.',
  ],
  'closed.nav': ['Close the business', 'Cerrar el negocio'],
  'closed.reopen_title': ['Open again', 'Volver a abrir'],
});
