import { defineMessages } from '../../common/format/messages.ts';

/** The installed app: its manifest, what is shown offline, and the notice of a new version. */
export default defineMessages({
  'app.description': [
    'Look up a contractor in the US or Mexico before you hire one.',
    'Investigue a un contratista de México o Estados Unidos antes de contratarlo.',
  ],
  'app.find': ['Find contractors', 'Buscar contratistas'],
  'app.postings': ['Postings', 'Publicaciones'],
  'app.dashboard': ['Dashboard', 'Panel'],

  'layout.offline_saved': [
    'You’re reading a copy saved on {date}, as visitors see it. It updates when you’re connected.',
    'Está leyendo una copia guardada el {date}, como la ven los visitantes. Se actualiza cuando se conecte.',
  ],
  'layout.offline_title': ['You’re offline', 'No tiene conexión'],
  'layout.offline_text': [
    'This page isn’t saved on your device. Check your connection, then try again.',
    'Esta página no está guardada en su dispositivo. Revise su conexión e intente de nuevo.',
  ],
  'layout.unreachable_title': ['The site is not reachable', 'El sitio no responde'],
  'layout.unreachable_text': [
    'Your device is connected, but the site doesn’t answer right now. Wait a moment, then try again.',
    'Su dispositivo tiene conexión, pero en este momento el sitio no responde. Espere un poco e intente de nuevo.',
  ],
  'layout.offline_pages': ['Pages you can read now', 'Páginas que puede leer ahora'],
  'layout.offline_page_of': ['Saved {date}', 'Guardada el {date}'],
  'layout.unsent_waits': [
    '“{title}” is saved on this device. We’ll publish it as soon as you’re back online.',
    '“{title}” quedó guardado en este dispositivo. Se publicará en cuanto tenga conexión.',
  ],
  'layout.unsent_refused': ['“{title}” wasn’t published. {problem}', 'No se publicó “{title}”. {problem}'],
  'layout.unsent_dismiss': ['Dismiss', 'Descartar aviso'],
  'layout.unsent_open': ['Open the form', 'Abrir el formulario'],
  'layout.unsent_published': ['Published: {title}', 'Publicado: {title}'],
  'layout.new_version': ['A new version is ready.', 'Hay una nueva versión.'],
  'layout.new_version_load': ['Load it', 'Cargarla'],
});
