import { passwordChangedMail, resetMail, verificationMail } from '../../accounts/mails/account-mails.ts';
import {
  closingMail,
  emailAskedMail,
  emailChangedMail,
  emailConfirmMail,
  exportReadyMail,
} from '../../accounts/mails/settings-mails.ts';
import { signInChangedMail, signInCodeMail } from '../../accounts/mails/sign-in-mails.ts';
import type { Recipient, Writer } from '../../mail/frame.ts';
import type { Mail } from '../../mail/mailer.ts';
import { SAMPLE_JOB, SAMPLE_NUMBERS } from './mail-samples.ts';
import { memberInvitedMail, memberJoinedMail, memberRemovedMail } from './member-mails.ts';

type Sample = { to: Recipient };
const { token, otherEmail } = SAMPLE_NUMBERS;
const SAMPLE_CHANGE = {
  zone: 'America/Denver',
  details: { at: SAMPLE_NUMBERS.dueAt.toISOString(), device: { browser: 'Firefox', system: 'Android' } },
};

/** The mails about one's own account, of the sample data. */
export const ACCOUNT_PREVIEWS = {
  'account.verify': (writer: Writer, { to }: Sample): Mail =>
    verificationMail(writer, to, { token, next: '' }),
  'account.reset': (writer: Writer, { to }: Sample): Mail => resetMail(writer, to, token),
  'account.password_changed': (writer: Writer, { to }: Sample): Mail =>
    passwordChangedMail(writer, to, SAMPLE_CHANGE),
  'account.code': (writer: Writer, { to }: Sample): Mail => signInCodeMail(writer, to, SAMPLE_NUMBERS.code),
  'account.sign_in_changed': (writer: Writer, { to }: Sample): Mail =>
    signInChangedMail(writer, to, {
      change: 'passkey_added',
      zone: SAMPLE_CHANGE.zone,
      details: { ...SAMPLE_CHANGE.details, passkey: to.language === 'english' ? 'Phone' : 'Teléfono' },
    }),
  'account.email_confirm': (writer: Writer, { to }: Sample): Mail => emailConfirmMail(writer, to, token),
  'account.email_asked': (writer: Writer, { to }: Sample): Mail =>
    emailAskedMail(writer, to, otherEmail, token),
  'account.email_changed': (writer: Writer, { to }: Sample): Mail =>
    emailChangedMail(writer, to, otherEmail, token),
  'account.export_ready': (writer: Writer, { to }: Sample): Mail => exportReadyMail(writer, to),
  'account.closing': (writer: Writer, { to }: Sample): Mail => closingMail(writer, to),
};

type MemberSample = { to: Recipient; claim: { contractor: string } };

/** The mails about members of a business, of the sample data. */
export const MEMBER_PREVIEWS = {
  'member.invited': (writer: Writer, { to, claim }: MemberSample): Mail =>
    memberInvitedMail(writer, to, {
      business: claim.contractor,
      inviter: to.name,
      expiresAt: SAMPLE_JOB.expiresAt,
      token: SAMPLE_NUMBERS.token,
    }),
  'member.joined': (writer: Writer, { to, claim }: MemberSample): Mail =>
    memberJoinedMail(writer, to, {
      business: claim.contractor,
      member: to.name,
    }),
  'member.removed': (writer: Writer, { to, claim }: MemberSample): Mail =>
    memberRemovedMail(writer, to, { business: claim.contractor }),
};
