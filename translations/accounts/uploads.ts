import { defineMessages } from '../../common/format/messages.ts';

/** Sending files: what the server says of one, and the part of a form that takes them. */
export default defineMessages({
  'uploads.kept': ['{name} is already here.', '{name} ya está aquí.'],
  'uploads.seen_by.admins': [
    'Only administrators see these files.',
    'Solo los administradores ven estos archivos.',
  ],
  'uploads.seen_by.both_sides': [
    'The other side and administrators see these files.',
    'La otra parte y los administradores ven estos archivos.',
  ],
  'uploads.seen_by.invited': [
    'The people of the business you invite see these files, and an administrator if the invitation is reported.',
    'Estos archivos los ven las personas del negocio al que invita y, si alguien reporta la invitación, un administrador.',
  ],
  'uploads.seen_by.chosen': [
    'You choose for each file who sees it. A file with your name tells the contractor who you are: cover it, or keep the file for administrators.',
    'Usted elige quién ve cada archivo. Un archivo con su nombre le dice al contratista quién es usted: tápelo o deje el archivo solo para los administradores.',
  ],
  'uploads.seen_by.accused': [
    'The person who reported it and administrators see these files. An administrator may publish them with the red flag.',
    'Quien hizo el reporte y los administradores ven estos archivos. Un administrador puede publicarlos con el foco rojo.',
  ],
  'uploads.deleted': ['File deleted.', 'Archivo eliminado.'],
  'uploads.none': [
    'We didn’t get a file. Choose one and send it again.',
    'No recibimos ningún archivo. Elija uno y envíelo de nuevo.',
  ],
  'uploads.empty': ['This file is empty. Choose another.', 'Este archivo está vacío. Elija otro.'],
  'uploads.not_supported': [
    'You can send pictures (PNG, JPEG, WebP, GIF, AVIF) and PDF files.',
    'Puede enviar imágenes (PNG, JPEG, WebP, GIF o AVIF) y archivos PDF.',
  ],
  'uploads.unreadable': [
    'We couldn’t read this picture. It may be damaged. Choose another.',
    'No pudimos leer esta imagen. Puede estar dañada. Elija otra.',
  ],
  'uploads.cut_off': [
    'This file was cut off, so there is nothing to show. Send it again from the device that has the original.',
    'Este archivo llegó incompleto y no hay nada que mostrar. Envíelo de nuevo desde el dispositivo que tiene el original.',
  ],
  'uploads.infected': [
    'Our virus scanner found something in this file, so we didn’t keep it. Check your device, and send a copy made anew.',
    'El antivirus encontró algo en este archivo, por eso no lo guardamos. Revise su dispositivo y envíe una copia hecha de nuevo.',
  ],
  'uploads.not_scanned': [
    'We can’t check PDF files for viruses right now, so we didn’t keep yours. Send it again in a few minutes, or send a photo of it.',
    'En este momento no podemos revisar archivos PDF con el antivirus, por eso no guardamos el suyo. Vuelva a enviarlo en unos minutos o envíe una foto del documento.',
  ],
  'uploads.heic': [
    'We can’t read HEIC photos. On an iPhone, choose Settings > Camera > Formats > Most Compatible, or send the photo as JPEG.',
    'No podemos leer fotos HEIC. En un iPhone, elija Configuración > Cámara > Formatos > Más compatible, o envíe la foto como JPEG.',
  ],
  'uploads.busy': [
    'We’re receiving a lot of photos right now. Send yours again in {seconds, plural, one {# second} other {# seconds}}.',
    'Estamos recibiendo muchas fotos en este momento. Vuelva a enviar la suya en {seconds, plural, one {# segundo} other {# segundos}}.',
  ],
  'uploads.not_drawn': [
    'We couldn’t process this picture. Send it again.',
    'No pudimos procesar esta imagen. Vuelva a enviarla.',
  ],
  'uploads.too_many_pixels': [
    'This picture has more than 50 megapixels. Choose a smaller one.',
    'Esta imagen tiene más de 50 megapíxeles. Elija una más chica.',
  ],
  'uploads.too_large': [
    'A file can be {megabytes, number} MB at most. Choose a smaller one.',
    'Un archivo puede pesar {megabytes, number} MB como máximo. Elija uno más chico.',
  ],
  'uploads.too_many_waiting': [
    'You have {maximum} files that aren’t part of a form yet. Send a form or try again tomorrow.',
    'Tiene {maximum} archivos que aún no están en ningún formulario. Envíe alguno o intente de nuevo mañana.',
  ],
  'uploads.too_many_unverified': [
    'You can send {maximum} files until you confirm your email. We sent you a link.',
    'Puede enviar {maximum} archivos mientras no confirme su correo. Le enviamos un enlace.',
  ],
  'uploads.gone': [
    'One of the files is no longer available. Add it again.',
    'Uno de los archivos ya no está disponible. Agréguelo de nuevo.',
  ],
  'uploads.cut': [
    'The connection was lost. The photo or file is still on your device. Try again.',
    'Se cortó la conexión. La foto o el archivo sigue en su dispositivo. Intente de nuevo.',
  ],
  'uploads.drop_here': ['Drop photos here, or choose them.', 'Arrastre aquí sus fotos o elíjalas.'],
  'uploads.repeat': ['Try again', 'Intentar de nuevo'],
  'uploads.failed': ["Couldn't upload file: {user_content}.", 'No se pudo subir el archivo: {user_content}.'],
  'uploads.no_room': ['You can’t add more files.', 'Ya no puede agregar más archivos.'],
  'uploads.wait': [
    'A file is still uploading. Send the form when it’s done.',
    'Se está subiendo un archivo. Envíe el formulario cuando termine.',
  ],
  'uploads.dismiss': ['Dismiss', 'Descartar'],
  'uploads.sent_of': ['{sent, number} of {all, number} MB', '{sent, number} de {all, number} MB'],
  'uploads.checking': ['Checking…', 'Revisando…'],
  'uploads.photos': ['Photos of the job', 'Fotos del trabajo'],
  'uploads.photos_help': [
    'Up to {maximum, number} photos, 10 MB each. We remove location and camera data. Photos appear in this order.',
    'Hasta {maximum, number} fotos de 10 MB cada una. Quitamos los datos de ubicación y de la cámara. Aparecen en este orden.',
  ],
  'uploads.add_photos': ['Add photos', 'Agregar fotos'],
  'uploads.add_files': ['Add files', 'Agregar archivos'],
  'uploads.count_of': ['{count, number} of {maximum, number}', '{count, number} de {maximum, number}'],
  'uploads.photo_number': [
    'Photo {number, number} of {count, number}',
    'Foto {number, number} de {count, number}',
  ],
  'uploads.move_earlier': ['Move photo {number, number} earlier', 'Mover la foto {number, number} antes'],
  'uploads.move_later': ['Move photo {number, number} later', 'Mover la foto {number, number} después'],
  'uploads.remove_photo': ['Remove photo {number, number}', 'Quitar la foto {number, number}'],
  'uploads.remove_file': ['Remove {name}', 'Quitar {name}'],
  'uploads.remove': ['Remove', 'Quitar'],
  'uploads.images_only': ['You can only add pictures here.', 'Aquí solo puede agregar imágenes.'],
});
