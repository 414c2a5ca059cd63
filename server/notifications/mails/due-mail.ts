import { route } from '../../../common/routes/route-table.ts';
import { frame, type Recipient, type Writer } from '../../mail/frame.ts';
import { writeMail } from '../../mail/layout.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { EventMap } from '../../event-map.ts';
import type { DueCounts } from '../../moderation/due-counts.ts';
import { findRecipient } from '../find-recipient.ts';
import type { NotifierServices } from '../listeners/listener.ts';

const KINDS = ['appeals', 'decisionAppeals', 'accountAppeals', 'reports', 'held', 'claims'] as const;

/** For the preview. */
export const SAMPLE_COUNTS: DueCounts = {
  appeals: 2,
  decisionAppeals: 1,
  accountAppeals: 0,
  reports: 3,
  held: 1,
  claims: 1,
};

/** To an administrator: the number of cases of each queue that are due by tomorrow. */
export function casesDueMail(writer: Writer, to: Recipient, counts: DueCounts): Mail {
  const t = writer.texts.t(to.language);
  const total = KINDS.reduce((sum, kind) => sum + counts[kind], 0);
  const due = KINDS.filter((kind) => counts[kind] > 0);
  return writeMail({
    ...frame(writer, to, 'admin.due'),
    subject: t('due_mail.subject', { count: total }),
    paragraphs: [
      t('due_mail.text', { count: total }),
      due.map((kind) => t(`due_mail.count.${kind}`, { count: counts[kind] })).join(' · '),
    ],
    link: { label: t('due_mail.link'), url: writer.config.appUrl + route('admin') },
  });
}

export const casesCameDue =
  (services: NotifierServices) =>
  async ({ userId, counts }: EventMap['cases.came_due']): Promise<void> => {
    const to = await findRecipient(services.database, userId);
    if (to) await services.mailer.send(casesDueMail(services, to, counts));
  };
