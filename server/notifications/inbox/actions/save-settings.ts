import {
  CHOSEN_KINDS,
  type ChosenKind,
  type NotificationChannel,
} from '../../../../common/notification-kinds.ts';
import type { OptionalMailKind } from '../../../mail/mail-names.ts';
import { transact, type Context, type ReadContext } from '../../../core/context.ts';
import { unauthenticated } from '../../../core/errors.ts';
import { ownMailOf } from '../queries/receiver.ts';
import type { QuietHours } from '../quiet-hours.ts';

export type NotificationSettings = {
  channels: Record<ChosenKind, NotificationChannel>;
  quiet: QuietHours | null;
};

/** Saves how the reader wants to be told. Choosing emails again undoes a link that turned them off. */
export async function saveNotificationSettings(
  context: Context,
  { channels, quiet }: NotificationSettings,
): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  const { userId } = viewer;
  await transact(context, async (tx) => {
    const { database } = tx;
    await database.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    await database.deleteFrom('notification_settings').where('user_id', '=', userId).execute();
    await database
      .insertInto('notification_settings')
      .values(CHOSEN_KINDS.map((kind) => ({ user_id: userId, kind, channel: channels[kind] })))
      .execute();
    for (const mail of ['reviews', 'responses', 'messages', 'invitations', 'notifications'] as const)
      await turnMail(tx, userId, mail, isMailed(channels, mail));
    await turnMail(tx, userId, 'digest', Object.values(channels).includes('digest'));
    await database.deleteFrom('quiet_hours').where('user_id', '=', userId).execute();
    if (quiet !== null)
      await database
        .insertInto('quiet_hours')
        .values({ user_id: userId, from_hour: quiet.from, until_hour: quiet.until })
        .execute();
  });
}

const isMailed = (channels: NotificationSettings['channels'], mail: OptionalMailKind): boolean =>
  CHOSEN_KINDS.some((kind) => ownMailOf(kind) === mail && channels[kind] === 'mail');

async function turnMail(
  { database, now }: ReadContext,
  userId: number,
  kind: OptionalMailKind,
  isOn: boolean,
): Promise<void> {
  if (isOn)
    await database
      .deleteFrom('mail_opt_outs')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .execute();
  else
    await database
      .insertInto('mail_opt_outs')
      .values({ user_id: userId, kind, created_at: now })
      .onConflict((other) => other.doNothing())
      .execute();
}
