import { defineMessages } from '../common/messages.ts';

/** Forms on a page of their own, for browsers without scripts. */
export default defineMessages({
  'plain_forms.back': ['Go back', 'Volver'],
  'plain_forms.choose': ['Choose one', 'Elija una opción'],
  'plain_forms.files': [
    'An administrator reads your reason. To attach files, turn on JavaScript in your browser.',
    'Un administrador lee su motivo. Para adjuntar archivos, active JavaScript en su navegador.',
  ],
});
