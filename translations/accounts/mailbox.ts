import { defineMessages } from '../../common/format/messages.ts';

/** The mailbox of development, which shows emails that no server sends. */
export default defineMessages({
  'accounts.mailbox_title': ['Mailbox', 'Buzón'],
  'accounts.mailbox_text': [
    'Emails we didn’t send because no mail server is set up. In development only.',
    'Correos que no se enviaron porque no hay servidor de correo. Solo en desarrollo.',
  ],
  'accounts.mailbox_empty_title': ['No emails yet', 'Aún no hay correos'],
  'accounts.mailbox_empty_text': [
    'Create an account or request a new password, and the email appears here.',
    'Cree una cuenta o pida una nueva contraseña y el correo aparecerá aquí.',
  ],
  'accounts.mailbox_to': ['To', 'Para'],
  'accounts.mailbox_plain': ['As plain text', 'Como texto'],
  'accounts.mailbox_html': ['As HTML', 'Como HTML'],
  'accounts.mailbox_all': ['All emails', 'Todos los correos'],
});
