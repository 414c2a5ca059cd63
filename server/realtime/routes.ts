import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { json } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { forbidden, InactiveAccount } from '../core/errors.ts';
import type { Routes } from '../core/routes.ts';
import type { Services } from '../core/services.ts';
import type { SignedIn } from '../core/viewer.ts';
import { ruleOf, type ChannelRule, type SubscribingUser } from './channel-rules.ts';
import type { Person } from './broadcaster.ts';
import { channelAnswer, userAnswer } from './api/api-schemas.ts';
import { isEncrypted, LONGEST_CHANNEL_NAME } from './channel-names.ts';

const socketId = z.string().regex(/^\d{1,20}\.\d{1,20}$/);
const subscription = z.object({
  socket_id: socketId,
  channel_name: z.string().min(1).max(LONGEST_CHANNEL_NAME),
});
const signIn = z.object({ socket_id: socketId });

const NOT_HELD = { 'cache-control': 'no-store' };

type Tools = Pick<Services, 'broadcaster' | 'resolveViewer' | 'config'> & {
  channels: readonly ChannelRule[];
};

/** Where a client asks to be let into a channel, and to be told apart as somebody. */
export function addRealtimeRoutes(
  routes: Routes,
  { broadcaster, resolveViewer, config, channels }: Tools,
): void {
  /**
   * Disconnects a user who is deactivated during this request. The connection is bound first, and the user is
   * read again afterwards. An earlier deactivation is refused here; a later one finds the bound connection.
   */
  const bound = async (
    context: Context,
    request: FastifyRequest,
    socket: string,
  ): Promise<SubscribingUser> => {
    await broadcaster.bind(socket, String(asked(context).userId));
    const by = request.headers.authorization === undefined ? 'session' : 'bearer';
    const viewer = await resolveViewer(request, by);
    if (!viewer) throw forbidden();
    if (viewer.status === 'inactive') throw new InactiveAccount();
    const session = await context.database
      .selectFrom('sessions')
      .select('expires_at')
      .where('id', '=', viewer.sessionId)
      .executeTakeFirst();
    if (!session) throw forbidden();
    await broadcaster.endAt(socket, String(viewer.userId), session.expires_at);
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
      // The shared secret follows from a key that this server does not have.
      if (isEncrypted(channel) && config.realtime.encryptionKey === null) throw forbidden();
      const user = await bound(context, request, socket);
      if (!(await found.rule.maySubscribe(user, found.id))) throw forbidden();
      const member = channel.startsWith('presence-') ? personOf(user.viewer) : null;
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
