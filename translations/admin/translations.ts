import { defineMessages } from '../../common/format/messages.ts';

/** The page where administrators write over the texts of the product. */
export default defineMessages({
  'translations.title': ['Texts', 'Textos'],
  'translations.intro': [
    '{all, number} texts in both languages; {overridden, plural, one {# is} other {# are}} changed by administrators. Open pages show a change at the next load.',
    '{all, number} textos en ambos idiomas; {overridden, plural, one {# fue cambiado} other {# fueron cambiados}} por la administración. Las páginas abiertas muestran el cambio al volver a cargar.',
  ],
  'translations.search': ['Words or part of the key', 'Palabras o parte de la clave'],
  'translations.state': ['Status', 'Estatus'],
  'translations.state_missing': ['Missing', 'Falta'],
  'translations.state_changed': ['Product text changed', 'Cambió el texto del producto'],
  'translations.state_overridden': ['Changed by administrators', 'Cambiado por la administración'],
  'translations.empty': ['No texts.', 'No hay textos.'],
  'translations.key': ['Key', 'Clave'],
  'translations.edit_named': ['Edit {key}', 'Editar {key}'],
  'translations.edit': ['Edit', 'Editar'],
  'translations.shipped': ['Product text: {words}', 'Texto del producto: {words}'],
  'translations.placeholders_help': [
    'Keep these placeholders in both languages: {list}',
    'Conserve estos marcadores en ambos idiomas: {list}',
  ],
  'translations.places': ['Used in', 'Se usa en'],
  'translations.undo': ['Undo last change', 'Deshacer el último cambio'],
  'translations.changed_by': ['Last change: {name}, {date}', 'Último cambio: {name}, {date}'],
  'translations.changed_on': ['Last change: {date}', 'Último cambio: {date}'],
  'translations.saved': ['Text saved', 'Texto guardado'],
  'translations.undone': ['Change undone', 'Cambio deshecho'],
  'translations.import': ['Import CSV', 'Importar CSV'],
  'translations.import_help': [
    'A file with the columns key, english, mexican_spanish, as the export gives it. If one line is wrong, nothing changes.',
    'Un archivo con las columnas key, english y mexican_spanish, como el que se exporta. Si una línea está mal, nada cambia.',
  ],
  'translations.import_file': ['File', 'Archivo'],
  'translations.imported': [
    '{count, plural, =0 {No text changed} one {# text changed} other {# texts changed}}',
    '{count, plural, =0 {Ningún texto cambió} one {Cambió # texto} other {Cambiaron # textos}}',
  ],
  'translations.unknown': ['This text doesn’t exist.', 'Ese texto no existe.'],
  'translations.changed_meanwhile': [
    'Someone else just changed this text. Your words are still here.',
    'Alguien más acaba de cambiar este texto. Lo que usted escribió sigue aquí.',
  ],
  'translations.problem_empty': ['Write something in this language.', 'Escriba algo en este idioma.'],
  'translations.problem_unreadable': [
    'A placeholder or a plural is broken. Check that each brace that opens also closes, and that a plural has “other”.',
    'Hay un marcador o un plural roto. Revise que cada llave que abre también cierre y que el plural tenga “other”.',
  ],
  'translations.problem_placeholders': [
    'These placeholders are needed: {wanted}. These are there: {found}.',
    'Se necesitan estos marcadores: {wanted}. Están estos: {found}.',
  ],
  'translations.problem_plural': [
    'This language has no plural form “{found}”.',
    'Este idioma no tiene la forma de plural “{found}”.',
  ],
  'translations.csv_unreadable': [
    'We couldn’t read this file as CSV.',
    'No pudimos leer este archivo como CSV.',
  ],
  'translations.csv_empty': ['This file has no texts.', 'Este archivo no tiene textos.'],
  'translations.csv_wrong': [
    '{count, plural, one {# line is} other {# lines are}} wrong, so nothing changed. Line and key: {lines}',
    '{count, plural, one {# línea está} other {# líneas están}} mal, así que nada cambió. Línea y clave: {lines}',
  ],
});
