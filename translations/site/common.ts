import { defineMessages } from '../../common/format/messages.ts';

export default defineMessages({
  'common.other_language': ['Español', 'English'],

  'common.optional': ['optional', 'opcional'],
  'common.report_photo': ['Report this photo', 'Reportar esta foto'],
  'common.photo_number': [
    'Photo {number, number} of {count, number}',
    'Foto {number, number} de {count, number}',
  ],
  'common.previous_photo': ['Previous photo', 'Foto anterior'],
  'common.next_photo': ['Next photo', 'Foto siguiente'],
  'common.zoom_in': ['Zoom in', 'Acercar'],
  'common.zoom_out': ['Zoom out', 'Alejar'],
  'common.close': ['Close', 'Cerrar'],
  'common.loading': ['Loading', 'Cargando'],
  'common.show_more': ['Show more', 'Ver más'],

  'common.characters_used': [
    '{used, number} of {maximum, number} characters',
    '{used, number} de {maximum, number} caracteres',
  ],
  'common.characters_missing': [
    '{count, plural, one {# more character needed} other {# more characters needed}}',
    '{count, plural, one {Falta # carácter} other {Faltan # caracteres}}',
  ],

  'common.pages': ['Pages', 'Páginas'],
  'common.previous': ['Previous', 'Anterior'],
  'common.more': ['Show more', 'Mostrar más'],
  'common.more_coming': ['Loading …', 'Cargando …'],
  'common.more_added': [
    '{count, plural, one {# more result shown} other {# more results shown}}',
    '{count, plural, one {Se muestra # resultado más} other {Se muestran # resultados más}}',
  ],
  'common.earlier_page': ['Previous page', 'Página anterior'],
  'common.next': ['Next', 'Siguiente'],
  'common.page_number': ['Page {page, number}', 'Página {page, number}'],

  'common.page_of': ['{page, number} of {last, number}', '{page, number} de {last, number}'],

  'common.both_countries': ['United States and Mexico', 'Estados Unidos y México'],
  'common.no_paid_ratings': [
    'No one can pay for a better rating.',
    'Nadie puede pagar por una mejor calificación.',
  ],
  'common.new': ['New', 'Nuevo'],
  'common.of_five': ['out of 5', 'de 5'],
  'common.stars_of_five': ['{value, number} out of 5 stars', '{value, number} de 5 estrellas'],
  'common.star_count': [
    '{count, plural, one {# star} other {# stars}}',
    '{count, plural, one {# estrella} other {# estrellas}}',
  ],
  'common.star_1': ['Very poor', 'Muy malo'],
  'common.star_2': ['Poor', 'Malo'],
  'common.star_3': ['Fair', 'Regular'],
  'common.star_4': ['Good', 'Bueno'],
  'common.star_5': ['Excellent', 'Excelente'],
  'common.no_stars': ['Clear', 'Quitar'],
  'common.review_count': [
    '{count, plural, =0 {No reviews yet} one {# review} other {# reviews}}',
    '{count, plural, =0 {Sin reseñas todavía} one {# reseña} other {# reseñas}}',
  ],
  'common.of_reviews': [
    'of {count, plural, one {# review} other {# reviews}}',
    'de {count, plural, one {# reseña} other {# reseñas}}',
  ],

  'common.draft_restored': ['We restored your draft from {date}.', 'Recuperamos su borrador del {date}.'],
  'common.draft_discard': ['Discard draft', 'Descartar borrador'],
  'common.draft_outdated_title': [
    'This changed after you started your draft',
    'Esto cambió después de que empezó su borrador',
  ],
  'common.draft_outdated_text': [
    'You see your draft here. If you save it, it replaces the newer version.',
    'Aquí ve su borrador. Si lo guarda, reemplaza la versión más reciente.',
  ],
  'common.draft_outdated_discard': ['Show the newer version', 'Ver la versión más reciente'],
  'common.draft_outdated_keep': ['Continue with my draft', 'Seguir con mi borrador'],

  'common.written_in.english': ['(written in English)', '(escrito en inglés)'],
  'common.written_in.mexican_spanish': ['(written in Spanish)', '(escrito en español)'],
  'common.keep': ['Keep it', 'Conservar'],
  'common.check_marked': [
    '{count, plural, one {Please fix one field.} other {Please fix # fields.}}',
    '{count, plural, one {Corrija un campo.} other {Corrija # campos.}}',
  ],
  'common.proof_link': ['Proof in the public log', 'Prueba en el registro público'],
});
