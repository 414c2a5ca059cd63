import { defineMessages } from '../common/messages.ts';

/** Postings at the administrators' desk. */
export default defineMessages({
  'admin.postings.search': ['Text, author or number', 'Texto, autor o número'],
  'admin.postings.found': ['Postings found', 'Publicaciones encontradas'],
  'admin.postings.empty': ['No postings yet.', 'Aún no hay publicaciones.'],
  'admin.postings.title': ['Posting', 'Publicación'],
  'admin.postings.stands': ['Status', 'Estatus'],
  'admin.postings.published': ['Published', 'Publicada'],
  'admin.postings.edited': ['Edited', 'Editada'],
  'admin.postings.listed_to': ['Expires', 'Vence'],
  'admin.postings.author': ['Author', 'Autor'],
  'admin.postings.region': ['State', 'Estado'],
  'admin.postings.trades': ['Trades', 'Oficios'],
  'admin.postings.page': ['Page', 'Página'],
  'admin.postings.to_page': ['Open the posting', 'Abrir la publicación'],
  'admin.postings.number': ['Posting {id}', 'Publicación {id}'],
  'admin.postings.comment_number': ['Comment {id}', 'Comentario {id}'],
  'admin.postings.comments': ['Comments', 'Comentarios'],
  'admin.postings.comments_latest': [
    'The latest {count, number}, removed ones included.',
    'Los últimos {count, number}, incluidos los quitados.',
  ],
  'admin.postings.no_comments': ['No comments.', 'Sin comentarios.'],
  'admin.postings.comment_removed': ['Taken down', 'Quitado'],
  'admin.postings.comment_ask.remove': ['Take down this comment', 'Quitar este comentario'],
  'admin.postings.comment_ask.restore': ['Put back this comment', 'Mostrar de nuevo este comentario'],
  'admin.postings.comment_follows.remove': [
    'It’s no longer public. We email the author the reason and how to appeal.',
    'Ya no es público. Le enviamos al autor el motivo y cómo apelar.',
  ],
  'admin.postings.comment_follows.restore': [
    'It’s public again. We email the author.',
    'Es público de nuevo. Le avisamos al autor por correo.',
  ],
  'admin.postings.facts': ['Details', 'Datos'],
  'admin.postings.photos': ['Photos', 'Fotos'],
  'admin.postings.photo_of': ['Photo {number} of {count}: {title}', 'Foto {number} de {count}: {title}'],
  'admin.postings.no_decisions': [
    'No decisions about this posting.',
    'Sin decisiones sobre esta publicación.',
  ],
  'admin.postings.own_case': [
    'This is your own posting, so another administrator must decide.',
    'Esta publicación es suya; debe decidir otro administrador.',
  ],
  'admin.postings.standing.held': ['On hold', 'En revisión'],
  'admin.postings.standing.inactive': ['Taken down', 'Quitada'],
  'admin.postings.standing.expired': ['Expired', 'Vencida'],
  'admin.postings.standing.deleted': ['Deleted by its author', 'Eliminada por su autor'],
  'admin.postings.move.remove': ['Take down', 'Quitar'],
  'admin.postings.move.restore': ['Put back', 'Mostrar de nuevo'],
  'admin.postings.ask.remove': ['Take down this posting', 'Quitar esta publicación'],
  'admin.postings.ask.restore': ['Put back this posting', 'Mostrar de nuevo esta publicación'],
  'admin.postings.follows.remove': [
    'Only its author and administrators can see it. We email the author the reason and how to appeal.',
    'Solo la ven su autor y los administradores. Le enviamos al autor el motivo y cómo apelar.',
  ],
  'admin.postings.follows.restore': [
    'It’s public again until it expires. We email the author.',
    'Es pública de nuevo hasta que venza. Le avisamos al autor por correo.',
  ],
});
