import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Route } from '../../../common/routes/route.ts';
import { ROUTES, type RouteName } from '../../../common/routes/route-table.ts';
import type { Config } from '../../core/config/config.ts';
import { toFastifyPath } from '../../core/http/fastify-path.ts';
import type { UsedSignatures } from './used-signatures.ts';
import { isSame, md5, requestSignature } from './signatures.ts';

/** Ten events of 10 KB, with every character escaped. */
const BODY_LIMIT_BYTES = 262_144;
/** The allowed difference between the caller's clock and ours. */
const TIMESTAMP_WINDOW_S = 600;

/** Refused in the words of the protocol: a status, and a sentence for whoever writes the program. */
export class ApiRefusal extends Error {
  readonly status: 400 | 413;
  constructor(status: 400 | 413, text: string) {
    super(text);
    this.status = status;
  }
}

/** A signed call: its parameters, and its body where it has one. */
export type ApiCall = {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: Buffer;
};

type Settings = { config: Config; clock: () => Date; used: UsedSignatures };

/** Adds one call of Pusher's HTTP API: whoever knows the secret may make it, from wherever it runs. */
export function addApiCall(
  app: FastifyInstance,
  name: RouteName & `realtime.${string}`,
  { config, clock, used }: Settings,
  answer: (call: ApiCall) => Promise<object>,
): void {
  const { method, path }: Route = ROUTES[name];
  app.route({
    method,
    url: toFastifyPath(path),
    bodyLimit: BODY_LIMIT_BYTES,
    config: { name, hasPolicy: true, hasBody: true },
    handler: async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const { query, problem } = checkSignature(request, body, config, clock());
      if (problem !== null) return refuse(reply, 401, problem);
      if (used.isReplayed(query['auth_signature'] ?? '', clock().getTime()))
        return refuse(reply, 401, 'This request was made before: sign it anew');
      try {
        return await answer({ params: request.params as Record<string, string>, query, body });
      } catch (error) {
        if (error instanceof ApiRefusal) return refuse(reply, error.status, error.message);
        throw error;
      }
    },
  });
}

const refuse = (reply: FastifyReply, status: number, error: string): FastifyReply =>
  reply.code(status).send({ error });

/** Reads what was sent; what cannot be read is answered with 400, as Pusher does. */
export function readInput<Output>(schema: z.ZodType<Output>, given: unknown): Output {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new ApiRefusal(400, `Invalid ${issue?.path.join('.') || 'request'}`);
}

export function readJson<Output>(schema: z.ZodType<Output>, body: Buffer): Output {
  let content: unknown;
  try {
    content = JSON.parse(body.toString());
  } catch {
    throw new ApiRefusal(400, 'The body is no JSON');
  }
  return readInput(schema, content);
}

type Checked = { query: Record<string, string>; problem: string | null };

/** The query, and why the call is refused; null: it is signed as it should be. */
function checkSignature(request: FastifyRequest, body: Buffer, { realtime }: Config, now: Date): Checked {
  const [path = '', search = ''] = request.url.split('?');
  const query = Object.fromEntries(new URLSearchParams(search));
  const seconds = now.getTime() / 1_000;
  const given = Number(query['auth_timestamp'] ?? Number.NaN);
  const isSigned = [path, decodeURIComponent(path)].some((signed) =>
    isSame(
      query['auth_signature'] ?? '',
      requestSignature(realtime.appSecret, { method: request.method, path: signed, query }),
    ),
  );
  const problems: [boolean, string][] = [
    [(request.params as { id: string }).id !== realtime.appId, 'Unknown app_id'],
    [query['auth_key'] !== realtime.appKey, 'Unknown auth_key'],
    [query['auth_version'] !== '1.0', 'Invalid auth_version: it is 1.0'],
    [
      !(Math.abs(seconds - given) <= TIMESTAMP_WINDOW_S),
      `Timestamp expired: it must be within ${TIMESTAMP_WINDOW_S} s of the server's time, ${Math.floor(seconds)}`,
    ],
    [body.length > 0 && !isSame(query['body_md5'] ?? '', md5(body)), 'Invalid body_md5'],
    [!isSigned, 'Invalid signature: it must be the HMAC-SHA256 of method, path and query'],
  ];
  return { query, problem: problems.find(([isWrong]) => isWrong)?.[1] ?? null };
}
