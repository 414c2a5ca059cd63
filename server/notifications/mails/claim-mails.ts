import { formatDate } from '../../../common/format/dates.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { Mail } from '../../mail/mailer.ts';
import { writeMail } from '../../mail/layout.ts';
import { CLAIM_UNCONFIRMED_DAYS } from '../../contractors/claims/claim.ts';
import { CODE_MINUTES } from '../../contractors/claims/claim-code.ts';
import { decidedByPerson, mailedParts } from '../mailed-parts.ts';
import { writtenText } from '../written-words.ts';
import { frame, replyAddress, type Recipient, type Writer } from '../../mail/frame.ts';

/** A claim, as far as a mail about it tells. */
export type MailedClaim = {
  to: Recipient;
  contractor: string;
  slug: string;
  state: string;
  /** The address for a code; null: proved by a document. */
  codeTo: string | null;
  dueAt: Date;
  reason: string | null;
  /** Closed because another claim was accepted. */
  isOther: boolean;
};

/** To the business's own address: the code that proves access to its mail. In the claimant's language. */
export function claimCodeMail(writer: Writer, claim: MailedClaim, code: string): Mail {
  const { to, contractor } = claim;
  const t = writer.texts.t(to.language);
  const site = writer.config.appName;
  return writeMail({
    ...frame(writer, to, 'claim.code'),
    to: claim.codeTo ?? to.email,
    greeting: t('claim_mails.greeting'),
    subject: t('claim_mails.code_subject', { code, contractor }),
    paragraphs: [
      t('claim_mails.code_text', { name: to.name, contractor, site, code, minutes: CODE_MINUTES }),
    ],
    afterword: t('claim_mails.code_afterword'),
    isSecret: true,
  });
}

/** To the claimant: it is with us, and until when it is decided. */
export function claimFiledMail(writer: Writer, { to, contractor, slug, dueAt }: MailedClaim): Mail {
  const t = writer.texts.t(to.language);
  return writeMail({
    ...frame(writer, to, 'claim.filed'),
    subject: t('claim_mails.filed_subject', { contractor }),
    paragraphs: [t('claim_mails.filed_text', { contractor, due: formatDate(dueAt, t.language) })],
    link: {
      label: t('claim_mails.filed_link'),
      url: writer.config.appUrl + route('contractors.claim', { slug }),
    },
    afterword: t('claim_mails.filed_afterword'),
  });
}

/** To the claimant: the code was not entered, so the claim ended. It does not reveal the code's address. */
export function claimLapsedMail(writer: Writer, { to, contractor, slug }: MailedClaim): Mail {
  const t = writer.texts.t(to.language);
  return writeMail({
    ...frame(writer, to, 'claim.lapsed'),
    subject: t('claim_mails.lapsed_subject', { contractor }),
    paragraphs: [t('claim_mails.lapsed_text', { contractor, days: CLAIM_UNCONFIRMED_DAYS })],
    link: {
      label: t('claim_mails.rejected_link'),
      url: writer.config.appUrl + route('contractors.claim', { slug }),
    },
    afterword: t('claim_mails.lapsed_afterword'),
  });
}

/** To the claimant: how it was decided, why, and what they can do. */
export function claimDecidedMail(writer: Writer, claim: MailedClaim): Mail {
  return claim.state === 'accepted' ? acceptedMail(writer, claim) : rejectedMail(writer, claim);
}

function acceptedMail(writer: Writer, { to, contractor, reason }: MailedClaim): Mail {
  const t = writer.texts.t(to.language);
  return writeMail({
    ...frame(writer, to, 'claim.accepted'),
    subject: t('claim_mails.accepted_subject', { contractor }),
    paragraphs: [
      t('claim_mails.accepted_text', { contractor }),
      ...writtenText(reason, t),
      ...mailedParts(decidedByPerson('claim.accepted'), t),
    ],
    link: {
      label: t('claim_mails.accepted_link'),
      url: writer.config.appUrl + route('reviews.got'),
    },
    afterword: t('claim_mails.accepted_afterword'),
  });
}

function rejectedMail(writer: Writer, { to, contractor, slug, reason, isOther }: MailedClaim): Mail {
  const t = writer.texts.t(to.language);
  const why = isOther
    ? [t('claim_mails.other_text', { contractor })]
    : [t('claim_mails.rejected_text', { contractor }), ...writtenText(reason, t)];
  return writeMail({
    ...frame(writer, to, 'claim.rejected'),
    subject: t('claim_mails.rejected_subject', { contractor }),
    paragraphs: [...why, ...mailedParts(decidedByPerson('claim.rejected'), t)],
    link: {
      label: t('claim_mails.rejected_link'),
      url: writer.config.appUrl + route('contractors.claim', { slug }),
    },
    afterword: t('claim_mails.rejected_afterword', { email: replyAddress(writer) }),
  });
}
