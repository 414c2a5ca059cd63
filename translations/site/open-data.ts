import { defineMessages } from '../../common/format/messages.ts';

/** The page of the open data. */
export default defineMessages({
  'open_data.title': ['Open data', 'Datos abiertos'],
  'open_data.description': [
    'Contractors, reviews, responses, red flags and decisions as files, free to use.',
    'Contratistas, reseñas, respuestas, focos rojos y decisiones en archivos, de uso libre.',
  ],
  'open_data.intro': [
    'Everything here is public on our pages already. The files have no email addresses, no phone numbers of people and no street addresses; an author is a number.',
    'Todo lo que hay aquí ya es público en nuestras páginas. Los archivos no tienen correos, ni teléfonos de personas, ni domicilios; un autor es un número.',
  ],
  'open_data.license': ['License: {license}', 'Licencia: {license}'],
  'open_data.made': [
    'Edition of {date}, with {changes, plural, =0 {no changes} one {# change} other {# changes}} since then.',
    'Edición del {date}, {changes, plural, =0 {sin cambios} one {con # cambio} other {con # cambios}} desde entonces.',
  ],
  'open_data.none': ['The first edition is being written.', 'Se está escribiendo la primera edición.'],
  'open_data.folder': ['FOLDER', 'CARPETA'],
  'open_data.files': ['Files', 'Archivos'],
  'open_data.rows': [
    '{count, plural, one {# row} other {# rows}}',
    '{count, plural, one {# fila} other {# filas}}',
  ],
  'open_data.size': ['{kilobytes} KB', '{kilobytes} KB'],
  'open_data.name.contractors': ['Contractors', 'Contratistas'],
  'open_data.name.reviews': ['Reviews', 'Reseñas'],
  'open_data.name.responses': ['Responses', 'Respuestas'],
  'open_data.name.red-flags': ['Red flags', 'Focos rojos'],
  'open_data.name.decisions': ['Decisions', 'Decisiones'],
  'open_data.name.monthly-counts': ['Counts by month', 'Cifras por mes'],
  'open_data.dictionary': ['What each column means', 'Qué significa cada columna'],
  'open_data.log': [
    'The sums of the files are entries of the public log, so a file that was changed afterwards is noticed.',
    'Las sumas de los archivos son entradas del registro público, así que se nota si un archivo se cambió después.',
  ],
  'open_data.follow_title': ['Follow the changes', 'Seguir los cambios'],
  'open_data.follow_text': [
    'Every hour we publish what changed, with a number. This command copies everything and, run again, brings the copy up to date; what was erased here is erased there. It ends with an error where the sums differ.',
    'Cada hora publicamos lo que cambió, con un número. Este comando copia todo y, si se ejecuta otra vez, actualiza la copia; lo que se eliminó aquí se elimina allá. Termina con un error si las sumas no coinciden.',
  ],
  'open_data.recompute_title': [
    'Recompute ratings and ranks',
    'Volver a calcular calificaciones y posiciones',
  ],
  'open_data.recompute_text': [
    'This program computes every mean, rank score and order from the files alone, in five steps to read. Compare its numbers with our pages.',
    'Este programa calcula cada promedio, puntuación y orden solo con los archivos, en cinco pasos que se pueden leer. Compare sus números con nuestras páginas.',
  ],
  'open_data.program': ['Save recompute.mjs', 'Guardar recompute.mjs'],
  'open_data.state': ['State for programs', 'Estado para programas'],
  'open_data.package': ['Data dictionary for programs', 'Diccionario de datos para programas'],
});
