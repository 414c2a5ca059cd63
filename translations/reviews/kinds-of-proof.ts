import { defineMessages } from '../../common/format/messages.ts';

/** Proofs of a job by a permit or a quote hired here, and proofs that are taken back. */
export default defineMessages({
  'job_proofs.kind.file': ['Documents', 'Documentos'],
  'job_proofs.kind.cfdi': ['Invoice (CFDI)', 'Factura (CFDI)'],
  'job_proofs.kind.permit': ['Building permit', 'Permiso de construcción'],
  'job_proofs.kind.quote': ['Quote hired here', 'Cotización contratada aquí'],
  'job_proofs.by_quote': [
    'If you asked for a quote here and both of you marked it as hired, your review is proven automatically.',
    'Si pidió una cotización aquí y ambos la marcaron como contratada, su reseña se comprueba sola.',
  ],
  'job_proofs.proven_now': [
    'The job is proven. Your review counts fully from now on.',
    'El trabajo está comprobado. Su reseña cuenta completa desde ahora.',
  ],
  'job_proofs.by_files': ['With pictures or PDF files', 'Con imágenes o archivos PDF'],
  'job_proofs.by_permit': ['With a building permit', 'Con un permiso de construcción'],
  'job_proofs.permit_number': ['Number of the permit', 'Número del permiso'],
  'job_proofs.permit_help': [
    'We compare it with the permits of {contractor} that cities publish. If place and month fit your review, the job is proven right away. A permit proves one review.',
    'Lo comparamos con los permisos de {contractor} que publican las ciudades. Si el lugar y el mes coinciden con su reseña, el trabajo queda comprobado en el momento. Un permiso comprueba una sola reseña.',
  ],
  'job_proofs.permit_send': ['Check the permit', 'Verificar el permiso'],
  'job_proofs.permit_problem.none': [
    'We have no permit of {contractor} with this number. Check the number, or send the permit as a file.',
    'No tenemos un permiso de {contractor} con este número. Revise el número o envíe el permiso como archivo.',
  ],
  'job_proofs.permit_problem.place': [
    'The permit with this number is for another place than your review. Check the city in your review, or send the permit as a file.',
    'El permiso con este número es de otro lugar que el de su reseña. Revise la ciudad en su reseña o envíe el permiso como archivo.',
  ],
  'job_proofs.permit_problem.month': [
    'The permit with this number doesn’t fit the month of your review. Check the month in your review, or send the permit as a file.',
    'El permiso con este número no corresponde al mes de su reseña. Revise el mes en su reseña o envíe el permiso como archivo.',
  ],
  'job_proofs.permit_problem.no_day': [
    'The list of permits gives no date for this number, so we can’t compare the month. Please send the permit as a file.',
    'La lista de permisos no da la fecha de este número, así que no podemos comparar el mes. Envíe el permiso como archivo.',
  ],
  'job_proofs.permit_problem.several': [
    'Several permits of {contractor} with this number fit, so we can’t tell which one is yours. Please send the permit as a file.',
    'Varios permisos de {contractor} con este número coinciden y no sabemos cuál es el suyo. Envíe el permiso como archivo.',
  ],
  'job_proofs.permit_problem.used': [
    'This permit already proves a review. Please send your contract or invoice as a file.',
    'Este permiso ya comprueba una reseña. Envíe su contrato o factura como archivo.',
  ],
  'job_proofs.list_waiting': ['To check', 'Por revisar'],
  'job_proofs.list_confirmed': ['Confirmed', 'Confirmados'],
  'job_proofs.more_confirmed': [
    'The latest {shown, number} of {total, number}.',
    'Los {shown, number} más recientes de {total, number}.',
  ],
  'job_proofs.none_confirmed': ['No confirmed proofs', 'No hay comprobantes confirmados'],
  'job_proofs.none_confirmed_text': [
    'Confirmed proofs appear here, the latest first. You can take one back.',
    'Aquí aparecen los comprobantes confirmados, primero el más reciente. Puede anularlos.',
  ],
  'job_proofs.decided_by': ['Confirmed by {name}', 'Lo confirmó {name}'],
  'job_proofs.decided_by_software': ['Confirmed by software', 'Lo confirmó el sistema'],
  'job_proofs.revoke': ['Take this proof back', 'Anular este comprobante'],
  'job_proofs.revoke_help': [
    'The author reads the reason and may appeal. The review stays public and counts as before the proof.',
    'El autor lee el motivo y puede apelar. La reseña sigue pública y cuenta como antes del comprobante.',
  ],
  'job_proofs.revoke_rule': ['Rule', 'Regla'],
  'job_proofs.revoke_no_rule': ['No rule', 'Ninguna regla'],
  'job_proofs.revoked': ['Proof revoked.', 'Comprobante anulado.'],
  'job_proofs.revoked_before': [
    'This proof is no longer confirmed.',
    'Este comprobante ya no está confirmado.',
  ],
  'job_proofs.to_statement': ['Read the decision and appeal', 'Leer la decisión y apelar'],
  'job_proofs.hire_withdrawn': [
    'You took back that you hired this contractor, so the quote no longer proves the job.',
    'Usted retiró que contrató a este contratista, así que la cotización ya no comprueba el trabajo.',
  ],
  'job_proofs.permit_gone': [
    'The permit is no longer in the city’s list for this contractor, so it no longer proves the job.',
    'El permiso ya no está en la lista de la ciudad para este contratista, así que ya no comprueba el trabajo.',
  ],
  'decisions.action.job_proof.confirmed': ['Proof of a job confirmed', 'Comprobante de trabajo confirmado'],
  'decisions.action.job_proof.revoked': ['Proof of a job revoked', 'Comprobante de trabajo anulado'],
  'admin.action.job_proof.confirmed': ['Proof of a job confirmed', 'Comprobante de trabajo confirmado'],
  'admin.action.job_proof.revoked': ['Proof of a job revoked', 'Comprobante de trabajo anulado'],
  'statements.what.job_proof.confirmed': [
    'We confirmed the proof of the job: the review counts fully in the ranking.',
    'Confirmamos el comprobante del trabajo: la reseña cuenta completa en el orden.',
  ],
  'statements.what.job_proof.revoked': [
    'We took back the proof of the job. The review stays public and counts as before the proof.',
    'Anulamos el comprobante del trabajo. La reseña sigue pública y cuenta como antes del comprobante.',
  ],
  'admin.outcome.accept.job_proof.revoked': ['Give the proof back', 'Devolver el comprobante'],
  'admin.outcome.reject.job_proof.revoked': ['Keep it revoked', 'Dejarlo anulado'],
  'admin.decision_appeals.follows.job_proof.revoked': [
    'If you accept, the review counts fully in the ranking again.',
    'Si acepta, la reseña vuelve a contar completa en el orden.',
  ],
});
