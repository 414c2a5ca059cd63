import { defineMessages } from '../../common/format/messages.ts';

/** Letters about one's own account. */
export default defineMessages({
  'account_mails.greeting': ['Hello {name},', 'Hola, {name}:'],
  'account_mails.signature': [
    '{site}: look up a contractor before you hire.',
    '{site}: investigue al contratista antes de contratarlo.',
  ],

  'account_mails.verify_subject': ['Confirm your email for {site}', 'Confirme su correo para {site}'],
  'account_mails.verify_text': [
    'Someone created a {site} account with this email. If it was you, confirm it so you can publish.',
    'Alguien creó una cuenta de {site} con este correo. Si fue usted, confírmelo para poder publicar.',
  ],
  'account_mails.verify_link': ['Confirm my email', 'Confirmar mi correo'],
  'account_mails.verify_afterword': [
    'The link works for {days, plural, one {# day} other {# days}}. If you didn’t create an account, ignore this email.',
    'El enlace funciona durante {days, plural, one {# día} other {# días}}. Si usted no creó una cuenta, ignore este correo.',
  ],

  'account_mails.reset_subject': ['Set a new {site} password', 'Cree una nueva contraseña de {site}'],
  'account_mails.reset_text': [
    'Someone asked to set a new password for your account. When you set it, we log you out everywhere else.',
    'Alguien pidió cambiar la contraseña de su cuenta. Al cambiarla, cerramos su sesión en los demás dispositivos.',
  ],
  'account_mails.reset_link': ['Set a new password', 'Crear nueva contraseña'],
  'account_mails.reset_afterword': [
    'The link works once, for {minutes} minutes. If you didn’t ask for it, ignore this email. Your password stays the same.',
    'El enlace funciona una sola vez, durante {minutes} minutos. Si usted no lo pidió, ignore este correo. Su contraseña no cambia.',
  ],

  'account_mails.changed_subject': ['Your {site} password was changed', 'Se cambió su contraseña de {site}'],
  'account_mails.changed_text': [
    'Your password was just changed. We logged you out on all other devices.',
    'Se acaba de cambiar su contraseña. Cerramos su sesión en los demás dispositivos.',
  ],
  'account_mails.changed_link': ['I didn’t do this', 'Yo no fui'],
  'account_mails.changed_afterword': [
    'If you changed it, you don’t need to do anything. If you didn’t, use the link right away to set a new password.',
    'Si usted la cambió, no tiene que hacer nada. Si no, use el enlace de inmediato para crear otra contraseña.',
  ],
  'account_mails.email_confirm_subject': [
    'Confirm your new email for {site}',
    'Confirme su nuevo correo para {site}',
  ],
  'account_mails.email_confirm_text': [
    'Someone asked to use this email for a {site} account. Confirm it to change the account’s email.',
    'Alguien pidió usar este correo en una cuenta de {site}. Confírmelo para cambiar el correo de la cuenta.',
  ],
  'account_mails.email_confirm_link': ['Use this email', 'Usar este correo'],
  'account_mails.email_confirm_afterword': [
    'The link works once, within {hours, number} hours. If you didn’t ask for this, ignore this email. Nothing changes.',
    'El enlace funciona una sola vez, durante {hours, number} horas. Si usted no lo pidió, ignore este correo. Nada cambia.',
  ],
  'account_mails.email_asked_subject': [
    'Someone asked to change the email on your {site} account',
    'Alguien pidió cambiar el correo de su cuenta de {site}',
  ],
  'account_mails.email_asked_text': [
    'Someone asked to change your account’s email to {email}. The change takes effect when that address is confirmed.',
    'Alguien pidió cambiar el correo de su cuenta a {email}. El cambio se hará cuando se confirme esa dirección.',
  ],
  'account_mails.email_asked_link': ['Stop the change', 'Detener el cambio'],
  'account_mails.email_asked_afterword': [
    'If this was you, you don’t need to do anything here. If it wasn’t, stop the change with the link and set a new password. The link works for {hours, number} hours.',
    'Si fue usted, aquí no tiene que hacer nada. Si no, detenga el cambio con el enlace y cree otra contraseña. El enlace funciona durante {hours, number} horas.',
  ],
  'account_mails.email_changed_subject': [
    'The email of your {site} account was changed',
    'Se cambió el correo de su cuenta de {site}',
  ],
  'account_mails.email_changed_text': [
    'Your account now uses {email}. We won’t send anything more to this address.',
    'Su cuenta usa ahora {email}. Ya no enviaremos nada a esta dirección.',
  ],
  'account_mails.email_changed_link': [
    'This wasn’t me: take my account back',
    'No fui yo: recuperar mi cuenta',
  ],
  'account_mails.email_changed_afterword': [
    'If this wasn’t you, the link restores this address and logs everyone out. It works for {hours, number} hours.',
    'Si no fue usted, el enlace restablece este correo y cierra todas las sesiones. Funciona durante {hours, number} horas.',
  ],
  'account_mails.export_subject': ['Your {site} data is ready', 'Sus datos de {site} están listos'],
  'account_mails.export_text': [
    'The file with your data is ready. You can download it for {days, number} days.',
    'El archivo con sus datos está listo. Puede descargarlo durante {days, number} días.',
  ],
  'account_mails.export_link': ['Download my data', 'Descargar mis datos'],
  'account_mails.closing_subject': ['Your {site} account will close', 'Su cuenta de {site} se cerrará'],
  'account_mails.closing_text': [
    'You asked to close your account. It closes in {days, number} days. Log in before then to keep it.',
    'Usted pidió cerrar su cuenta. Se cierra en {days, number} días. Si inicia sesión antes, la conserva.',
  ],
  'account_mails.closing_link': ['Log in and keep my account', 'Iniciar sesión y conservar mi cuenta'],
  'account_mails.closing_afterword': [
    'If this wasn’t you, log in and change your password right away.',
    'Si no fue usted, inicie sesión y cambie su contraseña de inmediato.',
  ],
  'accounts.appeal_until': ['You can appeal through {date}.', 'Puede apelar hasta el {date} inclusive.'],
});
