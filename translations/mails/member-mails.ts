import { defineMessages } from '../../common/format/messages.ts';

/** Mails about members of a business. */
export default defineMessages({
  'member_mails.greeting': ['Hello,', 'Buen día:'],
  'member_mails.invited_subject': [
    '{inviter} invites you to manage {business}',
    '{inviter} lo invita a administrar {business}',
  ],
  'member_mails.invited_text': [
    '{inviter} invites you to help manage {business} on {site}.',
    '{inviter} lo invita a administrar {business} en {site}.',
  ],
  'member_mails.invited_rights': [
    'As a member you respond to reviews, edit the page and its photos, and write postings, messages and quotes. The plan and the people stay with the owner.',
    'Como integrante usted responde reseñas, edita la página y sus fotos, y escribe publicaciones, mensajes y cotizaciones. El plan y las personas los decide el dueño.',
  ],
  'member_mails.invited_until': ['The link works until {date}.', 'El enlace funciona hasta el {date}.'],
  'member_mails.invited_link': ['Read the invitation', 'Leer la invitación'],
  'member_mails.invited_afterword': [
    'If you don’t know this business, ignore this email. Nothing changes unless you accept.',
    'Si no conoce este negocio, ignore este correo. Nada cambia si usted no acepta.',
  ],
  'member_mails.joined_subject': ['{member} now manages {business}', '{member} ya administra {business}'],
  'member_mails.joined_text': [
    '{member} accepted your invitation and now manages {business} with you.',
    '{member} aceptó su invitación y ahora administra {business} con usted.',
  ],
  'member_mails.joined_link': ['People who manage your page', 'Quién administra su página'],
  'member_mails.removed_subject': ['You no longer manage {business}', 'Usted ya no administra {business}'],
  'member_mails.removed_text': [
    'The owner of {business} removed you as a member. You can no longer write for this business.',
    'El dueño de {business} decidió que usted ya no sea integrante. Ya no puede escribir por este negocio.',
  ],
  'member_mails.removed_kept': [
    'What you wrote stays. Your own account stays as it is.',
    'Lo que usted escribió se queda. Su propia cuenta sigue igual.',
  ],
});
