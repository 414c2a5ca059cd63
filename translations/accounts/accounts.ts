import { defineMessages } from '../../common/format/messages.ts';

export default defineMessages({
  'accounts.email': ['Email', 'Correo electrónico'],
  'accounts.email_invalid': ['Invalid email address', 'Escriba un correo como nombre@ejemplo.com.'],
  'accounts.password': ['Password', 'Contraseña'],
  'accounts.new_password': ['New password', 'Nueva contraseña'],
  'accounts.password_help': [
    'At least {minimum} characters. Several unrelated words are easy to remember and hard to guess.',
    'Al menos {minimum} caracteres. Varias palabras sin relación son fáciles de recordar y difíciles de adivinar.',
  ],
  'accounts.show_password': ['Show', 'Mostrar'],
  'accounts.hide_password': ['Hide', 'Ocultar'],
  'accounts.name': ['Your name', 'Su nombre'],
  'accounts.business_name': ['Business name', 'Nombre del negocio'],
  'accounts.main_trade': ['Main trade', 'Oficio principal'],
  'accounts.main_trade_help': [
    'Customers who search for your trades will find you.',
    'Los clientes que busquen sus oficios lo encontrarán.',
  ],
  'accounts.second_trade': ['Second trade', 'Segundo oficio'],
  'accounts.third_trade': ['Third trade', 'Tercer oficio'],
  'accounts.no_more_trades': ['None', 'Ninguno'],
  'accounts.main_trade_choose': ['Choose a trade', 'Elija un oficio'],

  // Refusals
  'accounts.wrong_credentials': ['Wrong email or password.', 'Correo o contraseña incorrectos.'],
  'accounts.wrong_password': ['Wrong password.', 'Contraseña incorrecta.'],
  'accounts.too_many_failures': [
    'Too many failed attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}, or set a new password.',
    'Demasiados intentos fallidos. Intente de nuevo en {minutes, plural, one {# minuto} other {# minutos}} o cree una nueva contraseña.',
  ],
  'accounts.email_taken': [
    'An account with this email already exists. Log in or set a new password.',
    'Ya existe una cuenta con este correo. Inicie sesión o cree una nueva contraseña.',
  ],
  'accounts.password_common': [
    'This password is too common. Choose one that only you would think of.',
    'Esta contraseña es demasiado común. Elija una que solo a usted se le ocurra.',
  ],
  'accounts.reset_link_invalid': [
    'This link was already used or has expired. Request a new one.',
    'Este enlace ya se usó o venció. Pida uno nuevo.',
  ],
  'accounts.phone_invalid': [
    'Enter a US or Mexican phone number with the area code.',
    'Escriba un teléfono de Estados Unidos o de México, con lada.',
  ],
  'accounts.postal_code_invalid': [
    'Enter a postal code with five digits.',
    'Escriba un código postal de cinco dígitos.',
  ],
  'accounts.postal_code_elsewhere': [
    'This postal code is in another state. Change the code or the state.',
    'Este código postal es de otro estado. Cambie el código o el estado.',
  ],
  'accounts.postal_code_unknown_us': [
    'We don’t know this ZIP code. If it’s in Mexico, choose the state first.',
    'No conocemos este código postal de Estados Unidos. Si es de México, elija primero el estado.',
  ],
  'accounts.postal_code_unknown_mx': [
    'No postal code in Mexico starts like this. Check the code.',
    'En México ningún código postal empieza así. Revise el código.',
  ],
  'accounts.postal_code_both': [
    'This postal code exists in both countries. Choose your state.',
    'Este código postal existe en ambos países. Elija su estado.',
  ],
  'accounts.city_needed': ['Enter the city too.', 'Escriba también la ciudad.'],
  'accounts.city_unknown': ['We couldn’t find “{city}” in {region}.', 'No encontramos “{city}” en {region}.'],
  'accounts.city_unknown_near': [
    'We couldn’t find “{city}” in {region}. Did you mean {near}?',
    'No encontramos “{city}” en {region}. ¿Quiso decir {near}?',
  ],
  'accounts.city_not_of_code': [
    'Postal code {code} is in {city}. Change the code or the city.',
    'El código postal {code} es de {city}. Cambie el código o la ciudad.',
  ],
  'accounts.city_in_several': [
    'Several states have a place called {city}: {regions}. Choose the state.',
    'Varios estados tienen un lugar llamado {city}: {regions}. Elija el estado.',
  ],
  'accounts.region_unknown': ['Choose a state from the list.', 'Elija un estado de la lista.'],
  'accounts.license_from_register': [
    'Your page shows license {number} from the public record ({source}). Only that office can change it. You can add one more number here; we label it as stated by you.',
    'Su página muestra la licencia {number} del registro público ({source}). Solo esa oficina puede cambiarla. Aquí puede agregar otro número; su página indica que usted lo declaró.',
  ],
  'accounts.contractors_only': ['This is only for contractors.', 'Esto es solo para contratistas.'],

  // Sign-up chooser
  'accounts.join_title': ['Join', 'Crear cuenta'],
  'accounts.join_heading': ['How will you use this site?', '¿Cómo va a usar este sitio?'],
  'accounts.join_text': [
    'Anyone can read. Join to write reviews and get updates.',
    'Cualquiera puede leer. Con una cuenta puede escribir reseñas y recibir avisos.',
  ],
  'accounts.join_homeowner': ['I’m looking for a contractor', 'Busco contratista'],
  'accounts.join_homeowner_text': [
    'Review the jobs you paid for. Edit or delete your reviews at any time.',
    'Escriba reseñas de los trabajos que pagó. Edítelas o elimínelas cuando quiera.',
  ],
  'accounts.join_homeowner_action': ['Join as a homeowner', 'Crear cuenta de cliente'],
  'accounts.join_contractor': ['I’m a contractor', 'Soy contratista'],
  'accounts.join_contractor_text': [
    'Get your own page, respond to every review, and let customers near you find you. It’s free, and no one can buy a better rating.',
    'Tenga su propia página, responda cada reseña y reciba clientes de su zona. Es gratis y nadie puede comprar una mejor calificación.',
  ],
  'accounts.join_contractor_action': ['Join as a contractor', 'Crear cuenta de contratista'],
  'accounts.have_account': ['Already have an account?', '¿Ya tiene una cuenta?'],
  'accounts.no_account': ['New here?', '¿Aún no tiene cuenta?'],

  // Register
  'accounts.register_title': ['Create account', 'Crear cuenta'],
  'accounts.register_homeowner_heading': ['Create your account', 'Cree su cuenta'],
  'accounts.register_contractor_heading': ['Create your business account', 'Cree la cuenta de su negocio'],
  'accounts.register_other_homeowner': ['I’m a homeowner', 'Soy cliente'],
  'accounts.register_other_contractor': ['I’m a contractor', 'Soy contratista'],
  'accounts.register_name_help_user': ['Shown next to your reviews.', 'Aparece junto a sus reseñas.'],
  'accounts.register_name_help_contractor': [
    'We use it in our emails. Your page shows the business name.',
    'Lo usamos en los correos que le enviamos. Su página muestra el nombre del negocio.',
  ],
  'accounts.register_email_help': [
    'Other users don’t see it. We send you a link to confirm it.',
    'Los demás usuarios no lo ven. Le enviamos un enlace para confirmarlo.',
  ],
  'accounts.accepts': [
    'By creating an account, you state that you are 18 or older, and you accept:',
    'Al crear su cuenta, usted declara que tiene 18 años o más y acepta:',
  ],
  'accounts.accepts_terms': ['Terms and services', 'Términos y condiciones'],
  'accounts.accepts_privacy': ['Privacy policy', 'Aviso de privacidad'],
  'accounts.register_action': ['Create account', 'Crear cuenta'],
  'accounts.registered': [
    'Account created. Now confirm your email.',
    'Cuenta creada. Ahora confirme su correo.',
  ],

  // Log in
  'accounts.login_title': ['Log in', 'Iniciar sesión'],
  'accounts.login_action': ['Log in', 'Iniciar sesión'],
  'accounts.forgot_link': ['Forgot your password?', '¿Olvidó su contraseña?'],
  'accounts.logged_out': ['You’re logged out.', 'Sesión cerrada.'],
  'accounts.demo_heading': ['Demo accounts', 'Cuentas de prueba'],
  'accounts.demo_text': [
    'Shown in development only. Click one to log in. Password: “{password}”.',
    'Solo se muestran en desarrollo. Haga clic en una para iniciar sesión. Contraseña: “{password}”.',
  ],
  'accounts.demo_admin': ['Administrator', 'Administración'],
  'accounts.demo_contractor': ['Contractor, Annual Gold', 'Contratista, Annual Gold'],
  'accounts.demo_member': ['Member of that business', 'Integrante de ese negocio'],
  'accounts.demo_free': ['Contractor, free plan', 'Contratista, plan gratuito'],
  'accounts.demo_user': ['Homeowner with reviews', 'Cliente con reseñas'],
  'accounts.demo_inactive': ['Inactive account', 'Cuenta inactiva'],

  // Forgot and reset password
  'accounts.forgot_title': ['Forgot password', 'Olvidé mi contraseña'],
  'accounts.forgot_heading': ['Set a new password', 'Cree una nueva contraseña'],
  'accounts.forgot_text': [
    'Enter your account’s email. We’ll send you a link to set a new password.',
    'Escriba el correo de su cuenta. Le enviaremos un enlace para crear una nueva contraseña.',
  ],
  'accounts.forgot_action': ['Send link', 'Enviar enlace'],
  'accounts.forgot_sent': [
    'If an account uses this email, we sent it a link.',
    'Si hay una cuenta con este correo, le enviamos un enlace.',
  ],
  'accounts.reset_title': ['Reset password', 'Restablecer contraseña'],
  'accounts.reset_heading': ['Choose a new password', 'Elija una nueva contraseña'],
  'accounts.reset_text': [
    'We’ll log you out on every other device.',
    'Cerraremos su sesión en los demás dispositivos.',
  ],
  'accounts.reset_action': ['Save password', 'Guardar contraseña'],
  'accounts.reset_done': ['Password saved. Log in with it.', 'Contraseña guardada. Inicie sesión con ella.'],
  'accounts.reset_again': ['Request a new link', 'Pedir un enlace nuevo'],

  // Confirm password
  'accounts.confirm_title': ['Confirm password', 'Confirmar contraseña'],
  'accounts.confirm_first': ['Confirm your password first.', 'Confirme primero su contraseña.'],
  'accounts.confirm_heading': ['Confirm your password to continue', 'Confirme su contraseña para continuar'],
  'accounts.confirm_text': [
    'You’re about to change something important. We won’t ask again for {hours} hours.',
    'Va a hacer un cambio importante. No volveremos a pedirle la contraseña durante {hours} horas.',
  ],
  'accounts.confirm_action': ['Confirm', 'Confirmar'],

  // Verify e-mail
  'accounts.continue': ['Continue', 'Continuar'],
  'accounts.verify_title': ['Confirm email', 'Confirmar correo'],
  'accounts.verify_heading': ['Confirm your email', 'Confirme su correo'],
  'accounts.verify_text': [
    'We sent a link to {email}. Open it and choose its button. Until then no one else sees your profile, and you can’t publish, follow or report.',
    'Enviamos un enlace a {email}. Ábralo y elija su botón. Hasta entonces nadie más ve su perfil, y usted no puede publicar, seguir ni reportar.',
  ],
  'accounts.verify_meanwhile': [
    'No email? Check your spam folder. Meanwhile, you can look around and fill in your profile.',
    '¿No le llegó? Revise el correo no deseado. Mientras tanto, puede ver el sitio y llenar su perfil.',
  ],
  'accounts.verify_resend': ['Send the link again', 'Enviar el enlace otra vez'],
  'accounts.verify_sent': ['We sent the link to {email}.', 'Enviamos el enlace a {email}.'],
  'accounts.verify_done_text': ['You confirmed {email}.', 'Ya confirmó {email}.'],
  'accounts.verified': ['Email confirmed.', 'Correo confirmado.'],
  'accounts.verify_link_invalid': [
    'This link has expired or is incomplete. Log in and request a new one.',
    'Este enlace venció o está incompleto. Inicie sesión y pida uno nuevo.',
  ],
  'accounts.to_dashboard': ['Go to dashboard', 'Ir a mi panel'],

  // Inactive account
  'accounts.inactive_title': ['Inactive account', 'Cuenta inactiva'],
  'accounts.inactive_heading': ['This account is inactive', 'Esta cuenta está inactiva'],
  'accounts.inactive_text': [
    'An administrator deactivated it. While it’s inactive, you can appeal, answer what has a deadline, cancel your plan, download your data and close the account. We decide separately about the content you published.',
    'Un administrador la desactivó. Mientras esté inactiva, usted puede apelar, responder lo que tiene plazo, cancelar su plan, descargar sus datos y cerrar la cuenta. Sobre lo que publicó decidimos por separado.',
  ],
  'accounts.inactive_reason': ['Why', 'Motivo'],
  'accounts.inactive_no_reason': [
    'No reason was recorded. Ask for one in your appeal.',
    'No se registró un motivo. Pídalo en su apelación.',
  ],
  'accounts.inactive_appeal': ['How to appeal', 'Cómo apelar'],
  'accounts.inactive_since': ['Inactive since', 'Inactiva desde'],
  'accounts.inactive_code': ['Reason', 'Motivo'],
  'accounts.inactive_words': ['Explanation', 'Explicación'],
  'accounts.inactive_appeal_text': [
    'Tell us what is wrong with this decision and how we can check it. A different administrator decides, if there is one. We aim to answer within {days} days, here and by email.',
    'Díganos qué está mal en esta decisión y cómo podemos comprobarlo. Si hay otro administrador, decide otra persona. Procuramos responder en un máximo de {days} días, aquí y por correo.',
  ],
  'accounts.appeal_reason': ['Your appeal', 'Su apelación'],
  'accounts.appeal_reason_help': [
    '{minimum, number} to {maximum, number} characters. Only administrators can read it.',
    'De {minimum, number} a {maximum, number} caracteres. Solo la leen los administradores.',
  ],
  'accounts.appeal_send': ['Send appeal', 'Enviar apelación'],
  'accounts.appeal_filed': ['We got your appeal.', 'Recibimos su apelación.'],
  'accounts.appeal_state.open': ['Open', 'En curso'],
  'accounts.appeal_state.accepted': ['Accepted', 'Aceptada'],
  'accounts.appeal_state.rejected': [
    'Rejected: the account stays inactive',
    'Rechazada: la cuenta sigue inactiva',
  ],
  'accounts.appeal_state': ['Status', 'Estatus'],
  'accounts.appeal_filed_at': ['Filed', 'Presentada'],
  'accounts.appeal_due': ['Decision by', 'Decisión a más tardar'],
  'accounts.appeal_decided_at': ['Decided', 'Decidida'],
  'accounts.appeal_answer': ['Our answer', 'Nuestra respuesta'],
  'accounts.appeal_words': ['Your appeal', 'Su apelación'],
  'accounts.appeal_again': ['You can appeal again from {date}.', 'Podrá apelar de nuevo desde el {date}.'],
  'accounts.appeal_over': ['The deadline to appeal was {date}.', 'El plazo para apelar terminó el {date}.'],
  'accounts.appeal_refused.not_needed': [
    'Your account is active, so there’s nothing to appeal.',
    'Su cuenta está activa; no hay nada que apelar.',
  ],
  'accounts.appeal_refused.already_open': [
    'You already have an open appeal.',
    'Ya tiene una apelación en curso.',
  ],
  'accounts.appeal_refused.too_late': [
    'You can no longer appeal this decision.',
    'Ya no puede apelar esta decisión.',
  ],
  'accounts.appeal_refused.too_early': [
    'We rejected your last appeal. You can appeal again from {date}.',
    'Rechazamos su última apelación. Podrá apelar de nuevo desde el {date}.',
  ],
  'accounts.inactive_visitor': [
    'Log in to see if your account is inactive and why.',
    'Inicie sesión para ver si su cuenta está inactiva y por qué.',
  ],
  'accounts.logout': ['Log out', 'Cerrar sesión'],

  // Settings: password
  'accounts.settings_password_title': ['Change password', 'Cambiar contraseña'],
  'accounts.settings_password_text': [
    'We’ll log you out on every other device.',
    'Cerraremos su sesión en los demás dispositivos.',
  ],
  'accounts.current_password': ['Current password', 'Contraseña actual'],
  'accounts.password_changed': [
    'Password changed. You’re logged out everywhere else.',
    'Contraseña cambiada. Cerramos su sesión en los demás dispositivos.',
  ],

  // Profile edit
  'accounts.profile_title': ['Edit profile', 'Editar perfil'],
  'accounts.profile_basic': ['Basic information', 'Información básica'],
  'accounts.profile_business': ['Your business', 'Su negocio'],
  'accounts.phone_on_whatsapp': [
    'Customers can message me on WhatsApp at this number',
    'Los clientes pueden escribirme por WhatsApp a este número',
  ],
  'accounts.phone': ['Phone', 'Teléfono'],
  'accounts.region': ['State', 'Estado'],
  'accounts.region_none': ['Choose a state', 'Elija un estado'],
  'accounts.country_us': ['United States', 'Estados Unidos'],
  'accounts.country_mx': ['Mexico', 'México'],
  'accounts.city': ['City', 'Ciudad'],
  'accounts.postal_code_help': [
    'Fills in the city and state if we know them.',
    'Llena la ciudad y el estado si los conocemos.',
  ],
  'accounts.license_number': ['License number', 'Número de licencia'],
  'accounts.year_founded': ['Year founded', 'Año de fundación'],
  'accounts.crew_size': ['Crew size', 'Tamaño de la cuadrilla'],
  'accounts.spoken': ['Languages spoken', 'Idiomas que hablan'],
  'accounts.spoken_english': ['English', 'Inglés'],
  'accounts.spoken_spanish': ['Spanish', 'Español'],
  'accounts.save': ['Save changes', 'Guardar cambios'],
  'accounts.see_page': ['See your public page', 'Ver su página pública'],

  // Development mailbox
});
