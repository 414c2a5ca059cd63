import { defineMessages } from '../common/messages.ts';

/** The administrators' previews of all mails. */
export default defineMessages({
  'admin.mails.title': ['Emails', 'Correos'],
  'admin_mails.intro': [
    'Every email the product sends, with sample data, exactly as it goes out.',
    'Todos los correos que envía el producto, con datos de ejemplo, tal como salen.',
  ],
  'admin_mails.optional': ['The reader can stop it', 'Se puede dejar de recibir'],
  'admin_mails.required': ['Always sent', 'Siempre se envía'],
  'admin_mails.group.account': ['Account security', 'Seguridad de la cuenta'],
  'admin_mails.group.claim_code': ['Codes for a claim', 'Códigos para reclamar'],
  'admin_mails.group.claim': ['Claims', 'Solicitudes de página'],
  'admin_mails.group.decision': ['Decisions', 'Decisiones'],
  'admin_mails.group.appeal': ['Appeals', 'Apelaciones'],
  'admin_mails.group.reviews': ['New reviews', 'Nuevas reseñas'],
  'admin_mails.group.responses': ['New responses', 'Nuevas respuestas'],
  'admin_mails.group.red_flag': ['Red flags', 'Alertas'],
  'admin_mails.group.reports': ['Reports', 'Reportes'],
  'admin_mails.group.notifications': ['Notifications', 'Notificaciones'],
  'admin_mails.group.digest': ['Daily summary', 'Resumen diario'],
  'admin_mails.group.messages': ['Messages', 'Mensajes'],
  'admin_mails.all': ['All emails', 'Todos los correos'],
  'admin_mails.language.english': ['English', 'Inglés'],
  'admin_mails.language.mexican_spanish': ['Mexican Spanish', 'Español de México'],
  'admin_mails.subject': ['Subject', 'Asunto'],
  'admin_mails.preheader': ['Preview line', 'Texto de vista previa'],
  'admin_mails.headers': ['Headers', 'Encabezados'],
  'admin_mails.on_phone': ['On a phone, 320 px', 'En un teléfono, 320 px'],
  'admin_mails.on_computer': ['On a computer, 600 px', 'En una computadora, 600 px'],
  'admin_mails.plain': ['Plain text', 'Texto sin formato'],
});
