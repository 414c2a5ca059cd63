import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { json } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { forbidden, InactiveAccount } from '../core/errors.ts';
import type { Routes } from '../core/routes.ts';
import type { Services } from '../core/services.ts';
import type { SignedIn } from '../core/viewer.ts';
import { ruleOf, type ChannelRule, type Hearer } from './channel-rules.ts';
import type { Person } from './broadcaster.ts';
import { channelAnswer, userAnswer } from './api-schemas.ts';

const socketId = z.string().regex(/^\d{1,20}\.\d{1,20}$/);
const subscription = z.object({ socket_id: socketId, channel_name: z.string().min(1).max(164) });
const signIn = z.object({ socket_id: socketId });

const NOT_HELD = { 'cache-control': 'no-store' };

type Tools = Pick<Services, 'broadcaster' | 'resolveViewer'> & { channels: readonly ChannelRule[] };

/** The calls by which a client subscribes to a channel, and identifies its user. */
export function addRealtimeRoutes(routes: Routes, { broadcaster, resolveViewer, channels }: Tools): void {
  /**
   * Disconnects a user who is deactivated during this request. The connection is bound first, and the user is
   * read again afterwards. An earlier deactivation is refused here; a later one finds the bound connection.
   */
  const bound = async (context: Context, request: FastifyRequest, socket: string): Promise<Hearer> => {
    await broadcaster.bind(socket, String(asked(context).userId));
    const by = request.headers.authorization === undefined ? 'session' : 'bearer';
    const viewer = await resolveViewer(request, by);
    if (!viewer) throw forbidden();
    if (viewer.status === 'inactive') throw new InactiveAccount();
    return { ...context, viewer };
  };

  routes.either('broadcasting.auth', {
    answers: { 200: channelAnswer },
    body: subscription,
    policy: ({ viewer }) => (viewer ? true : forbidden()),
    limit: 'hear',
    handle: async (context, { body: { socket_id: socket, channel_name: channel }, request }) => {
      const found = ruleOf(channels, channel);
      if (!found) throw forbidden();
      const hearer = await bound(context, request, socket);
      if (!(await found.rule.mayHear(hearer, found.id))) throw forbidden();
      const member = channel.startsWith('presence-') ? personOf(hearer.viewer) : null;
      return json(broadcaster.authorize(socket, channel, member), 200, NOT_HELD);
    },
  });

  routes.either('broadcasting.user_auth', {
    answers: { 200: userAnswer },
    body: signIn,
    policy: ({ viewer }) => (viewer ? true : forbidden()),
    limit: 'hear',
    handle: async (context, { body: { socket_id: socket }, request }) => {
      const { viewer } = await bound(context, request, socket);
      return json(broadcaster.authenticate(socket, personOf(viewer)), 200, NOT_HELD);
    },
  });
}

/** The policy has refused visitors. */
function asked({ viewer }: Context): SignedIn {
  if (!viewer) throw forbidden();
  return viewer;
}

const personOf = ({ userId, name }: SignedIn): Person => ({ id: userId, name });
