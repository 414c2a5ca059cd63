import { defineMessages } from '../../common/format/messages.ts';

/** Proofs of a job by a Mexican invoice: what was read, what nobody checked, and what proves nothing. */
export default defineMessages({
  'job_proofs.by_cfdi': ['With the invoice (CFDI)', 'Con la factura (CFDI)'],
  'job_proofs.cfdi': ['XML file of the invoice', 'Archivo XML de la factura'],
  'job_proofs.cfdi_help': [
    'The XML that came with the PDF, 1 MB at most. We check its seal and certificate and show you what we read before anything is sent. An invoice proves one review.',
    'El XML que llegó junto con el PDF, de 1 MB como máximo. Verificamos su sello y su certificado, y le mostramos lo que leímos antes de enviar nada. Una factura comprueba una sola reseña.',
  ],
  'job_proofs.cfdi_offline': [
    'We don’t ask the SAT, so we can’t see whether an invoice was canceled later. If we learn of it, we take the proof back.',
    'No consultamos al SAT, así que no podemos ver si una factura se canceló después. Si nos enteramos, anulamos el comprobante.',
  ],
  'job_proofs.cfdi_submit': ['Read the invoice', 'Leer la factura'],
  'job_proofs.cfdi_read': [
    'We read the invoice. Check it below, then send it.',
    'Leímos la factura. Revísela abajo y envíela.',
  ],
  'job_proofs.cfdi_needed': ['Choose the XML file of the invoice.', 'Elija el archivo XML de la factura.'],
  'job_proofs.cfdi_gone': [
    'What we read of this invoice is gone. Please choose the file again.',
    'Lo que leímos de esta factura ya no está. Elija el archivo de nuevo.',
  ],
  'job_proofs.cfdi_used': [
    'This invoice already proves a review, or is being checked. An invoice proves one review.',
    'Esta factura ya comprueba una reseña o está en revisión. Una factura comprueba una sola reseña.',
  ],
  'job_proofs.cfdi_month': [
    'The invoice is of {read}, and your review is about {job}. Check the month in your review, or send the invoice as a file.',
    'La factura es de {read} y su reseña trata de {job}. Revise el mes en su reseña o envíe la factura como archivo.',
  ],
  'job_proofs.draft_title': ['This is what we read', 'Esto es lo que leímos'],
  'job_proofs.draft_sent_at_once': [
    'Everything is checked. Once you send it, the job is proven.',
    'Todo está verificado. Al enviarla, el trabajo queda comprobado.',
  ],
  'job_proofs.draft_asks': [
    'An administrator will look at these points:',
    'Un administrador revisará estos puntos:',
  ],
  'job_proofs.draft_send': ['Send this invoice', 'Enviar esta factura'],
  'job_proofs.draft_other': ['Choose another invoice', 'Elegir otra factura'],
  'job_proofs.read.issuer': ['Issued by', 'Emisor'],
  'job_proofs.read.buyer': ['Issued to', 'Receptor'],
  'job_proofs.read.day': ['Date', 'Fecha'],
  'job_proofs.read.amount': ['Amount', 'Importe'],
  'job_proofs.read.amount_unknown': ['In another currency', 'En otra moneda'],
  'job_proofs.read.works': ['Work', 'Conceptos'],
  'job_proofs.read.folio': ['Fiscal folio', 'Folio fiscal'],
  'job_proofs.read.version': ['CFDI version {version}', 'CFDI versión {version}'],
  'job_proofs.cfdi_question.seal_unchecked': [
    'The invoice has a complement that we don’t know, so its seal was not checked.',
    'La factura trae un complemento que no conocemos, así que no se verificó su sello.',
  ],
  'job_proofs.cfdi_question.issuer_unchecked': [
    'The issuer of the certificate was not checked.',
    'No se verificó quién emitió el certificado.',
  ],
  'job_proofs.cfdi_question.issuer_unknown': [
    'The certificate was issued by an authority that this site doesn’t know.',
    'El certificado lo emitió una autoridad que este sitio no conoce.',
  ],
  'job_proofs.cfdi_question.stamp_unchecked': [
    'The stamp of the certification provider was not checked.',
    'No se verificó el timbre del proveedor de certificación.',
  ],
  'job_proofs.cfdi_question.buyer_generic': [
    'The invoice is to the general public or to a foreigner, so it doesn’t name the buyer.',
    'La factura es al público en general o a un extranjero, así que no dice quién compró.',
  ],
  'job_proofs.cfdi_question.contractor_unknown': [
    'We don’t know the contractor’s RFC yet.',
    'Aún no conocemos el RFC del contratista.',
  ],
  'job_proofs.cfdi_question.contractor_other': [
    'Earlier invoices of this contractor have another RFC.',
    'Las facturas anteriores de este contratista tienen otro RFC.',
  ],
  'job_proofs.cfdi_question.amount_unknown': [
    'The amount is in another currency.',
    'El importe está en otra moneda.',
  ],
  'job_proofs.cfdi_question.amount_above': [
    'The amount is above the cost in the review.',
    'El importe es mayor que el costo en la reseña.',
  ],
  'job_proofs.cfdi_problem.encoding': [
    'We can’t read the letters of this file. Send the XML as you received it.',
    'No podemos leer las letras de este archivo. Envíe el XML tal como lo recibió.',
  ],
  'job_proofs.cfdi_problem.doctype': [
    'This XML holds a document type, which an invoice never has. Send the XML as you received it.',
    'Este XML trae un tipo de documento, que una factura nunca tiene. Envíe el XML tal como lo recibió.',
  ],
  'job_proofs.cfdi_problem.not_xml': [
    'This file is no complete XML. Choose the XML of the invoice, not the PDF.',
    'Este archivo no es un XML completo. Elija el XML de la factura, no el PDF.',
  ],
  'job_proofs.cfdi_problem.too_deep': [
    'This XML is larger than any invoice. Choose the XML of one invoice.',
    'Este XML es más grande que cualquier factura. Elija el XML de una sola factura.',
  ],
  'job_proofs.cfdi_problem.not_cfdi': [
    'This XML is no CFDI. Choose the XML of the invoice.',
    'Este XML no es un CFDI. Elija el XML de la factura.',
  ],
  'job_proofs.cfdi_problem.version': [
    'We read CFDI 3.3 and 4.0. Send another version as a file.',
    'Leemos CFDI 3.3 y 4.0. Envíe otra versión como archivo.',
  ],
  'job_proofs.cfdi_problem.kind': [
    'This CFDI is no invoice of income: a payment, a credit note or a payroll proves no job.',
    'Este CFDI no es de ingreso: un pago, una nota de crédito o una nómina no comprueban un trabajo.',
  ],
  'job_proofs.cfdi_problem.incomplete': [
    'This CFDI lacks a required part, or has it twice. Send the XML as you received it.',
    'A este CFDI le falta un dato obligatorio, o lo trae dos veces. Envíe el XML tal como lo recibió.',
  ],
  'job_proofs.cfdi_problem.to_itself': [
    'The business issued this invoice to itself, so it proves no job for you.',
    'La empresa se emitió esta factura a sí misma, así que no comprueba un trabajo para usted.',
  ],
  'job_proofs.cfdi_problem.future': [
    'The date of this invoice is still to come.',
    'La fecha de esta factura aún no llega.',
  ],
  'job_proofs.cfdi_problem.certificate_missing': [
    'This invoice holds no certificate that we can read.',
    'Esta factura no trae un certificado que podamos leer.',
  ],
  'job_proofs.cfdi_problem.certificate_other': [
    'The certificate in this invoice belongs to someone else than its issuer.',
    'El certificado de esta factura no es de quien la emitió.',
  ],
  'job_proofs.cfdi_problem.certificate_kind': [
    'The certificate in this invoice is no certificate for seals (CSD).',
    'El certificado de esta factura no es un certificado de sello digital (CSD).',
  ],
  'job_proofs.cfdi_problem.certificate_expired': [
    'The certificate in this invoice was not valid on its date.',
    'El certificado de esta factura no estaba vigente en su fecha.',
  ],
  'job_proofs.cfdi_problem.seal_broken': [
    'The seal doesn’t fit the invoice: something was changed after it was sealed. Send the XML as you received it.',
    'El sello no corresponde a la factura: algo cambió después de sellarla. Envíe el XML tal como lo recibió.',
  ],
  'job_proofs.cfdi_problem.stamp_missing': [
    'This invoice has no stamp (Timbre Fiscal Digital), so it is not valid yet.',
    'Esta factura no tiene Timbre Fiscal Digital, así que aún no es válida.',
  ],
  'job_proofs.cfdi_problem.stamp_other': [
    'The stamp (Timbre Fiscal Digital) in this XML belongs to another invoice.',
    'El Timbre Fiscal Digital de este XML es de otra factura.',
  ],
  'job_proofs.check_online': ['Ask the SAT whether it was canceled', 'Consultar en el SAT si se canceló'],
});
