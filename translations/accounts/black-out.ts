import { defineMessages } from '../../common/format/messages.ts';

/** Covering parts of a chosen picture or PDF with black boxes before it is sent with a form. */
export default defineMessages({
  'black_out.advice': [
    'Cover what others need not see: names, addresses, account numbers.',
    'Tape lo que los demás no necesitan ver: nombres, domicilios, números de cuenta.',
  ],
  'black_out.open': ['Black out parts', 'Tapar partes'],
  'black_out.open_file': ['Black out parts of {name}', 'Tapar partes de {name}'],
  'black_out.opening': ['Opening the file…', 'Abriendo el archivo…'],
  'black_out.help': [
    'Draw black boxes over what to cover. Drag a box to move it.',
    'Dibuje recuadros negros sobre lo que quiere tapar. Arrastre un recuadro para moverlo.',
  ],
  'black_out.help_keys': [
    'With the keyboard: add a box, move it with the arrow keys, change its size with Shift and the arrow keys, remove it with Delete.',
    'Con el teclado: agregue un recuadro, muévalo con las flechas, cambie su tamaño con Mayús y las flechas, y quítelo con Supr.',
  ],
  'black_out.add': ['Add a box', 'Agregar recuadro'],
  'black_out.remove': ['Remove box', 'Quitar recuadro'],
  'black_out.undo': ['Undo last box', 'Deshacer el último'],
  'black_out.box': ['Box {number, number}', 'Recuadro {number, number}'],
  'black_out.box_at': [
    'Box {number, number}: {left, number} percent from the left, {top, number} percent from the top, {width, number} percent wide, {height, number} percent high.',
    'Recuadro {number, number}: a {left, number} por ciento de la izquierda y {top, number} por ciento de arriba; mide {width, number} por ciento de ancho y {height, number} por ciento de alto.',
  ],
  'black_out.removed': ['Box removed.', 'Se quitó el recuadro.'],
  'black_out.page': [
    'Page {number, number} of {count, number}',
    'Página {number, number} de {count, number}',
  ],
  'black_out.previous_page': ['Previous page', 'Página anterior'],
  'black_out.next_page': ['Next page', 'Página siguiente'],
  'black_out.send_page': ['Send this page', 'Enviar esta página'],
  'black_out.pages_become_pictures': [
    'Each page of the PDF becomes a picture.',
    'Cada página del PDF se convierte en una imagen.',
  ],
  'black_out.pages_fit': [
    'This PDF has {count, plural, one {# page} other {# pages}}, and {room, plural, one {# fits} other {# fit}} in this form. Choose the pages to send.',
    'Este PDF tiene {count, plural, one {# página} other {# páginas}} y en este formulario {room, plural, one {cabe #} other {caben #}}. Elija las páginas que va a enviar.',
  ],
  'black_out.too_many_pages': [
    'You chose {chosen, plural, one {# page} other {# pages}}, and {room, plural, one {# fits} other {# fit}} in this form. Leave some out.',
    'Eligió {chosen, plural, one {# página} other {# páginas}} y en este formulario {room, plural, one {cabe #} other {caben #}}. Deje fuera algunas.',
  ],
  'black_out.no_page': ['Choose at least one page to send.', 'Elija al menos una página para enviar.'],
  'black_out.no_box': [
    'Nothing is covered yet. Draw a box, or close this to keep the file as it is.',
    'Todavía no ha tapado nada. Dibuje un recuadro o cierre esta ventana para dejar el archivo como está.',
  ],
  'black_out.sending': [
    'Sending {number, number} of {count, number}…',
    'Enviando {number, number} de {count, number}…',
  ],
  'black_out.use': ['Use this version', 'Usar esta versión'],
  'black_out.cancel': ['Cancel', 'Cancelar'],
  'black_out.used': [
    'The covered version is in the list. We deleted the original.',
    'La versión tapada está en la lista. Eliminamos el original.',
  ],
  'black_out.used_later': [
    'The covered version is in the list. The original is deleted within {hours, number} hours, and no one else can see it.',
    'La versión tapada está en la lista. El original se elimina en un plazo de {hours, number} horas y nadie más puede verlo.',
  ],
  'black_out.not_sent': [
    'The covered version wasn’t sent. Your file is still in the list, unchanged.',
    'La versión tapada no se envió. Su archivo sigue en la lista, sin cambios.',
  ],
  'black_out.not_drawn': [
    'Your browser couldn’t draw this page. Your file is still in the list, unchanged.',
    'Su navegador no pudo dibujar esta página. Su archivo sigue en la lista, sin cambios.',
  ],
  'black_out.problem.picture': [
    'Your browser can’t show this picture, so nothing can be covered here. The file is unchanged.',
    'Su navegador no puede mostrar esta imagen, así que aquí no se puede tapar nada. El archivo no cambió.',
  ],
  'black_out.problem.pdf': [
    'This PDF is damaged and can’t be opened here. The file is unchanged. You can add a picture of the page instead.',
    'Este PDF está dañado y no se puede abrir aquí. El archivo no cambió. En su lugar puede agregar una foto de la página.',
  ],
  'black_out.problem.password': [
    'This PDF has a password and can’t be opened here. The file is unchanged. Save a copy without the password and add that one.',
    'Este PDF tiene contraseña y no se puede abrir aquí. El archivo no cambió. Guarde una copia sin contraseña y agréguela.',
  ],
  'black_out.problem.pdf_pictures': [
    'This PDF holds pictures in a format (JPEG 2000) that can’t be shown here. The file is unchanged. You can add pictures of its pages instead.',
    'Este PDF contiene imágenes en un formato (JPEG 2000) que no se puede mostrar aquí. El archivo no cambió. En su lugar puede agregar fotos de sus páginas.',
  ],
  'black_out.problem.gone': [
    'This file can no longer be opened here. Remove it and add it again to cover parts of it.',
    'Este archivo ya no se puede abrir aquí. Quítelo y agréguelo de nuevo para tapar partes.',
  ],
  'black_out.problem.network': [
    'This couldn’t be loaded. Check your connection and try again. The file is unchanged.',
    'Esto no se pudo cargar. Revise su conexión e intente de nuevo. El archivo no cambió.',
  ],
});
