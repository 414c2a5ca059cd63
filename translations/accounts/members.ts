import { defineMessages } from '../../common/format/messages.ts';

/** The people of a business: its owner's list, a member's own place, and the page of an invitation. */
export default defineMessages({
  'members.title': ['People who manage your page', 'Quién administra su página'],
  'members.intro': [
    'Invite a person to manage {business} with you. Each person uses their own account. Readers see the name of the business; our records keep who wrote what.',
    'Invite a una persona a administrar {business} con usted. Cada quien usa su propia cuenta. Los lectores ven el nombre del negocio; nosotros guardamos quién escribió.',
  ],
  'members.help': ['What a member can do', 'Qué puede hacer un integrante'],
  'members.help_1': [
    'Respond to reviews, appeal, edit the page and its photos, publish postings, and write messages, quotes and invitations.',
    'Responder reseñas, apelar, editar la página y sus fotos, hacer publicaciones, y escribir mensajes, cotizaciones e invitaciones.',
  ],
  'members.help_2': [
    'The plan, the people, claims of other listings and closing the account stay yours.',
    'El plan, las personas, reclamar otros negocios y cerrar la cuenta siguen siendo solo de usted.',
  ],
  'members.help_3': [
    'A member can’t review, report or follow the business.',
    'Un integrante no puede reseñar, reportar ni seguir al negocio.',
  ],
  'members.places': [
    'Your plan is for {seats, plural, one {# person: you} other {# people, you included}}.',
    'Su plan es para {seats, plural, one {# persona: usted} other {# personas, usted entre ellas}}.',
  ],
  'members.list': ['Members and invitations', 'Integrantes e invitaciones'],
  'members.none': [
    'No one but you manages this business yet.',
    'Por ahora nadie más que usted administra este negocio.',
  ],
  'members.invite_title': ['Invite a member', 'Invitar a un integrante'],
  'members.invite_help': [
    'We send a link to this address. It works for {days, number} days.',
    'Enviamos un enlace a este correo. Funciona durante {days, number} días.',
  ],
  'members.invite': ['Send invitation', 'Enviar invitación'],
  'members.state.invited': ['Invited', 'Invitación enviada'],
  'members.state.expired': ['Invitation expired', 'Invitación vencida'],
  'members.state.active': ['Member', 'Integrante'],
  'members.state.waiting': ['Paused', 'En pausa'],
  'members.since': ['Member since {date}', 'Integrante desde el {date}'],
  'members.open_until': ['The link works until {date}', 'El enlace funciona hasta el {date}'],
  'members.open_over': ['The link worked until {date}', 'El enlace funcionó hasta el {date}'],
  'members.waiting_text': [
    'Your plan has no room for this person. Upgrade, or remove someone else. Nothing is lost, and this person’s own account works as before.',
    'Su plan ya no tiene lugar para esta persona. Suba de plan o quite a alguien. No se pierde nada, y la cuenta de esta persona funciona como antes.',
  ],
  'members.choose': ['Make active', 'Activar'],
  'members.choose_name': ['Make {name} active', 'Activar a {name}'],
  'members.resend': ['Send again', 'Enviar de nuevo'],
  'members.resend_name': ['Send the invitation to {name} again', 'Enviar de nuevo la invitación a {name}'],
  'members.withdraw': ['Withdraw invitation', 'Retirar invitación'],
  'members.withdraw_name': ['Withdraw the invitation to {name}', 'Retirar la invitación a {name}'],
  'members.remove': ['Remove', 'Quitar'],
  'members.remove_name': ['Remove {name}', 'Quitar a {name}'],
  'members.remove_title': ['Remove this member?', '¿Quitar a este integrante?'],
  'members.remove_text': [
    'This person stops managing your business right away, on every device. What they wrote and their own account stay.',
    'Esta persona deja de administrar el negocio de usted de inmediato, en todos los dispositivos. Lo que escribió y su cuenta se conservan.',
  ],
  'members.remove_confirm': ['Remove member', 'Quitar integrante'],

  'members.invited': ['We sent an invitation to {email}.', 'Enviamos una invitación a {email}.'],
  'members.withdrawn': ['The invitation was withdrawn.', 'Se retiró la invitación.'],
  'members.removed': [
    'This person no longer manages your business.',
    'Esta persona ya no administra su negocio.',
  ],
  'members.chosen': ['This person is active now.', 'Esta persona ya está activa.'],
  'members.left': ['You no longer manage this business.', 'Usted ya no administra este negocio.'],
  'members.joined': [
    'Welcome. You manage this business now.',
    'Le damos la bienvenida. Ahora administra este negocio.',
  ],
  'members.declined': ['You declined the invitation.', 'Usted rechazó la invitación.'],

  'members.place_title': ['You manage {business}', 'Usted administra {business}'],
  'members.place_text': [
    '{owner} owns this page and its plan. You are a member: what you write is shown in the name of the business.',
    'La página y el plan son de {owner}. Usted es integrante: lo que escriba se muestra a nombre del negocio.',
  ],
  'members.place_waiting_title': ['Your membership here is paused', 'Su participación está en pausa'],
  'members.place_waiting': [
    'The plan of {business} has no room for you right now. Your own account works as before. Ask {owner} to upgrade or to make room.',
    'El plan de {business} ya no tiene lugar para usted. Su propia cuenta funciona como antes. Pida a {owner} que suba de plan o haga lugar.',
  ],
  'members.place_page': ['Open the page', 'Abrir la página'],
  'members.leave_title': ['Leave {business}', 'Dejar {business}'],
  'members.leave_text': [
    'You stop managing it right away. To come back you need a new invitation. What you wrote stays.',
    'Usted deja de administrarlo de inmediato. Para volver necesita otra invitación. Lo que escribió se queda.',
  ],
  'members.leave': ['Leave this business', 'Dejar este negocio'],

  'members.join_title': ['Manage {business}', 'Administrar {business}'],
  'members.join_text': [
    '{inviter} invites you to help manage {business} on {site}.',
    '{inviter} lo invita a administrar {business} en {site}.',
  ],
  'members.join_rights': ['As a member you can', 'Como integrante usted puede'],
  'members.join_right_1': ['respond to reviews and appeal them', 'responder reseñas y apelarlas'],
  'members.join_right_2': [
    'edit the page, its photos and postings',
    'editar la página, sus fotos y sus publicaciones',
  ],
  'members.join_right_3': [
    'write messages, quotes and invitations',
    'escribir mensajes, cotizaciones e invitaciones',
  ],
  'members.join_limits': ['Good to know', 'Conviene saber'],
  'members.join_limit_1': [
    'What you write is shown in the name of the business. Our records keep that you wrote it.',
    'Lo que escriba se muestra a nombre del negocio. Nosotros guardamos que usted lo escribió.',
  ],
  'members.join_limit_2': [
    'You can’t review this business. If you reviewed it before, that review goes on hold.',
    'No puede reseñar este negocio. Una reseña que usted le haya escrito pasa a revisión.',
  ],
  'members.join_limit_3': ['You can leave at any time.', 'Puede dejarlo cuando quiera.'],
  'members.join_for': ['For {email}, until {date}.', 'Para {email}, hasta el {date}.'],
  'members.join': ['Join the business', 'Unirme al negocio'],
  'members.decline': ['Decline', 'Rechazar'],
  'members.join_login': ['Log in to join', 'Iniciar sesión para unirme'],
  'members.join_create': ['Create an account', 'Crear una cuenta'],
  'members.join_account_help': [
    'Use the email that got the invitation. We’ll bring you back here.',
    'Use el correo que recibió la invitación. Después vuelve usted aquí.',
  ],
  'members.gone_title': ['This invitation is closed', 'Esta invitación está cerrada'],
  'members.gone_text': [
    'The link was used, withdrawn or replaced by a newer one. Ask the owner of the business for a new invitation.',
    'El enlace ya se usó, se retiró o fue reemplazado por otro. Pida otra invitación a quien administra el negocio.',
  ],

  'members.own_address': ['This is your own email.', 'Este es su propio correo.'],
  'members.invited_already': [
    'This address has an open invitation. You can send it again below.',
    'Este correo tiene una invitación en curso. Puede enviarla de nuevo abajo.',
  ],
  'members.member_already': ['This person is already a member.', 'Esta persona ya es integrante.'],
  'members.accepted_already': [
    'This person has already accepted the invitation.',
    'Esta persona ya aceptó la invitación.',
  ],
  'members.not_accepted': [
    'This is an invitation. You can withdraw it.',
    'Esto es una invitación. Puede retirarla.',
  ],
  'members.plan_has_none': ['Your plan is for one person.', 'Su plan es para una persona.'],
  'members.above_every_plan': [
    'A business can have {seats, number} people at most, counting open invitations. Remove a person or withdraw an invitation first.',
    'Un negocio tiene como máximo {seats, number} personas, contando las invitaciones en curso. Primero quite a una persona o retire una invitación.',
  ],
  'members.too_many': [
    'You sent many invitations today. Please try again tomorrow.',
    'Hoy envió muchas invitaciones. Inténtelo de nuevo mañana.',
  ],
  'members.too_soon': [
    'We just sent it. Please try again in {seconds, plural, one {# second} other {# seconds}}.',
    'La acabamos de enviar. Inténtelo de nuevo en {seconds, plural, one {# segundo} other {# segundos}}.',
  ],
  'members.too_many_mails': [
    'We sent this invitation several times. Withdraw it and check the address.',
    'Enviamos esta invitación varias veces. Retírela y revise el correo.',
  ],
  'members.owner_only': [
    'Only the owner of the business can do this.',
    'Esto solo lo puede hacer quien es dueño del negocio.',
  ],
  'members.plan_is_owners': [
    'The plan of this business belongs to its owner. Only the owner can change it.',
    'El plan de este negocio es de su dueño. Solo el dueño puede cambiarlo.',
  ],
  'members.above_plan': [
    'The plan of this business doesn’t include this. Its owner can change the plan.',
    'El plan de este negocio no incluye esto. Su dueño puede cambiar el plan.',
  ],
  'members.claim_refused': [
    'You manage a business as a member. Leave it before you claim one of your own.',
    'Usted administra un negocio como integrante. Déjelo antes de reclamar uno propio.',
  ],
  'members.not_any_more': ['You no longer manage this business.', 'Usted ya no administra este negocio.'],
  'members.expired': [
    'This invitation has expired. Ask for a new one.',
    'Esta invitación venció. Pida otra.',
  ],
  'members.other_address': [
    'This invitation is for another email. Log out, and log in with the one that got it.',
    'Esta invitación es para otro correo. Cierre la sesión e iníciela con el correo que la recibió.',
  ],
  'members.administrator': [
    'Administrators can’t manage a business.',
    'Los administradores no pueden administrar un negocio.',
  ],
  'members.has_business': [
    'You already manage a business. One account manages one business.',
    'Usted ya administra un negocio. Cada cuenta administra un solo negocio.',
  ],
  'members.elsewhere': [
    'You are already a member of a business. Leave it first under Settings.',
    'Usted ya es integrante de un negocio. Primero déjelo en Configuración.',
  ],
  'members.blocked': ['You can’t join this business.', 'Usted no puede unirse a este negocio.'],
  'members.no_owner': [
    'This business has no active owner right now, so no one can join it.',
    'Este negocio no tiene por ahora un dueño activo, así que nadie puede unirse.',
  ],
  'members.full': [
    'The plan of this business has no room left. Ask its owner to upgrade or to make room.',
    'El plan de este negocio ya no tiene lugar. Pida a su dueño que suba de plan o haga lugar.',
  ],
});
