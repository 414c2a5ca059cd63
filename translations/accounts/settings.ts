import { defineMessages } from '../../common/format/messages.ts';

/** The pages under /settings. */
export default defineMessages({
  'settings.title': ['Settings', 'Configuración'],
  'settings.nav_password': ['Password', 'Contraseña'],
  'settings.nav_email': ['Email', 'Correo'],
  'settings.nav_language': ['Language', 'Idioma'],
  'settings.nav_notifications': ['Notifications', 'Notificaciones'],
  'settings.nav_members': ['People', 'Personas'],
  'settings.nav_sessions': ['Devices', 'Dispositivos'],
  'settings.nav_relations': ['Following and blocked', 'Seguidos y bloqueados'],
  'settings.nav_export': ['Export my data', 'Exportar mis datos'],
  'settings.to_inactive': ['Back to your inactive account', 'Volver a su cuenta inactiva'],
  'settings.nav_close': ['Close account', 'Cerrar cuenta'],

  'settings.email_title': ['Change your email', 'Cambiar su correo'],
  'settings.email_now': ['You log in with {email}.', 'Usted inicia sesión con {email}.'],
  'settings.help_email': ['How it works', 'Cómo funciona'],
  'settings.help_email_1': [
    'We send a link to the new address. Open it and choose the button: then the change takes effect.',
    'Enviamos un enlace a la nueva dirección. Ábralo y elija el botón: entonces se hace el cambio.',
  ],
  'settings.help_email_2': [
    'We also tell your current address. It can stop the change, or undo it within {hours, number} hours.',
    'También avisamos a su correo actual. Desde ahí se puede detener el cambio, o deshacerlo durante {hours, number} horas.',
  ],
  'settings.help_email_3': [
    'Other users don’t see the email you log in with; administrators do.',
    'Los demás usuarios no ven el correo con el que inicia sesión; los administradores sí.',
  ],
  'settings.email_send': ['Send the link', 'Enviar el enlace'],
  'settings.email_pending': [
    'Open the link that we sent to {email} and choose its button. It works for {hours, number} hours. Until then we use your current email.',
    'Abra el enlace que enviamos a {email} y elija su botón. Funciona durante {hours, number} horas. Hasta entonces se usa su correo actual.',
  ],
  'settings.email_pending_title': ['One more step', 'Falta un paso'],
  'settings.email_cancel': ['Cancel the change', 'Cancelar el cambio'],
  'settings.email_asked': ['We sent a link to {email}.', 'Enviamos un enlace a {email}.'],
  'settings.email_canceled': ['Your email stays as it is.', 'Su correo queda como estaba.'],
  'settings.email_changed': ['Your email was changed.', 'Se cambió su correo.'],
  'settings.email_stopped': [
    'The change was stopped, and everyone else was logged out. Set a new password now.',
    'Se detuvo el cambio y se cerraron las demás sesiones. Cree ahora una contraseña nueva.',
  ],
  'settings.email_undone': [
    'Your account uses {email} again. We sent you a link to set a new password.',
    'Su cuenta usa de nuevo {email}. Le enviamos un enlace para crear una contraseña nueva.',
  ],
  'settings.email_link_invalid': [
    'This link no longer works. Request a new one under Settings.',
    'Este enlace ya no funciona. Pida otro en Configuración.',
  ],
  'settings.same_email': ['This is already your email.', 'Este ya es su correo.'],

  'settings.language_title': ['Language', 'Idioma'],
  'settings.language_text': [
    'The language of the pages and of the emails we send you.',
    'El idioma de las páginas y de los correos que le enviamos.',
  ],
  'settings.help_language': ['Good to know', 'Conviene saber'],
  'settings.help_language_1': [
    'It applies on every device where you log in.',
    'Se aplica en todos los dispositivos donde inicie sesión.',
  ],
  'settings.help_language_2': [
    'Reviews, postings and messages stay in the language they were written in.',
    'Las reseñas, publicaciones y mensajes se quedan en el idioma en que se escribieron.',
  ],
  'settings.language_save': ['Save language', 'Guardar idioma'],

  'settings.sessions_title': ['Devices', 'Dispositivos'],
  'settings.sessions_text': [
    'Where you are logged in. We don’t store IP addresses, only a code made from each, for 90 days.',
    'Dónde tiene la sesión iniciada. No guardamos direcciones IP, solo una clave calculada a partir de cada una, durante 90 días.',
  ],
  'settings.help_sessions': ['A device you don’t know?', '¿No reconoce un dispositivo?'],
  'settings.help_sessions_1': ['Log it out here first.', 'Primero cierre aquí su sesión.'],
  'settings.help_sessions_2': [
    'Then change your password: that logs out every other device, too.',
    'Después cambie su contraseña: eso también cierra la sesión en los demás dispositivos.',
  ],
  'settings.session_on': ['{browser} on {system}', '{browser} en {system}'],
  'settings.session_program': ['Program: {name}', 'Programa: {name}'],
  'settings.session_unknown': ['Unknown device', 'Dispositivo desconocido'],
  'settings.session_current': ['This device', 'Este dispositivo'],
  'settings.session_seen': ['Last used on {date}', 'Último uso: {date}'],
  'settings.session_end': ['Log out', 'Cerrar sesión'],
  'settings.session_end_name': ['Log out {device}', 'Cerrar sesión en {device}'],
  'settings.session_ended': ['That device is logged out.', 'Se cerró la sesión en ese dispositivo.'],
  'settings.end_others': ['Log out all other devices', 'Cerrar sesión en los demás dispositivos'],
  'settings.others_ended': [
    'All other devices are logged out.',
    'Se cerró la sesión en los demás dispositivos.',
  ],

  'settings.export_ask': ['Ask for something else about your data', 'Pedir otra cosa sobre sus datos'],
  'settings.export_title': ['Export my data', 'Exportar mis datos'],
  'settings.export_text': [
    'We put what we store about you into one file: your profile, what you wrote with earlier versions, messages, decisions with their reasons, statistics, lists, invoices, and the files you uploaded. You get an email when it is ready.',
    'Reunimos en un archivo lo que guardamos de usted: su perfil, lo que escribió con sus versiones anteriores, mensajes, decisiones con su motivo, estadísticas, listas, recibos y los archivos que subió. Le avisamos por correo cuando esté listo.',
  ],
  'settings.export_start': ['Prepare my data', 'Preparar mis datos'],
  'settings.export_asked': [
    'We are preparing your data. You can leave this page.',
    'Estamos preparando sus datos. Puede salir de esta página.',
  ],
  'settings.export_progress': ['Preparing your data', 'Preparando sus datos'],
  'settings.export_ready': [
    'Your data is ready ({size} MB). You can download it until {date}.',
    'Sus datos están listos ({size} MB). Puede descargarlos hasta el {date}.',
  ],
  'settings.export_download': ['Download', 'Descargar'],
  'settings.export_failed': [
    'We couldn’t prepare your data. Please try again.',
    'No pudimos preparar sus datos. Inténtelo de nuevo.',
  ],
  'settings.export_running': [
    'We are still preparing your last export.',
    'Todavía estamos preparando su última exportación.',
  ],
  'settings.too_many_exports': [
    'You can export your data {maximum, number} times a day. Try again tomorrow.',
    'Puede exportar sus datos {maximum, number} veces al día. Inténtelo mañana.',
  ],
  'settings.help_export': ['About the file', 'Sobre el archivo'],
  'settings.help_export_1': [
    'The file is deleted after {days, number} days. Only you can download it.',
    'El archivo se elimina después de {days, number} días. Solo usted puede descargarlo.',
  ],
  'settings.help_export_2': [
    'It is a ZIP file with one JSON file for each kind of data, and your pictures and documents.',
    'Es un archivo ZIP con un archivo JSON por cada tipo de dato, más sus fotos y documentos.',
  ],
  'settings.help_export_3': [
    'It leaves out passwords, codes and keys, card numbers, who reported you, and copies that only our software uses.',
    'No incluye contraseñas, códigos ni claves, números de tarjeta, quién reportó algo de usted, ni copias que solo usa nuestro programa.',
  ],
  'settings.help_export_4': [
    'It also leaves out administrators’ notes, because they are about other people, too. Write to us, and we’ll tell you what they say about you.',
    'Tampoco incluye las notas de los administradores, porque también tratan de otras personas. Escríbanos y le diremos lo que dicen de usted.',
  ],

  'settings.close_title': ['Close your account', 'Cerrar su cuenta'],
  'settings.close_goes': ['What is deleted', 'Qué se elimina'],
  'settings.close_stays': ['What stays', 'Qué se queda'],
  'settings.close_goes_1': [
    'Your name, picture, email, phone, address, place and password',
    'Su nombre, foto, correo, teléfono, dirección, ubicación y contraseña',
  ],
  'settings.close_goes_2': [
    'Your comments, and your postings: they are hidden, and erased 180 days later',
    'Sus comentarios, y sus publicaciones: se ocultan y se borran 180 días más tarde',
  ],
  'settings.close_goes_3': [
    'Your list, saved searches, notifications, settings, whom you follow and block, and every login and token',
    'Su lista, búsquedas guardadas, notificaciones y configuración, a quién sigue y bloqueó, y todas las sesiones y claves de acceso',
  ],
  'settings.close_stays_1': [
    'Your reviews, signed “Closed account”, unless you delete them too',
    'Sus reseñas, firmadas “Cuenta cerrada”, salvo que también las elimine',
  ],
  'settings.close_stays_messages': [
    'Messages you sent, with the people you wrote to, signed “Closed account”',
    'Los mensajes que envió, con las personas a quienes escribió, firmados “Cuenta cerrada”',
  ],
  'settings.close_stays_2': [
    'Decisions: your name is not in the decision log',
    'Las decisiones: su nombre no aparece en el registro de decisiones',
  ],
  'settings.close_stays_business': [
    'What a public list says of your business, as an unclaimed listing, with its reviews and your responses. Your phone, email, address, website, texts, prices, hours, photos and logo are deleted. If no list names your business, only its name, trades, city and state stay with the reviews, and without reviews the page is removed.',
    'Lo que un registro público dice de su negocio, como ficha sin reclamar, con sus reseñas y las respuestas que usted dio. Su teléfono, correo, dirección, sitio web, textos, precios, horarios, fotos y logotipo se eliminan. Si ningún registro incluye su negocio, solo quedan su nombre, oficios, ciudad y estado con las reseñas; sin reseñas, la página se elimina.',
  ],
  'settings.close_paid': [
    'Your plan is paid through {date}. It ends when the account closes, and the rest is not refunded. Cancel the plan instead and close the account later to use it up.',
    'Su plan está pagado hasta el {date}. Termina al cerrarse la cuenta y lo que resta no se reembolsa. Para aprovecharlo, cancele el plan y cierre la cuenta después.',
  ],
  'settings.help_close': ['Before you close it', 'Antes de cerrarla'],
  'settings.help_close_1': [
    'A paid plan is canceled: it isn’t charged again, and ends with the account. If you log in before either ends, the plan continues.',
    'Si tiene un plan de pago, se cancela: no volveremos a cobrarlo y termina junto con la cuenta. Si inicia sesión antes de que terminen, el plan continúa.',
  ],
  'settings.help_close_2': [
    'Open invitations between contractors end.',
    'Las invitaciones en curso entre contratistas terminan.',
  ],
  'settings.help_close_3': [
    'Export your data first if you want to keep it.',
    'Si quiere conservar sus datos, expórtelos primero.',
  ],
  'settings.close_reviews': ['Delete my reviews too', 'Eliminar también mis reseñas'],
  'settings.close_undo': [
    'You have {days, number} days to change your mind: just log in again.',
    'Tiene {days, number} días para cambiar de opinión: basta con volver a iniciar sesión.',
  ],
  'settings.close_action': ['Close my account', 'Cerrar mi cuenta'],
  'settings.closing': [
    'Your account closes in {days, number} days. Log in before then to keep it.',
    'Su cuenta se cierra en {days, number} días. Si inicia sesión antes, la conserva.',
  ],
  'settings.kept': [
    'Welcome back. Your account stays open.',
    'Qué gusto que siga con nosotros. Su cuenta sigue abierta.',
  ],
  'settings.last_administrator': [
    'You are the only administrator. Make someone else an administrator first.',
    'Usted es el único administrador. Nombre primero a otro.',
  ],
});
