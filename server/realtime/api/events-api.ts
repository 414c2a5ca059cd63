import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Config } from '../../core/config/config.ts';
import { addApiCall, ApiRefusal, readInput, readJson } from './api-requests.ts';
import { kindOf } from '../channel-names.ts';
import { batchInput, eventInput, info, LARGEST_EVENT_BYTES, type Attribute } from './event-input.ts';
import type { Hub } from '../hub-types.ts';
import { createUsedSignatures, type UsedSignatures } from './used-signatures.ts';

type Given = { config: Config; hub: Hub; clock: () => Date };
type Settings = Given & { used: UsedSignatures };

const channelsQuery = z.object({ filter_by_prefix: z.string().max(200).default(''), info });
const channelQuery = z.object({ info });
const anything = z.looseObject({});
const isPresence = (channel: string): boolean => kindOf(channel) === 'presence';

/** Pusher's HTTP API, signed as the official libraries do. */
export function addEventsApi(app: FastifyInstance, given: Given): void {
  const settings = { ...given, used: createUsedSignatures() };
  void app.register(async (scope) => {
    // The signature covers the raw body.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    addSending(scope, settings);
    addReading(scope, settings);
    addApiCall(scope, 'realtime.terminate', settings, async ({ params, body }) => {
      if (body.length > 0) readJson(anything, body);
      await settings.hub.endUser(params['user'] ?? '');
      return {};
    });
  });
}

function addSending(scope: FastifyInstance, settings: Settings): void {
  const { hub } = settings;
  addApiCall(scope, 'realtime.events', settings, async ({ body }) => {
    const { name: event, data, channels, socket_id: except, info: asked } = readJson(eventInput, body);
    refuseLong(data);
    await hub.trigger({ channels, event, data, except });
    if (asked.length === 0) return {};
    return {
      channels: Object.fromEntries(channels.map((channel) => [channel, attributes(hub, channel, asked)])),
    };
  });
  addApiCall(scope, 'realtime.batch', settings, async ({ body }) => {
    const { batch } = readJson(batchInput, body);
    for (const { data } of batch) refuseLong(data);
    for (const { name: event, data, channel, socket_id: except } of batch)
      await hub.trigger({ channels: [channel], event, data, except });
    if (batch.every(({ info: asked }) => asked.length === 0)) return {};
    return { batch: batch.map(({ channel, info: asked }) => attributes(hub, channel, asked)) };
  });
}

function addReading(scope: FastifyInstance, settings: Settings): void {
  const { hub } = settings;
  addApiCall(scope, 'realtime.channels', settings, async ({ query }) => {
    const { filter_by_prefix: prefix, info: asked } = readInput(channelsQuery, query);
    if (asked.includes('user_count') && !prefix.startsWith('presence-'))
      throw new ApiRefusal(400, 'user_count may only be requested with filter_by_prefix=presence-');
    const found = hub.channels().filter((channel) => channel.startsWith(prefix));
    return {
      channels: Object.fromEntries(found.map((channel) => [channel, attributes(hub, channel, asked)])),
    };
  });
  addApiCall(scope, 'realtime.channel', settings, async ({ params, query }) => {
    const channel = nameOf(params);
    const { info: asked } = readInput(channelQuery, query);
    if (asked.includes('user_count') && !isPresence(channel))
      throw new ApiRefusal(400, 'user_count may only be requested of presence channels');
    return { occupied: hub.countOf(channel) > 0, ...attributes(hub, channel, asked) };
  });
  addApiCall(scope, 'realtime.users', settings, async ({ params }) => {
    const channel = nameOf(params);
    if (!isPresence(channel)) throw new ApiRefusal(400, 'Users can only be retrieved for presence channels');
    return { users: hub.members(channel).map(({ user_id: id }) => ({ id })) };
  });
}

function nameOf({ channel = '' }: Readonly<Record<string, string>>): string {
  if (kindOf(channel) === null) throw new ApiRefusal(400, 'Invalid channel name');
  return channel;
}

function refuseLong(data: string): void {
  if (Buffer.byteLength(data) > LARGEST_EVENT_BYTES)
    throw new ApiRefusal(
      413,
      `The data content of this event exceeds the allowed maximum (${LARGEST_EVENT_BYTES} bytes)`,
    );
}

/** The attributes that were asked for, as far as the channel has them. */
function attributes(
  hub: Hub,
  channel: string,
  asked: readonly Attribute[],
): Partial<Record<Attribute, number>> {
  return {
    ...(asked.includes('user_count') && isPresence(channel)
      ? { user_count: hub.members(channel).length }
      : {}),
    ...(asked.includes('subscription_count') ? { subscription_count: hub.countOf(channel) } : {}),
  };
}
