import type { Language } from '../../../common/format/language.ts';

const REVIEW_ID = 4_211;
const DECISION_ID = 1_873;
const EARLIER_DECISION_ID = 1_790;

/** The names, businesses and texts in the previews of mails, in each language. */
export const MAIL_SAMPLES = {
  english: {
    recipient: { userId: 1, email: 'maria.lopez@example.com', name: 'María López' },
    contractor: 'Del Norte Plumbing & Heating',
    slug: 'del-norte-plumbing-heating',
    businessEmail: 'office@delnorteplumbing.example',
    postingTitle: 'Two licensed electricians wanted for a school in Tucson',
    reviewTitle: 'On time, and they explained the bill',
    reasonName: 'Personal information',
    groundName: 'Personal information',
    reasonText: 'The text gives the private phone number of a neighbor.',
    contactMessage: 'The map shows our office in the wrong street. Who can correct that?',
    claimReason: 'The document names another business.',
    appealText: 'The review describes a job that another company did.',
    holdWords: ['thief'],
    criterion: 'Deposit taken and work not started',
    redFlagReasonName: 'Contract, payments or photos prove it',
    redFlagReasonText: 'The contract gives June 1 as the first day, and the bank transfer is of May 14.',
    cancelReason: 'The owner asked us by phone, after selling the business.',
    savedSearch: 'Electricians in Tucson',
    invitation: {
      trade: 'Electrical',
      place: 'Tucson, AZ',
      message: 'We need two electricians for the rough-in of a school addition. Plans are attached.',
    },
  },
  mexican_spanish: {
    recipient: { userId: 1, email: 'maria.lopez@example.com', name: 'María López' },
    contractor: 'Plomería y Calefacción Del Norte',
    slug: 'plomeria-y-calefaccion-del-norte',
    businessEmail: 'oficina@plomeriadelnorte.example',
    postingTitle: 'Se buscan dos electricistas con licencia para una escuela en Hermosillo',
    reviewTitle: 'Puntuales, y explicaron la cuenta',
    reasonName: 'Datos personales',
    groundName: 'Datos personales',
    reasonText: 'El texto da el teléfono particular de una vecina.',
    contactMessage: 'El mapa muestra nuestra oficina en otra calle. ¿Quién puede corregirlo?',
    claimReason: 'El documento está a nombre de otro negocio.',
    appealText: 'La reseña describe un trabajo que hizo otra empresa.',
    holdWords: ['ratero'],
    criterion: 'Anticipo cobrado y obra sin empezar',
    redFlagReasonName: 'El contrato, los pagos o las fotos lo demuestran',
    redFlagReasonText: 'El contrato señala el 1 de junio como inicio y la transferencia es del 14 de mayo.',
    cancelReason: 'La dueña nos lo pidió por teléfono, después de vender el negocio.',
    savedSearch: 'Electricistas en Hermosillo',
    invitation: {
      trade: 'Electricidad',
      place: 'Hermosillo, SON',
      message: 'Necesitamos dos electricistas para la obra negra de una escuela. Adjuntamos los planos.',
    },
  },
} as const satisfies Record<Language, unknown>;

export const SAMPLE_NUMBERS = {
  reviewId: REVIEW_ID,
  decisionId: DECISION_ID,
  against: EARLIER_DECISION_ID,
  stars: 4,
  postingId: 318,
  code: '481 207',
  token: 'sample',
  otherEmail: 'm.lopez@example.com',
  dueAt: new Date('2026-12-01T16:00:00Z'),
  appealUntil: '2027-05-24',
  appealAgainFrom: new Date('2026-12-24T16:00:00Z'),
} as const;

export const SAMPLE_JOB = {
  id: 512,
  startsOn: '2026-12-07',
  endsOn: '2026-12-18',
  expiresAt: new Date('2026-12-01T16:00:00Z'),
} as const;
