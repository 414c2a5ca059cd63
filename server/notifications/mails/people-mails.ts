import { APPEAL_DECIDED_IN_DAYS, type Role } from '../../../common/constants.ts';
import { formatDate } from '../../../common/format/dates.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { MailedDecision } from '../mailed-decisions.ts';
import { writeMail } from '../../mail/layout.ts';
import { explainedRule, mailedParts } from '../mailed-parts.ts';
import { writtenText } from '../written-words.ts';
import { appealBy } from '../reason-and-way.ts';
import { frame, replyAddress, type Recipient, type Writer } from '../../mail/frame.ts';

/** To the appellant: the appeal was received, and the day by which it is decided. */
export function accountAppealFiledMail(writer: Writer, { to, dueAt }: { to: Recipient; dueAt: Date }): Mail {
  const { t, site, appUrl } = parts(writer, to);
  return writeMail({
    ...frame(writer, to, 'account_appeal.filed'),
    subject: t('people_mails.rejected_subject', { site }),
    paragraphs: [t('people_mails.appeal_filed_text', { due: formatDate(dueAt, t.language) })],
    link: {
      label: t('people_mails.appeal_filed_link'),
      url: appUrl + route('account.inactive', {}, { language: to.language }),
    },
    afterword: t('people_mails.appeal_filed_afterword', { email: replyAddress(writer) }),
  });
}

/** The statement of a decision as a mail; null for a decision that is not about an account's status. */
export function accountDecisionMail(writer: Writer, decision: MailedDecision): Mail | null {
  switch (decision.action) {
    case 'user.deactivated':
      return deactivatedMail(writer, decision);
    case 'user.activated':
    case 'account_appeal.accepted':
      return activatedMail(writer, decision);
    case 'account_appeal.rejected':
      return accountAppealRejectedMail(writer, decision);
    case 'user.role_changed':
      return roleMail(writer, decision);
    default:
      return null;
  }
}

export function deactivatedMail(writer: Writer, decision: MailedDecision): Mail {
  const { to, appealUntil, id } = decision;
  const { t, site, appUrl } = parts(writer, to);
  return writeMail({
    ...frame(writer, to, 'account.deactivated'),
    subject: t('people_mails.deactivated_subject', { site }),
    paragraphs: [
      t('people_mails.deactivated_text', { site }),
      ...reasonOf(decision, t),
      t('people_mails.how_to_appeal', {
        date: appealUntil === null ? '' : formatDate(appealUntil, t.language),
        days: APPEAL_DECIDED_IN_DAYS,
      }),
    ],
    link: {
      label: t('people_mails.appeal_link'),
      url: appUrl + route('account.inactive', {}, { language: to.language }),
    },
    afterword: t('people_mails.deactivated_afterword', { id: String(id) }),
  });
}

export function activatedMail(writer: Writer, decision: MailedDecision): Mail {
  const { to, id } = decision;
  const { t, site, appUrl } = parts(writer, to);
  return writeMail({
    ...frame(writer, to, 'account.activated'),
    subject: t('people_mails.activated_subject', { site }),
    paragraphs: [t('people_mails.activated_text', { site }), ...reasonOf(decision, t)],
    link: {
      label: t('people_mails.log_in'),
      url: appUrl + route('login', {}, { language: to.language }),
    },
    afterword: t('people_mails.deactivated_afterword', { id: String(id) }),
  });
}

export function accountAppealRejectedMail(writer: Writer, decision: MailedDecision): Mail {
  const { to, id } = decision;
  const { t, site, appUrl } = parts(writer, to);
  return writeMail({
    ...frame(writer, to, 'account_appeal.rejected'),
    subject: t('people_mails.rejected_subject', { site }),
    paragraphs: [t('people_mails.rejected_text'), ...reasonOf(decision, t)],
    link: {
      label: t('people_mails.rejected_link'),
      url: appUrl + route('account.inactive', {}, { language: to.language }),
    },
    afterword: t('people_mails.deactivated_afterword', { id: String(id) }),
  });
}

export function roleMail(writer: Writer, decision: MailedDecision): Mail {
  const { to, after, appealUntil, id } = decision;
  const { t, site, appUrl } = parts(writer, to);
  const role = t(`people_mails.role.${(after['role'] as Role | undefined) ?? 'user'}`);
  return writeMail({
    ...frame(writer, to, 'account.role_changed'),
    subject: t('people_mails.role_subject', { site }),
    paragraphs: [
      t('people_mails.role_text', { site, role }),
      ...(after.against === undefined
        ? []
        : [t('decision_appeal_mails.grants', { number: String(after.against) })]),
      ...reasonOf(decision, t),
      ...appealBy(appealUntil, t),
    ],
    link: { label: t('decision_mails.link'), url: appUrl + route('decisions.show', { id }) },
    afterword: t('people_mails.role_afterword', { email: replyAddress(writer) }),
  });
}

const parts = ({ texts, config }: Writer, { language }: Recipient) => ({
  t: texts.t(language),
  site: config.appName,
  appUrl: config.appUrl,
});

function reasonOf(decision: MailedDecision, t: Translate): string[] {
  const { reasonCode, reasonName, reasonText } = decision;
  return [
    ...(reasonName === null ? [] : [t('people_mails.reason_name', { name: reasonName })]),
    ...explainedRule(reasonCode, t),
    ...writtenText(reasonText, t),
    ...mailedParts(decision, t),
  ];
}
