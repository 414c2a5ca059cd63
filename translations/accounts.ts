import { defineMessages } from '../common/messages.ts';

export default defineMessages({
  'accounts.email': ['E-mail address', 'Correo electrónico'],
  'accounts.email_invalid': ['Invalid email address', 'Correo electrónico no válido'],
  'accounts.password': ['Password', 'Contraseña'],
  'accounts.new_password': ['New password', 'Nueva contraseña'],
  'accounts.password_help': [
    'At least {minimum} characters. A few unrelated words are easy to keep in mind and hard to guess.',
    'Al menos {minimum} caracteres. Unas cuantas palabras sin relación son fáciles de recordar y difíciles de adivinar.',
  ],
  'accounts.show_password': ['Show', 'Mostrar'],
  'accounts.hide_password': ['Hide', 'Ocultar'],
  'accounts.name': ['Your name', 'Su nombre'],
  'accounts.business_name': ['Name of the business', 'Nombre del negocio'],
  'accounts.main_trade': ['Main trade', 'Oficio principal'],
  'accounts.main_trade_help': ['People who search for it find you.', 'Así lo encuentran quienes lo buscan.'],
  'accounts.main_trade_choose': ['Choose a trade', 'Elija un oficio'],

  // Refusals
  'accounts.wrong_credentials': [
    'This e-mail address and password do not belong together.',
    'El correo y la contraseña no coinciden.',
  ],
  'accounts.wrong_password': ['That is not your password.', 'Esa no es su contraseña.'],
  'accounts.too_many_failures': [
    'Too many failed attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}, or set a new password.',
    'Demasiados intentos fallidos. Intente de nuevo en {minutes, plural, one {# minuto} other {# minutos}} o cree una nueva contraseña.',
  ],
  'accounts.email_taken': [
    'There is already an account with this address. Log in, or set a new password.',
    'Ya existe una cuenta con este correo. Inicie sesión o cree una nueva contraseña.',
  ],
  'accounts.password_common': [
    'This is one of the passwords tried first. Choose another one.',
    'Es una de las contraseñas que se prueban primero. Elija otra.',
  ],
  'accounts.reset_link_invalid': [
    'This link has been used or is too old. Ask for a new one.',
    'Este enlace ya se usó o venció. Pida uno nuevo.',
  ],
  'accounts.phone_invalid': [
    'Write a US or Mexican phone number, with area code.',
    'Escriba un teléfono de Estados Unidos o de México, con lada.',
  ],
  'accounts.postal_code_invalid': ['A postal code has five digits.', 'Un código postal tiene cinco dígitos.'],
  'accounts.postal_code_elsewhere': [
    'This postal code belongs to another state.',
    'Este código postal es de otro estado.',
  ],
  'accounts.postal_code_unknown_us': [
    'We do not know this ZIP code. For a Mexican postal code, choose the state first.',
    'No conocemos este código postal de Estados Unidos. Si es de México, elija primero el estado.',
  ],
  'accounts.postal_code_unknown_mx': [
    'No Mexican postal code begins like this.',
    'Ningún código postal de México empieza así.',
  ],
  'accounts.postal_code_both': [
    'This postal code exists in both countries. Choose your state.',
    'Este código postal existe en ambos países. Elija su estado.',
  ],
  'accounts.city_needed': ['Write the city, too.', 'Escriba también la ciudad.'],
  'accounts.city_unknown': [
    'We do not know a place called “{city}” in {region}.',
    'No conocemos un lugar llamado “{city}” en {region}.',
  ],
  'accounts.city_unknown_near': [
    'We do not know a place called “{city}” in {region}. Did you mean {near}?',
    'No conocemos un lugar llamado “{city}” en {region}. ¿Quiso decir {near}?',
  ],
  'accounts.city_not_of_code': [
    'The postal code {code} belongs to {city}.',
    'El código postal {code} es de {city}.',
  ],
  'accounts.region_unknown': ['Choose a state from the list.', 'Elija un estado de la lista.'],
  'accounts.licence_from_register': [
    'Your page shows No. {number} from the public register ({source}); it is changed there. You may state one more number here. It is shown as your own statement.',
    'Su página muestra el núm. {number} del registro público ({source}); se cambia ahí. Aquí puede declarar un número más. Se muestra como declaración suya.',
  ],
  'accounts.contractors_only': [
    'Only a contractor has this field.',
    'Solo los contratistas tienen este campo.',
  ],

  // Sign-up chooser
  'accounts.join_title': ['Join', 'Regístrese'],
  'accounts.join_heading': ['How will you use this site?', '¿Cómo va a usar este sitio?'],
  'accounts.join_text': [
    'Reading is open to everyone. An account lets you speak up, and lets us tell you what follows.',
    'Cualquiera puede leer. Con una cuenta puede opinar, y nosotros avisarle de lo que siga.',
  ],
  'accounts.join_homeowner': ['I hire contractors', 'Yo contrato'],
  'accounts.join_homeowner_text': [
    'Write reviews of jobs you paid for, change or delete them at any time, and read the answers.',
    'Escriba reseñas de los trabajos que pagó, cámbielas o bórrelas cuando quiera y lea las respuestas.',
  ],
  'accounts.join_homeowner_action': ['Join as a homeowner', 'Registrarme como cliente'],
  'accounts.join_contractor': ['I am a contractor', 'Soy contratista'],
  'accounts.join_contractor_text': [
    'Get a page of your own, answer every review, and be found by the people near you. Free, and nobody can buy a better rating.',
    'Tenga su propia página, responda cada reseña y deje que lo encuentre la gente de su zona. Es gratis y nadie puede comprar una mejor calificación.',
  ],
  'accounts.join_contractor_action': ['Join as a contractor', 'Registrarme como contratista'],
  'accounts.have_account': ['Already have an account?', '¿Ya tiene una cuenta?'],
  'accounts.no_account': ['New here?', '¿Es la primera vez que viene?'],

  // Register
  'accounts.register_title': ['Register', 'Crear cuenta'],
  'accounts.register_homeowner_heading': ['Open an account', 'Cree su cuenta'],
  'accounts.register_contractor_heading': [
    'Open an account for your business',
    'Cree la cuenta de su negocio',
  ],
  'accounts.register_other_homeowner': ['I hire contractors instead', 'Mejor como cliente'],
  'accounts.register_other_contractor': ['I am a contractor instead', 'Mejor como contratista'],
  'accounts.register_name_help_user': ['Stands beside your reviews.', 'Aparece junto a sus reseñas.'],
  'accounts.register_name_help_contractor': [
    'For us and for your mails; your page shows the business.',
    'Para nosotros y para sus correos; su página muestra el negocio.',
  ],
  'accounts.register_email_help': [
    'Never shown. We send a link to confirm it.',
    'Nunca se muestra. Le enviamos un enlace para confirmarlo.',
  ],
  'accounts.register_action': ['Open my account', 'Crear mi cuenta'],
  'accounts.registered': [
    'Your account is open. One step is left: confirm your e-mail address.',
    'Su cuenta está lista. Falta un paso: confirme su correo.',
  ],

  // Log in
  'accounts.login_title': ['Log in', 'Iniciar sesión'],
  'accounts.login_action': ['Log in', 'Iniciar sesión'],
  'accounts.forgot_link': ['Forgot your password?', '¿Olvidó su contraseña?'],
  'accounts.logged_out': ['You are logged out.', 'Cerró su sesión.'],
  'accounts.demo_heading': ['Demo accounts', 'Cuentas de prueba'],
  'accounts.demo_text': [
    'Shown in development only. One click logs in; the password is “{password}”.',
    'Solo se muestran en desarrollo. Un clic inicia la sesión; la contraseña es “{password}”.',
  ],
  'accounts.demo_admin': ['Administrator', 'Administradora'],
  'accounts.demo_contractor': ['Contractor on Gold', 'Contratista con plan Gold'],
  'accounts.demo_free': ['Contractor on Free', 'Contratista con plan gratuito'],
  'accounts.demo_user': ['Homeowner with reviews', 'Cliente con reseñas'],
  'accounts.demo_inactive': ['Inactive account', 'Cuenta inactiva'],

  // Forgot and reset password
  'accounts.forgot_title': ['Forgot password', 'Olvidé mi contraseña'],
  'accounts.forgot_heading': ['Set a new password', 'Cree una nueva contraseña'],
  'accounts.forgot_text': [
    'Tell us the address of your account. If there is one, a link to set a new password is on its way within a minute.',
    'Díganos el correo de su cuenta. Si existe, en menos de un minuto recibirá un enlace para crear una nueva contraseña.',
  ],
  'accounts.forgot_action': ['Send the link', 'Enviar el enlace'],
  'accounts.forgot_sent': [
    'If there is an account with this address, the link is on its way.',
    'Si hay una cuenta con ese correo, el enlace va en camino.',
  ],
  'accounts.reset_title': ['Reset password', 'Restablecer contraseña'],
  'accounts.reset_heading': ['Choose a new password', 'Elija una nueva contraseña'],
  'accounts.reset_text': [
    'Every browser and device that is logged in to your account will be logged out.',
    'Se cerrará la sesión en todos los navegadores y dispositivos que la tengan abierta.',
  ],
  'accounts.reset_action': ['Save the new password', 'Guardar la nueva contraseña'],
  'accounts.reset_done': [
    'Your new password is set. Log in with it.',
    'Ya tiene nueva contraseña. Inicie sesión con ella.',
  ],
  'accounts.reset_again': ['Ask for a new link', 'Pedir un enlace nuevo'],

  // Confirm password
  'accounts.confirm_title': ['Confirm password', 'Confirmar contraseña'],
  'accounts.confirm_heading': ['Is it really you?', '¿De verdad es usted?'],
  'accounts.confirm_text': [
    'What comes next touches your account itself. Give your password once more; we then do not ask for {hours} hours.',
    'Lo que sigue afecta a su cuenta. Escriba otra vez su contraseña; no la volveremos a pedir en {hours} horas.',
  ],
  'accounts.confirm_action': ['Confirm', 'Confirmar'],

  // Verify e-mail
  'accounts.verify_title': ['Verify email', 'Verificar correo'],
  'accounts.verify_heading': ['Confirm your e-mail address', 'Confirme su correo'],
  'accounts.verify_text': [
    'We sent a link to {email}. Open it and you can publish reviews and responses.',
    'Enviamos un enlace a {email}. Ábralo y podrá publicar reseñas y respuestas.',
  ],
  'accounts.verify_meanwhile': [
    'Until then you can look around and fill in your profile. Look in the spam folder too.',
    'Mientras tanto puede mirar el sitio y llenar su perfil. Busque también en el correo no deseado.',
  ],
  'accounts.verify_resend': ['Send the link again', 'Enviar el enlace otra vez'],
  'accounts.verify_sent': ['The link is on its way to {email}.', 'El enlace va en camino a {email}.'],
  'accounts.verify_done_text': ['{email} is confirmed.', '{email} está confirmado.'],
  'accounts.verified': ['Your e-mail address is confirmed.', 'Su correo quedó confirmado.'],
  'accounts.verify_link_invalid': [
    'This link is too old or not complete. Log in and ask for a new one.',
    'Este enlace venció o está incompleto. Inicie sesión y pida uno nuevo.',
  ],
  'accounts.to_dashboard': ['Go to the dashboard', 'Ir a mi panel'],

  // Inactive account
  'accounts.inactive_title': ['Inactive account', 'Cuenta inactiva'],
  'accounts.inactive_heading': ['This account is inactive', 'Esta cuenta está inactiva'],
  'accounts.inactive_text': [
    'An administrator deactivated it. While it is inactive, this page is all you can use; what you published before is decided on its own.',
    'Una persona del equipo la desactivó. Mientras siga inactiva, solo puede usar esta página; lo que publicó antes se decide por separado.',
  ],
  'accounts.inactive_reason': ['The reason given', 'El motivo'],
  'accounts.inactive_no_reason': [
    'No reason was noted. Ask for one when you appeal.',
    'No se anotó un motivo. Pídalo al apelar.',
  ],
  'accounts.inactive_appeal': ['How to appeal', 'Cómo apelar'],
  'accounts.inactive_since': ['Inactive since', 'Inactiva desde'],
  'accounts.inactive_code': ['Reason', 'Motivo'],
  'accounts.inactive_words': ['In words', 'En palabras'],
  'accounts.inactive_appeal_text': [
    'Say what is wrong with the reason and what shows it. Somebody other than the one who decided looks at it, where there is another administrator, and decides within {days} days. You are told here and by mail.',
    'Diga por qué el motivo es incorrecto y qué lo demuestra. Lo revisa alguien distinto de quien decidió, si hay otra persona en la administración, y resuelve en {days} días. Se le avisa aquí y por correo.',
  ],
  'accounts.appeal_reason': ['Your appeal', 'Su apelación'],
  'accounts.appeal_reason_help': [
    'Between {minimum, number} and {maximum, number} characters. Only administrators read it.',
    'Entre {minimum, number} y {maximum, number} caracteres. Solo la leen los administradores.',
  ],
  'accounts.appeal_send': ['Send the appeal', 'Enviar la apelación'],
  'accounts.appeal_filed': ['Your appeal has been filed.', 'Su apelación quedó presentada.'],
  'accounts.appeal_state.open': ['Filed, not decided yet', 'Presentada, aún sin resolver'],
  'accounts.appeal_state.accepted': ['Granted', 'Concedida'],
  'accounts.appeal_state.rejected': [
    'Rejected: the account stays inactive',
    'Rechazada: la cuenta sigue inactiva',
  ],
  'accounts.appeal_state': ['State', 'Estado'],
  'accounts.appeal_filed_at': ['Filed', 'Presentada'],
  'accounts.appeal_due': ['To be decided by', 'Se resolverá a más tardar'],
  'accounts.appeal_decided_at': ['Decided', 'Resuelta'],
  'accounts.appeal_answer': ['The answer', 'La respuesta'],
  'accounts.appeal_words': ['What you wrote', 'Lo que usted escribió'],
  'accounts.appeal_again': [
    'You can appeal again from {date}.',
    'Podrá apelar de nuevo a partir del {date}.',
  ],
  'accounts.appeal_over': [
    'The last day to appeal, {date}, has passed.',
    'Ya pasó el último día para apelar, que fue el {date}.',
  ],
  'accounts.appeal_refused.not_needed': [
    'Your account is active: there is nothing to appeal.',
    'Su cuenta está activa: no hay nada que apelar.',
  ],
  'accounts.appeal_refused.already_open': [
    'You have appealed already. It is decided one at a time.',
    'Ya presentó una apelación. Se resuelve una a la vez.',
  ],
  'accounts.appeal_refused.too_late': [
    'The last day to appeal this decision has passed.',
    'Ya pasó el último día para apelar esta decisión.',
  ],
  'accounts.appeal_refused.too_early': [
    'Your last appeal was rejected. You can appeal again from {date}.',
    'Su última apelación fue rechazada. Podrá apelar de nuevo a partir del {date}.',
  ],
  'accounts.inactive_visitor': [
    'Log in to see whether this is about your account and why.',
    'Inicie sesión para ver si se trata de su cuenta y por qué.',
  ],
  'accounts.logout': ['Log out', 'Cerrar sesión'],

  // Settings: password
  'accounts.settings_password_title': ['Change password', 'Cambiar contraseña'],
  'accounts.settings_password_text': [
    'Every other browser and device is logged out.',
    'Se cerrará la sesión en todos los demás navegadores y dispositivos.',
  ],
  'accounts.current_password': ['Current password', 'Contraseña actual'],
  'accounts.password_changed': [
    'Your password is changed. Everywhere else you are logged out.',
    'Se cambió su contraseña. Se cerró la sesión en los demás dispositivos.',
  ],

  // Profile edit
  'accounts.profile_title': ['Edit profile', 'Editar perfil'],
  'accounts.profile_basic': ['Basic information', 'Información básica'],
  'accounts.profile_business': ['The business', 'El negocio'],
  'accounts.phone_on_whatsapp': [
    'Customers may write to my phone number on WhatsApp',
    'Los clientes pueden escribirme por WhatsApp a mi número de teléfono',
  ],
  'accounts.phone': ['Phone', 'Teléfono'],
  'accounts.region': ['State', 'Estado'],
  'accounts.region_none': ['Choose a state', 'Elija un estado'],
  'accounts.country_us': ['United States', 'Estados Unidos'],
  'accounts.country_mx': ['Mexico', 'México'],
  'accounts.city': ['City', 'Ciudad'],
  'accounts.postal_code': ['Postal code', 'Código postal'],
  'accounts.postal_code_help': [
    'It fills in the city and the state where it tells them.',
    'Llena la ciudad y el estado cuando los indica.',
  ],
  'accounts.licence_number': ['Licence number', 'Número de licencia'],
  'accounts.year_founded': ['Year founded', 'Año de fundación'],
  'accounts.crew_size': ['Crew size', 'Número de trabajadores'],
  'accounts.spoken': ['Languages spoken', 'Idiomas que hablan'],
  'accounts.spoken_english': ['English', 'Inglés'],
  'accounts.spoken_spanish': ['Spanish', 'Español'],
  'accounts.save': ['Save changes', 'Guardar cambios'],
  'accounts.see_page': ['See the page as others do', 'Ver la página como la ven los demás'],

  // Development mailbox
  'accounts.mailbox_title': ['Mailbox', 'Buzón'],
  'accounts.mailbox_text': [
    'Mails that were not sent, for no mail server is set. In development only.',
    'Correos que no se enviaron porque no hay servidor de correo. Solo en desarrollo.',
  ],
  'accounts.mailbox_empty_title': ['No mails yet', 'Aún no hay correos'],
  'accounts.mailbox_empty_text': [
    'Register or ask for a new password, and the letter appears here.',
    'Cree una cuenta o pida una nueva contraseña y la carta aparecerá aquí.',
  ],
  'accounts.mailbox_to': ['To', 'Para'],
  'accounts.mailbox_plain': ['As plain text', 'Como texto'],
  'accounts.mailbox_html': ['As HTML', 'Como HTML'],
  'accounts.mailbox_all': ['All mails', 'Todos los correos'],
});
