import { defineMessages } from '../../common/format/messages.ts';

/** Proof of the job behind a review: the author's page and the administrators' queue. */
export default defineMessages({
  'admin.proofs.title': ['Proofs', 'Comprobantes'],
  'job_proofs.title': ['Add proof of the job', 'Subir comprobante del trabajo'],
  'job_proofs.intro': [
    'If you can show that {contractor} worked for you, your review counts fully in the ranking and says how it was proven.',
    'Si puede mostrar que {contractor} trabajó para usted, su reseña cuenta completa en el orden y dice con qué se comprobó.',
  ],
  'job_proofs.files': ['Your proof', 'Su comprobante'],
  'job_proofs.files_help': [
    'Up to {maximum, number} pictures or PDF files. Cover prices or account numbers if you like; leave names, date and work readable.',
    'Hasta {maximum, number} imágenes o archivos PDF. Si quiere, tape precios o números de cuenta; deje legibles los nombres, la fecha y el trabajo.',
  ],
  'job_proofs.note': ['Note to the administrator', 'Nota para el administrador'],
  'job_proofs.note_help': [
    'For example, that the invoice is in your spouse’s name.',
    'Por ejemplo, que la factura está a nombre de su cónyuge.',
  ],
  'job_proofs.send': ['Send proof', 'Enviar comprobante'],
  'job_proofs.sent': [
    'Proof sent. We’ll tell you when we have checked it.',
    'Comprobante enviado. Le avisaremos cuando lo hayamos revisado.',
  ],
  'job_proofs.withdraw': ['Withdraw proof', 'Retirar el comprobante'],
  'job_proofs.withdrawn': [
    'You withdrew your proof. We’ll erase its files.',
    'Usted retiró su comprobante. Borraremos sus archivos.',
  ],
  'job_proofs.file_needed': ['Add at least one file.', 'Agregue al menos un archivo.'],
  'job_proofs.obstacle.quote_only': [
    'This review is about a quote, so there is no job to confirm.',
    'Esta reseña trata de una cotización: no hay trabajo que comprobar.',
  ],
  'job_proofs.obstacle.waiting': [
    'An administrator is checking your proof. We aim to decide within {days, number} days.',
    'Un administrador está revisando su comprobante. Procuramos decidir en un máximo de {days, number} días.',
  ],
  'job_proofs.obstacle.confirmed': [
    'The job is confirmed. Your review counts fully.',
    'El trabajo está comprobado. Su reseña cuenta completa.',
  ],
  'job_proofs.obstacle.too_many': [
    'We didn’t accept three proofs for this review. If you have better evidence, write to us on the contact page.',
    'Ya no aceptamos más comprobantes de esta reseña, después de tres que no bastaron. Si tiene mejores pruebas, escríbanos en la página de contacto.',
  ],
  'job_proofs.state.waiting': ['In review', 'En revisión'],
  'job_proofs.state.confirmed': ['Confirmed', 'Confirmado'],
  'job_proofs.state.declined': ['Not accepted', 'No aceptado'],
  'job_proofs.state.withdrawn': ['Withdrawn', 'Retirado'],
  'job_proofs.state.revoked': ['Revoked', 'Anulado'],
  'job_proofs.earlier': ['What you sent', 'Lo que envió'],
  'job_proofs.on': ['Sent {date}', 'Enviado el {date}'],
  'job_proofs.help_title': ['Who sees it', 'Quién lo ve'],
  'job_proofs.help_1': [
    'Only you and the administrators. The contractor never sees your files or your invoice.',
    'Solo usted y los administradores. El contratista nunca ve sus archivos ni su factura.',
  ],
  'job_proofs.help_2': [
    'We erase your files, and what we read of an invoice, {days, number} days after the answer. We never store the invoice itself.',
    'Borramos sus archivos y lo que leímos de una factura {days, number} días después de la respuesta. La factura misma nunca se guarda.',
  ],
  'job_proofs.help_3': ['Your stars don’t affect the answer.', 'Sus estrellas no influyen en la respuesta.'],
  'job_proofs.to_list': ['Back to my reviews', 'Volver a mis reseñas'],
  'job_proofs.decided_before': [
    'This proof was already decided or withdrawn.',
    'Este comprobante ya se decidió o se retiró.',
  ],
  'job_proofs.queue_title': ['Proofs of jobs', 'Comprobantes de trabajos'],
  'job_proofs.queue_intro': [
    'Confirm a proof if its files show that this contractor worked for this author. Stars and opinions don’t matter here.',
    'Confirme si los archivos muestran que este contratista trabajó para este autor. Las estrellas y opiniones no importan aquí.',
  ],
  'job_proofs.none_title': ['No proofs to check', 'No hay comprobantes por revisar'],
  'job_proofs.none_text': [
    'Proofs that authors send appear here, the oldest first.',
    'Aquí aparecen los comprobantes que envían los autores, primero el más antiguo.',
  ],
  'job_proofs.more': [
    'The oldest {shown, number} of {total, number}.',
    'Los {shown, number} más antiguos de {total, number}.',
  ],
  'job_proofs.about': [
    '{author} about {contractor}: {trade}, {month}',
    '{author} sobre {contractor}: {trade}, {month}',
  ],
  'job_proofs.confirm': ['Confirm the job', 'Confirmar el trabajo'],
  'job_proofs.confirmed': ['Proof confirmed.', 'Comprobante confirmado.'],
  'job_proofs.decline': ['Don’t accept', 'No aceptar'],
  'job_proofs.declined': ['Proof not accepted.', 'Comprobante no aceptado.'],
  'job_proofs.decline_reason': ['Reason for the author', 'Motivo para el autor'],
  'job_proofs.decline_help': [
    'Say what is missing, so that the author can send a better proof.',
    'Diga qué falta, para que el autor pueda enviar un mejor comprobante.',
  ],
  'job_proofs.not_yours': [
    'You’re part of this review. Another administrator decides.',
    'Usted es parte de esta reseña. Debe decidir otro administrador.',
  ],
});
