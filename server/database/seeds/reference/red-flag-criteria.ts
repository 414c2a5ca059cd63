import type { RedFlagCriterion } from '../../../../common/cases/red-flags.ts';

type Criterion = {
  level: 'notice' | 'warning' | 'alert';
  /** The days that it is shown; null: until its reason has ended. */
  days: number | null;
  english: string;
  mexican_spanish: string;
  /** The accepted evidence. */
  english_evidence: string;
  mexican_spanish_evidence: string;
};

/** The criteria of red flags, as published. */
export const RED_FLAG_CRITERIA_ROWS: Readonly<Record<RedFlagCriterion, Criterion>> = {
  license_expired: {
    level: 'notice',
    days: null,
    english: 'License expired',
    mexican_spanish: 'Licencia vencida',
    english_evidence:
      'The public list of the licensing board. The notice begins and ends by itself: it ends when the list shows the license as valid again.',
    mexican_spanish_evidence:
      'El padrón público de la autoridad que otorga la licencia. El aviso empieza y termina solo: se quita cuando el padrón la muestra vigente de nuevo.',
  },
  deposit_not_started: {
    level: 'alert',
    days: 730,
    english: 'Deposit taken and work not started',
    mexican_spanish: 'Anticipo cobrado y obra sin empezar',
    english_evidence:
      'The contract or written quote with its start date, proof of payment, and messages that ask for the work or the money.',
    mexican_spanish_evidence:
      'El contrato o la cotización con fecha de inicio, el comprobante de pago y los mensajes en que se pide el trabajo o el dinero.',
  },
  abandoned_job: {
    level: 'warning',
    days: 365,
    english: 'Abandoned job',
    mexican_spanish: 'Obra abandonada',
    english_evidence:
      'The contract, dated photos of the unfinished work, and messages without an answer for at least 30 days.',
    mexican_spanish_evidence:
      'El contrato, fotos con fecha del trabajo sin terminar y mensajes sin respuesta durante al menos 30 días.',
  },
  no_permit: {
    level: 'warning',
    days: 365,
    english: 'No permit where one is required',
    mexican_spanish: 'Obra sin el permiso que se exige',
    english_evidence:
      'A notice or stop-work order of the city or county, or its written answer that no permit was issued.',
    mexican_spanish_evidence:
      'Un citatorio o sello de clausura del municipio, o su respuesta por escrito de que no se expidió el permiso.',
  },
  cash_up_front: {
    level: 'notice',
    days: 365,
    english: 'Asks for full payment in cash up front',
    mexican_spanish: 'Pide todo en efectivo por adelantado',
    english_evidence:
      'The quote or messages that ask for it, from at least two customers who do not know each other.',
    mexican_spanish_evidence:
      'La cotización o los mensajes en que se pide, de al menos dos clientes que no se conocen entre sí.',
  },
  unpaid_subcontractor: {
    level: 'warning',
    days: 365,
    english: 'Unpaid subcontractor or lien',
    mexican_spanish: 'Subcontratista sin pagar o gravamen sobre la casa',
    english_evidence: 'The recorded lien, or the invoice with the written demand for payment.',
    mexican_spanish_evidence: 'El gravamen inscrito, o la factura con el requerimiento de pago por escrito.',
  },
  over_quote: {
    level: 'warning',
    days: 365,
    english: 'Final bill more than 50% over the quote without a written change',
    mexican_spanish: 'Cobro de más de 50% sobre la cotización sin cambio por escrito',
    english_evidence: 'The written quote, the final bill, and proof of payment.',
    mexican_spanish_evidence: 'La cotización por escrito, la cuenta final y el comprobante de pago.',
  },
  retaliation: {
    level: 'alert',
    days: 730,
    english: 'Retaliation against someone who wrote a review',
    mexican_spanish: 'Represalias contra quien escribió una reseña',
    english_evidence:
      'The threat or demand itself: a message, a letter from a lawyer, a recording, a police report.',
    mexican_spanish_evidence:
      'La amenaza o exigencia misma: un mensaje, un escrito de abogado, una grabación o la denuncia.',
  },
  license_revoked: {
    level: 'alert',
    days: 1095,
    english: 'License revoked',
    mexican_spanish: 'Licencia revocada',
    english_evidence: 'The decision or public record of the licensing board.',
    mexican_spanish_evidence: 'La resolución o el registro público de la autoridad que otorgó la licencia.',
  },
  fraud_judgment: {
    level: 'alert',
    days: 1825,
    english: 'Court judgment for fraud',
    mexican_spanish: 'Sentencia por fraude',
    english_evidence: 'The judgment, with the court and the case number. An accusation is not enough.',
    mexican_spanish_evidence:
      'La sentencia, con el juzgado y el número de expediente. Una denuncia no basta.',
  },
  successor_company: {
    level: 'alert',
    days: 730,
    english: 'New company of a contractor with red flags',
    mexican_spanish: 'Empresa nueva de un contratista con focos rojos',
    english_evidence:
      'Public company or license records that name the same owner, with the red flag of the earlier company.',
    mexican_spanish_evidence:
      'Registros públicos de la empresa o de la licencia a nombre del mismo dueño, con el foco rojo de la empresa anterior.',
  },
};
