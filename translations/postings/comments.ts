import { defineMessages } from '../../common/format/messages.ts';

/** Comments and replies under a posting. */
export default defineMessages({
  'comments.title': [
    '{count, plural, =0 {Comments} one {# comment} other {# comments}}',
    '{count, plural, =0 {Comentarios} one {# comentario} other {# comentarios}}',
  ],
  'comments.none': ['No comments yet.', 'Aún no hay comentarios.'],
  'comments.by': ['Comment by {name}', 'Comentario de {name}'],
  'comments.edited': ['Edited. See earlier versions', 'Editado. Ver versiones anteriores'],
  'comments.deleted_placeholder': [
    'This comment was deleted by its author.',
    'El autor eliminó este comentario.',
  ],
  'comments.hidden_placeholder': [
    'Hidden because one of you blocked the other.',
    'Oculto porque hay un bloqueo entre ustedes.',
  ],
  'comments.removed_placeholder': [
    'An administrator took down this comment.',
    'Un administrador quitó este comentario.',
  ],
  'comments.removed': [
    'Comment taken down. The author will see your reason.',
    'Se quitó el comentario. El autor verá el motivo que usted escribió.',
  ],
  'comments.restored': ['The comment is public again.', 'El comentario es público de nuevo.'],
  'comments.removed_already': [
    'Someone else just took down this comment.',
    'Alguien más acaba de quitar este comentario.',
  ],
  'comments.shown_already': ['This comment is already public.', 'Este comentario ya es público.'],
  'comments.words_changed': [
    'Its author just edited this comment. Read it again before you decide.',
    'El autor acaba de editar este comentario. Léalo de nuevo antes de decidir.',
  ],
  'comments.own_case': [
    'This is your own comment, so another administrator must decide.',
    'Este comentario es suyo; debe decidir otro administrador.',
  ],
  'comments.mention': ['People you can mention', 'Personas que puede mencionar'],
  'comments.mention_count': [
    '{count, plural, one {# person. Choose with the arrow keys and Enter} other {# people. Choose with the arrow keys and Enter}}',
    '{count, plural, one {# persona. Elija con las flechas y Enter} other {# personas. Elija con las flechas y Enter}}',
  ],
  'comments.field': ['Your comment', 'Su comentario'],
  'comments.reply_field': ['Your reply', 'Su respuesta'],
  'comments.edit_field': ['Edit your comment', 'Edite su comentario'],
  'comments.help': [
    'Everyone can read it. Leave out phone numbers, email addresses and street addresses.',
    'Todos pueden leerlo. No incluya teléfonos, correos ni direcciones.',
  ],
  'comments.publish': ['Publish comment', 'Publicar comentario'],
  'comments.publish_reply': ['Publish reply', 'Publicar respuesta'],
  'comments.published': ['Your comment is published.', 'Se publicó su comentario.'],
  'comments.save': ['Save changes', 'Guardar cambios'],
  'comments.cancel': ['Cancel', 'Cancelar'],
  'comments.reply': ['Reply', 'Responder'],
  'comments.edit': ['Edit', 'Editar'],
  'comments.delete': ['Delete', 'Eliminar'],
  'comments.delete_title': ['Delete this comment?', '¿Eliminar este comentario?'],
  'comments.delete_text': [
    'We’ll delete your comment permanently. Replies to it stay.',
    'Eliminaremos su comentario de forma definitiva. Las respuestas se quedan.',
  ],
  'comments.delete_confirm': ['Delete comment', 'Eliminar comentario'],
  'comments.deleted': ['Your comment was deleted.', 'Se eliminó su comentario.'],
  'comments.log_in': ['Log in to comment', 'Inicie sesión para comentar'],
  'comments.confirm_address': ['Confirm your email to comment', 'Confirme su correo para comentar'],
  'comments.posting_not_shown': [
    'This posting is no longer public, so it doesn’t accept new comments.',
    'Esta publicación ya no es pública y no acepta comentarios nuevos.',
  ],
  'comments.parent_gone': [
    'The comment you are replying to was just deleted. Your text is still here.',
    'El comentario al que responde acaba de eliminarse. Su texto sigue aquí.',
  ],
  'comments.two_levels': [
    'You can’t reply to a reply. Reply to the comment above it.',
    'No se puede responder a una respuesta. Responda al comentario original.',
  ],
  'comments.replies_full': [
    'This comment already has {maximum, number} replies. Start a new comment.',
    'Este comentario ya tiene {maximum, number} respuestas. Escriba un comentario nuevo.',
  ],
  'comments.contact_details': [
    'Comments can’t contain contact details. Please remove: {words}',
    'Los comentarios no pueden llevar datos de contacto. Quite: {words}',
  ],
  'comments.hold_words': [
    'We can’t publish these words. Please remove: {words}',
    'No podemos publicar estas palabras. Quite: {words}',
  ],
  'comments.too_many_mentions': [
    'A comment can mention {maximum, number} people.',
    'Un comentario puede mencionar a {maximum, number} personas.',
  ],
  'comments.too_many_a_minute': [
    'You can publish {maximum, number} comments a minute. Please wait a moment.',
    'Puede publicar {maximum, number} comentarios por minuto. Espere un momento.',
  ],
  'comments.too_many_a_day': [
    'You can publish {maximum, number} comments a day. Please continue tomorrow.',
    'Puede publicar {maximum, number} comentarios al día. Continúe mañana.',
  ],
});
