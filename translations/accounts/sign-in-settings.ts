import { defineMessages } from '../../common/format/messages.ts';

/** Settings, "Signing in", and the administrators' rule. */
export default defineMessages({
  'signin.nav': ['Signing in', 'Inicio de sesión'],
  'signin.settings_title': ['Signing in', 'Inicio de sesión'],
  'signin.settings_intro': [
    'Besides your password. We email you about every change here.',
    'Además de su contraseña. Le avisamos por correo de cada cambio.',
  ],
  'signin.help_settings_title': ['Which one to choose', 'Cuál elegir'],
  'signin.help_settings_1': [
    'A passkey is the safest and the quickest: your finger, face or PIN, and nothing to type.',
    'La llave de acceso es lo más seguro y rápido: su dedo, su rostro o su PIN, sin escribir nada.',
  ],
  'signin.help_settings_2': [
    'With codes by an app, we ask for the app’s code after each password.',
    'Con los códigos por aplicación, después de cada contraseña pedimos el código de la aplicación.',
  ],
  'signin.help_settings_3': [
    'Keep your recovery codes on paper, away from your phone.',
    'Guarde sus códigos de recuperación en papel, lejos de su teléfono.',
  ],
  'signin.confirm_address_first': [
    'Confirm your email first: only its owner may change how this account signs in.',
    'Primero confirme su correo: solo su dueño puede cambiar cómo se inicia sesión en esta cuenta.',
  ],
  'signin.to_address': ['Confirm my email', 'Confirmar mi correo'],
  'signin.change_password': ['Change password', 'Cambiar contraseña'],
  'signin.set_password': ['Set a password', 'Crear una contraseña'],
  'signin.other_devices': [
    '{count, plural, one {# other device is} other {# other devices are}} logged in',
    '{count, plural, one {Hay otro dispositivo} other {Hay otros # dispositivos}} con la sesión iniciada',
  ],
  'signin.other_devices_text': [
    'A change on this page logs out no other device. If you don’t know one, or think that another person knew your password, log out all others.',
    'Los cambios de esta página no cierran la sesión en otros dispositivos. Si no reconoce alguno o cree que alguien conocía su contraseña, ciérrela en todos los demás.',
  ],
  'signin.back': ['Back to “Signing in”', 'Volver a “Inicio de sesión”'],
  'signin.remove': ['Remove', 'Quitar'],
  'signin.remove_named': ['Remove {name}', 'Quitar {name}'],

  // Passkeys
  'signin.passkeys_title': ['Passkeys', 'Llaves de acceso'],
  'signin.passkeys_text': [
    'Log in with your finger, face or PIN, or with a security key.',
    'Inicie sesión con su dedo, su rostro o su PIN, o con una llave de seguridad.',
  ],
  'signin.passkey_added_on': ['Added', 'Agregada:'],
  'signin.passkey_last_used': ['last used', 'último uso:'],
  'signin.passkey_unused': ['not used yet', 'aún sin usar'],
  'signin.passkey_add': ['Add a passkey', 'Agregar una llave de acceso'],
  'signin.passkey_intro': [
    'Give it a name by which you know the device. Then your browser asks for your finger, face or PIN.',
    'Póngale un nombre para reconocer el dispositivo. Después su navegador le pedirá su dedo, su rostro o su PIN.',
  ],
  'signin.passkey_name': ['Name', 'Nombre'],
  'signin.passkey_name_help': [
    'For example: Phone, Office laptop',
    'Por ejemplo: Teléfono, Laptop de la oficina',
  ],
  'signin.passkey_default_name': ['My device', 'Mi dispositivo'],
  'signin.passkey_make': ['Create passkey', 'Crear llave de acceso'],
  'signin.passkey_added': ['Passkey added.', 'Llave de acceso agregada.'],
  'signin.passkey_removed': ['Passkey removed.', 'Llave de acceso quitada.'],
  'signin.passkey_needs_scripts': [
    'A passkey needs JavaScript. Codes by an app work without it.',
    'La llave de acceso necesita JavaScript. Los códigos por aplicación funcionan sin él.',
  ],
  'signin.passkey_no_browser': [
    'This browser doesn’t know passkeys. Use codes by an app.',
    'Este navegador no admite llaves de acceso. Use los códigos por aplicación.',
  ],
  'signin.help_passkey_title': ['Good to know', 'Lo que conviene saber'],
  'signin.help_passkey_1': [
    'We get no print of a finger and no picture of you: they stay on your device.',
    'No recibimos ni los datos de su dedo ni su imagen: se quedan en su dispositivo.',
  ],
  'signin.help_passkey_2': [
    'Add a second one on another device, in case you lose the first.',
    'Agregue otra en un segundo dispositivo, por si pierde el primero.',
  ],

  // Codes by an app
  'signin.app_title': ['Codes by an app', 'Códigos por aplicación'],
  'signin.app_text': [
    'After the password, we ask for six digits that an authenticator app on your phone shows.',
    'Después de la contraseña, pedimos seis dígitos que muestra una aplicación de autenticación en su teléfono.',
  ],
  'signin.app_set_up': ['Set up codes by an app', 'Configurar códigos por aplicación'],
  'signin.app_since': ['On since', 'Activos desde el'],
  'signin.app_remove': ['Remove codes by an app', 'Quitar códigos por aplicación'],
  'signin.app_removed': ['Codes by an app are off.', 'Los códigos por aplicación quedaron desactivados.'],
  'signin.app_steps': [
    'Scan the picture with your authenticator app, then enter the code that it shows. Nothing changes before that.',
    'Escanee la imagen con su aplicación de autenticación y escriba el código que muestre. Antes de eso no cambia nada.',
  ],
  'signin.app_qr': ['QR code with the key for your app', 'Código QR con la clave para su aplicación'],
  'signin.app_open': ['Open it in an app on this device', 'Abrir en una aplicación de este dispositivo'],
  'signin.app_key': ['Or type this key into the app:', 'O escriba esta clave en la aplicación:'],
  'signin.app_confirm': ['Turn on', 'Activar'],
  'signin.help_app_title': ['Which app', 'Qué aplicación'],
  'signin.help_app_1': [
    'Any authenticator app works, for example the one that comes with your phone or a password manager.',
    'Sirve cualquier aplicación de autenticación, por ejemplo la que trae su teléfono o un administrador de contraseñas.',
  ],
  'signin.help_app_2': [
    'The code changes every 30 seconds. Your phone’s clock must be right.',
    'El código cambia cada 30 segundos. La hora de su teléfono debe ser correcta.',
  ],

  // Recovery codes
  'signin.codes_left': [
    'Recovery codes left: {left} of {total}',
    'Códigos de recuperación disponibles: {left} de {total}',
  ],
  'signin.codes_make': ['Make new recovery codes', 'Crear nuevos códigos de recuperación'],
  'signin.codes_title': ['Recovery codes', 'Códigos de recuperación'],
  'signin.codes_intro': [
    'Each one works once, in place of the app or the passkey.',
    'Cada uno sirve una sola vez, en lugar de la aplicación o la llave de acceso.',
  ],
  'signin.codes_make_intro': [
    'Ten new codes. Those that you have now stop working.',
    'Diez códigos nuevos. Los que tiene ahora dejan de servir.',
  ],
  'signin.codes_once': [
    'We show them this one time. Copy them, save them as a file, print this page or write them down.',
    'Solo los mostramos esta vez. Cópielos, guárdelos en un archivo, imprima esta página o anótelos.',
  ],
  'signin.codes_copy': ['Copy codes', 'Copiar códigos'],
  'signin.codes_copied': ['Codes copied.', 'Códigos copiados.'],
  'signin.codes_not_copied': [
    'Your browser did not let us copy them. Select the codes and copy them yourself.',
    'Su navegador no permitió copiarlos. Seleccione los códigos y cópielos.',
  ],
  'signin.codes_save': ['Save as a text file', 'Guardar como archivo de texto'],
  'signin.codes_file': ['recovery-codes.txt', 'codigos-de-recuperacion.txt'],
  'signin.codes_kept': ['I’ve kept them', 'Ya los guardé'],
  'signin.codes_need_factor': [
    'Add a passkey or codes by an app first.',
    'Primero agregue una llave de acceso o códigos por aplicación.',
  ],
  'signin.help_codes_title': ['Where to keep them', 'Dónde guardarlos'],
  'signin.help_codes_1': ['On paper, with your documents.', 'En papel, con sus documentos.'],
  'signin.help_codes_2': [
    'Not only on the phone that you might lose.',
    'No solo en el teléfono que podría perder.',
  ],

  // Providers
  'signin.providers_title': ['Other accounts', 'Otras cuentas'],
  'signin.connected_since': ['Connected on', 'Conectada el'],
  'signin.disconnect': ['Disconnect', 'Desconectar'],
  'signin.disconnect_named': ['Disconnect {name}', 'Desconectar {name}'],
  'signin.disconnected': ['Disconnected.', 'Se desconectó.'],
  'signin.last_way': [
    'This is your only way in. Set a password or add a passkey first.',
    'Es su única forma de entrar. Primero cree una contraseña o agregue una llave de acceso.',
  ],

  // Administrators
  'signin.admin_rule_title': ['For administrators', 'Para la administración'],
  'signin.admin_rule': [
    'Administrators use a passkey or codes by an app. Without one, the admin pages stay closed.',
    'La administración usa una llave de acceso o códigos por aplicación. Sin eso, sus páginas no se abren.',
  ],
  'signin.admin_due': [
    'Add a passkey or codes by an app. The admin pages close on',
    'Agregue una llave de acceso o códigos por aplicación. Las páginas de administración se cierran el',
  ],
  'signin.admin_closed': [
    'Add a passkey or codes by an app to open the admin pages again. For you they have been closed since',
    'Agregue una llave de acceso o códigos por aplicación para volver a abrir las páginas de administración. Para usted están cerradas desde el',
  ],
  'signin.admin_banner': [
    'Add a passkey or codes by an app: {days, plural, one {# day} other {# days}} left before the admin pages close.',
    'Agregue una llave de acceso o códigos por aplicación: {days, plural, one {queda # día} other {quedan # días}} antes de que se cierren las páginas de administración.',
  ],
  'signin.admin_banner_link': ['Set it up', 'Configurar'],
  'signin.admin_set_up': [
    'Add a passkey or codes by an app first. Administrators need one.',
    'Primero agregue una llave de acceso o códigos por aplicación. La administración los necesita.',
  ],
  'signin.admin_confirm': [
    'Confirm with your passkey or a code of the app first.',
    'Primero confirme con su llave de acceso o un código de la aplicación.',
  ],
  'signin.recovered_on': ['Opened by the operator’s link', 'Abierta con el enlace de quien opera el sitio'],
  'signin.reset_title': ['Remove the second step', 'Quitar el segundo paso'],
  'signin.reset_text': [
    'For a user who lost phone and recovery codes. It takes effect after 24 hours and logs out all devices; the user is emailed now and can stop it by logging in with it.',
    'Para quien perdió el teléfono y los códigos de recuperación. Surte efecto después de 24 horas y cierra la sesión en todos los dispositivos; avisamos por correo de inmediato y la persona puede detenerlo si inicia sesión con el segundo paso.',
  ],
  'signin.reset_asked': [
    'The second step is removed in 24 hours. The user was emailed.',
    'El segundo paso se quitará en 24 horas. Se avisó por correo a la persona.',
  ],
  'signin.reset_waits': [
    'This was already asked for and takes effect after its 24 hours.',
    'Ya se pidió y surte efecto al cumplirse las 24 horas.',
  ],
  'signin.nothing_to_reset': ['This account has no second step.', 'Esta cuenta no tiene segundo paso.'],
});
