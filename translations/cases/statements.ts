import { defineMessages } from '../../common/format/messages.ts';

/** Statements of reasons: what was decided, told to those it concerns. */
export default defineMessages({
  'statements.list_title': ['Decisions about my content', 'Decisiones sobre mi contenido'],
  'statements.list_text': [
    'Every decision about your reviews, responses, postings, comments, page or account, with its reason. We email you each one. You have until the end of the day named, wherever you live.',
    'Todas las decisiones sobre sus reseñas, respuestas, publicaciones, comentarios, página o cuenta, con su motivo. También se las enviamos por correo. Tiene hasta el final del día indicado, viva donde viva.',
  ],
  'statements.none_title': ['No decisions', 'Sin decisiones'],
  'statements.none_text': [
    'We haven’t made any decision about your content or your account.',
    'No hemos tomado ninguna decisión sobre su contenido ni su cuenta.',
  ],
  'statements.unread': ['Unread', 'Sin leer'],
  'statements.appeal_until': ['You can appeal through {date}', 'Puede apelar hasta el {date} inclusive'],
  'statements.under_appeal': ['Appealed · decision by {date}', 'Apelada · decisión a más tardar el {date}'],
  'statements.under_late_appeal': [
    'Appealed · decision was due {date}',
    'Apelada · debió decidirse el {date}',
  ],
  'statements.of_contractor': ['about {contractor}', 'sobre {contractor}'],

  'statements.title': ['Decision {number}', 'Decisión {number}'],
  'statements.all': ['All decisions about my content', 'Todas las decisiones sobre mi contenido'],
  'statements.told_others': [
    'You see this as an administrator. We notified the people involved.',
    'Usted la ve por ser parte de la administración. Ya avisamos a las personas involucradas.',
  ],
  'statements.what.review.held': [
    'We saved the review but haven’t published it yet: our automatic check put it on hold until an administrator reads it. The star rating had nothing to do with this.',
    'Guardamos la reseña pero aún no la publicamos: nuestro filtro automático la puso en revisión hasta que la lea un administrador. Las estrellas no influyeron.',
  ],
  'statements.what.review.deactivated': [
    'The review is no longer public, and its stars don’t count.',
    'La reseña ya no es pública y sus estrellas no cuentan.',
  ],
  'statements.what.review.activated': [
    'The review is public, and its stars count.',
    'La reseña es pública y sus estrellas cuentan.',
  ],
  'statements.what.review.deleted': [
    'An administrator deleted the review. We keep it until the appeal deadline, then erase it.',
    'Un administrador eliminó la reseña. La conservamos hasta que venza el plazo para apelar y después la borramos.',
  ],
  'statements.what.review.edited': [
    'An administrator edited the text or removed photos. The page says so.',
    'Un administrador editó el texto o quitó fotos. La página lo indica.',
  ],
  'statements.what.review.words_restored': [
    'We accepted the author’s appeal and restored the text from before the edit. The page says so.',
    'Aceptamos la apelación del autor y restablecimos el texto anterior a la edición. La página lo indica.',
  ],
  'statements.what.response.held': [
    'We saved the response but haven’t published it yet: our automatic check put it on hold until an administrator reads it.',
    'Guardamos la respuesta pero aún no la publicamos: nuestro filtro automático la puso en revisión hasta que la lea un administrador.',
  ],
  'statements.what.response.deactivated': [
    'The contractor’s response to the review is no longer public.',
    'La respuesta del contratista a la reseña ya no es pública.',
  ],
  'statements.what.response.activated': [
    'The contractor’s response to the review is public.',
    'La respuesta del contratista a la reseña es pública.',
  ],
  'statements.what.response.deleted': [
    'An administrator deleted the contractor’s response to the review.',
    'Un administrador eliminó la respuesta del contratista a la reseña.',
  ],
  'statements.what.response.restored': [
    'We accepted the contractor’s appeal and restored the deleted response.',
    'Aceptamos la apelación del contratista y restablecimos la respuesta eliminada.',
  ],
  'statements.what.response.edited': [
    'An administrator edited the contractor’s response. The page says so.',
    'Un administrador editó la respuesta del contratista. La página lo indica.',
  ],
  'statements.what.response.words_restored': [
    'We accepted the contractor’s appeal and restored the response from before the edit. The page says so.',
    'Aceptamos la apelación del contratista y restablecimos la respuesta anterior a la edición. La página lo indica.',
  ],
  'statements.what.accepted.take_down': [
    'We accepted the contractor’s appeal: the review is no longer public, and its stars don’t count.',
    'Aceptamos la apelación del contratista: la reseña ya no es pública y sus estrellas no cuentan.',
  ],
  'statements.what.accepted.put_back': [
    'We accepted the author’s appeal: the review is public again, and its stars count.',
    'Aceptamos la apelación del autor: la reseña es pública de nuevo y sus estrellas cuentan.',
  ],
  'statements.what.rejected.take_down': [
    'We rejected the contractor’s appeal: the review stays public.',
    'Rechazamos la apelación del contratista: la reseña sigue siendo pública.',
  ],
  'statements.what.rejected.put_back': [
    'We rejected the author’s appeal: the review stays hidden.',
    'Rechazamos la apelación del autor: la reseña sigue oculta.',
  ],
  'statements.what.user.deactivated': [
    'An administrator deactivated the account.',
    'Un administrador desactivó la cuenta.',
  ],
  'statements.what.user.activated': ['The account is active again.', 'La cuenta está activa de nuevo.'],
  'statements.what.user.role_changed': [
    'An administrator changed the role of the account.',
    'Un administrador cambió el rol de la cuenta.',
  ],
  'statements.what.account_appeal.accepted': [
    'We accepted the appeal: the account is active again.',
    'Aceptamos la apelación: la cuenta está activa de nuevo.',
  ],
  'statements.what.account_appeal.rejected': [
    'We rejected the appeal: the account stays inactive.',
    'Rechazamos la apelación: la cuenta sigue inactiva.',
  ],
  'statements.what.claim.accepted': [
    'We accepted the claim: this account now manages the page.',
    'Aceptamos la solicitud: esta cuenta ahora administra la página.',
  ],
  'statements.what.posting.held': [
    'We saved the posting but haven’t published it yet: our automatic check put it on hold until an administrator reads it.',
    'Guardamos la publicación pero aún no la mostramos: nuestro filtro automático la puso en revisión hasta que la lea un administrador.',
  ],
  'statements.what.posting.removed': [
    'An administrator took down the posting. Only you and administrators can see it. You can edit or delete it.',
    'Un administrador quitó la publicación. Solo la ven usted y los administradores. Puede editarla o eliminarla.',
  ],
  'statements.what.comment.removed': [
    'An administrator took down the comment. It’s no longer public.',
    'Un administrador quitó el comentario. Ya no es público.',
  ],
  'statements.what.comment.restored': ['The comment is public again.', 'El comentario es público de nuevo.'],
  'statements.what.message.removed': [
    'An administrator took down the message. Neither side can read it anymore.',
    'Un administrador quitó el mensaje. Ninguna de las dos partes puede leerlo.',
  ],
  'statements.what.message.restored': [
    'Both sides can read the message again.',
    'Las dos partes pueden leer el mensaje de nuevo.',
  ],
  'statements.what.invitation.removed': [
    'An administrator took down the invitation. No one can read its text anymore. The dates and the trade stay.',
    'Un administrador quitó la invitación. Ya nadie puede leer su texto. Las fechas y el oficio se conservan.',
  ],
  'statements.what.invitation.restored': [
    'Both sides can read the invitation again.',
    'Las dos partes pueden leer la invitación de nuevo.',
  ],
  'statements.what.partner_rating.removed': [
    'An administrator took down the rating. It’s no longer public.',
    'Un administrador quitó la calificación. Ya no es pública.',
  ],
  'statements.what.partner_rating.restored': [
    'The rating is public again.',
    'La calificación es pública de nuevo.',
  ],
  'statements.what.photo.removed': [
    'An administrator took down the photo. It’s no longer shown.',
    'Un administrador quitó la foto. Ya no se muestra.',
  ],
  'statements.what.photo.restored': ['The photo is shown again.', 'La foto se muestra de nuevo.'],
  'statements.what.passage.hidden': [
    'An administrator hid some words of your text until its reports are decided. The rest stays public, and so do its stars.',
    'Un administrador ocultó unas palabras de su texto mientras se deciden los reportes. Lo demás sigue público, también las estrellas.',
  ],
  'statements.what.passage.restored': [
    'The hidden words are public again.',
    'Las palabras ocultas son públicas de nuevo.',
  ],
  'statements.what.posting.restored': ['The posting is public again.', 'La publicación es pública de nuevo.'],
  'statements.what.listing.hidden': [
    'An administrator hid the contractor’s page: no one can find or open it.',
    'Un administrador ocultó la página del contratista: nadie puede encontrarla ni abrirla.',
  ],
  'statements.what.listing.shown': [
    'The contractor’s page is public again.',
    'La página del contratista es pública de nuevo.',
  ],
  'statements.what.listing.corrected': [
    'An administrator corrected the contractor’s listing.',
    'Un administrador corrigió la ficha del contratista.',
  ],
  'statements.what.listing.merged': [
    'An administrator merged another listing of the same contractor into this page.',
    'Un administrador unió otra ficha del mismo contratista a esta página.',
  ],
  'statements.what.listing.separated': [
    'We separated the two listings: everything from the merge went back.',
    'Separamos las dos fichas: todo lo que se unió regresó a la otra.',
  ],
  'statements.what.red_flag.expedited': [
    'An administrator shortened the time to answer the red flag to 48 hours, because someone could get hurt.',
    'Un administrador redujo a 48 horas el plazo para responder el foco rojo, porque alguien puede sufrir un daño.',
  ],
  'statements.what.red_flag.published': [
    'We published the red flag, with the evidence and the contractor’s answer side by side.',
    'Publicamos el foco rojo, con las pruebas y la respuesta del contratista lado a lado.',
  ],
  'statements.what.red_flag.dismissed': [
    'We dismissed the red flag: it isn’t published.',
    'Desestimamos el foco rojo: no se publica.',
  ],
  'statements.what.red_flag.ended': [
    'We ended the red flag before its end date. Its page stays and says so.',
    'Quitamos el foco rojo antes de su fecha de término. Su página sigue y lo dice.',
  ],
  'statements.what.decision_appeal.rejected': [
    'We rejected the appeal: the decision doesn’t change.',
    'Rechazamos la apelación: la decisión no cambia.',
  ],
  'statements.what.claim.rejected': [
    'We rejected the claim: the page doesn’t change.',
    'Rechazamos la solicitud: la página no cambia.',
  ],

  'statements.facts': ['The decision', 'La decisión'],
  'statements.decided': ['Date', 'Fecha'],
  'statements.by': ['By', 'Por'],
  'statements.by.administrator': ['an administrator of {site}', 'un administrador de {site}'],
  'statements.by.screening': ['our automatic check', 'nuestro filtro automático'],
  'statements.about': ['About', 'Sobre'],
  'statements.about.author': [
    'your review of {contractor}, {stars, plural, one {# star} other {# stars}}',
    'su reseña de {contractor}, {stars, plural, one {# estrella} other {# estrellas}}',
  ],
  'statements.about.other': [
    'a review of {contractor}, {stars, plural, one {# star} other {# stars}}',
    'una reseña de {contractor}, {stars, plural, one {# estrella} other {# estrellas}}',
  ],
  'statements.about.page': ['the page of {contractor}', 'la página de {contractor}'],
  'statements.about.account': ['your account', 'su cuenta'],
  'statements.about.photo': ['your photo', 'su foto'],
  'statements.about.passage': ['words in your text', 'unas palabras de su texto'],
  'statements.about.message': ['your message', 'su mensaje'],
  'statements.about.invitation': ['your invitation', 'su invitación'],
  'statements.about.partner_rating': ['your rating of a contractor', 'su calificación de un contratista'],
  'statements.about.partner_rating_of': ['your rating of {contractor}', 'su calificación de {contractor}'],
  'statements.about.posting': ['your posting “{title}”', 'su publicación “{title}”'],
  'statements.about.comment': ['your comment on “{title}”', 'su comentario en “{title}”'],
  'statements.about.comment_gone': ['a deleted comment', 'un comentario eliminado'],
  'statements.about.posting_gone': ['a deleted posting', 'una publicación eliminada'],
  'statements.to_posting': ['Go to the posting', 'Ir a la publicación'],
  'statements.of_posting': ['about “{title}”', 'sobre “{title}”'],
  'statements.answers': ['In answer to', 'En respuesta a'],
  'statements.answers.accepted': [
    'the appeal of decision {number}: accepted',
    'la apelación de la decisión {number}: aceptada',
  ],
  'statements.answers.rejected': [
    'the appeal of decision {number}: rejected',
    'la apelación de la decisión {number}: rechazada',
  ],
  'statements.reason': ['Reason', 'Motivo'],
  'statements.reason_none': ['no reason given', 'no se indicó'],
  'statements.reason_in_words': ['see the explanation', 'vea la explicación'],
  'statements.ground': ['Taken down for', 'Se quitó por'],
  'statements.words.english': ['Explanation (written in English)', 'Explicación (escrita en inglés)'],
  'statements.words.mexican_spanish': [
    'Explanation (written in Spanish)',
    'Explicación (escrita en español)',
  ],
  'statements.appeal_words.english': [
    'What the appeal says (in English)',
    'Lo que dice la apelación (en inglés)',
  ],
  'statements.appeal_words.mexican_spanish': [
    'What the appeal says (in Spanish)',
    'Lo que dice la apelación (en español)',
  ],
  'statements.reason_of_appeal': ['the reason given in the appeal', 'el motivo de la apelación'],
  'statements.words_changed': ['Text', 'Texto'],
  'statements.words_only': [
    'Only the text changed; stars, scores and job facts are the same.',
    'Solo cambió el texto; las estrellas, las calificaciones y los datos del trabajo son los mismos.',
  ],
  'statements.standing': ['Status', 'Estatus'],
  'statements.photos_taken_away': ['Removed photos', 'Fotos quitadas'],
  'statements.photo_of': [
    'Removed photo {number, number} of {count, number}',
    'Foto quitada {number, number} de {count, number}',
  ],
  'statements.version': ['Version', 'Versión'],
  'statements.log': ['See it in the decision log', 'Verla en el registro de decisiones'],
});
