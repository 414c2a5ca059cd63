import * as z from 'zod';
import {
  CHOSEN_KINDS,
  OWNERS_KINDS,
  NOTIFICATION_CHANNELS,
  type ChosenKind,
  type NotificationChannel,
} from '../../../common/notification-kinds.ts';
import { route } from '../../../common/routes/route-table.ts';
import { inertia, redirect } from '../../core/answers.ts';
import type { ReadContext } from '../../core/context.ts';
import { notFound, unauthenticated } from '../../core/errors.ts';
import { pageNumber } from '../../core/http/forgiving-query.ts';
import { signedIn } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { id } from '../../core/validation.ts';
import { zoneName } from '../../places/zone-name.ts';
import { countUnread } from './queries/unread.ts';
import { markAllRead, markNotification } from './actions/mark-read.ts';
import { saveNotificationSettings } from './actions/save-settings.ts';
import { findNotification, listNotifications } from './queries/list-notifications.ts';
import { channelFor, findReceiver } from './queries/receiver.ts';
import { withoutHiddenWords } from '../hidden-words.ts';
import { placeOf, toNotificationView } from './views.ts';

const params = z.object({ id: id() });
const page = z.object({ page: pageNumber() });
const noBody = z.strictObject({});
const channel = z.enum(NOTIFICATION_CHANNELS);
/** A kind that is left out stays as it was. '' is no quiet hour; both are there, or none. */
const hour = z.preprocess(
  (value) => (value === '' || value === undefined ? null : Number(value)),
  z.int().min(0).max(23).nullable(),
);
const channels = Object.fromEntries(CHOSEN_KINDS.map((kind) => [kind, channel.optional()])) as Record<
  ChosenKind,
  z.ZodOptional<typeof channel>
>;
const settingsBody = z
  .strictObject({ ...channels, quiet_from: hour, quiet_until: hour })
  .refine(({ quiet_from: from, quiet_until: until }) => (from === null) === (until === null), {
    message: 'notifications.quiet_both',
    path: ['quiet_until'],
  });

/** A user's notices, and their settings for them. */
export function addInboxRoutes(routes: Routes): void {
  routes.page('notifications.index', {
    query: page,
    policy: signedIn,
    handle: async (context, { query }) => {
      const viewer = signedInOf(context);
      const { rows, pagination } = await listNotifications(context.database, {
        ...query,
        userId: viewer.userId,
      });
      const shown = await withoutHiddenWords(context.database, rows, () => context.t);
      return inertia('notifications/index', {
        notifications: shown.map((row) => toNotificationView(row, context.t)),
        pagination,
        hasUnread: (await countUnread(context.database, viewer)) > 0,
      });
    },
  });
  // As with a decision, opening it is reading it.
  routes.page('notifications.show', {
    params,
    policy: signedIn,
    handle: async (context, { params }) => {
      const row = await findNotification(context.database, signedInOf(context).userId, params.id);
      if (!row) throw notFound();
      await markNotification(context, { id: row.id, isRead: true });
      return redirect(placeOf(row.target, context.language));
    },
  });
  routes.form('notifications.read_all', {
    body: noBody,
    policy: signedIn,
    limit: 'write',
    handle: async (context) => {
      await markAllRead(context);
      return redirect(route('notifications.index'), { success: context.t('notifications.all_read') });
    },
  });
  routes.form('notifications.mark', {
    params,
    body: z.strictObject({ read: z.enum(['yes', 'no']) }),
    policy: signedIn,
    limit: 'write',
    handle: async (context, { params: { id }, body }) => {
      await markNotification(context, { id, isRead: body.read === 'yes' });
      return redirect(route('notifications.index'));
    },
  });
  addSettingsRoutes(routes);
}

function addSettingsRoutes(routes: Routes): void {
  routes.page('settings.notifications', {
    policy: signedIn,
    handle: async (context) => {
      const receiver = await findReceiver(context.database, signedInOf(context).userId);
      if (!receiver) throw notFound();
      const shown = CHOSEN_KINDS.filter((kind) => receiver.contractorId !== null || !OWNERS_KINDS.has(kind));
      const chosen = shown.map((kind) => [kind, channelFor(kind, receiver)] as const);
      return inertia('notifications/settings', {
        channels: Object.fromEntries(chosen),
        quiet: receiver.quiet,
        timeZone: zoneName(receiver.timeZone, context.language, context.now),
        hasRegion: receiver.hasRegion,
        pushKey: context.config.push?.publicKey ?? null,
      });
    },
  });
  routes.form('settings.notifications.update', {
    alsoPost: true,
    body: settingsBody,
    policy: signedIn,
    limit: 'write',
    handle: async (context, { body }) => {
      const { quiet_from: from, quiet_until: until, ...rest } = body;
      const quiet = from === null || until === null || from === until ? null : { from, until };
      const receiver = await findReceiver(context.database, signedInOf(context).userId);
      if (!receiver) throw notFound();
      const chosen = Object.fromEntries(
        CHOSEN_KINDS.map((kind) => [kind, rest[kind] ?? channelFor(kind, receiver)]),
      ) as Record<ChosenKind, NotificationChannel>;
      await saveNotificationSettings(context, { channels: chosen, quiet });
      return redirect(route('settings.notifications'), { success: context.t('toasts.changes_saved') });
    },
  });
}

function signedInOf({ viewer }: ReadContext) {
  if (!viewer) throw unauthenticated();
  return viewer;
}
