import { defineMessages } from '../common/messages.ts';

export default defineMessages({
  'errors.not_found': ['We could not find that.', 'No encontramos lo que busca.'],
  'errors.forbidden': ['You are not allowed to do that.', 'No tiene permiso para hacer eso.'],
  'errors.unauthenticated': ['Please log in first.', 'Primero inicie sesión.'],
  'errors.session_ended': [
    'You were signed out. Your session ended, your password was changed, or your account was deactivated. Log in to continue; if the account is inactive, we show you why and how to appeal.',
    'Se cerró su sesión. Venció, se cambió la contraseña o su cuenta fue desactivada. Inicie sesión para continuar; si la cuenta está inactiva, le mostramos por qué y cómo apelar.',
  ],
  'errors.invalid_input': ['Please check the marked fields.', 'Revise los campos marcados.'],
  'errors.csrf': [
    'This page had been open for too long. Please try again.',
    'Esta página estuvo abierta demasiado tiempo. Intente de nuevo.',
  ],
  'errors.too_many': [
    'Too many attempts from your network: {maximum} are allowed in {windowMinutes, plural, =1 {a minute} =60 {an hour} other {# minutes}}. Please wait {minutes, plural, =0 {{seconds, plural, one {# second} other {# seconds}}} one {# minute} other {# minutes}}.',
    'Demasiados intentos desde su red: se permiten {maximum} en {windowMinutes, plural, =1 {un minuto} =60 {una hora} other {# minutos}}. Espere {minutes, plural, =0 {{seconds, plural, one {# segundo} other {# segundos}}} one {# minuto} other {# minutos}}.',
  ],
  'errors.server': ['Sorry Something Went wrong', 'Lo sentimos, algo salió mal'],
  'errors.unavailable': [
    'The site cannot answer for a moment. Please try again in {seconds, plural, one {# second} other {# seconds}}.',
    'El sitio no puede responder por un momento. Intente de nuevo en {seconds, plural, one {# segundo} other {# segundos}}.',
  ],
  'errors.method_not_allowed': [
    'This address takes no such request.',
    'Esta dirección no acepta este tipo de solicitud.',
  ],
  'errors.bad_request': ['We could not read that request.', 'No pudimos leer esa solicitud.'],
  'errors.too_large': ['That is too large to send.', 'Eso es demasiado grande para enviarlo.'],
  'errors.inactive': ['This account is inactive.', 'Esta cuenta está inactiva.'],
  'errors.verify_email_first': [
    'Confirm your e-mail address first. The link is in your inbox.',
    'Primero confirme su correo. El enlace está en su bandeja de entrada.',
  ],

  'validation.required': ['This field is needed.', 'Este campo es necesario.'],
  'validation.too_short': [
    'Write at least {minimum, plural, one {# character} other {# characters}}.',
    'Escriba al menos {minimum, plural, one {# carácter} other {# caracteres}}.',
  ],
  'validation.too_long': [
    'Write at most {maximum, plural, one {# character} other {# characters}}.',
    'Escriba como máximo {maximum, plural, one {# carácter} other {# caracteres}}.',
  ],
  'validation.edits_a_day': [
    'You may change a text {limit} times in 24 hours. Come back later.',
    'Puede cambiar un texto {limit} veces en 24 horas. Vuelva más tarde.',
  ],
  'validation.too_small': ['Must be {minimum} or more.', 'Debe ser {minimum} o más.'],
  'validation.too_big': ['Must be {maximum} or less.', 'Debe ser {maximum} o menos.'],
  'validation.too_many': ['Choose at most {maximum}.', 'Elija como máximo {maximum}.'],
  'validation.too_few': ['Choose at least {minimum}.', 'Elija al menos {minimum}.'],
  'validation.choose': ['Choose one of the options.', 'Elija una de las opciones.'],
  'validation.number': ['Must be a whole number.', 'Debe ser un número entero.'],
  'validation.format': ['This does not have the right form.', 'No tiene el formato correcto.'],
  'validation.unknown_field': ['This field is not known.', 'Este campo no existe.'],
  'validation.unreadable': [
    'This text holds characters that cannot be stored.',
    'Este texto tiene caracteres que no se pueden guardar.',
  ],
  'validation.email': ['Invalid email address', 'Correo electrónico no válido'],
});
