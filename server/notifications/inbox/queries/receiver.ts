import { sql } from 'kysely';
import {
  CHANNEL_DEFAULTS,
  type ChosenKind,
  type NotificationChannel,
  type NotificationKind,
} from '../../../../common/notification-kinds.ts';
import type { Language } from '../../../../common/format/language.ts';
import type { OptionalMailKind } from '../../../mail/mail-names.ts';
import type { Queryable } from '../../../database/client.ts';
import { isActiveAccount, mayBeMailed } from '../../../conditions/live-accounts.ts';
import { WESTERNMOST } from '../../../places/time-zones.ts';
import type { QuietHours } from '../quiet-hours.ts';

/** Kinds whose email is an own one, with the way to turn it off. */
const OWN_MAIL: Partial<Record<ChosenKind, OptionalMailKind>> = {
  review_received: 'reviews',
  response_received: 'responses',
  message: 'messages',
  invitation: 'invitations',
};

/** The recipient of a notice. */
export type Receiver = {
  userId: number;
  email: string;
  name: string;
  language: Language;
  profileId: number;
  contractorId: number | null;
  mayBeMailed: boolean;
  quiet: QuietHours | null;
  timeZone: string;
  hasRegion: boolean;
  settings: Partial<Record<NotificationKind, NotificationChannel>>;
  optOuts: OptionalMailKind[];
};

type ReceiverRow = Omit<Receiver, 'timeZone' | 'hasRegion'> & { placeZone: string | null };

/** The receiver with all settings; null: the account is closed, inactive or gone. */
export async function findReceiver(database: Queryable, userId: number): Promise<Receiver | null> {
  const { rows } = await sql<ReceiverRow>`
    select u.id as "userId", u.email, u.name, u.language, ${mayBeMailed('u')} as "mayBeMailed",
      (select p.id from profiles as p where p.user_id = u.id and p.kind = 'person' limit 1) as "profileId",
      coalesce((select p.id from profiles as p where p.user_id = u.id and p.kind = 'contractor' limit 1),
        (select m.contractor_id from contractor_members as m
          where m.user_id = u.id and m.acts and m.ended_at is null)) as "contractorId",
      (select coalesce(p.place_zone, g.time_zone) from profiles as p left join regions as g on g.id = p.region_id
        where p.user_id = u.id and (p.place_zone is not null or g.id is not null)
        order by p.kind = 'person' desc limit 1) as "placeZone",
      (select json_build_object('from', q.from_hour, 'until', q.until_hour) from quiet_hours as q
        where q.user_id = u.id) as quiet,
      coalesce((select json_object_agg(s.kind, s.channel) from notification_settings as s
        where s.user_id = u.id), '{}') as settings,
      array(select o.kind from mail_opt_outs as o where o.user_id = u.id) as "optOuts"
    from users as u where u.id = ${userId} and ${isActiveAccount('u')}`.execute(database);
  const [row] = rows;
  if (!row) return null;
  const { placeZone, ...receiver } = row;
  return { ...receiver, timeZone: placeZone ?? WESTERNMOST, hasRegion: placeZone !== null };
}

const isChosen = (kind: NotificationKind): kind is ChosenKind => kind in CHANNEL_DEFAULTS;

/** A user's channel for a kind; an email that was turned off by its own link stays off. */
export function channelFor(
  kind: ChosenKind,
  { settings, optOuts }: Pick<Receiver, 'settings' | 'optOuts'>,
): NotificationChannel {
  const channel = settings[kind] ?? CHANNEL_DEFAULTS[kind];
  if (channel === 'mail' && optOuts.includes(OWN_MAIL[kind] ?? 'notifications')) return 'app';
  return channel === 'digest' && optOuts.includes('digest') ? 'app' : channel;
}

/** The email for a notice: kinds with an email of their own get none from here. */
export function mailFor(kind: NotificationKind, receiver: Receiver): 'once' | 'digest' | 'off' | null {
  if (!isChosen(kind)) return null;
  const channel = channelFor(kind, receiver);
  if (channel === 'off') return 'off';
  if (channel === 'digest') return 'digest';
  return channel === 'mail' && OWN_MAIL[kind] === undefined ? 'once' : null;
}

/** True where the user's devices show it, too. */
export const isPushed = (kind: NotificationKind, receiver: Receiver): boolean =>
  isChosen(kind) && channelFor(kind, receiver) === 'push';

export const ownMailOf = (kind: ChosenKind): OptionalMailKind => OWN_MAIL[kind] ?? 'notifications';
