import { defineMessages } from '../../common/format/messages.ts';

/** What administrators decide about businesses that closed for good. */
export default defineMessages({
  'admin.closing.filter': ['Closing', 'Cierre'],
  'admin.closing.filter_proposed': ['With an open proposal', 'Con una propuesta en curso'],
  'admin.closing.filter_closed': ['Closed for good', 'Cerrado definitivamente'],
  'admin.closing.title': ['Closed for good', 'Cierre definitivo'],
  'admin.closing.state_owner': [
    'Closed for good since {date}, says the owner',
    'Cerrado definitivamente desde el {date}, según el dueño',
  ],
  'admin.closing.state_decision': [
    'Closed for good since {date}, by decision',
    'Cerrado definitivamente desde el {date}, por decisión',
  ],
  'admin.closing.close': ['Close for good', 'Cerrar definitivamente'],
  'admin.closing.close_text': [
    'The page stays and says it; all lists leave it out. The owner reads your reason and may appeal.',
    'La página se conserva y lo dice; todas las listas la omiten. El dueño lee su motivo y puede apelar.',
  ],
  'admin.closing.day': ['Closed since', 'Cerrado desde'],
  'admin.closing.day_iso': ['Closed since (year-month-day)', 'Cerrado desde (año-mes-día)'],
  'admin.closing.reopen': ['Open again', 'Abrir de nuevo'],
  'admin.closing.reopen_text': [
    'The page returns to all lists right away.',
    'La página vuelve de inmediato a todas las listas.',
  ],
  'admin.closing.keep_open': ['Reject: it is open', 'Rechazar: está abierto'],
  'admin.closing.keep_closed': ['Reject: it is closed', 'Rechazar: está cerrado'],
  'admin.closing.reject_text': [
    'Nothing changes. The owner and the person who proposed it read your reason.',
    'No cambia nada. El dueño y quien lo propuso leen su motivo.',
  ],
  'admin.closing.competitor': [
    'The person who proposed it works in the same trade.',
    'Quien lo propuso trabaja en el mismo oficio.',
  ],
});
