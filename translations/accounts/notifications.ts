import { defineMessages } from '../../common/format/messages.ts';

/** The bell, the list of notifications, their settings and emails. */
export default defineMessages({
  'notifications.title': ['Notifications', 'Notificaciones'],
  'notifications.unread': ['New', 'Nueva'],
  'notifications.none_title': ['No notifications yet', 'Aún no hay notificaciones'],
  'notifications.none_text': [
    'Reviews, responses, comments and decisions about you will appear here.',
    'Aquí aparecerán las reseñas, respuestas, comentarios y decisiones que tienen que ver con usted.',
  ],
  'notifications.mark_all': ['Mark all as read', 'Marcar todas como leídas'],
  'notifications.mark_read': ['Mark as read', 'Marcar como leída'],
  'notifications.mark_unread': ['Mark as unread', 'Marcar como no leída'],
  'notifications.all_read': ['Everything is marked as read.', 'Todo quedó marcado como leído.'],
  'notifications.to_settings': ['Notification settings', 'Configurar notificaciones'],
  'notifications.settings_title': ['Notification settings', 'Configurar notificaciones'],
  'notifications.settings_text': [
    'Choose how we notify you about each event.',
    'Elija cómo le avisamos de cada cosa.',
  ],
  'notifications.always': [
    'You can’t stop notifications about decisions, appeals, claims and red flags: they come by email, to your confirmed address.',
    'No se pueden desactivar los avisos de decisiones, apelaciones, solicitudes y focos rojos: llegan por correo, a su dirección confirmada.',
  ],
  'notifications.help_title': ['Good to know', 'Conviene saber'],
  'notifications.help_quiet': [
    'Quiet hours only hold emails. Notifications on the site appear right away.',
    'Las horas de silencio solo detienen los correos. Los avisos en el sitio aparecen de inmediato.',
  ],
  'notifications.save': ['Save settings', 'Guardar cambios'],
  'notifications.quiet_title': ['Quiet hours', 'Horas de silencio'],
  'notifications.quiet_text': [
    'We hold these emails until your quiet hours end. Your time zone: {zone}.',
    'Guardamos estos correos hasta que terminen sus horas de silencio. Su zona horaria: {zone}.',
  ],
  'notifications.quiet_no_region': [
    'Your profile names no state, so this time zone is a guess.',
    'Su perfil no indica un estado, así que esta zona horaria es una suposición.',
  ],
  'notifications.quiet_set_region': ['Add your state', 'Indicar su estado'],
  'notifications.quiet_from': ['From', 'Desde'],
  'notifications.quiet_until': ['Until', 'Hasta'],
  'notifications.quiet_none': ['None', 'Ninguna'],
  'notifications.quiet_both': ['Choose both hours, or none.', 'Elija las dos horas, o ninguna.'],
  'notifications.channel.mail': ['On the site and by email', 'En el sitio y por correo'],
  'notifications.channel.digest': [
    'On the site and in a daily summary',
    'En el sitio y en un resumen diario',
  ],
  'notifications.channel.push': ['On the site and on your devices', 'En el sitio y en sus dispositivos'],
  'notifications.channel.app': ['On the site only', 'Solo en el sitio'],
  'notifications.channel.off': ['Off', 'No avisar'],
  'notifications.push.title': ['This device', 'Este dispositivo'],
  'notifications.push.state.on': [
    'This device shows the events that you set to “On the site and on your devices”, even while no page is open. It never shows names or what was written.',
    'Este dispositivo muestra los avisos que usted elija con “En el sitio y en sus dispositivos”, aunque no tenga abierta ninguna página. Nunca muestra nombres ni lo que se escribió.',
  ],
  'notifications.push.state.off': [
    'This device can show notifications while no page is open.',
    'Este dispositivo puede mostrar avisos aunque no tenga abierta ninguna página.',
  ],
  'notifications.push.state.refused': [
    'This browser blocks notifications from this site. You can allow them in its settings.',
    'Este navegador bloquea los avisos de este sitio. Puede permitirlos en su configuración.',
  ],
  'notifications.push.state.failed': [
    'That didn’t work. Please try again later.',
    'No se pudo. Inténtelo de nuevo más tarde.',
  ],
  'notifications.push.turn_on': ['Show notifications on this device', 'Mostrar avisos en este dispositivo'],
  'notifications.push.turn_off': ['Stop on this device', 'Dejar de mostrarlos en este dispositivo'],
  'notifications.push.is_on': ['This device now shows notifications.', 'Este dispositivo ya muestra avisos.'],
  'notifications.push.is_off': [
    'This device no longer shows notifications.',
    'Este dispositivo ya no muestra avisos.',
  ],
  'notifications.push.body': ['Open {name} to read more.', 'Abra {name} para leer más.'],
  'notifications.kind.review_received': ['Someone reviews your business', 'Alguien reseña su negocio'],
  'notifications.kind.response_received': [
    'A contractor responds to your review',
    'Un contratista responde a su reseña',
  ],
  'notifications.kind.comment': ['Comments on your postings', 'Comentarios en sus publicaciones'],
  'notifications.kind.reply': ['Replies to your comments', 'Respuestas a sus comentarios'],
  'notifications.kind.mention': ['Someone mentions you', 'Alguien lo menciona'],
  'notifications.kind.follower': ['New followers', 'Nuevos seguidores'],
  'notifications.kind.followed': [
    'Postings and reviews by profiles you follow',
    'Publicaciones y reseñas de perfiles que usted sigue',
  ],
  'notifications.kind.joined': ['A business you asked about joined', 'Llegó un negocio por el que preguntó'],
  'notifications.kind.invitation': [
    'Invitations and partner ratings',
    'Invitaciones y calificaciones entre contratistas',
  ],
  'notifications.kind.message': ['Messages and quote requests', 'Mensajes y solicitudes de cotización'],
  'notifications.kind.job_proof': [
    'We checked your proof of a job',
    'Revisamos su comprobante de un trabajo',
  ],
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
    'Someone appealed about a review of {contractor}',
    'Alguien presentó una apelación sobre una reseña de {contractor}',
  ],
  'notifications.text.appeal_decided': [
    'Appeal decided: {decision}',
    'Decisión sobre la apelación: {decision}',
  ],
  'notifications.text.claim_decided': [
    'We decided your claim for {contractor}',
    'Hay una decisión sobre su solicitud de la página de {contractor}',
  ],
  'notifications.text.comment': ['{name} commented on “{title}”', '{name} comentó en “{title}”'],
  'notifications.text.reply': [
    '{name} replied to your comment on “{title}”',
    '{name} respondió a su comentario en “{title}”',
  ],
  'notifications.text.mention': ['{name} mentioned you on “{title}”', '{name} lo mencionó en “{title}”'],
  'notifications.text.follower': ['{name} now follows you', '{name} ahora lo sigue'],
  'notifications.text.joined': [
    '{name} is here now: you can write to them',
    '{name} ya está aquí: puede escribirle',
  ],
  'notifications.text.followed': ['{name} published “{title}”', '{name} publicó “{title}”'],
  'notifications.news.followed_review': [
    '{name} reviewed {contractor}',
    '{name} escribió una reseña de {contractor}',
  ],
  'notifications.text.invitation': [
    'News about your invitation with {name}',
    'Novedades de su invitación con {name}',
  ],
  'notifications.text.message': ['New message from {name}', 'Nuevo mensaje de {name}'],
  'notifications.text.red_flag': [
    'News about a red-flag case: {contractor}',
    'Novedades de un foco rojo: {contractor}',
  ],
  'notifications.text.job_proof': [
    'We confirmed your proof for the review of {contractor}',
    'Confirmamos su comprobante para la reseña de {contractor}',
  ],
  'notifications.text.member': ['People who manage {contractor}', 'Quién administra {contractor}'],
  'notifications.text.report': ['We looked at your report', 'Revisamos su reporte'],
  'notifications.text.membership': ['Your membership changed', 'Su membresía cambió'],

  'notifications.news.member_joined': [
    '{name} now manages {contractor} with you',
    '{name} ya administra {contractor} con usted',
  ],
  'notifications.news.member_left': [
    '{name} no longer manages {contractor}',
    '{name} ya no administra {contractor}',
  ],
  'notifications.news.member_removed': [
    'You no longer manage {contractor}',
    'Usted ya no administra {contractor}',
  ],
  'notifications.news.member_waits': [
    'Your membership at {contractor} is paused: its plan has no room',
    'Su participación en {contractor} está en pausa: el plan ya no tiene lugar',
  ],
  'notifications.news.member_acts': [
    'You manage {contractor} again',
    'Usted administra {contractor} de nuevo',
  ],
  'notifications.news.report_kept': [
    'We looked at what you reported, and we kept it',
    'Revisamos lo que usted reportó y lo dejamos',
  ],
  'notifications.news.report_taken_down': ['We took down what you reported', 'Quitamos lo que usted reportó'],
  'notifications.news.report_corrected': [
    'We corrected what you reported',
    'Corregimos lo que usted reportó',
  ],
  'notifications.news.report_upheld': [
    'The author deleted what you reported. It broke a rule.',
    'El autor eliminó lo que usted reportó. Incumplía una regla.',
  ],
  'notifications.news.report_gone': [
    'What you reported was taken down or deleted before we decided',
    'Lo que usted reportó se quitó o se eliminó antes de que decidiéramos',
  ],
  'notifications.news.report_restored': [
    'What you reported is shown again, after an appeal',
    'Lo que usted reportó se muestra de nuevo, tras una apelación',
  ],
  'notifications.news.reported_kept': [
    'Someone reported something you published. We kept it',
    'Alguien reportó algo que usted publicó. Lo dejamos',
  ],
  'notifications.news.reported_corrected': [
    'Someone reported something you published. We corrected it',
    'Alguien reportó algo que usted publicó. Lo corregimos',
  ],
  'notifications.news.job_proof_declined': [
    'We didn’t accept your proof for the review of {contractor}: read why',
    'No aceptamos su comprobante para la reseña de {contractor}: lea el motivo',
  ],
  'notifications.news.quote_asked': ['{name} asks you for a quote', '{name} le pide una cotización'],
  'notifications.news.quote_answered': ['{name} sent you a price', '{name} le envió un precio'],
  'notifications.news.quote_hired': ['{name} says they hired you', '{name} dice que lo contrató'],
  'notifications.news.quote_other_hired': [
    '{name} chose another contractor. Thank you for your time',
    '{name} eligió a otro contratista. Gracias por su tiempo',
  ],
  'notifications.news.quote_hire_withdrawn': [
    '{name} says they didn’t hire you after all',
    '{name} dice que al final no lo contrató',
  ],
  'notifications.news.quote_hire_confirmed': [
    '{name} confirmed that you hired them',
    '{name} confirmó que usted lo contrató',
  ],
  'notifications.news.invitation_received': ['{name} invites you to a job', '{name} lo invita a un trabajo'],
  'notifications.news.invitation_accepted': [
    '{name} accepted your invitation',
    '{name} aceptó su invitación',
  ],
  'notifications.news.invitation_declined': [
    '{name} declined your invitation',
    '{name} rechazó su invitación',
  ],
  'notifications.news.invitation_withdrawn': [
    '{name} withdrew the invitation',
    '{name} retiró la invitación',
  ],
  'notifications.news.invitation_expired': [
    'The invitation between you and {name} expired',
    'Venció la invitación entre usted y {name}',
  ],
  'notifications.news.invitation_filled': [
    'The job of {name} has enough people now',
    'El trabajo de {name} ya tiene suficientes personas',
  ],
  'notifications.news.invitation_canceled': [
    '{name} canceled the job you had agreed on',
    '{name} canceló el trabajo que habían acordado',
  ],
  'notifications.news.partner_rating_written': [
    '{name} rated your job together',
    '{name} calificó su trabajo en conjunto',
  ],
  'notifications.news.partner_rating_published': [
    'You can read how {name} rated you',
    'Ya puede leer cómo lo calificó {name}',
  ],
  'notifications.news.red_flag_reported': [
    'A red flag was reported about {contractor}. You can answer it',
    'Se reportó un foco rojo sobre {contractor}. Usted puede responder',
  ],
  'notifications.news.red_flag_answered': [
    '{contractor} answered the red flag that you reported',
    '{contractor} respondió al foco rojo que usted reportó',
  ],
  'notifications.news.red_flag_withdrawn': [
    'A report of a red flag about {contractor} was withdrawn',
    'Se retiró el reporte de un foco rojo sobre {contractor}',
  ],
  'notifications.news.red_flag_expired': [
    'A red flag on {contractor} is no longer shown',
    'Ya no se muestra un foco rojo de {contractor}',
  ],
  'notifications.news.membership_renewal_near': [
    'Your yearly membership renews in seven days',
    'Su membresía anual se renueva en siete días',
  ],
  'notifications.news.membership_payment_failed': [
    'We couldn’t charge your card for your membership',
    'No pudimos cobrar su membresía a su tarjeta',
  ],
  'notifications.news.membership_cancel_planned': [
    'Your membership is canceled; it stays active until the period ends',
    'Usted canceló su membresía; sigue vigente hasta el fin del periodo',
  ],
  'notifications.news.membership_ended': [
    'Your membership ended. You’re now on the Free plan',
    'Su membresía terminó. Ahora tiene el plan gratuito',
  ],
  'notifications.news.membership_refunded': ['Your membership was refunded', 'Se reembolsó su membresía'],
  'notifications.news.membership_purchase_failed': [
    'Your bank did not pay for your membership. Nothing was charged',
    'Su banco no pagó su membresía. No se cobró nada',
  ],
  'notifications.news.membership_refund_returned': [
    'A refund came back from your bank. We still owe it to you',
    'Su banco regresó un reembolso. Se lo seguimos debiendo',
  ],
  'notifications.news.membership_refund_settled': [
    'Your refund was paid another way',
    'Su reembolso se pagó de otra forma',
  ],
});
