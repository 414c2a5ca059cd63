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
    'You have sent {maximum} files that nothing uses yet. Finish a form or try again tomorrow.',
    'Ya envió {maximum} archivos que todavía no se usan. Termine algún formulario o intente de nuevo mañana.',
  ],
  'uploads.too_many_unverified': [
    'Until you confirm your e-mail address you can send {maximum} files. The link is in your inbox.',
    'Mientras no confirme su correo puede enviar {maximum} archivos. El enlace está en su bandeja de entrada.',
  ],
  'uploads.gone': [
    'One of the files is no longer there. Add it again.',
    'Uno de los archivos ya no está. Agréguelo otra vez.',
  ],
  'uploads.failed': ["Couldn't upload file: {user_content}.", 'No se pudo subir el archivo: {user_content}.'],
  'uploads.no_room': ['There is no room for one more file.', 'Ya no cabe otro archivo.'],
  'uploads.wait': [
    'A file is still on its way. Send the form once it has arrived.',
    'Todavía se está enviando un archivo. Envíe el formulario cuando termine.',
  ],
  'uploads.dismiss': ['Dismiss', 'Descartar'],
  'uploads.sent_of': ['{sent, number} of {all, number} MB', '{sent, number} de {all, number} MB'],
  'uploads.checking': ['Checking …', 'Revisando …'],
  'uploads.photos': ['Photos of the job', 'Fotos de la obra'],
  'uploads.photos_help': [
    'Up to {maximum, number} pictures, 10 MB each. Place and camera data are removed. They are shown in this order.',
    'Hasta {maximum, number} imágenes, de 10 MB cada una. Se borran los datos de lugar y de cámara. Se muestran en este orden.',
  ],
  'uploads.add_photos': ['Add photos', 'Agregar fotos'],
  'uploads.add_files': ['Add files', 'Agregar archivos'],
  'uploads.count_of': ['{count, number} of {maximum, number}', '{count, number} de {maximum, number}'],
  'uploads.photo_number': [
    'Photo {number, number} of {count, number}',
    'Foto {number, number} de {count, number}',
  ],
  'uploads.move_earlier': [
    'Move photo {number, number} forward',
    'Mover la foto {number, number} hacia adelante',
  ],
  'uploads.move_later': ['Move photo {number, number} back', 'Mover la foto {number, number} hacia atrás'],
  'uploads.remove_photo': ['Remove photo {number, number}', 'Quitar la foto {number, number}'],
  'uploads.remove_file': ['Remove {name}', 'Quitar {name}'],
  'uploads.remove': ['Remove', 'Quitar'],
  'uploads.images_only': ['Only pictures fit here.', 'Aquí solo van imágenes.'],
});
