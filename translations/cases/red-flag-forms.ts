import { defineMessages } from '../../common/format/messages.ts';

/** The form to report a red flag, to change that report, and to answer it. */
export default defineMessages({
  'red_flags.create_intro': [
    'For documented problems with {name}. For your opinion of a job, write a review.',
    'Para problemas documentados con {name}. Para su opinión de un trabajo, escriba una reseña.',
  ],
  'red_flags.help_title': ['What happens next', 'Qué pasa después'],
  'red_flags.help_1.owner': [
    'We tell the contractor, who has 10 days to answer. Nothing is public before that.',
    'Avisamos al contratista, que tiene 10 días para responder. Nada es público antes.',
  ],
  'red_flags.help_1.listed': [
    'No one manages this page. We write to the address in the public list it comes from. Nothing is public for 10 days. Someone who claims the page later has 10 days to answer from then.',
    'Nadie administra esta página. Escribimos al correo del padrón público del que proviene. Nada es público durante 10 días. Quien la reclame después tiene 10 días para responder desde entonces.',
  ],
  'red_flags.help_1.nobody': [
    'No one manages this page, so we can’t tell anyone. Nothing is public for 10 days. Someone who claims the page later has 10 days to answer from then.',
    'Nadie administra esta página, así que no podemos avisarle a nadie. Nada es público durante 10 días. Quien la reclame después tiene 10 días para responder desde entonces.',
  ],
  'red_flags.audience_of': ['Who sees “{name}”?', '¿Quién ve “{name}”?'],
  'red_flags.audience_of_all': ['Who sees the files?', '¿Quién ve los archivos?'],
  'red_flags.audience.admins': ['Only administrators', 'Solo los administradores'],
  'red_flags.audience.sides': ['Administrators and the contractor', 'Los administradores y el contratista'],
  'red_flags.audience.public': ['Everyone, if it is published', 'Todos, si se publica'],
  'red_flags.help_2': [
    'Administrators check the evidence and decide. A severe red flag needs two of them.',
    'Los administradores revisan las pruebas y deciden. Un foco rojo grave necesita a dos.',
  ],
  'red_flags.help_3': [
    'We never say who you are. The contractor reads what you write and sees the files that you share with them: leave out or cover your name.',
    'Nunca decimos quién es usted. El contratista lee lo que usted escribe y ve los archivos que le comparte: omita o tape su nombre.',
  ],
  'red_flags.obstacle': ['You can’t report this contractor', 'No puede reportar a este contratista'],
  'red_flags.what': ['What is it about?', '¿De qué se trata?'],
  'red_flags.relation': [
    'What is your relationship to this business?',
    '¿Qué relación tiene con este negocio?',
  ],
  'red_flags.relation.none': [
    'I am or was a customer, subcontractor, supplier or neighbor',
    'Soy o fui cliente, subcontratista, proveedor o vecino',
  ],
  'red_flags.relation.own': ['It is my business', 'Es mi negocio'],
  'red_flags.relation.employer': ['I work or worked there', 'Trabajo o trabajé ahí'],
  'red_flags.relation.relative': ['It belongs to a relative', 'Es de un familiar'],
  'red_flags.relation.competitor': ['It is a competitor', 'Es competencia'],
  'red_flags.relation_refused.own': [
    'You can’t report your own business.',
    'No puede reportar su propio negocio.',
  ],
  'red_flags.relation_refused.employer': [
    'You can’t report your own employer here. The labor authority handles those complaints.',
    'Aquí no puede reportar a su patrón. Esas quejas las atiende la autoridad laboral.',
  ],
  'red_flags.relation_refused.relative': [
    'You can’t report the business of a relative.',
    'No puede reportar el negocio de un familiar.',
  ],
  'red_flags.relation_refused.competitor': [
    'Competitors can’t report each other.',
    'Los competidores no pueden reportarse entre sí.',
  ],
  'red_flags.body': ['What happened?', '¿Qué pasó?'],
  'red_flags.body_help': [
    'Facts, dates and amounts. No phone numbers, addresses or insults: the contractor reads it, and everyone if it is published.',
    'Hechos, fechas y montos. Sin teléfonos, domicilios ni insultos: lo lee el contratista y, si se publica, todos.',
  ],
  'red_flags.day': ['When did it happen?', '¿Cuándo ocurrió?'],
  'red_flags.record_url': ['Link to an official record', 'Enlace a un registro oficial'],
  'red_flags.record_url_help': [
    'A page of a licensing board, court, city or county, if there is one.',
    'Una página de la autoridad, el juzgado o el municipio, si existe.',
  ],
  'red_flags.evidence_files': ['Evidence', 'Pruebas'],
  'red_flags.evidence_files_help': [
    'Contract, payments, messages, photos: up to {maximum} files. At least one file or an official record is needed.',
    'Contrato, pagos, mensajes, fotos: hasta {maximum} archivos. Se necesita al menos un archivo o un registro oficial.',
  ],
  'red_flags.send': ['Send the report', 'Enviar el reporte'],
  'red_flags.change_report': ['Change your report', 'Cambiar su reporte'],
  'red_flags.change_help': [
    'You can change text and evidence until administrators decide. They see that it changed.',
    'Puede cambiar el texto y las pruebas hasta que decidan los administradores. Ellos ven que cambió.',
  ],
  'red_flags.save': ['Save', 'Guardar'],
  'red_flags.withdraw': ['Withdraw the report', 'Retirar el reporte'],
  'red_flags.answer_title': ['Your answer', 'Su respuesta'],
  'red_flags.answer_help': [
    'It is always shown next to the evidence, whatever we decide. You can change it as long as the red flag is active.',
    'Siempre aparece junto a las pruebas, sea cual sea la decisión. Puede cambiarla mientras el foco rojo esté vigente.',
  ],
  'red_flags.answer_files': ['Your evidence', 'Sus pruebas'],
  'red_flags.answer_files_help': [
    'Up to {maximum} files: contract, receipts, permits, photos, messages.',
    'Hasta {maximum} archivos: contrato, recibos, permisos, fotos, mensajes.',
  ],
  'red_flags.answer_send': ['Save the answer', 'Guardar la respuesta'],
});
