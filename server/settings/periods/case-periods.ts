import { ERASE_AFTER_DAYS } from '../../../common/constants.ts';
import {
  DATA_REQUEST_CONFIRM_DAYS,
  DATA_REQUEST_FILES_KEPT_DAYS,
  DATA_REQUESTS_KEPT_YEARS,
} from '../../../common/data-requests.ts';
import type { Period } from './period.ts';

export const CASE_PERIODS: readonly Period[] = [
  {
    tables: ['red_flags', 'red_flag_files'],
    data: ['Red flags that were never published', 'Focos rojos que nunca se publicaron'],
    kept: [
      `${ERASE_AFTER_DAYS} days after they were dismissed or withdrawn`,
      `${ERASE_AFTER_DAYS} días después de que se desestimaron o se retiraron`,
    ],
    job: 'reviews.erase',
  },
  {
    tables: [],
    data: ['Published red flags', 'Focos rojos publicados'],
    kept: ['They keep their page after they have ended', 'Conservan su página después de terminar'],
    job: null,
  },
  {
    tables: ['closing_proposals', 'closing_proposal_files'],
    data: [
      'Proposals that a business closed for good, or is open again',
      'Propuestas de que un negocio cerró definitivamente o volvió a abrir',
    ],
    kept: [
      `${ERASE_AFTER_DAYS} days after they were decided or withdrawn`,
      `${ERASE_AFTER_DAYS} días después de que se decidieron o se retiraron`,
    ],
    job: 'reviews.erase',
  },
  {
    tables: ['decisions', 'decision_statements'],
    data: ['Decisions', 'Decisiones'],
    kept: [
      'Permanently. A decision holds numbers, codes, stars, dates and the administrator’s reason. It does not contain the text of your review; of an edit it holds codes made from the words.',
      'De forma permanente. Una decisión contiene números, claves, estrellas, fechas y el motivo del administrador. No contiene el texto de su reseña; de un cambio guarda códigos calculados a partir de las palabras.',
    ],
    job: null,
  },
  {
    tables: ['appeals', 'appeal_files', 'reports', 'report_files', 'report_cases', 'hidden_passages'],
    data: ['Appeals and reports', 'Apelaciones y reportes'],
    kept: [
      'As long as the text, page or account they are about. The words of an appeal or report are erased with the text.',
      'Mientras exista el texto, la página o la cuenta a que se refieren. Las palabras de una apelación o un reporte se borran junto con el texto.',
    ],
    job: null,
  },
  {
    tables: ['data_requests', 'data_request_events'],
    data: [
      'Requests about data, with the record of each step',
      'Solicitudes sobre datos, con el registro de cada paso',
    ],
    kept: [
      `${DATA_REQUESTS_KEPT_YEARS} years after they ended, because we have to show how we answered`,
      `${DATA_REQUESTS_KEPT_YEARS} años después de que terminaron, porque debemos poder mostrar cómo respondimos`,
    ],
    job: 'data_requests.forget',
  },
  {
    tables: [],
    data: ['Requests whose email address was never confirmed', 'Solicitudes cuyo correo no se confirmó'],
    kept: [`${DATA_REQUEST_CONFIRM_DAYS} days`, `${DATA_REQUEST_CONFIRM_DAYS} días`],
    job: 'data_requests.forget',
  },
  {
    tables: ['data_request_files'],
    data: ['Documents sent with such requests', 'Documentos enviados con esas solicitudes'],
    kept: [
      `${DATA_REQUEST_FILES_KEPT_DAYS} days after the request ended`,
      `${DATA_REQUEST_FILES_KEPT_DAYS} días después de que terminó la solicitud`,
    ],
    job: 'data_requests.forget',
  },
  {
    tables: [
      'register_events',
      'register_lists',
      'register_files',
      'register_file_parts',
      'register_refused_rows',
    ],
    data: [
      'Which administrator brought which list of licenses in, and how',
      'Qué administrador importó cuál lista de licencias, y cómo',
    ],
    kept: [
      'As long as the source of the list is used; without the name once the account is erased',
      'Mientras se use la fuente de la lista; sin el nombre cuando se borra la cuenta',
    ],
    job: null,
  },
];
