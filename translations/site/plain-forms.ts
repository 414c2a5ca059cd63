import { defineMessages } from '../../common/format/messages.ts';

/** Forms on a page of their own, for browsers without scripts. */
export default defineMessages({
  'plain_forms.back': ['Go back', 'Volver'],
  'plain_forms.choose': ['Choose one', 'Elija una opción'],
  'plain_forms.help_title': ['Before you send it', 'Antes de enviar'],
  'plain_forms.help_1': [
    'If something is missing, we show the page again with what you typed.',
    'Si falta algo, le mostramos la página otra vez con lo que escribió.',
  ],
  'plain_forms.help_2': ['“Go back” changes nothing.', '“Volver” no cambia nada.'],
  'plain_forms.files': [
    'An administrator reads your reason and looks at your files.',
    'Un administrador lee su motivo y revisa sus archivos.',
  ],
});
