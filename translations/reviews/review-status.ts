import { defineMessages } from '../../common/format/messages.ts';

/** What everybody reads of a review's standing, under it. */
export default defineMessages({
  'reviews.appeal_open': [
    'Appealed {filed} · decision by {due}',
    'Apelada el {filed} · decisión a más tardar el {due}',
  ],
  'reviews.appeal_late': [
    'Appealed {filed} · decision was due {due}',
    'Apelada el {filed} · debió decidirse el {due}',
  ],
  'reviews.appeal_closed.accepted': [
    'Appealed {filed} · accepted {closed}',
    'Apelada el {filed} · aceptada el {closed}',
  ],
  'reviews.appeal_closed.rejected': [
    'Appealed {filed} · rejected {closed}',
    'Apelada el {filed} · rechazada el {closed}',
  ],
  'reviews.appeal_closed.withdrawn': [
    'Appealed {filed} · withdrawn {closed}',
    'Apelada el {filed} · retirada el {closed}',
  ],
  'reviews.appeal_wish.take_down': [
    'The contractor asked us to take down this review.',
    'El contratista pidió quitar esta reseña.',
  ],
  'reviews.appeal_wish.put_back': [
    'The author asked us to restore this review.',
    'El autor pidió mostrar de nuevo esta reseña.',
  ],
  'reviews.edited_by_administrator': [
    'Edited by an administrator {date}',
    'Editada por un administrador el {date}',
  ],
  'reviews.words_restored': [
    'Edited by an administrator, restored after an appeal {date}',
    'Editada por un administrador y restablecida por apelación el {date}',
  ],
  'reviews.replaced_by_administrator': [
    'until an administrator edited it',
    'hasta que un administrador la editó',
  ],
  'reviews.words_withheld': [
    'We no longer show this text because of the reason for the edit.',
    'Ya no mostramos este texto por el motivo de la edición.',
  ],
  'reviews.earlier_responses': [
    '{count, plural, one {# earlier version of the response} other {# earlier versions of the response}}',
    '{count, plural, one {# versión anterior de la respuesta} other {# versiones anteriores de la respuesta}}',
  ],
  'reviews.appeal_take_down': ['Appeal this review', 'Apelar esta reseña'],
  'reviews.appeal_turn_off': ['Withdraw appeal', 'Retirar apelación'],
});
