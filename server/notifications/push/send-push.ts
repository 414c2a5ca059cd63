import { sql } from 'kysely';
import type { ChosenKind } from '../../../common/notification-kinds.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { Language } from '../../../common/format/language.ts';
import type { Config } from '../../core/config/config.ts';
import type { Texts } from '../../core/services.ts';
import type { Database } from '../../database/client.ts';
import { isActiveAccount } from '../../conditions/live-accounts.ts';
import { isRead, isReadable } from '../inbox/queries/readable.ts';
import { pushRequest, type PushDevice } from './push-request.ts';

export type PushServices = { database: Database; config: Config; texts: Texts };

const ANSWER_WITHIN_MS = 10_000;
/** A push service says so of a device that does not want to be told any more. */
const GONE = new Set([404, 410]);

type Due = PushDevice & { kind: ChosenKind; language: Language };

/** Shows a notice on one device; fails, so that the queue tries again, where the push service does not take it. */
export async function sendPush(
  services: PushServices,
  { notificationId, subscriptionId }: Record<string, unknown>,
): Promise<void> {
  const { database, config, texts } = services;
  const { push } = config;
  if (push === null) return;
  const due = await findDue(database, Number(notificationId), Number(subscriptionId));
  if (!due) return;
  const t = texts.t(due.language);
  // A screen that is locked shows it to everyone: no name, no word of what was written.
  const text = JSON.stringify({
    title: t(`notifications.kind.${due.kind}`),
    body: t('notifications.push.body', { name: config.appName }),
    url: route('notifications.show', { id: Number(notificationId) }),
  });
  const answer = await fetch(due.endpoint, {
    method: 'POST',
    ...pushRequest(push, due, text),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  await answer.body?.cancel();
  if (GONE.has(answer.status))
    await database.deleteFrom('push_subscriptions').where('id', '=', Number(subscriptionId)).execute();
  else if (!answer.ok) throw new Error(`${new URL(due.endpoint).host} answered a push with ${answer.status}`);
}

/** The notice and the device; nothing where it was read meanwhile, is hidden now, or the user is not active. */
async function findDue(
  database: Database,
  notificationId: number,
  subscriptionId: number,
): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    select n.kind, u.language, s.endpoint, s.public_key as "publicKey", s.auth_secret as "authSecret"
    from notifications as n join users as u on u.id = n.user_id
      join push_subscriptions as s on s.user_id = u.id and s.id = ${subscriptionId}
      join sessions as session on session.id = s.session_id and session.expires_at > now()
    where n.id = ${notificationId} and ${isReadable} and not ${isRead}
      and ${isActiveAccount('u')}`.execute(database);
  return rows[0];
}
