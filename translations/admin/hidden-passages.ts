import { defineMessages } from '../../common/format/messages.ts';

/** Words of a reported text that are hidden until its case is decided. */
export default defineMessages({
  'hidden_passages.placeholder': ['[hidden until decided]', '[oculto hasta que se decida]'],
  'hidden_passages.act': ['Hide words until decided', 'Ocultar palabras hasta decidir'],
  'hidden_passages.follows': [
    'For private data, a child, a threat or sexual content. Readers see “[hidden until decided]” in place of these words, wherever we show them. The stars still count. The author will see your reason and can appeal. The words come back if you keep the text.',
    'Para datos privados, un menor, una amenaza o contenido sexual. Los lectores ven “[oculto hasta que se decida]” en lugar de estas palabras, dondequiera que estén. Las estrellas siguen contando. El autor verá el motivo que usted escriba y podrá apelar. Las palabras vuelven si usted conserva el texto.',
  ],
  'hidden_passages.shown_again': [
    'The hidden words are public again. We email the author your reason.',
    'Las palabras ocultas son públicas de nuevo. Enviamos su motivo al autor por correo.',
  ],
  'hidden_passages.passage': ['Words to hide', 'Palabras que se ocultan'],
  'hidden_passages.passage_help': [
    'Copied from the text, at least 8 characters.',
    'Copiadas del texto, al menos 8 caracteres.',
  ],
  'hidden_passages.hidden': [
    'Hidden. We notify the author. Decide the reports soon.',
    'Palabras ocultas. Avisamos al autor. Decida pronto los reportes.',
  ],
  'hidden_passages.already': ['These words are hidden already.', 'Estas palabras ya están ocultas.'],
  'hidden_passages.decide_first': [
    'An administrator hid some words of this text until its reports are decided. You can edit it after that, or delete it now.',
    'Un administrador ocultó unas palabras de este texto mientras se deciden los reportes. Podrá editarlo después, o eliminarlo ahora.',
  ],
  'hidden_passages.not_shown': [
    'This text isn’t public right now, so there is nothing to hide.',
    'Este texto no es público en este momento; no hay nada que ocultar.',
  ],
  'hidden_passages.list': ['Hidden until decided', 'Oculto hasta que se decida'],
});
