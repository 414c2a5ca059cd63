import { QUEUES, type DueCounts } from '../../../common/cases/queues.ts';
import { route } from '../../../common/routes/route-table.ts';
import { frame, type Recipient, type Writer } from '../../mail/frame.ts';
import { writeMail } from '../../mail/layout.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { EventMap } from '../../event-map.ts';
import { findWaitingLists, type WaitingList } from '../../contractors/registers/waiting-lists.ts';
import { findRecipient } from '../find-recipient.ts';
import type { NotifierServices } from '../listeners/listener.ts';

/** For the preview. */
export const SAMPLE_COUNTS: DueCounts = {
  appeals: 2,
  decision_appeals: 1,
  reports: 3,
  holds: 1,
  lists: 1,
  claims: 1,
};
export const SAMPLE_LISTS: WaitingList[] = [
  { id: 1, name: 'Oregon Construction Contractors Board', stop: 'gone', problem: null },
];

/** To an administrator: the number of cases of each queue that are due by tomorrow, and each list of licenses among them. */
export function casesDueMail(
  writer: Writer,
  to: Recipient,
  counts: DueCounts,
  lists: readonly WaitingList[],
): Mail {
  const t = writer.texts.t(to.language);
  const due = QUEUES.flatMap((queue) => {
    const count = counts[queue] ?? 0;
    return count === 0 ? [] : [{ queue, count }];
  });
  const { appUrl } = writer.config;
  const named = lists.map(({ id, name, stop, problem }) => {
    const reason = stop === null ? problem && t(problem.key, problem.params) : t(`registers.stop.${stop}`);
    return `${[name, reason].filter(Boolean).join(': ')}\n${appUrl}${route('admin.registers.list', { id })}`;
  });
  const total = due.reduce((sum, { count }) => sum + count, 0);
  return writeMail({
    ...frame(writer, to, 'admin.due'),
    subject: t('due_mail.subject', { count: total }),
    paragraphs: [
      t('due_mail.text', { count: total }),
      due.map(({ queue, count }) => t(`due_mail.count.${queue}`, { count })).join(' · '),
      ...named,
    ],
    link: { label: t('due_mail.link'), url: appUrl + route('admin') },
  });
}

export const casesCameDue =
  (services: NotifierServices) =>
  async ({ userId, counts }: EventMap['cases.came_due']): Promise<void> => {
    const to = await findRecipient(services.database, userId);
    if (!to) return;
    const lists = counts.lists ? await findWaitingLists(services.database) : [];
    await services.mailer.send(casesDueMail(services, to, counts, lists));
  };
