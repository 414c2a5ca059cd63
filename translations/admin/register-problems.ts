import { defineMessages } from '../../common/format/messages.ts';

/** Why a list, an address or a row of a list of licenses is refused, and what was noticed in the file. */
export default defineMessages({
  'registers.address.not_https': [
    'The address must begin with https://.',
    'La dirección debe empezar con https://.',
  ],
  'registers.address.not_public': [
    'This address is not on the public Internet.',
    'Esta dirección no está en la internet pública.',
  ],
  'registers.address.has_password': [
    'An address with a user or password is not kept.',
    'No se guarda una dirección con usuario o contraseña.',
  ],
  'registers.address.other_port': [
    'Only the usual port of https is asked.',
    'Solo se usa el puerto habitual de https.',
  ],
  'registers.address.not_address': ['This is no web address.', 'Esto no es una dirección web.'],
  'registers.fetch.status': [
    'The server answered with error {status}. Open the address in a browser to see why.',
    'El servidor respondió con el error {status}. Abra la dirección en un navegador para ver la causa.',
  ],
  'registers.fetch.web_page': [
    'The address leads to a web page, perhaps a sign-in, and not to a list. Look for the address of the CSV file.',
    'La dirección lleva a una página web, tal vez de inicio de sesión, y no a una lista. Busque la dirección del archivo CSV.',
  ],
  'registers.fetch.broken': [
    'What the server sent cannot be read to its end.',
    'Lo que envió el servidor no se puede leer completo.',
  ],
  'registers.fetch.certificate': [
    'The certificate of {host} is not trusted or has expired.',
    'El certificado de {host} no es de confianza o ya venció.',
  ],
  'registers.fetch.no_answer': ['{host} does not answer.', '{host} no responde.'],
  'registers.fetch.no_name': ['There is no server named {host}.', 'No existe un servidor llamado {host}.'],
  'registers.fetch.redirects': [
    'The address leads on more than {maximum} times.',
    'La dirección redirige más de {maximum} veces.',
  ],
  'registers.fetch.slow': ['The server took too long.', 'El servidor tardó demasiado.'],
  'registers.fetch.too_large': [
    'The list is larger than {megabytes} MB. Import it with the command on the server.',
    'La lista pesa más de {megabytes} MB. Impórtela con el comando en el servidor.',
  ],
  'registers.note.above': [
    '{count, plural, one {# line} other {# lines}} above the names of the columns were left out.',
    'Se omitieron {count, plural, one {# línea} other {# líneas}} antes de los nombres de las columnas.',
  ],
  'registers.note.encoding': ['The file is {encoding} text.', 'El archivo es texto {encoding}.'],
  'registers.note.left_out': [
    '{count, plural, one {# row was} other {# rows were}} left out, as you said.',
    'Se {count, plural, one {omitió # fila} other {omitieron # filas}}, como usted indicó.',
  ],
  'registers.note.single_bytes': [
    '{count, plural, one {# line is} other {# lines are}} not UTF-8. If accents look wrong there, choose the encoding in “How the file is written”.',
    '{count, plural, one {# línea no está} other {# líneas no están}} en UTF-8. Si ahí los acentos se ven mal, elija la codificación en “Cómo está escrito el archivo”.',
  ],
  'registers.problem.other': ['The list: {sentence}', 'La lista: {sentence}'],
  'registers.problem.empty': ['The file is empty.', 'El archivo está vacío.'],
  'registers.problem.first_line': [
    'The first line is longer than 64 KB: this is no table.',
    'La primera línea pesa más de 64 KB: esto no es una tabla.',
  ],
  'registers.problem.first_line_broken': [
    'The first line cannot be read: a quote in it is not closed.',
    'La primera línea no se puede leer: tiene una comilla sin cerrar.',
  ],
  'registers.problem.many_columns': [
    'The file has more than {maximum} columns. No list of contractors has so many.',
    'El archivo tiene más de {maximum} columnas. Ninguna lista de contratistas tiene tantas.',
  ],
  'registers.problem.dates_contradict': [
    'The days of the column {column} fit neither order: {examples}. Choose the order of day and month.',
    'Las fechas de la columna {column} no siguen un solo orden: {examples}. Elija el orden de día y mes.',
  ],
  'registers.problem.dates_other': [
    'The days of the column {column} are written in the other order, such as {example}. Choose the order of day and month.',
    'Las fechas de la columna {column} van en el otro orden, como {example}. Elija el orden de día y mes.',
  ],
  'registers.problem.no_column': [
    'The file has no column “{column}”. It has: {columns}.',
    'El archivo no tiene la columna “{column}”. Tiene: {columns}.',
  ],
  'registers.problem.two_columns': [
    'Two columns are called “{column}”. Choose one by its place.',
    'Dos columnas se llaman “{column}”. Elija una por su lugar.',
  ],
  'registers.problem.no_header': [
    'The file names no columns; “{column}” cannot be found.',
    'El archivo no nombra sus columnas; no se encuentra “{column}”.',
  ],
  'registers.problem.encoding': [
    'There is no encoding “{encoding}”.',
    'No existe la codificación “{encoding}”.',
  ],
  'registers.problem.spreadsheet': [
    'This is a spreadsheet or an archive. Open it and save it as CSV (UTF-8).',
    'Es una hoja de cálculo o un archivo comprimido. Ábralo y guárdelo como CSV (UTF-8).',
  ],
  'registers.problem.compressed': [
    'This file is compressed. Unpack it first.',
    'El archivo está comprimido. Descomprímalo primero.',
  ],
  'registers.problem.pdf': ['This is a PDF. Ask for the list as CSV.', 'Es un PDF. Pida la lista en CSV.'],
  'registers.problem.json': ['This is JSON. Ask for the list as CSV.', 'Es JSON. Pida la lista en CSV.'],
  'registers.problem.web_page': [
    'This is a web page or XML, not a list.',
    'Es una página web o XML, no una lista.',
  ],
  'registers.problem.undone_meanwhile': [
    'The list was undone on the server while it ran.',
    'La lista se deshizo en el servidor mientras se importaba.',
  ],
  'registers.problem.rests': [
    'A later list rests on this one: {source}, list of {day}. Undo that one first.',
    'Otra lista posterior se apoya en esta: {source}, lista del {day}. Deshaga primero esa.',
  ],
  'registers.problem.too_old': [
    'This list is too old to be undone: what it changed is no longer kept.',
    'La lista es demasiado antigua para deshacerla: ya no se guarda lo que cambió.',
  ],
  'registers.problem.undone_already': [
    'This list has been undone already.',
    'La lista ya se había deshecho.',
  ],
  'registers.problem.nothing_undone': [
    'Nothing was undone: {count, plural, one {# listing has} other {# listings have}} been claimed, reviewed or changed since, and stay.',
    'No se deshizo nada: {count, plural, one {# ficha se reclamó, se reseñó o cambió} other {# fichas se reclamaron, se reseñaron o cambiaron}} después y se {count, plural, one {queda} other {quedan}}.',
  ],
  'registers.problem.some_stay': [
    '{count, plural, one {# listing of this list has} other {# listings of this list have}} been claimed, reviewed or changed since, and {count, plural, one {stays} other {stay}}.',
    '{count, plural, one {# ficha de esta lista se reclamó, se reseñó o cambió} other {# fichas de esta lista se reclamaron, se reseñaron o cambiaron}} después y {count, plural, one {se queda} other {se quedan}}.',
  ],
  'registers.problem.broke_off': [
    'The server broke off several times at the same place. Nothing of this list is in; the log of the server says why.',
    'El servidor se interrumpió varias veces en el mismo punto. Nada de esta lista quedó importado; el registro del servidor dice la causa.',
  ],
  'registers.reason.no_name': ['no name', 'sin nombre'],
  'registers.reason.long_name': [
    'a name of more than {maximum} letters',
    'un nombre de más de {maximum} letras',
  ],
  'registers.reason.unknown_state': [
    'a state we do not know, “{state}”',
    'un estado que no conocemos, “{state}”',
  ],
  'registers.reason.no_state': ['no state', 'sin estado'],
  'registers.reason.footer': ['a total or a note', 'un total o una nota'],
  'registers.reason.header_again': ['the names of the columns again', 'otra vez los nombres de las columnas'],
  'registers.reason.too_long': ['longer than 64 KB', 'más de 64 KB'],
  'registers.reason.open_quote': ['a quote that is not closed', 'una comilla sin cerrar'],
  'registers.reason.wrong_quote': ['a quote in a wrong place', 'una comilla en un lugar equivocado'],
  'registers.reason.columns': [
    '{there} columns in place of {wanted}',
    '{there} columnas en lugar de {wanted}',
  ],
});
