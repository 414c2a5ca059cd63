import { defineMessages } from '../../common/format/messages.ts';

export default defineMessages({
  'errors.draft_of_another': [
    'This was written with another account. Log in with that account to send it.',
    'Esto se escribió con otra cuenta. Inicie sesión con esa cuenta para enviarlo.',
  ],
  'errors.sent_otherwise': [
    'An earlier version of this was already published. Open what you published, and change it there.',
    'Ya se publicó una versión anterior. Abra lo que publicó y cámbielo ahí.',
  ],
  'errors.sent_before': ['This was already published.', 'Esto ya se publicó.'],
  'errors.not_found': ['We couldn’t find that.', 'No encontramos lo que busca.'],
  'errors.forbidden': [
    'You don’t have permission to do that. If you have another account, log in with that one.',
    'No tiene permiso para hacer eso. Si tiene otra cuenta, inicie sesión con esa.',
  ],
  'errors.unauthenticated': ['Please log in first.', 'Primero inicie sesión.'],
  'errors.session_ended': [
    'We logged you out because your session expired, your password was changed, or your account was deactivated. Log in to continue. If your account is inactive, you will see the reason and can appeal.',
    'Cerramos su sesión porque venció, porque cambió la contraseña o porque se desactivó su cuenta. Inicie sesión para continuar. Si su cuenta está inactiva, verá el motivo y podrá apelar.',
  ],
  'errors.invalid_input': ['Please check the marked fields.', 'Revise los campos marcados.'],
  'errors.csrf': [
    'This page was open too long. Please try again.',
    'La página estuvo abierta demasiado tiempo. Intente de nuevo.',
  ],
  'errors.too_many': [
    'Too many attempts from your network (limit: {maximum} per {windowMinutes, plural, =1 {minute} =60 {hour} other {# minutes}}). Try again in {minutes, plural, =0 {{seconds, plural, one {# second} other {# seconds}}} one {# minute} other {# minutes}}.',
    'Demasiados intentos desde su red (límite: {maximum} por {windowMinutes, plural, =1 {minuto} =60 {hora} other {# minutos}}). Intente de nuevo en {minutes, plural, =0 {{seconds, plural, one {# segundo} other {# segundos}}} one {# minuto} other {# minutos}}.',
  ],
  'errors.server': ['Sorry Something Went wrong', 'Lo sentimos, algo salió mal'],
  'errors.unavailable': [
    'The site is very busy. Please try again in {seconds, plural, one {# second} other {# seconds}}.',
    'El sitio está muy ocupado. Intente de nuevo en {seconds, plural, one {# segundo} other {# segundos}}.',
  ],
  'errors.not_stored': [
    'We can’t save anything right now, and we didn’t keep what you sent. Please try again in a few minutes.',
    'Por el momento no podemos guardar nada y no guardamos lo que envió. Intente de nuevo en unos minutos.',
  ],
  'errors.method_not_allowed': [
    'This page doesn’t accept that request. Go back and try again.',
    'Esta página no acepta esa solicitud. Regrese e intente de nuevo.',
  ],
  'errors.bad_request': [
    'We couldn’t read that request. Reload the page and try again.',
    'No pudimos leer esa solicitud. Vuelva a cargar la página e intente de nuevo.',
  ],
  'errors.address_too_long': [
    'This address is too long. Go back and use a shorter search.',
    'Esta dirección es demasiado larga. Regrese y busque con menos palabras.',
  ],
  'errors.too_large': [
    'This is too large to send. Shorten the text or remove a file.',
    'Es demasiado grande. Acorte el texto o quite un archivo.',
  ],
  'errors.inactive': [
    'This account is inactive. Log in to see why and how to appeal.',
    'Esta cuenta está inactiva. Inicie sesión para ver el motivo y apelar.',
  ],
  'errors.verify_email_first': [
    'Confirm your email first. We sent you a link.',
    'Primero confirme su correo. Le enviamos un enlace.',
  ],

  'validation.price_unreadable': [
    'Write the amount in digits, like 1,250 or 1250.50.',
    'Escriba el monto con números, como 1,250 o 1250.50.',
  ],
  'validation.price_out_of_bounds': [
    'The amount must be more than 0 and at most 20 million.',
    'El monto debe ser mayor que 0 y de 20 millones como máximo.',
  ],
  'validation.required': ['Required.', 'Campo obligatorio.'],
  'validation.too_short': [
    'Write at least {minimum, plural, one {# character} other {# characters}}.',
    'Escriba al menos {minimum, plural, one {# carácter} other {# caracteres}}.',
  ],
  'validation.too_long': [
    'Write at most {maximum, plural, one {# character} other {# characters}}.',
    'Escriba como máximo {maximum, plural, one {# carácter} other {# caracteres}}.',
  ],
  'validation.edits_a_day': [
    'You can edit a text {limit} times in 24 hours. Try again later.',
    'Puede editar un texto {limit} veces en 24 horas. Intente más tarde.',
  ],
  'validation.too_small': ['Enter {minimum} or more.', 'Escriba {minimum} o más.'],
  'validation.too_big': ['Enter {maximum} or less.', 'Escriba {maximum} o menos.'],
  'validation.too_many': ['Choose at most {maximum}.', 'Elija como máximo {maximum}.'],
  'validation.too_few': ['Choose at least {minimum}.', 'Elija al menos {minimum}.'],
  'validation.choose': ['Choose one of the options.', 'Elija una de las opciones.'],
  'validation.number': ['Enter a whole number.', 'Escriba un número entero.'],
  'validation.format': ['Please check how this is written.', 'Revise cómo está escrito.'],
  'validation.unknown_field': ['We don’t recognize this field.', 'No reconocemos este campo.'],
  'validation.unreadable': [
    'This text contains characters we can’t save. Remove them and try again.',
    'Este texto tiene caracteres que no podemos guardar. Quítelos e intente de nuevo.',
  ],
  'validation.url': ['Invalid URL', 'Escriba una dirección como https://ejemplo.com.'],
  'validation.email': ['Invalid email address', 'Escriba un correo como nombre@ejemplo.com.'],
});
