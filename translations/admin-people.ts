import { defineMessages } from '../common/messages.ts';

/** Users and claims at the administrators' desk: what the server answers, the letters, the pages. */
export default defineMessages({
  'people.deactivated': ['Account deactivated', 'Cuenta desactivada'],
  'people.activated': ['Account activated', 'Cuenta activada'],
  'people.role_changed': ['Role changed', 'Función cambiada'],
  'people.verified': ['E-mail address confirmed', 'Correo confirmado'],
  'people.note_added': ['Note added', 'Nota agregada'],
  'people.appeal_accepted': [
    'Appeal accepted: the account is active',
    'Apelación aceptada: la cuenta está activa',
  ],
  'people.appeal_rejected': ['Appeal rejected', 'Apelación rechazada'],
  'people.not_oneself': ['You cannot deactivate your own account.', 'No puede desactivar su propia cuenta.'],
  'people.not_own_role': ['You cannot change your own role.', 'No puede cambiar su propia función.'],
  'people.last_administrator': [
    'This is the last active administrator. Make somebody else one first.',
    'Es el último administrador activo. Primero nombre a otra persona.',
  ],
  'people.already_inactive': ['This account is inactive already.', 'Esta cuenta ya está inactiva.'],
  'people.already_active': ['This account is active already.', 'Esta cuenta ya está activa.'],
  'people.already_role': ['The account has this role already.', 'La cuenta ya tiene esa función.'],
  'people.already_verified': ['This e-mail address is confirmed already.', 'Este correo ya está confirmado.'],
  'people.role_of_business': [
    'This account answers for a business: it can be a contractor or an administrator.',
    'Esta cuenta responde por un negocio: puede ser contratista o administrador.',
  ],
  'people.role_without_business': [
    'This account answers for no business: it can be a user or an administrator.',
    'Esta cuenta no responde por ningún negocio: puede ser usuario o administrador.',
  ],
  'people.role_needs_active': [
    'An inactive account cannot become an administrator. Activate it first.',
    'Una cuenta inactiva no puede ser administrador. Actívela primero.',
  ],
  'people.role_needs_verified': [
    'Only an account with a confirmed e-mail address can become an administrator.',
    'Solo una cuenta con correo confirmado puede ser administrador.',
  ],
  'people.appeal_decided': ['This appeal was decided already.', 'Esta apelación ya se decidió.'],
  'people.other_eyes': [
    'You made the decision that is appealed. Another administrator decides.',
    'Usted tomó la decisión apelada. Debe decidir otro administrador.',
  ],

  'people_mails.deactivated_subject': [
    'Your account at {site} was deactivated',
    'Se desactivó su cuenta en {site}',
  ],
  'people_mails.deactivated_text': [
    'An administrator deactivated your account at {site}. You are signed out everywhere. What you wrote stays where it is.',
    'Un administrador desactivó su cuenta en {site}. Se cerraron todas sus sesiones. Lo que usted escribió se queda donde está.',
  ],
  'people_mails.reason_name': ['Reason: {name}', 'Motivo: {name}'],
  'people_mails.reason_text': [
    'In the administrator’s words: {text}',
    'En palabras del administrador: {text}',
  ],
  'people_mails.how_to_appeal': [
    'If you think this is wrong, you can appeal until {date}: log in, and the page that opens takes your appeal. Another administrator decides within {days} days.',
    'Si cree que es un error, puede apelar hasta el {date}: inicie sesión y la página que se abre recibe su apelación. Otro administrador decide en un plazo de {days} días.',
  ],
  'people_mails.appeal_link': ['Appeal', 'Apelar'],
  'people_mails.deactivated_afterword': [
    'Decision number {id}. It is kept in the log of decisions.',
    'Decisión número {id}. Queda en el registro de decisiones.',
  ],
  'people_mails.activated_subject': [
    'Your account at {site} is active again',
    'Su cuenta en {site} está activa de nuevo',
  ],
  'people_mails.activated_text': [
    'An administrator activated your account at {site}. You can log in as before.',
    'Un administrador activó su cuenta en {site}. Puede iniciar sesión como antes.',
  ],
  'people_mails.log_in': ['Log in', 'Iniciar sesión'],
  'people_mails.rejected_subject': [
    'Your appeal about your account at {site}',
    'Su apelación sobre su cuenta en {site}',
  ],
  'people_mails.rejected_text': [
    'An administrator looked at your appeal and rejected it: your account stays inactive.',
    'Un administrador revisó su apelación y la rechazó: su cuenta sigue inactiva.',
  ],
  'people_mails.rejected_link': ['See the decision', 'Ver la decisión'],
  'people_mails.role_subject': ['Your role at {site} changed', 'Cambió su función en {site}'],
  'people_mails.role_text': [
    'An administrator changed the role of your account at {site}. It is now: {role}.',
    'Un administrador cambió la función de su cuenta en {site}. Ahora es: {role}.',
  ],
  'people_mails.role_link': ['Open the dashboard', 'Abrir el panel'],
  'people_mails.role_afterword': [
    'If you did not expect this, write to {email}.',
    'Si no lo esperaba, escriba a {email}.',
  ],
  'people_mails.role.user': ['user', 'usuario'],
  'people_mails.role.contractor': ['contractor', 'contratista'],
  'people_mails.role.admin': ['administrator', 'administrador'],
});
