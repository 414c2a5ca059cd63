import type { RealtimeConfig } from '../../core/config/config.ts';
import type { Jobs } from '../../core/jobs.ts';
import type { Logger } from '../../core/process/logger.ts';
import { createChangeWatch } from '../processes/change-watch.ts';
import { isEncrypted } from '../channel-names.ts';
import type { Hub, HubObserver } from '../hub-types.ts';
import { webhookSignature } from './signatures.ts';

type WebhookEvent = { name: string; channel: string } & Record<string, unknown>;

type Settings = {
  realtime: RealtimeConfig;
  hub: Hub;
  enqueue: Jobs['enqueue'];
  log: Logger;
  now: () => number;
};

/** Events that come within so long go together. */
const WINDOW_MS = 1_000;
const MOST_IN_ONE = 100;
/** More within one window is a mistake, or an attack: the rest is not told. */
const MOST_IN_A_WINDOW = 1_000;

export type Webhooks = HubObserver & { stop: () => Promise<void> };

/** Tells the operator's programs what happens in channels, through the queue. Of several processes the first one speaks. */
export function createWebhooks({ realtime, hub, enqueue, log, now }: Settings): Webhooks {
  const { urls, events: wanted } = realtime.webhooks;
  const watch = createChangeWatch();
  const counts = new Map<string, number>();
  const missed = new Set<string>();
  let collected: WebhookEvent[] = [];
  let lost = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const collect = (event: WebhookEvent) => {
    if (!wanted.some((name) => name === event.name)) return;
    if (collected.length < MOST_IN_A_WINDOW) collected.push(event);
    else lost += 1;
  };
  const collectChanges = () => {
    const speaks = hub.isFirst();
    for (const [key, isThere] of watch.due(now())) if (speaks) collect(eventOf(key, isThere));
    if (speaks)
      for (const [channel, count] of counts)
        collect({ name: 'subscription_count', channel, subscription_count: count });
    counts.clear();
    missed.clear();
  };
  const send = async () => {
    const all = collected;
    collected = [];
    if (lost > 0) log.warn({ lost }, 'too much happened in channels for webhooks');
    lost = 0;
    for (let start = 0; start < all.length; start += MOST_IN_ONE) {
      const body = JSON.stringify({ time_ms: now(), events: all.slice(start, start + MOST_IN_ONE) });
      for (const url of urls)
        await enqueue('realtime.webhook', { url, body }).catch((error: unknown) =>
          log.warn({ err: error }, 'a webhook could not be sent'),
        );
    }
  };
  const wake = () => {
    timer ??= setTimeout(() => {
      timer = null;
      collectChanges();
      void send();
      if (watch.isWaiting()) wake();
    }, WINDOW_MS).unref();
  };
  return {
    counted: (channel, byChannel) => {
      if (channel.startsWith('#')) return;
      watch.note(`channel ${channel}`, byChannel > 0, now());
      if (wanted.includes('subscription_count') && !channel.startsWith('presence-'))
        counts.set(channel, byChannel);
      wake();
    },
    member: (channel, userId, isThere) => {
      watch.note(`member ${channel} ${userId}`, isThere, now());
      wake();
    },
    cacheMissed: (channel) => {
      // One message is enough for any number of subscribers.
      if (missed.has(channel)) return;
      missed.add(channel);
      collect({ name: 'cache_miss', channel });
      wake();
    },
    clientSent: (channel, { event, data, socketId, userId }) => {
      const user = userId === undefined ? {} : { user_id: userId };
      const text = typeof data === 'string' ? data : JSON.stringify(data);
      if (!isEncrypted(channel))
        collect({ name: 'client_event', channel, event, data: text, socket_id: socketId, ...user });
      wake();
    },
    stop: async () => {
      if (timer) clearTimeout(timer);
      await send();
    },
  };
}

/** Names of channels hold no space; ids of users may. */
function eventOf(key: string, isThere: boolean): WebhookEvent {
  const [kind, channel = '', ...rest] = key.split(' ');
  if (kind === 'channel') return { name: isThere ? 'channel_occupied' : 'channel_vacated', channel };
  return { name: isThere ? 'member_added' : 'member_removed', channel, user_id: rest.join(' ') };
}

const ANSWER_WITHIN_MS = 10_000;

/** Delivers one webhook; fails, so that the queue tries again, where it is not taken with 2xx. */
export async function sendWebhook(
  { appKey, appSecret, webhooks }: RealtimeConfig,
  { url, body }: Record<string, unknown>,
): Promise<void> {
  if (typeof url !== 'string' || typeof body !== 'string') return;
  // The operator has taken it out since.
  if (!webhooks.urls.includes(url)) return;
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-pusher-key': appKey,
      'x-pusher-signature': webhookSignature(appSecret, body),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${new URL(url).host} answered a webhook with ${answer.status}`);
}
