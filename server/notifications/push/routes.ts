import * as z from 'zod';
import { json } from '../../core/answers.ts';
import type { Config } from '../../core/config/config.ts';
import type { Context } from '../../core/context.ts';
import { messageAnswer } from '../../core/http/answer-schemas.ts';
import { forbidden, notFound } from '../../core/errors.ts';
import type { Routes } from '../../core/routes.ts';
import { text } from '../../core/validation.ts';
import { anyone } from '../../core/policies.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { isSubscribed, renew, subscribe } from './devices.ts';

const base64url = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${length}}=*$`));
const endpoint = text().max(1_000).pipe(z.url());
const device = z.strictObject({ endpoint, public_key: base64url(87), auth_secret: base64url(22) });

type Tools = { config: Config };

/** A user's devices that show notices while no page is open. */
export function addPushRoutes(routes: Routes, { config }: Tools): void {
  routes.either('push.subscribe', {
    answers: { 200: messageAnswer },
    body: device,
    policy: ({ viewer }) => (viewer ? true : forbidden()),
    limit: 'write',
    handle: async (context, { body }) => {
      if (config.push === null) throw notFound();
      // The server calls this address: only those of push services are called.
      if (!isPushService(body.endpoint, config.push.hosts)) throw forbidden();
      await subscribe(context, asked(context), body);
      return json({ message: context.t('notifications.push.is_on') });
    },
  });
  routes.either('push.state', {
    answers: { 200: z.object({ is_on: z.boolean() }) },
    body: z.strictObject({ endpoint }),
    policy: ({ viewer }) => (viewer ? true : forbidden()),
    limit: 'write',
    handle: async (context, { body }) =>
      json({ is_on: await isSubscribed(context, asked(context), body.endpoint) }),
  });
  // A browser may change its subscription while no page is open: the old one's secret is the right to.
  routes.write('push.renew', {
    answers: { 200: messageAnswer },
    body: device.extend({ old_endpoint: endpoint, old_auth_secret: base64url(22) }),
    policy: anyone,
    limit: 'write',
    handle: async (context, { body }) => {
      if (config.push === null) throw notFound();
      if (!isPushService(body.endpoint, config.push.hosts)) throw forbidden();
      if (!(await renew(context, body))) throw notFound();
      return json({ message: context.t('notifications.push.is_on') });
    },
  });
  routes.either('push.unsubscribe', {
    answers: { 200: messageAnswer },
    body: z.strictObject({ endpoint }),
    policy: ({ viewer }) => (viewer ? true : forbidden()),
    limit: 'write',
    handle: async (context, { body }) => {
      await context.database
        .deleteFrom('push_subscriptions')
        .where('user_id', '=', asked(context).userId)
        .where('endpoint', '=', body.endpoint)
        .execute();
      return json({ message: context.t('notifications.push.is_off') });
    },
  });
}

function isPushService(address: string, hosts: readonly string[]): boolean {
  const { protocol, hostname } = new URL(address);
  const isKnown = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return isKnown && (protocol === 'https:' || hostname === '127.0.0.1');
}

/** The policy has refused visitors. */
function asked({ viewer }: Context): SignedIn {
  if (!viewer) throw forbidden();
  return viewer;
}
