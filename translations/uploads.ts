import { defineMessages } from '../common/messages.ts';

/** Sending files: what the server says of one, and the part of a form that takes them. */
export default defineMessages({
  'uploads.none': ['No file came with that.', 'No llegó ningún archivo.'],
  'uploads.empty': ['This file is empty.', 'Este archivo está vacío.'],
  'uploads.not_supported': [
    'Only PNG, JPEG, WebP, GIF and AVIF pictures and PDF files can be sent.',
    'Solo se pueden enviar imágenes PNG, JPEG, WebP, GIF o AVIF y archivos PDF.',
  ],
  'uploads.unreadable': [
    'This picture could not be read. It may be incomplete.',
    'No se pudo leer esta imagen. Puede que esté incompleta.',
  ],
  'uploads.too_many_pixels': [
    'This picture has too many pixels. Send a smaller one.',
    'Esta imagen tiene demasiados píxeles. Envíe una más chica.',
  ],
  'uploads.too_large': [
    'A file may have at most {megabytes, number} MB.',
    'Un archivo puede pesar {megabytes, number} MB como máximo.',
  ],
  'uploads.too_many_waiting': [
    'You have sent many files that nothing uses yet. Finish a form or try again tomorrow.',
    'Ya envió muchos archivos que todavía no se usan. Termine algún formulario o intente de nuevo mañana.',
  ],
  'uploads.gone': [
    'One of the files is no longer there. Add it again.',
    'Uno de los archivos ya no está. Agréguelo otra vez.',
  ],
  'uploads.images_only': ['Only pictures fit here.', 'Aquí solo van imágenes.'],
});
