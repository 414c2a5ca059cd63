import { defineMessages } from '../../common/format/messages.ts';

/** Following and blocking. */
export default defineMessages({
  'relation_buttons.follow': ['Follow', 'Seguir'],
  'relation_buttons.name_follow': ['Follow {name}', 'Seguir a {name}'],
  'relation_buttons.unfollow': ['Unfollow', 'Dejar de seguir'],
  'relation_buttons.name_unfollow': ['Unfollow {name}', 'Dejar de seguir a {name}'],
  'relation_buttons.block': ['Block', 'Bloquear'],
  'relation_buttons.name_block': ['Block {name}', 'Bloquear a {name}'],
  'relation_buttons.unblock': ['Unblock', 'Desbloquear'],
  'relation_buttons.name_unblock': ['Unblock {name}', 'Desbloquear a {name}'],
  'relations.title': ['Following and blocked', 'A quién sigue y a quién bloqueó'],
  'relations.help_title': ['What it does', 'Para qué sirve'],
  'relations.help_follow': [
    'Follow profiles to see their postings and reviews in your newsfeed.',
    'Siga perfiles para ver sus publicaciones y reseñas en “Lo que sigo”.',
  ],
  'relations.help_block': [
    'Block a profile, and neither of you sees the other’s postings and comments.',
    'Si bloquea un perfil, ninguno de los dos ve las publicaciones ni los comentarios del otro.',
  ],
  'relations.help_undo': [
    'We don’t tell them that you blocked them. They may notice, for example when they write to you.',
    'No le avisamos a la otra persona que la bloqueó. Puede notarlo, por ejemplo, al escribirle.',
  ],
  'relations.follows_title': ['You follow', 'Usted sigue a'],
  'relations.blocks_title': ['You blocked', 'Usted bloqueó a'],
  'relations.no_follows': ['You don’t follow anyone yet', 'Aún no sigue a nadie'],
  'relations.no_follows_text': [
    'Open a contractor’s page and choose “Follow”.',
    'Abra la página de un contratista y elija “Seguir”.',
  ],
  'relations.find': ['Find contractors', 'Buscar contratistas'],
  'relations.no_blocks': ['You haven’t blocked anyone.', 'No ha bloqueado a nadie.'],
  'relations.since': ['Since {date}', 'Desde el {date}'],
  'relations.back': ['Back', 'Volver'],
  'relations.block_text': [
    'Neither of you will see the other’s postings, comments and invitations, and neither can follow or write to the other. Reviews and responses stay visible. You can undo this at any time.',
    'Ninguno de los dos verá las publicaciones, los comentarios ni las invitaciones del otro, y no podrán seguirse ni escribirse. Las reseñas y respuestas siguen visibles. Puede deshacerlo cuando quiera.',
  ],
  'relations.is_blocking': [
    'You blocked this profile. You don’t see each other’s postings and comments.',
    'Usted bloqueó este perfil. Ninguno de los dos ve las publicaciones ni los comentarios del otro.',
  ],
  'relations.followed': ['You now follow {name}.', 'Ahora sigue a {name}.'],
  'relations.unfollowed': ['You no longer follow {name}.', 'Ya no sigue a {name}.'],
  'relations.blocked_done': ['You blocked {name}.', 'Bloqueó a {name}.'],
  'relations.unblocked': ['You unblocked {name}.', 'Desbloqueó a {name}.'],
  'relations.own_profile': [
    'This is your own profile. You can’t follow or block it.',
    'Este es su propio perfil. No puede seguirlo ni bloquearlo.',
  ],
  'relations.blocked': [
    'You can’t follow this profile because one of you blocked the other.',
    'No puede seguir este perfil porque uno de ustedes bloqueó al otro.',
  ],
  'relations.too_many_follows': [
    'You can follow {maximum, number} profiles at most. Unfollow one first.',
    'Puede seguir {maximum, number} perfiles como máximo. Deje de seguir uno primero.',
  ],
  'relations.too_many_blocks': [
    'You can block {maximum, number} profiles at most. Unblock one first.',
    'Puede bloquear {maximum, number} perfiles como máximo. Desbloquee uno primero.',
  ],
  'relations.person_title': ['Profile of {name}', 'Perfil de {name}'],
  'relations.person_postings': ['Postings', 'Publicaciones'],
  'relations.person_reviews': ['Reviews they wrote', 'Reseñas que escribió'],
  'relations.person_wrote': [
    '{reviews, plural, one {# review} other {# reviews}} of {contractors, plural, one {# contractor} other {# contractors}}. The stars they gave:',
    '{reviews, plural, one {# reseña} other {# reseñas}} de {contractors, plural, one {# contratista} other {# contratistas}}. Las estrellas que dio esta persona:',
  ],
  'relations.no_reviews': ['No reviews yet.', 'Aún no hay reseñas.'],
});
