import { formatDate } from '../../../common/format/dates.ts';
import { lastDayBefore } from '../../../common/format/last-days.ts';
import type { Language } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import { frame, type Recipient, type Writer } from '../../mail/frame.ts';
import { writeMail } from '../../mail/layout.ts';
import type { Mail } from '../../mail/mailer.ts';

/** An invited address; without an account it has no name. */
export type Invited = { email: string; name: string | null; language: Language };
export type MailedInvitation = { business: string; inviter: string; expiresAt: Date; token: string };

/** To the invited address: who invites, what a member may do, and the link to join. */
export function memberInvitedMail(
  writer: Writer,
  { email, name, language }: Invited,
  { business, inviter, expiresAt, token }: MailedInvitation,
): Mail {
  const t = writer.texts.t(language);
  return writeMail({
    ...frame(writer, { email, name: name ?? email, language }, 'member.invited'),
    ...(name === null && { greeting: t('member_mails.greeting') }),
    subject: t('member_mails.invited_subject', { inviter, business }),
    paragraphs: [
      t('member_mails.invited_text', { inviter, business, site: writer.config.appName }),
      t('member_mails.invited_rights'),
      t('member_mails.invited_until', { date: formatDate(lastDayBefore(expiresAt), t.language) }),
    ],
    link: {
      label: t('member_mails.invited_link'),
      url: writer.config.appUrl + route('members.join', { token }, { language }),
    },
    afterword: t('member_mails.invited_afterword'),
    isSecret: true,
  });
}

const list = (writer: Writer): string => writer.config.appUrl + route('settings.members');

/** To the owner. */
export function memberJoinedMail(
  writer: Writer,
  to: Recipient,
  { business, member }: { business: string; member: string },
): Mail {
  const t = writer.texts.t(to.language);
  return writeMail({
    ...frame(writer, to, 'member.joined'),
    subject: t('member_mails.joined_subject', { member, business }),
    paragraphs: [t('member_mails.joined_text', { member, business })],
    link: { label: t('member_mails.joined_link'), url: list(writer) },
  });
}

/** To the former member. */
export function memberRemovedMail(writer: Writer, to: Recipient, { business }: { business: string }): Mail {
  const t = writer.texts.t(to.language);
  return writeMail({
    ...frame(writer, to, 'member.removed'),
    subject: t('member_mails.removed_subject', { business }),
    paragraphs: [t('member_mails.removed_text', { business }), t('member_mails.removed_kept')],
  });
}
