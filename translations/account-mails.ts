import { defineMessages } from '../common/messages.ts';

/** Letters about one's own account. */
export default defineMessages({
  'account_mails.greeting': ['Hello {name},', 'Hola, {name}:'],
  'account_mails.signature': [
    '{site}: look a contractor up before you hire one.',
    '{site}: conozca al contratista antes de contratarlo.',
  ],

  'account_mails.verify_subject': ['Confirm your e-mail address for {site}', 'Confirme su correo en {site}'],
  'account_mails.verify_text': [
    'Someone, most likely you, opened an account at {site} with this address. Confirm it and you can publish reviews and responses.',
    'Alguien, seguramente usted, abrió una cuenta en {site} con este correo. Confírmelo y podrá publicar reseñas y respuestas.',
  ],
  'account_mails.verify_link': ['Confirm my address', 'Confirmar mi correo'],
  'account_mails.verify_afterword': [
    'The link works for {days, plural, one {# day} other {# days}}. If this was not you, do nothing: without a confirmed address nothing can be published in your name.',
    'El enlace sirve durante {days, plural, one {# día} other {# días}}. Si no fue usted, no haga nada: sin confirmar el correo no se puede publicar nada a su nombre.',
  ],

  'account_mails.reset_subject': ['Set a new password for {site}', 'Cree una nueva contraseña en {site}'],
  'account_mails.reset_text': [
    'We were asked to let you set a new password. Doing so signs you out everywhere else.',
    'Nos pidieron permitirle crear una nueva contraseña. Al hacerlo se cerrará su sesión en todos los demás dispositivos.',
  ],
  'account_mails.reset_link': ['Set a new password', 'Crear una nueva contraseña'],
  'account_mails.reset_afterword': [
    'The link works once, for {minutes} minutes. If you did not ask for it, do nothing: your password stays as it is.',
    'El enlace sirve una sola vez, durante {minutes} minutos. Si usted no lo pidió, no haga nada: su contraseña sigue siendo la misma.',
  ],

  'account_mails.changed_subject': ['Your {site} password was changed', 'Se cambió su contraseña de {site}'],
  'account_mails.changed_text': [
    'The password of your account has just been changed, and every other session was signed out.',
    'Se acaba de cambiar la contraseña de su cuenta y se cerraron todas las demás sesiones.',
  ],
  'account_mails.changed_link': ['This was not me', 'Yo no fui'],
  'account_mails.changed_afterword': [
    'If it was you, there is nothing to do. If it was not, use the link at once to set a password of your own.',
    'Si fue usted, no hay nada que hacer. Si no, use el enlace de inmediato para crear una contraseña suya.',
  ],
  'accounts.appeal_until': [
    'The last day is {date}; it ends at 10:00 UTC of the next one.',
    'El último día es el {date}; termina a las 10:00 UTC del siguiente.',
  ],
});
