import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { ROUTES } from '../../common/route-table.ts';
import type { Config } from '../core/config.ts';
import { Refusal, unauthenticated } from '../core/errors.ts';
import { kindOf } from './channel-names.ts';
import type { Hub } from './hub.ts';
import { isSame, md5, requestSignature } from './signatures.ts';

/** As Pusher has them. */
export const LARGEST_EVENT_BYTES = 10_240;
const MOST_CHANNELS = 100;
const BODY_LIMIT_BYTES = 65_536;
/** The allowed difference between the caller's clock and ours. */
const TIMESTAMP_WINDOW_S = 600;

/** `own`: the channel of one user, for `sendToUser`. */
const channel = z.string().refine((name) => kindOf(name) !== null);
const event = z
  .object({
    name: z.string().min(1).max(200),
    data: z.string(),
    channels: z.array(channel).min(1).max(MOST_CHANNELS).optional(),
    channel: channel.optional(),
    socket_id: z
      .string()
      .regex(/^\d+\.\d+$/)
      .optional(),
  })
  .transform(({ channel: single, channels, ...rest }, context) => {
    const all = channels ?? (single === undefined ? [] : [single]);
    if (all.length === 0)
      context.addIssue({ code: 'custom', path: ['channels'], message: 'validation.required' });
    return { ...rest, channels: all };
  });

type Settings = { config: Config; hub: Hub; clock: () => Date };

/** The sending part of Pusher's HTTP API: callers with the secret may send from any place. */
export function addEventsApi(app: FastifyInstance, { config, hub, clock }: Settings): void {
  const { method, path } = ROUTES['realtime.events'];
  void app.register(async (scope) => {
    // The signature covers the raw body.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.route({
      method,
      url: path.replace('{id}', ':id'),
      bodyLimit: BODY_LIMIT_BYTES,
      config: { name: 'realtime.events', hasPolicy: true, hasBody: true },
      handler: async (request) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        if (!isSigned(request, body, config, clock())) throw unauthenticated();
        const { name, data, channels, socket_id: except } = readEvent(body);
        if (Buffer.byteLength(data) > LARGEST_EVENT_BYTES)
          throw new Refusal(413, 'too_large', 'errors.bad_request');
        await hub.trigger(channels, name, data, except);
        return {};
      },
    });
  });
}

function isSigned(request: FastifyRequest, body: Buffer, { realtime }: Config, now: Date): boolean {
  const [path = '', search = ''] = request.url.split('?');
  const query = Object.fromEntries(new URLSearchParams(search));
  const age = Math.abs(now.getTime() / 1_000 - Number(query['auth_timestamp']));
  return (
    (request.params as { id: string }).id === realtime.appId &&
    query['auth_key'] === realtime.appKey &&
    query['auth_version'] === '1.0' &&
    age <= TIMESTAMP_WINDOW_S &&
    isSame(query['body_md5'] ?? '', md5(body)) &&
    isSame(
      query['auth_signature'] ?? '',
      requestSignature(realtime.appSecret, { method: 'POST', path, query }),
    )
  );
}

/** An unreadable body, as JSON or as an event, is answered with 400, as Pusher does. */
function readEvent(body: Buffer): z.output<typeof event> {
  try {
    return event.parse(JSON.parse(body.toString()));
  } catch {
    throw new Refusal(400, 'bad_request', 'errors.bad_request');
  }
}
