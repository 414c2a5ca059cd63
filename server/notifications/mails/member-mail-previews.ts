import type { Recipient, Writer } from '../../mail/frame.ts';
import type { Mail } from '../../mail/mailer.ts';
import { SAMPLE_JOB, SAMPLE_NUMBERS } from './mail-samples.ts';
import { memberInvitedMail, memberJoinedMail, memberRemovedMail } from './member-mails.ts';

type Sample = { to: Recipient; claim: { contractor: string } };

/** The mails about members of a business, of the sample data. */
export const MEMBER_PREVIEWS = {
  'member.invited': (writer: Writer, { to, claim }: Sample): Mail =>
    memberInvitedMail(writer, to, {
      business: claim.contractor,
      inviter: to.name,
      expiresAt: SAMPLE_JOB.expiresAt,
      token: SAMPLE_NUMBERS.token,
    }),
  'member.joined': (writer: Writer, { to, claim }: Sample): Mail =>
    memberJoinedMail(writer, to, {
      business: claim.contractor,
      member: to.name,
    }),
  'member.removed': (writer: Writer, { to, claim }: Sample): Mail =>
    memberRemovedMail(writer, to, { business: claim.contractor }),
};
