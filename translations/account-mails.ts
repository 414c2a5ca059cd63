import { defineMessages } from '../common/messages.ts';

/** Letters about one's own account. */
export default defineMessages({
  'account_mails.greeting': ['Hello {name},', 'Hola, {name}:'],
  'account_mails.signature': [
    '{site}: look up a contractor before you hire.',
    '{site}: consulte al contratista antes de contratarlo.',
  ],

  'account_mails.verify_subject': ['Confirm your email for {site}', 'Confirme su correo para {site}'],
  'account_mails.verify_text': [
    'You created a {site} account with this email. Confirm it so you can publish reviews and responses.',
    'Usted creó una cuenta de {site} con este correo. Confírmelo para publicar reseñas y respuestas.',
  ],
  'account_mails.verify_link': ['Confirm my email', 'Confirmar mi correo'],
  'account_mails.verify_afterword': [
    'The link works for {days, plural, one {# day} other {# days}}. If you didn’t create an account, ignore this email.',
    'El enlace funciona durante {days, plural, one {# día} other {# días}}. Si usted no creó una cuenta, ignore este correo.',
  ],

  'account_mails.reset_subject': ['Set a new {site} password', 'Cree una nueva contraseña de {site}'],
  'account_mails.reset_text': [
    'We got a request to set a new password for your account. When you set it, we log you out everywhere else.',
    'Recibimos una solicitud para cambiar la contraseña de su cuenta. Al cambiarla, cerramos su sesión en los demás dispositivos.',
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
  'accounts.appeal_until': ['You can appeal through {date}.', 'Puede apelar hasta el {date} inclusive.'],
});
