import { defineMessages } from '../common/messages.ts';

/** Postings at the administrators' desk. */
export default defineMessages({
  'admin.postings.search': ['Words, author or number', 'Palabras, autor o número'],
  'admin.postings.found': ['Postings found', 'Publicaciones encontradas'],
  'admin.postings.empty': ['Nobody has published anything yet.', 'Aún nadie ha publicado nada.'],
  'admin.postings.title': ['Posting', 'Publicación'],
  'admin.postings.stands': ['Standing', 'Situación'],
  'admin.postings.published': ['Published', 'Publicada'],
  'admin.postings.edited': ['Edited', 'Editada'],
  'admin.postings.listed_to': ['Listed to', 'En la lista hasta'],
  'admin.postings.author': ['Author', 'Autor'],
  'admin.postings.region': ['State', 'Estado'],
  'admin.postings.trades': ['Trades', 'Oficios'],
  'admin.postings.page': ['Page', 'Página'],
  'admin.postings.to_page': ['Open the posting', 'Abrir la publicación'],
  'admin.postings.number': ['Posting {id}', 'Publicación {id}'],
  'admin.postings.facts': ['Particulars', 'Datos'],
  'admin.postings.photos': ['Photos', 'Fotos'],
  'admin.postings.photo_of': ['Photo {number} of {count}: {title}', 'Foto {number} de {count}: {title}'],
  'admin.postings.no_decisions': [
    'Nothing was decided about this posting.',
    'Nada se ha decidido sobre esta publicación.',
  ],
  'admin.postings.own_case': [
    'This is your own posting, so another administrator must decide.',
    'Esta publicación es suya; debe decidir otro administrador.',
  ],
  'admin.postings.standing.held': ['Held by screening', 'Retenida por el filtro'],
  'admin.postings.standing.inactive': ['Removed', 'Retirada'],
  'admin.postings.standing.expired': ['Run out', 'Vencida'],
  'admin.postings.standing.deleted': ['Deleted by its author', 'Eliminada por su autor'],
  'admin.postings.move.remove': ['Remove', 'Retirar'],
  'admin.postings.move.restore': ['Restore', 'Restablecer'],
  'admin.postings.ask.remove': ['Remove this posting', 'Retirar esta publicación'],
  'admin.postings.ask.restore': ['Restore this posting', 'Restablecer esta publicación'],
  'admin.postings.follows.remove': [
    'Nobody but its author and administrators sees it any more. Its author is told why, and how to object.',
    'Ya no la ve nadie más que su autor y los administradores. A su autor se le explica por qué y cómo inconformarse.',
  ],
  'admin.postings.follows.restore': [
    'It is shown to everybody again, as long as it has not run out. Its author is told.',
    'Se muestra de nuevo a todos, mientras no haya vencido. Se avisa a su autor.',
  ],
});
