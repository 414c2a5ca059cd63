import { defineMessages } from '../../common/format/messages.ts';

/** The English texts are those of the brief to the letter, its spellings included. */
export default defineMessages({
  'toasts.changes_saved': ['Changes Successfully Saved!', '¡Los cambios se guardaron!'],
  'toasts.review_deleted': ['Review Successfully Deleted', 'Se eliminó la reseña'],
  'toasts.response_deleted': ['Response Successfully Deleted', 'Se eliminó la respuesta'],
  'toasts.review_deactivated': ['Review deactivated successfully', 'Se desactivó la reseña'],
  'toasts.review_activated': ['Review activated successfully', 'Se activó la reseña'],
  'toasts.response_deactivated': ['Response deactivated successfully', 'Se desactivó la respuesta'],
  'toasts.response_activated': ['Response activated successfully', 'Se activó la respuesta'],
  'toasts.review_updated': ['Review Successfully Upadated', 'Se actualizó la reseña'],
  'toasts.response_updated': ['Response Successfully Upadated', 'Se actualizó la respuesta'],
  'toasts.appeal_accepted': ['Appeal is successfully accepted!', '¡Se aceptó la apelación!'],
  'toasts.appeal_rejected': ['Appeal is successfully rejected!', '¡Se rechazó la apelación!'],
  'toasts.appeal_submitted': ['Appeal is Successfully Submitted', 'Se envió la apelación'],
  'toasts.appeal_turned_off': ['Turn off Appeal is Successfully Submitted', 'Se retiró la apelación'],
  'toasts.response_added': ['Review response added successfully!', '¡Se agregó la respuesta a la reseña!'],
  'toasts.response_deleted_own': [
    'Review response deleted successfully!',
    '¡Se eliminó la respuesta a la reseña!',
  ],

  'toasts.something_wrong': ['Sorry Something Went wrong', 'Lo sentimos, algo salió mal'],
  'toasts.token_failed': ['wrong intoken', 'No se pudo iniciar la sesión'],
  'toasts.translations_failed': ['Error Fetching translations', 'No se pudieron cargar las traducciones'],
  'toasts.user_version_failed': ['Wrong in User Version Fetching', 'No se pudo consultar su membresía'],
  'toasts.user_details_failed': [
    'Wrong in User Version Details',
    'No se pudieron consultar los detalles de su membresía',
  ],
});
