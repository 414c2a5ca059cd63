import { defineMessages } from '../../common/format/messages.ts';

/** A notice on a device whose own text the service worker cannot read. They are built into the worker. */
export default defineMessages({
  'device_notice.title': ['Something new on {name}', 'Hay algo nuevo en {name}'],
  'device_notice.body': ['Open your notifications to read it.', 'Abra sus notificaciones para leerlo.'],
});
