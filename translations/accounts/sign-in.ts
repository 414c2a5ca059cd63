import { defineMessages } from '../../common/format/messages.ts';

/** Logging in beside the password, and confirming it again. */
export default defineMessages({
  // The login page
  'signin.other_ways': ['Other ways to log in', 'Otras formas de iniciar sesión'],
  'signin.by_mail': ['Get a code by email', 'Recibir un código por correo'],
  'signin.with_provider': ['Log in with {provider}', 'Iniciar sesión con {provider}'],
  'signin.with_passkey': ['Log in with a passkey', 'Iniciar sesión con una llave de acceso'],
  'signin.with_password': ['Log in with your password', 'Iniciar sesión con su contraseña'],

  // A code by mail
  'signin.mail_title': ['Log in with a code', 'Iniciar sesión con un código'],
  'signin.mail_intro': [
    'Enter your account’s email. We’ll send you a code with six digits.',
    'Escriba el correo de su cuenta. Le enviaremos un código de seis dígitos.',
  ],
  'signin.mail_sent': [
    'If an account uses {email}, we sent a code to it. It works for {minutes} minutes, in this browser.',
    'Si hay una cuenta con {email}, le enviamos un código. Sirve durante {minutes} minutos, en este navegador.',
  ],
  'signin.mail_sent_to': ['We sent it to {email}.', 'Lo enviamos a {email}.'],
  'signin.mail_ask': ['Send code', 'Enviar código'],
  'signin.mail_again': ['Send a new code', 'Enviar otro código'],
  'signin.mail_code': ['Code from the email', 'Código del correo'],
  'signin.code_sent': [
    'If an account uses this email, we sent it a code.',
    'Si hay una cuenta con este correo, le enviamos un código.',
  ],
  'signin.help_mail_title': ['If no code arrives', 'Si no llega el código'],
  'signin.help_mail_1': ['Look in the spam folder.', 'Revise la carpeta de correo no deseado.'],
  'signin.help_mail_2': [
    'Only the newest code works. After five wrong ones, send a new one.',
    'Solo sirve el código más reciente. Después de cinco intentos fallidos, pida otro.',
  ],
  'signin.help_mail_3': [
    'If you never confirmed your email, we send you a link to set a password instead.',
    'Si nunca confirmó su correo, en lugar del código le enviamos un enlace para crear una contraseña.',
  ],

  // The second step
  'signin.second_title': ['One more step', 'Un paso más'],
  'signin.second_app': [
    'Enter the code that your authenticator app shows now, or one of your recovery codes.',
    'Escriba el código que muestra su aplicación de autenticación, o uno de sus códigos de recuperación.',
  ],
  'signin.second_passkey': [
    'Your account asks for a passkey or a recovery code.',
    'Su cuenta pide una llave de acceso o un código de recuperación.',
  ],
  'signin.app_code': ['Code from the app', 'Código de la aplicación'],
  'signin.app_code_help': ['A recovery code works, too.', 'También sirve un código de recuperación.'],
  'signin.recovery_code': ['Recovery code', 'Código de recuperación'],
  'signin.use_passkey': ['Use a passkey', 'Usar una llave de acceso'],
  'signin.start_again': ['Start again', 'Empezar de nuevo'],
  'signin.lost_all': ['I lost all of them', 'Perdí todos'],
  'signin.help_lost_title': ['If you lost your phone', 'Si perdió su teléfono'],
  'signin.help_lost_1': [
    'Use a recovery code: ten of them were shown when you set the app up.',
    'Use un código de recuperación: al configurar la aplicación aparecieron diez.',
  ],
  'signin.help_lost_2': [
    'With neither, write to us. An administrator can remove the second step; that takes a day, and we email you first.',
    'Si no tiene ninguno, escríbanos. La administración puede quitar el segundo paso; tarda un día y antes le avisamos por correo.',
  ],
  'signin.help_lost_3': [
    'A new password doesn’t remove this step.',
    'Cambiar la contraseña no quita este paso.',
  ],

  'signin.recovery_used': [
    'You used a recovery code. {left, plural, =0 {None are left.} one {One is left.} other {# are left.}}',
    'Usó un código de recuperación. {left, plural, =0 {Ya no le queda ninguno.} one {Le queda uno.} other {Le quedan #.}}',
  ],

  // Refusals
  'signin.code_wrong': [
    'This code is wrong or was already used. Check it, or use a new one.',
    'El código es incorrecto o ya se usó. Revíselo o use uno nuevo.',
  ],
  'signin.code_wrong_new': [
    'This code doesn’t fit the key. Check that the clock of your phone is right, and enter the next code.',
    'El código no corresponde a la clave. Revise que la hora de su teléfono sea correcta y escriba el siguiente código.',
  ],
  'signin.code_expired': [
    'This code has expired or was tried too often. Send a new one.',
    'El código venció o se intentó demasiadas veces. Pida otro.',
  ],
  'signin.step_expired': [
    'That took too long, or there were too many tries. Log in again.',
    'Pasó demasiado tiempo o hubo demasiados intentos. Inicie sesión de nuevo.',
  ],
  'signin.token_needs_code': [
    'This account has a second step. Send the code of the app or a recovery code as “code”.',
    'Esta cuenta pide un segundo paso. Envíe como “code” el código de la aplicación o uno de recuperación.',
  ],
  'signin.passkey_unknown': [
    'We don’t know this passkey. It was removed here, or it is of another account.',
    'No conocemos esta llave de acceso. Se quitó aquí o es de otra cuenta.',
  ],
  'signin.passkey_expired': ['That took too long. Try again.', 'Pasó demasiado tiempo. Intente de nuevo.'],
  'signin.passkey_failed': [
    'The passkey didn’t work. Try again, or log in in another way.',
    'La llave de acceso no funcionó. Intente de nuevo o inicie sesión de otra forma.',
  ],
  'signin.passkey_canceled': [
    'No passkey was used. You can try again.',
    'No se usó ninguna llave de acceso. Puede intentar de nuevo.',
  ],
  'signin.passkey_here_already': [
    'This device already has a passkey for your account.',
    'Este dispositivo ya tiene una llave de acceso para su cuenta.',
  ],
  'signin.too_many_passkeys': [
    'You have as many passkeys as we keep. Remove one first.',
    'Ya tiene el máximo de llaves de acceso. Quite una primero.',
  ],

  // Confirming
  'signin.confirm_title': ['Confirm that it’s you', 'Confirme que es usted'],
  'signin.confirm_heading': ['Confirm that it’s you to continue', 'Confirme que es usted para continuar'],
  'signin.confirm_second': [
    'Administrators use their passkey or a code of the app before they see these pages.',
    'La administración usa su llave de acceso o un código de la aplicación antes de ver estas páginas.',
  ],
  'signin.confirm_mail': ['Send me a code by email instead', 'Mejor envíenme un código por correo'],
  'signin.confirm_code': ['Confirm with the code', 'Confirmar con el código'],

  // Providers
  'signin.provider_choose': ['To go on, choose {provider} here.', 'Para continuar, elija {provider} aquí.'],
  'signin.provider_canceled': [
    'You didn’t log in with {provider}. You can try again or choose another way.',
    'No inició sesión con {provider}. Puede intentar de nuevo o elegir otra forma.',
  ],
  'signin.provider_failed': [
    '{provider} gave an answer that we can’t accept. Try again, or choose another way to log in.',
    '{provider} dio una respuesta que no podemos aceptar. Intente de nuevo o elija otra forma de iniciar sesión.',
  ],
  'signin.provider_down': [
    '{provider} doesn’t answer. Try again later, or choose another way to log in.',
    '{provider} no responde. Intente más tarde o elija otra forma de iniciar sesión.',
  ],
  'signin.provider_expired': [
    'This answer of {provider} was already used or is too old. Start again.',
    'Esta respuesta de {provider} ya se usó o venció. Empiece de nuevo.',
  ],
  'signin.provider_other': [
    'Another account at this provider is connected already. Disconnect it first.',
    'Ya está conectada otra cuenta de este proveedor. Desconéctela primero.',
  ],
  'signin.provider_taken': [
    'This account at the provider is connected to another account here.',
    'Esta cuenta del proveedor ya está conectada a otra cuenta de aquí.',
  ],
  'signin.connect_title.connect': ['Connect {provider}', 'Conectar {provider}'],
  'signin.connect_title.new': ['Create your account', 'Cree su cuenta'],
  'signin.connect_title.exists': ['You already have an account', 'Usted ya tiene una cuenta'],
  'signin.connect_title.unverified': [
    '{provider} doesn’t confirm your email',
    '{provider} no confirma su correo',
  ],
  'signin.connect_text.connect': [
    'From then on, you can log in here with {provider} ({email}).',
    'A partir de ahora podrá iniciar sesión aquí con {provider} ({email}).',
  ],
  'signin.connect_text.new': [
    'There is no account with {email} yet. You’ll log in with {provider}, without a password.',
    'Aún no hay una cuenta con {email}. Iniciará sesión con {provider}, sin contraseña.',
  ],
  'signin.connect_text.exists': [
    'An account here uses {email}. Log in once as you always do, and we connect {provider} to it.',
    'Una cuenta de aquí usa {email}. Inicie sesión una vez como siempre y la conectaremos con {provider}.',
  ],
  'signin.connect_text.unverified': [
    'We need an email that {provider} has confirmed. Confirm it there, or log in here in another way.',
    'Necesitamos un correo que {provider} haya confirmado. Confírmelo allá o inicie sesión aquí de otra forma.',
  ],
  'signin.connect_action': ['Connect {provider}', 'Conectar {provider}'],
  'signin.connected': ['{provider} is connected.', '{provider} quedó conectado.'],

  // The operator's link
  'signin.recover_title': ['Get back into your account', 'Recuperar el acceso a su cuenta'],
  'signin.recover_text': [
    'This removes your passkeys, codes by an app and recovery codes, logs out all devices, and logs you in here. Then set up new ones.',
    'Esto quita sus llaves de acceso, los códigos por aplicación y los de recuperación, cierra la sesión en todos los dispositivos y la inicia en este. Después configure nuevos.',
  ],
  'signin.recover_action': ['Remove them and log in', 'Quitarlos e iniciar sesión'],
  'signin.recover_expired': [
    'This link was already used or has expired. Ask the operator for a new one.',
    'Este enlace ya se usó o venció. Pida uno nuevo a quien opera el sitio.',
  ],
});
