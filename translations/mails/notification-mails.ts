import { defineMessages } from '../../common/format/messages.ts';

/** Mails about notifications, one by one and as a digest. */
export default defineMessages({
  'notification_mails.open': ['Open', 'Abrir'],
  'notification_mails.open_all': ['Open notifications', 'Abrir notificaciones'],
  'notification_mails.digest_subject': [
    '{count, plural, one {# notification} other {# notifications}} since yesterday',
    '{count, plural, one {# notificación} other {# notificaciones}} desde ayer',
  ],
  'notification_mails.settings': [
    'Choose what we email you about: {url}',
    'Elija de qué le escribimos: {url}',
  ],
});
