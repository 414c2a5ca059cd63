import { defineMessages } from '../../common/format/messages.ts';

/** The administrators' page of work in the background that failed for good. */
export default defineMessages({
  'admin.failed_jobs.title': ['Failed jobs', 'Tareas fallidas'],
  'failed_jobs.intro': [
    'Background work that failed six times: emails, exports, nightly tasks. Once the cause is fixed, retry it.',
    'Trabajo en segundo plano que falló seis veces: correos, exportaciones, tareas nocturnas. Corregida la causa, puede reintentarlo.',
  ],
  'failed_jobs.none_title': ['No failed jobs', 'No hay tareas fallidas'],
  'failed_jobs.none_text': [
    'All background work is done or in progress.',
    'Todo el trabajo en segundo plano está hecho o en curso.',
  ],
  'failed_jobs.more': ['The latest {shown} of {total}.', 'Las {shown} más recientes de {total}.'],
  'failed_jobs.tries': [
    '{count, plural, one {# try} other {# tries}}',
    '{count, plural, one {# intento} other {# intentos}}',
  ],
  'failed_jobs.no_error': ['No error message', 'Sin mensaje de error'],
  'failed_jobs.too_late': [
    'Its data was erased, so it can’t be retried.',
    'Sus datos ya se borraron, así que no se puede reintentar.',
  ],
  'failed_jobs.retry': ['Retry', 'Reintentar'],
  'failed_jobs.drop': ['Discard', 'Descartar'],
  'failed_jobs.retried': ['The job is being retried.', 'La tarea se está reintentando.'],
  'failed_jobs.dropped': ['The job was discarded.', 'La tarea se descartó.'],
  'failed_jobs.gone': [
    'This job is no longer on this list: someone retried or discarded it.',
    'Esta tarea ya no está en la lista: alguien la reintentó o la descartó.',
  ],
});
