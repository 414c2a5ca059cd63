import { defineMessages } from '../../common/format/messages.ts';

/** The pages behind the links of mails about an address; each has one button. */
export default defineMessages({
  'email_links.verify_title': ['Confirm your email', 'Confirme su correo'],
  'email_links.verify_text': [
    'Is {email} your address, and did you create this account? Then confirm it.',
    '¿{email} es su correo y usted creó esta cuenta? Entonces confírmelo.',
  ],
  'email_links.verify_button': ['Confirm my email', 'Confirmar mi correo'],
  'email_links.change_title': ['Use this email', 'Usar este correo'],
  'email_links.change_text': [
    'You will log in with {email}. We’ll log you out on all other devices.',
    'Iniciará sesión con {email}. Cerraremos su sesión en los demás dispositivos.',
  ],
  'email_links.change_button': ['Use this email', 'Usar este correo'],
  'email_links.stop_title': ['Stop the change of email', 'Detener el cambio de correo'],
  'email_links.stop_text': [
    'Someone asked to change the email of your account to {email}. Stop it if it wasn’t you. We then log everyone out, and you set a new password.',
    'Se pidió cambiar el correo de su cuenta a {email}. Deténgalo si no fue usted. Cerramos todas las sesiones y usted crea una contraseña nueva.',
  ],
  'email_links.stop_button': ['Stop the change', 'Detener el cambio'],
  'email_links.undo_title': ['Take your account back', 'Recuperar su cuenta'],
  'email_links.undo_text': [
    'Your account uses {email} again. We log everyone out, the present password stops working, and we email you a link to set a new one.',
    'Su cuenta vuelve a usar {email}. Cerramos todas las sesiones, la contraseña actual deja de funcionar y le enviamos un enlace para crear otra.',
  ],
  'email_links.undo_button': ['Take my account back', 'Recuperar mi cuenta'],
});
