import { defineMessages } from '../../common/format/messages.ts';

/** The administrators' page of work in the background that failed for good. */
export default defineMessages({
  'admin.failed_jobs.title': ['Failed jobs', 'Tareas fallidas'],
  'failed_jobs.intro': [
    'Work in the background that failed five times: emails, exports, nightly work. Once the cause is mended, retry it.',
    'Trabajo en segundo plano que falló cinco veces: correos, exportaciones, tareas nocturnas. Corregida la causa, puede reintentarlo.',
  ],
  'failed_jobs.none_title': ['No failed jobs', 'No hay tareas fallidas'],
  'failed_jobs.none_text': [
    'Everything in the background is done or under way.',
    'Todo el trabajo en segundo plano está hecho o en curso.',
  ],
  'failed_jobs.more': ['The latest {shown} of {total}.', 'Las {shown} más recientes de {total}.'],
  'failed_jobs.tries': [
    '{count, plural, one {# try} other {# tries}}',
    '{count, plural, one {# intento} other {# intentos}}',
  ],
  'failed_jobs.no_error': ['No error message', 'Sin mensaje de error'],
  'failed_jobs.too_late': [
    'What it was to work on is erased: it can no longer be retried.',
    'Sus datos ya se borraron: no se puede reintentar.',
  ],
  'failed_jobs.retry': ['Retry', 'Reintentar'],
  'failed_jobs.drop': ['Drop', 'Descartar'],
  'failed_jobs.retried': ['The job is tried again now.', 'La tarea se está reintentando.'],
  'failed_jobs.dropped': ['The job is dropped.', 'La tarea se descartó.'],
  'failed_jobs.gone': [
    'This job is no longer among the failed ones: someone retried or dropped it.',
    'Esta tarea ya no está entre las fallidas: alguien la reintentó o la descartó.',
  ],
});
