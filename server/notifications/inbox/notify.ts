import { membersActingFor } from '../../members/members-acting-for.ts';
import { channelOf } from '../../channels.ts';
import type { Jobs } from '../../core/jobs.ts';
import type { Logger } from '../../core/process/logger.ts';
import { countUnread } from './queries/unread.ts';
import type { Broadcaster } from '../../realtime/broadcaster.ts';
import { withoutHiddenWords } from '../hidden-words.ts';
import type { NotifierServices } from '../listeners/listener.ts';
import { sendDueMails } from './jobs/send-due-mails.ts';
import type { Notice } from './notice.ts';
import { findNotification } from './queries/list-notifications.ts';
import { findReceiver, isPushed, mailFor, type Receiver } from './queries/receiver.ts';
import { mailTime, nextDigest } from './quiet-hours.ts';
import { toNotificationView } from './views.ts';

export type InboxServices = NotifierServices & {
  broadcaster: Broadcaster;
  clock: () => Date;
  log: Logger;
  enqueue: Jobs['enqueue'];
};

/** Tells each user once: in the list, at the bell, and by email where they want that. */
export async function notify(services: InboxServices, notices: readonly Notice[]): Promise<void> {
  for (const notice of notices)
    for (const userId of await receiversOf(services, notice)) await tell(services, notice, userId);
}

/** Also the members of a business; nobody is told of what they did themselves. */
async function receiversOf({ database }: InboxServices, { userId, businessId }: Notice): Promise<number[]> {
  const members = businessId === undefined ? [] : await membersActingFor(database, businessId);
  return userId === null ? members : [userId, ...members];
}

async function tell(services: InboxServices, notice: Notice, userId: number): Promise<void> {
  const { database, texts, clock, broadcaster } = services;
  const receiver = await findReceiver(database, userId);
  if (receiver === null) return;
  const mail = mailFor(notice.kind, receiver);
  if (mail === 'off') return;
  const id = await insert(services, notice, receiver, mail);
  if (id === null) return;
  const found = await findNotification(database, userId, id);
  // Its subject may be gone already, or a block exist between the two.
  if (!found) return;
  const t = texts.t(receiver.language);
  const [row = found] = await withoutHiddenWords(database, [found], () => t);
  await broadcaster.trigger([channelOf.user(userId)], 'notification.created', {
    notification: toNotificationView(row, t),
    unread: await countUnread(database, receiver),
  });
  if (isPushed(notice.kind, receiver)) await pushToDevices(services, receiver, id);
  if (mail === 'once') await sendDueMails({ ...services, now: clock() }, userId);
}

/** One job per device, so that one that fails is tried again by itself. In quiet hours nothing is shown. */
async function pushToDevices(
  { database, clock, enqueue, config }: InboxServices,
  { userId, quiet, timeZone }: Receiver,
  notificationId: number,
): Promise<void> {
  const now = clock();
  if (config.push === null || mailTime(now, quiet, timeZone) > now) return;
  const devices = await database
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  for (const { id } of devices) await enqueue('notifications.push', { notificationId, subscriptionId: id });
}

/** Its id; null: they were told already. */
async function insert(
  { database, clock }: InboxServices,
  { kind, subject, actorProfileId = null, params, target }: Notice,
  receiver: Receiver,
  mail: 'once' | 'digest' | null,
): Promise<number | null> {
  const now = clock();
  const due = mail === 'digest' ? nextDigest(now) : mailTime(now, receiver.quiet, receiver.timeZone);
  const mailAs = receiver.mayBeMailed ? mail : null;
  const row = await database
    .insertInto('notifications')
    .values({
      user_id: receiver.userId,
      kind,
      subject_type: subject.type,
      subject_id: subject.id,
      actor_profile_id: actorProfileId,
      params,
      target,
      created_at: now,
      mail_as: mailAs,
      mail_due_at: mailAs === null ? null : due,
    })
    .onConflict((other) => other.columns(['user_id', 'subject_type', 'subject_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
