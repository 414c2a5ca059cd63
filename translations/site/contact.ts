import { defineMessages } from '../../common/format/messages.ts';

/** The contact page, and the mail that its form sends. */
export default defineMessages({
  'contact.title': ['Contact', 'Contacto'],
  'contact.description': [
    'Who runs this site, the postal address, the email address, and a form to write to us.',
    'Quién opera este sitio, el domicilio, el correo electrónico y un formulario para escribirnos.',
  ],
  'contact.intro': [
    'A person reads what you write and answers by email.',
    'Una persona lee lo que usted escribe y le contesta por correo.',
  ],
  'contact.operator': ['Who runs this site', 'Quién opera este sitio'],
  'contact.name': ['Name', 'Nombre'],
  'contact.address': ['Postal address', 'Domicilio'],
  'contact.email': ['Email', 'Correo electrónico'],
  'contact.tax_id': ['Tax number', 'RFC o número fiscal'],
  'contact.your_name': ['Your name', 'Su nombre'],
  'contact.topic': ['What is it about?', '¿De qué se trata?'],
  'contact.topic_general': ['Something else', 'Otro asunto'],
  'contact.topic_privacy': ['My data and my rights to it', 'Mis datos y mis derechos sobre ellos'],
  'contact.topic_security': ['A weakness of this site', 'Una falla de seguridad de este sitio'],
  'contact.topic_help': [
    'About your data: say which right you want to use, which data it is about, and in which country you live. We confirm within {confirm, number} business days, and answer within {days, number} days in the United States and {business, number} business days in Mexico.',
    'Sobre sus datos: diga qué derecho quiere ejercer, sobre qué datos, y en qué país vive. Confirmamos en {confirm, number} días hábiles y respondemos en {days, number} días en Estados Unidos y en {business, number} días hábiles en México.',
  ],
  'contact.message': ['Message', 'Mensaje'],
  'contact.send': ['Send message', 'Enviar mensaje'],
  'contact.form': ['Write to us', 'Escríbanos'],
  'contact.who_reads': [
    'Only the operator reads it. We use your name and email to answer you.',
    'Solo lo lee el operador. Usamos su nombre y correo para contestarle.',
  ],
  'contact.faster_title': ['Often faster', 'A menudo es más rápido'],
  'contact.faster_report': [
    'A wrong text, photo or listing: use “Report” on its page.',
    'Un texto, una foto o una ficha equivocada: use “Reportar” en su página.',
  ],
  'contact.faster_appeal': [
    'A decision that you disagree with: appeal it on the page of that decision.',
    'Una decisión con la que no está de acuerdo: apélela en la página de esa decisión.',
  ],
  'contact.faster_billing': [
    'A plan: change or cancel it under Settings, Billing.',
    'Un plan: cámbielo o cancélelo en Configuración, Facturación.',
  ],
  'contact.faster_data': [
    'Your data: download it or close your account under Settings.',
    'Sus datos: descárguelos o cierre su cuenta en Configuración.',
  ],
  'contact.sent': [
    'We have your message. The answer comes by email.',
    'Recibimos su mensaje. La respuesta le llegará por correo.',
  ],
  'contact.mail_subject': ['Message from {name}', 'Mensaje de {name}'],
  'contact.mail_privacy_subject': [
    'Privacy request from {name}',
    'Solicitud sobre datos personales de {name}',
  ],
  'contact.mail_security_subject': ['Security report from {name}', 'Reporte de seguridad de {name}'],
  'contact.mail_security_due': [
    'This is a report about a weakness of the site. Answer it by {answer}, and say by {assess} how serious it is.',
    'Es un reporte sobre una falla de seguridad del sitio. Contéstelo a más tardar el {answer} y diga qué tan grave es a más tardar el {assess}.',
  ],
  'contact.mail_privacy_due': [
    'This is a request about personal data. Confirm it by {confirm}. Answer it by {mexico} if it comes from Mexico, by {united_states} if it comes from the United States.',
    'Es una solicitud sobre datos personales. Confírmela a más tardar el {confirm}. Respóndala a más tardar el {mexico} si viene de México, o el {united_states} si viene de Estados Unidos.',
  ],
  'contact.mail_from': [
    '{name} ({email}) wrote on the contact page. Reply to this email to answer.',
    '{name} ({email}) escribió en la página de contacto. Responda este correo para contestarle.',
  ],
});
