import { defineMessages } from '../../common/format/messages.ts';

/** Mails of codes, and about changes of how an account signs in. */
export default defineMessages({
  'signin_mails.code_subject': ['Your code for {site}', 'Su código de {site}'],
  'signin_mails.code_text': ['Your code is {code}.', 'Su código es {code}.'],
  'signin_mails.code_where': [
    'Enter it on the page where you asked for it. It works once, for {minutes} minutes.',
    'Escríbalo en la página donde lo pidió. Sirve una sola vez, durante {minutes} minutos.',
  ],
  'signin_mails.code_afterword': [
    'We never ask for this code by phone or message. If you didn’t ask for it, ignore this email.',
    'Nunca pedimos este código por teléfono ni por mensaje. Si usted no lo pidió, ignore este correo.',
  ],
  'signin_mails.changed_link': ['See how my account signs in', 'Ver cómo se inicia sesión en mi cuenta'],
  'signin_mails.changed_afterword': [
    'If this wasn’t you, set a new password right away, remove what you don’t know under “Signing in”, and write to us.',
    'Si no fue usted, cree una nueva contraseña de inmediato, quite lo que no conozca en “Inicio de sesión” y escríbanos.',
  ],
  'signin_mails.fact_passkey': ['Passkey: “{name}”', 'Llave de acceso: “{name}”'],
  'signin_mails.fact_when': ['When: {moment}', 'Fecha y hora: {moment}'],
  'signin_mails.fact_device': ['Device: {device}', 'Dispositivo: {device}'],
  'signin_mails.changed.passkey_added': [
    'A passkey was added to your {site} account',
    'Se agregó una llave de acceso a su cuenta de {site}',
  ],
  'signin_mails.changed.passkey_removed': [
    'A passkey was removed from your {site} account',
    'Se quitó una llave de acceso de su cuenta de {site}',
  ],
  'signin_mails.changed.app_added': [
    'Codes by an app are on for your {site} account',
    'Se activaron los códigos por aplicación en su cuenta de {site}',
  ],
  'signin_mails.changed.app_removed': [
    'Codes by an app are off for your {site} account',
    'Se desactivaron los códigos por aplicación en su cuenta de {site}',
  ],
  'signin_mails.changed.codes_made': [
    'New recovery codes for your {site} account',
    'Nuevos códigos de recuperación de su cuenta de {site}',
  ],
  'signin_mails.changed.recovery_used': [
    'A recovery code of your {site} account was used',
    'Se usó un código de recuperación de su cuenta de {site}',
  ],
  'signin_mails.changed.provider_added': [
    'Another account was connected to your {site} account',
    'Se conectó otra cuenta a su cuenta de {site}',
  ],
  'signin_mails.changed.provider_removed': [
    'Another account was disconnected from your {site} account',
    'Se desconectó otra cuenta de su cuenta de {site}',
  ],
  'signin_mails.changed.reset_asked': [
    'The second step of your {site} account will be removed',
    'Se quitará el segundo paso de su cuenta de {site}',
  ],
  'signin_mails.changed.reset_done': [
    'The second step of your {site} account was removed',
    'Se quitó el segundo paso de su cuenta de {site}',
  ],
  'signin_mails.changed.recovered': [
    'The operator opened your {site} account for you',
    'Quien opera {site} le devolvió el acceso a su cuenta',
  ],
  'signin_mails.changed_text.passkey_added': [
    'From now on, this passkey logs in to your account.',
    'A partir de ahora se puede iniciar sesión en su cuenta con esa llave de acceso.',
  ],
  'signin_mails.changed_text.passkey_removed': [
    'That passkey no longer logs in to your account.',
    'Esa llave de acceso ya no sirve para iniciar sesión en su cuenta.',
  ],
  'signin_mails.changed_text.app_added': [
    'After the password, we now ask for a code of your app.',
    'Después de la contraseña, ahora pedimos un código de su aplicación.',
  ],
  'signin_mails.changed_text.app_removed': [
    'After the password, we no longer ask for a code.',
    'Después de la contraseña, ya no pedimos un código.',
  ],
  'signin_mails.changed_text.codes_made': [
    'Ten new codes were shown. The former ones stopped working.',
    'Se mostraron diez códigos nuevos. Los anteriores dejaron de servir.',
  ],
  'signin_mails.changed_text.recovery_used': [
    'It was used in place of your app or passkey, and works no more. If you lost your phone, remove its passkey and its app under “Signing in”, and set up new ones.',
    'Se usó en lugar de su aplicación o llave de acceso y ya no sirve. Si perdió su teléfono, quite su llave de acceso y su aplicación en “Inicio de sesión” y configure otras.',
  ],
  'signin_mails.changed_text.provider_added': [
    'From now on, that account logs in to yours, too.',
    'A partir de ahora también se puede iniciar sesión en su cuenta con ella.',
  ],
  'signin_mails.changed_text.provider_removed': [
    'That account no longer logs in to yours.',
    'Esa cuenta ya no sirve para iniciar sesión en la suya.',
  ],
  'signin_mails.changed_text.reset_asked': [
    'An administrator was told that you lost it. In 24 hours, your password alone logs you in. To stop this, log in with your passkey or a code before then.',
    'Se nos dijo que usted lo perdió. En 24 horas, bastará su contraseña para iniciar sesión. Para impedirlo, inicie sesión antes con su llave de acceso o un código.',
  ],
  'signin_mails.changed_text.reset_done': [
    'Passkeys, codes by an app and recovery codes no longer work, and all devices were logged out. Set up new ones.',
    'Las llaves de acceso, los códigos por aplicación y los de recuperación ya no sirven, y se cerró la sesión en todos los dispositivos. Configure nuevos.',
  ],
  'signin_mails.changed_text.recovered': [
    'Passkeys, codes by an app and recovery codes no longer work, and all devices were logged out. Set up new ones.',
    'Las llaves de acceso, los códigos por aplicación y los de recuperación ya no sirven, y se cerró la sesión en todos los dispositivos. Configure nuevos.',
  ],
});
