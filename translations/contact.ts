import { defineMessages } from '../common/messages.ts';

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
    'Un texto, una foto o un registro equivocado: use “Reportar” en su página.',
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
  'contact.mail_from': [
    '{name} ({email}) wrote on the contact page. Reply to this email to answer.',
    '{name} ({email}) escribió en la página de contacto. Responda este correo para contestarle.',
  ],
});
