import { ERASE_AFTER_DAYS, UPLOAD_KEPT_HOURS } from '../../../common/constants.ts';
import { JOB_PROOF_FILES_KEPT_DAYS } from '../../../common/job-proofs.ts';
import type { Period } from './period.ts';

export const TEXT_PERIODS: readonly Period[] = [
  {
    tables: [
      'reviews',
      'review_versions',
      'review_photos',
      'review_version_photos',
      'review_responses',
      'review_response_versions',
      'postings',
      'posting_versions',
      'posting_photos',
      'posting_trades',
      'comments',
      'comment_versions',
      'job_proofs',
    ],
    data: [
      'Published texts and photos, with earlier versions',
      'Textos y fotos publicados, con sus versiones anteriores',
    ],
    kept: ['Until you delete them', 'Hasta que usted los elimine'],
    job: null,
  },
  {
    tables: [],
    data: ['What is on hold', 'Lo que está en revisión'],
    kept: [
      'Until they are published, deleted or taken down',
      'Hasta que se publiquen, se eliminen o se quiten',
    ],
    job: null,
  },
  {
    tables: ['removed_photos'],
    data: [
      'What an administrator took down: reviews, responses, postings, comments, messages, invitations, ratings between contractors and photos',
      'Lo que quitó un administrador: reseñas, respuestas, publicaciones, comentarios, mensajes, invitaciones, calificaciones entre contratistas y fotos',
    ],
    kept: [
      `${ERASE_AFTER_DAYS} days, in case of an appeal, then erased with its versions and files. While an appeal is open, nothing is erased.`,
      `${ERASE_AFTER_DAYS} días, por si hay una apelación; después se borra con sus versiones y archivos. Mientras haya una apelación abierta, no se borra nada.`,
    ],
    job: 'reviews.erase',
  },
  {
    tables: [],
    data: [
      'Deleted reviews, responses and postings, with all versions',
      'Reseñas, respuestas y publicaciones eliminadas, con todas sus versiones',
    ],
    kept: [
      `Hidden for ${ERASE_AFTER_DAYS} days in case of an appeal, then erased. While an appeal is open, nothing is erased.`,
      `Ocultas ${ERASE_AFTER_DAYS} días por si hay una apelación; después se borran. Mientras haya una apelación abierta, no se borra nada.`,
    ],
    job: 'reviews.erase',
  },
  {
    tables: [],
    data: ['Deleted comments', 'Comentarios eliminados'],
    kept: [
      'Erased right away. A comment with replies keeps its place, without words.',
      'Se borran en el momento. Si tiene respuestas, queda su lugar, sin texto.',
    ],
    job: null,
  },
  {
    tables: [],
    data: ['What stays of an erased review', 'Lo que queda de una reseña borrada'],
    kept: [
      'For the public counts: stars, language, dates, and how appeals ended. No words and no names.',
      'Para las cifras públicas: estrellas, idioma, fechas y cómo terminaron las apelaciones. Sin texto y sin nombres.',
    ],
    job: null,
  },
  {
    tables: [
      'messages',
      'conversations',
      'quote_requests',
      'quote_request_photos',
      'quote_answers',
      'quote_hires',
      'invited_jobs',
      'invitations',
      'invitation_files',
      'partner_ratings',
    ],
    data: [
      'Messages, requests for a quote with their answers, invitations, ratings between contractors',
      'Mensajes, solicitudes de cotización con sus respuestas, invitaciones, calificaciones entre contratistas',
    ],
    kept: [
      'They stay with the other side, not with the next owner of a page. When you close your account, they are signed “Closed account”; conversations are erased within a day once both sides have closed theirs.',
      'Se quedan con la otra parte, no con el siguiente dueño de una página. Si cierra su cuenta, aparecen firmados como “Cuenta cerrada”; las conversaciones se borran en un día cuando ambas partes cerraron la suya.',
    ],
    job: null,
  },
  {
    tables: ['job_proof_files', 'job_proof_cfdis'],
    data: [
      'Files that prove the job of a review, and what was read of an invoice',
      'Los archivos que comprueban el trabajo de una reseña y lo que se leyó de una factura',
    ],
    kept: [
      `${JOB_PROOF_FILES_KEPT_DAYS} days after the answer; erased within a day after the author withdraws them; an invoice that was read and never sent, 2 days at most`,
      `${JOB_PROOF_FILES_KEPT_DAYS} días después de la respuesta; si el autor los retira, se borran en el transcurso de un día; una factura leída que nunca se envió, 2 días como máximo`,
    ],
    job: 'job_proofs.forget',
  },
  {
    tables: ['uploads'],
    data: ['Files that you sent, with their names', 'Archivos que envió, con su nombre'],
    kept: [
      `As long as what they are attached to; attached to nothing, ${UPLOAD_KEPT_HOURS} hours`,
      `Mientras exista aquello a que se adjuntaron; si no se adjuntaron a nada, ${UPLOAD_KEPT_HOURS} horas`,
    ],
    job: 'uploads.sweep',
  },
];
