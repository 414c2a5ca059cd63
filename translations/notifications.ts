import { defineMessages } from '../common/messages.ts';

/** The bell, the list of notifications, their settings and emails. */
export default defineMessages({
  'notifications.title': ['Notifications', 'Notificaciones'],
  'notifications.unread': ['New', 'Nueva'],
  'notifications.none_title': ['No notifications yet', 'Aún no hay notificaciones'],
  'notifications.none_text': [
    'Reviews, responses, comments and decisions that concern you will appear here.',
    'Aquí aparecerán las reseñas, respuestas, comentarios y decisiones que le conciernen.',
  ],
  'notifications.mark_all': ['Mark all as read', 'Marcar todas como leídas'],
  'notifications.mark_read': ['Mark as read', 'Marcar como leída'],
  'notifications.mark_unread': ['Mark as unread', 'Marcar como no leída'],
  'notifications.all_read': ['Everything is marked as read.', 'Todo quedó marcado como leído.'],
  'notifications.to_settings': ['Notification settings', 'Ajustes de notificaciones'],
  'notifications.settings_title': ['Notification settings', 'Ajustes de notificaciones'],
  'notifications.settings_text': [
    'Choose how we tell you about each event.',
    'Elija cómo le avisamos de cada cosa.',
  ],
  'notifications.always': [
    'Decisions, appeals and claims always come by email, with their reasons.',
    'Las decisiones, apelaciones y solicitudes siempre llegan por correo, con sus motivos.',
  ],
  'notifications.save': ['Save settings', 'Guardar ajustes'],
  'notifications.quiet_title': ['Quiet hours', 'Horas de silencio'],
  'notifications.quiet_text': [
    'We hold these emails until your quiet hours end. Your time zone: {zone}.',
    'Guardamos estos correos hasta que terminen sus horas de silencio. Su zona horaria: {zone}.',
  ],
  'notifications.quiet_from': ['From', 'Desde'],
  'notifications.quiet_until': ['Until', 'Hasta'],
  'notifications.quiet_none': ['None', 'Ninguna'],
  'notifications.quiet_both': ['Choose both hours, or none.', 'Elija las dos horas, o ninguna.'],
  'notifications.channel.mail': ['App and email', 'Aplicación y correo'],
  'notifications.channel.digest': ['App and daily summary', 'Aplicación y resumen diario'],
  'notifications.channel.app': ['App only', 'Solo en la aplicación'],
  'notifications.channel.off': ['Off', 'No avisar'],
  'notifications.kind.review_received': ['Someone reviews your business', 'Alguien reseña su negocio'],
  'notifications.kind.response_received': [
    'A contractor responds to your review',
    'Un contratista responde a su reseña',
  ],
  'notifications.kind.comment': ['Comments on your postings', 'Comentarios en sus publicaciones'],
  'notifications.kind.reply': ['Replies to your comments', 'Respuestas a sus comentarios'],
  'notifications.kind.mention': ['Someone mentions you', 'Alguien le menciona'],
  'notifications.kind.follower': ['New followers', 'Nuevos seguidores'],
  'notifications.kind.invitation': ['Invitations to bid', 'Invitaciones a cotizar'],
  'notifications.kind.message': ['Messages', 'Mensajes'],
  'notifications.kind.red_flag': ['Red-flag cases', 'Casos de alertas'],
  'notifications.kind.membership': ['Your membership', 'Su membresía'],

  'notifications.text.review_received': [
    'New review of {contractor}: {stars, plural, one {# star} other {# stars}}',
    'Nueva reseña de {contractor}: {stars, plural, one {# estrella} other {# estrellas}}',
  ],
  'notifications.text.response_received': [
    '{contractor} responded to your review',
    '{contractor} respondió a su reseña',
  ],
  'notifications.text.decision': ['Decision: {decision}', 'Decisión: {decision}'],
  'notifications.text.appeal_filed': [
    'An appeal was filed about a review of {contractor}',
    'Se presentó una apelación sobre una reseña de {contractor}',
  ],
  'notifications.text.appeal_decided': [
    'Appeal decided: {decision}',
    'Decisión sobre la apelación: {decision}',
  ],
  'notifications.text.claim_decided': [
    'Your claim to {contractor} is decided',
    'Hay una decisión sobre su solicitud de {contractor}',
  ],
  'notifications.text.comment': ['{name} commented on “{title}”', '{name} comentó en “{title}”'],
  'notifications.text.reply': [
    '{name} replied to your comment on “{title}”',
    '{name} respondió a su comentario en “{title}”',
  ],
  'notifications.text.mention': ['{name} mentioned you on “{title}”', '{name} le mencionó en “{title}”'],
  'notifications.text.follower': ['{name} follows you now', '{name} ahora le sigue'],
  'notifications.text.invitation': [
    'News about your invitation with {name}',
    'Novedades de su invitación con {name}',
  ],
  'notifications.text.message': ['New message from {name}', 'Nuevo mensaje de {name}'],
  'notifications.text.red_flag': [
    'News about a red-flag case: {contractor}',
    'Novedades de un caso de alerta: {contractor}',
  ],
  'notifications.text.membership': ['Your membership changed', 'Su membresía cambió'],

  'notification_mails.open': ['Open', 'Abrir'],
  'notification_mails.open_all': ['Open notifications', 'Abrir notificaciones'],
  'notification_mails.digest_subject': [
    '{count, plural, one {# notification} other {# notifications}} since yesterday',
    '{count, plural, one {# notificación} other {# notificaciones}} desde ayer',
  ],
  'notification_mails.settings': [
    'Choose what we email you about: {url}',
    'Elija de qué le escribimos: {url}',
  ],
});
