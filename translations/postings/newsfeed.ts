import { defineMessages } from '../../common/format/messages.ts';

/** What followed profiles published. */
export default defineMessages({
  'newsfeed.title': ['Newsfeed', 'Lo que sigo'],
  'newsfeed.follows': [
    '{count, plural, =0 {You don’t follow anyone yet} one {You follow # profile} other {You follow # profiles}}',
    '{count, plural, =0 {Aún no sigue a nadie} one {Sigue # perfil} other {Sigue # perfiles}}',
  ],
  'newsfeed.kind_posting': ['Posting', 'Publicación'],
  'newsfeed.kind_review': ['Review', 'Reseña'],
  'newsfeed.kind_response': ['Response to a review', 'Respuesta a una reseña'],
  'newsfeed.stars': [
    '{count, plural, one {# star} other {# stars}}',
    '{count, plural, one {# estrella} other {# estrellas}}',
  ],
  'newsfeed.about': ['about {name}', 'sobre {name}'],
  'newsfeed.none_title': [
    'Follow profiles to fill your newsfeed',
    'Siga perfiles para ver aquí lo que publican',
  ],
  'newsfeed.none_text': [
    'Open a contractor’s page and choose “Follow”. Their postings, reviews and responses appear here.',
    'Abra la página de un contratista y elija “Seguir”. Aquí verá sus publicaciones, reseñas y respuestas.',
  ],
  'newsfeed.quiet_title': ['Nothing new yet', 'Todavía no hay novedades'],
  'newsfeed.quiet_text': [
    'The profiles you follow haven’t published anything. Follow more of them.',
    'Los perfiles que sigue aún no publican nada. Siga a otros más.',
  ],
  'newsfeed.find': ['Find contractors', 'Buscar contratistas'],
});
