import { ENDED_ADDRESS_DAYS } from '../../../common/limits/account-periods.ts';
import { ERASE_AFTER_DAYS } from '../../../common/constants.ts';
import { MEMBER_INVITATION_DAYS } from '../../../common/profiles/members.ts';
import { CUSTOMER_ADDRESS_DAYS } from '../../../common/limits/review-requests.ts';
import { COUNTS_KEPT_DAYS } from '../../../common/page-counts.ts';
import { CODE_MINUTES } from '../../contractors/claims/claim-code.ts';
import { CLAIM_UNCONFIRMED_DAYS } from '../../contractors/claims/claim.ts';
import { CLAIM_DOCUMENT_DAYS } from '../../contractors/claims/jobs/erase-documents.ts';
import { RUNS_KEPT } from '../../contractors/import/saving/import-changes.ts';
import { PAGE_VERSIONS_KEPT } from '../../profiles/page/publish-content.ts';
import type { Period } from './period.ts';

const COUNTS_KEPT_YEARS = Math.floor(COUNTS_KEPT_DAYS / 365);

export const BUSINESS_PERIODS: readonly Period[] = [
  {
    tables: ['contractors', 'contractor_photos', 'contractor_albums', 'licenses'],
    data: [
      'A contractor’s page with photos, projects and licenses',
      'La página de un contratista, con fotos, proyectos y licencias',
    ],
    kept: [
      'As long as the business is listed. When its owner closes the account, only what “Close account” below names stays.',
      'Mientras el negocio aparezca en el sitio. Si su dueño cierra la cuenta, solo se queda lo que dice más abajo “Cerrar cuenta”.',
    ],
    job: 'accounts.close',
  },
  {
    tables: ['contractor_page_drafts', 'contractor_page_versions'],
    data: [
      `Drafts and the last ${PAGE_VERSIONS_KEPT} versions of a contractor’s page`,
      `Borradores y las últimas ${PAGE_VERSIONS_KEPT} versiones de la página de un contratista`,
    ],
    kept: [
      'Until they are replaced or discarded, or the account is closed',
      'Hasta que se reemplacen o se descarten, o se cierre la cuenta',
    ],
    job: 'accounts.close',
  },
  {
    tables: ['contractor_page_days'],
    data: [
      'Totals of openings and clicks of a contractor’s page',
      'Totales de visitas y clics de la página de un contratista',
    ],
    kept: [`${COUNTS_KEPT_YEARS} years`, `${COUNTS_KEPT_YEARS} años`],
    job: 'page_counts.forget',
  },
  {
    tables: ['review_requests', 'review_request_lists'],
    data: [
      'Email addresses of customers that a contractor gave us to ask for a review, and the outcome of a list of them',
      'Correos de clientes que un contratista nos dio para pedirles una reseña, y el resultado de una lista de ellos',
    ],
    kept: [`${CUSTOMER_ADDRESS_DAYS} days`, `${CUSTOMER_ADDRESS_DAYS} días`],
    job: 'review_requests.forget',
  },
  {
    tables: ['review_request_refusals'],
    data: [
      'Wishes of customers to get no requests for reviews, and requests that were sent: in place of the address, a code that cannot be read back',
      'Avisos de clientes que no quieren solicitudes de reseña, y solicitudes enviadas: en lugar del correo, un código que no se puede descifrar',
    ],
    kept: [
      'As long as the site runs, so that the wish holds',
      'Mientras exista el sitio, para que el aviso se respete',
    ],
    job: null,
  },
  {
    tables: ['review_request_counts'],
    data: [
      'How many customers a contractor asked, and how many wrote',
      'A cuántos clientes pidió reseña un contratista, y cuántos escribieron',
    ],
    kept: ['As long as the business is listed', 'Mientras el negocio aparezca en el sitio'],
    job: null,
  },
  {
    tables: ['register_columns', 'listing_keys'],
    data: [
      'What a public record said of a page before its owner changed it, and a code by which an import knows a listing again',
      'Lo que decía un registro de una página antes de que su dueño la cambiara, y un código con el que una importación reconoce una ficha',
    ],
    kept: ['As long as the business is listed', 'Mientras el negocio aparezca en el sitio'],
    job: null,
  },
  {
    tables: ['permits', 'permit_reports'],
    data: [
      'Building permits that a city lists, and reports that one is not of that business',
      'Permisos de obra que publica una ciudad, y avisos de que uno no es de ese negocio',
    ],
    kept: ['Until the import of the list is undone', 'Hasta que se deshaga la importación de la lista'],
    job: null,
  },
  {
    tables: ['contractor_import_changes', 'permit_import_changes'],
    data: [
      'What an import of public records changed, so that it can be undone',
      'Lo que cambió la importación de un registro, para poder deshacerla',
    ],
    kept: [
      `For the last ${RUNS_KEPT} imports of the same list`,
      `De las últimas ${RUNS_KEPT} importaciones del mismo registro`,
    ],
    job: null,
  },
  {
    tables: ['listing_merge_moves'],
    data: ['What was moved when two listings were joined', 'Lo que se movió al unir dos fichas'],
    kept: [
      `${ERASE_AFTER_DAYS} days, in case of an appeal`,
      `${ERASE_AFTER_DAYS} días, por si hay una apelación`,
    ],
    job: 'reviews.erase',
  },
  {
    tables: ['contractor_members'],
    data: [
      'People who manage a business, and invitations to that, with their email',
      'Personas que administran un negocio e invitaciones para hacerlo, con su correo',
    ],
    kept: [
      `${ENDED_ADDRESS_DAYS} days after their end; an invitation ends after ${MEMBER_INVITATION_DAYS} days`,
      `${ENDED_ADDRESS_DAYS} días después de que terminan; una invitación termina a los ${MEMBER_INVITATION_DAYS} días`,
    ],
    job: 'accounts.forget',
  },
  {
    tables: ['contractor_claims'],
    data: [
      'A claim: who claimed which page, and the outcome',
      'Una solicitud de página: quién reclamó qué página y cómo terminó',
    ],
    kept: ['As long as the page', 'Mientras exista la página'],
    job: null,
  },
  {
    tables: [],
    data: ['Email of a claim', 'Correo de una solicitud de página'],
    kept: [`${ENDED_ADDRESS_DAYS} days after its end`, `${ENDED_ADDRESS_DAYS} días después de que termina`],
    job: 'accounts.forget',
  },
  {
    tables: [],
    data: [
      'Document and message of a rejected or withdrawn claim',
      'Documento y mensaje de una solicitud rechazada o retirada',
    ],
    kept: [
      `${ERASE_AFTER_DAYS} days after the claim ended`,
      `${ERASE_AFTER_DAYS} días después de que terminó`,
    ],
    job: 'claims.erase',
  },
  {
    tables: [],
    data: ['Document and message of an accepted claim', 'Documento y mensaje de una solicitud aceptada'],
    kept: [
      `Until ${CLAIM_DOCUMENT_DAYS} days after its owner closed the account or left the page`,
      `Hasta ${CLAIM_DOCUMENT_DAYS} días después de que su dueño cerró la cuenta o dejó la página`,
    ],
    job: 'claims.erase',
  },
  {
    tables: [],
    data: ['A claim whose code no one enters', 'Una solicitud cuyo código nadie escribe'],
    kept: [
      `Closed ${CLAIM_UNCONFIRMED_DAYS} days after the last code`,
      `Se cierra ${CLAIM_UNCONFIRMED_DAYS} días después del último código`,
    ],
    job: 'claims.lapse',
  },
  {
    tables: [],
    data: ['Claim codes', 'Códigos para reclamar un negocio'],
    kept: [
      `Valid for ${CODE_MINUTES} minutes, stored in scrambled form`,
      `Sirven ${CODE_MINUTES} minutos; se guardan cifrados`,
    ],
    job: null,
  },
];
