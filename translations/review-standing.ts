import { defineMessages } from '../common/messages.ts';

/** What everybody reads of a review's standing, under it. */
export default defineMessages({
  'reviews.appeal_open': [
    'Appealed {filed}: decision due {due}',
    'Apelada el {filed}: se decide a más tardar el {due}',
  ],
  'reviews.appeal_late': [
    'Appealed {filed}: decision was due {due} and is late',
    'Apelada el {filed}: debía decidirse el {due} y va con retraso',
  ],
  'reviews.appeal_closed.accepted': [
    'Appealed {filed}: granted {closed}',
    'Apelada el {filed}: se concedió el {closed}',
  ],
  'reviews.appeal_closed.rejected': [
    'Appealed {filed}: rejected {closed}',
    'Apelada el {filed}: se rechazó el {closed}',
  ],
  'reviews.appeal_closed.withdrawn': [
    'Appealed {filed}: turned off {closed}',
    'Apelada el {filed}: se retiró el {closed}',
  ],
  'reviews.appeal_wish.take_down': [
    'The contractor asked for this review to be taken down.',
    'El contratista pidió que se quite esta reseña.',
  ],
  'reviews.appeal_wish.put_back': [
    'The author asked for this review to be put back.',
    'El autor pidió que se vuelva a mostrar esta reseña.',
  ],
  'reviews.edited_by_administrator': [
    'Edited by an administrator {date}',
    'Editada por un administrador el {date}',
  ],
  'reviews.words_restored': [
    'Changed by an administrator and put back on appeal {date}',
    'Un administrador la cambió y se restableció por apelación el {date}',
  ],
  'reviews.replaced_by_administrator': [
    'until an administrator edited it',
    'hasta que un administrador la editó',
  ],
  'reviews.words_withheld': [
    'These words are not shown any more: the reason for the edit forbids it.',
    'Estas palabras ya no se muestran: el motivo de la edición lo impide.',
  ],
  'reviews.earlier_responses': [
    '{count, plural, one {# earlier version of the response} other {# earlier versions of the response}}',
    '{count, plural, one {# versión anterior de la respuesta} other {# versiones anteriores de la respuesta}}',
  ],
  'reviews.appeal_take_down': ['Ask for this review to be taken down', 'Pedir que se quite esta reseña'],
  'reviews.appeal_turn_off': ['Turn the appeal off', 'Retirar la apelación'],
});
