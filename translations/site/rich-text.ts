import { defineMessages } from '../../common/format/messages.ts';

/** The editor of formatted text, and why one is refused. */
export default defineMessages({
  'rich_text.toolbar': ['Formatting', 'Formato'],
  'rich_text.family': ['Font', 'Tipo de letra'],
  'rich_text.family_default': ['Standard font', 'Letra normal'],
  'rich_text.size': ['Font size', 'Tamaño de letra'],
  'rich_text.size_default': ['Standard size', 'Tamaño normal'],
  'rich_text.size_pixels': ['{pixels, number} px', '{pixels, number} px'],
  'rich_text.bold': ['Bold', 'Negritas'],
  'rich_text.italic': ['Italic', 'Cursiva'],
  'rich_text.underline': ['Underline', 'Subrayado'],
  'rich_text.strike': ['Strikethrough', 'Tachado'],
  'rich_text.heading': ['Heading', 'Título'],
  'rich_text.subheading': ['Subheading', 'Subtítulo'],
  'rich_text.bullets': ['Bulleted list', 'Lista con viñetas'],
  'rich_text.numbers': ['Numbered list', 'Lista numerada'],
  'rich_text.insert_block': ['Insert', 'Insertar'],
  'rich_text.quote': ['Quote', 'Cita'],
  'rich_text.link': ['Link', 'Enlace'],
  'rich_text.link_address': ['Link', 'Enlace'],
  'rich_text.link_help': [
    'A page of this site (/terms) or a full address (https://…). Leave empty to remove the link.',
    'Una página de este sitio (/es/terms) o una dirección completa (https://…). Déjelo vacío para quitar el enlace.',
  ],
  'rich_text.link_set': ['Set link', 'Poner enlace'],
  'rich_text.table': ['Table', 'Tabla'],
  'rich_text.table_insert': ['Insert table', 'Insertar tabla'],
  'rich_text.row_add': ['Add row', 'Agregar fila'],
  'rich_text.row_remove': ['Remove row', 'Quitar fila'],
  'rich_text.column_add': ['Add column', 'Agregar columna'],
  'rich_text.column_remove': ['Remove column', 'Quitar columna'],
  'rich_text.table_remove': ['Remove table', 'Quitar tabla'],
  'rich_text.picture': ['Picture', 'Imagen'],
  'rich_text.picture_alt': ['Description of the picture', 'Descripción de la imagen'],
  'rich_text.picture_alt_help': [
    'For readers who can’t see it. Leave empty if it only decorates.',
    'Para quien no puede verla. Déjela vacía si es solo un adorno.',
  ],
  'rich_text.picture_done': ['Done', 'Listo'],
  'rich_text.undo': ['Undo', 'Deshacer'],
  'rich_text.redo': ['Redo', 'Rehacer'],
  'rich_text.clear': ['Clear formatting', 'Quitar formato'],
  'rich_text.keys': [
    'By keyboard: Alt+F10 goes to the formats. Esc and then Tab leaves the text.',
    'Con el teclado: Alt+F10 lleva a los formatos. Esc y luego Tab sale del texto.',
  ],
  'rich_text.keys_with_tables': [
    'By keyboard: Alt+F10 goes to the formats. In a table, Tab goes to the next cell and leaves the text after the last one. Esc and then Tab leaves it anywhere.',
    'Con el teclado: Alt+F10 lleva a los formatos. En una tabla, Tab pasa a la celda siguiente y después de la última sale del texto. Esc y luego Tab sale desde cualquier parte.',
  ],
  'rich_text.source_help': [
    'This text has formatting, so you see it as HTML here.',
    'Este texto tiene formato, por eso aquí aparece como HTML.',
  ],
  'rich_text.paste_refused': [
    'We didn’t paste it, and your text stays as it was. {reason}',
    'No lo pegamos y su texto quedó como estaba. {reason}',
  ],
  'rich_text.too_long': [
    'The text is too long: {length, number} characters of HTML, and {maximum, number} fit. Shorten it or split it up.',
    'El texto es demasiado largo: tiene {length, number} caracteres de HTML y caben {maximum, number}. Acórtelo o divídalo.',
  ],
  'rich_text.too_deep': [
    'Lists and quotes are nested {depth, number} levels deep, and {maximum, number} is the limit. Use fewer levels.',
    'Las listas y citas tienen {depth, number} niveles y el límite es {maximum, number}. Use menos niveles.',
  ],
  'rich_text.too_wide': [
    'A table has {columns, number} columns, and {maximum, number} is the limit. Use fewer columns.',
    'Una tabla tiene {columns, number} columnas y el límite es {maximum, number}. Use menos columnas.',
  ],
  'rich_text.picture_gone': [
    'A picture in the text is no longer there. Remove it and add it again.',
    'Una imagen del texto ya no existe. Quítela y agréguela de nuevo.',
  ],
});
