import multipart, { type MultipartFields } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { ROUTES, type Route, type RouteName } from '../../../common/routes/route-table.ts';
import type { LimitName } from '../../limits.ts';
import type { Answer } from '../answers.ts';
import type { Context } from '../context.ts';
import { Refusal, invalid } from '../errors.ts';
import type { RoutePolicy } from '../policies.ts';
import { refusalOfBrokenBody, refuseClosed, withReceivedFile, type ReceivedFile } from './received-file.ts';

/** A file, and the fields before it. */
export type ReceivedForm = { file: ReceivedFile; fields: Record<string, string> };

export type FileSettings = {
  /** The name of the one part that is read. */
  field: string;
  maximumBytes: number;
  policy: RoutePolicy<undefined>;
  limit: LimitName;
  handle: (context: Context, file: ReceivedFile) => Promise<Answer>;
};

type Handler = (
  request: FastifyRequest,
  reply: FastifyReply,
  withFile: <Result>(work: (form: ReceivedForm) => Promise<Result>) => Promise<Result>,
) => Promise<unknown>;

/** For boundaries and headers of the parts around the file. */
const AROUND_BYTES = 16_384;
const MEGABYTE = 1_048_576;

/** A route that takes one file as multipart/form-data. Nowhere else is such a body read. */
export function addFileRoute(
  app: FastifyInstance,
  name: RouteName,
  { field, maximumBytes }: FileSettings,
  config: RouteShorthandOptions['config'],
  handle: Handler,
): void {
  const { method, path }: Route = ROUTES[name];
  void app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: maximumBytes, files: 1, fields: 4, parts: 5, fieldSize: 1_024, headerPairs: 20 },
    });
    scope.addHook('onRequest', async (request, reply) => {
      if (Number(request.headers['content-length'] ?? 0) <= maximumBytes + AROUND_BYTES) return;
      throw tooLarge(reply, maximumBytes);
    });
    scope.route({
      method,
      url: path,
      config: { ...config, name, hasPolicy: true, hasBody: true, nestsErrors: true },
      handler: async (request, reply) => {
        try {
          return await handle(request, reply, (work) =>
            withFile(request, reply, { field, maximumBytes }, work),
          );
        } catch (error) {
          // Of a file that is refused the rest is not waited for.
          if (!request.raw.complete) reply.header('connection', 'close');
          throw error;
        }
      },
    });
  });
}

/** The rest of it is not worth waiting for. */
function tooLarge(reply: FastifyReply, maximumBytes: number): Refusal {
  reply.header('connection', 'close');
  return new Refusal(413, 'too_large', 'uploads.too_large', {
    megabytes: Math.floor(maximumBytes / MEGABYTE),
  });
}

function textsOf(parts: MultipartFields): Record<string, string> {
  const texts = Object.entries(parts).flatMap(([name, part]) =>
    part && 'value' in part && typeof part.value === 'string' ? [[name, part.value] as const] : [],
  );
  return Object.fromEntries(texts);
}

type FileRule = { field: string; maximumBytes: number };

async function withFile<Result>(
  request: FastifyRequest,
  reply: FastifyReply,
  { field, maximumBytes }: FileRule,
  work: (form: ReceivedForm) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new Refusal(415, 'not_multipart', 'uploads.none');
  let isReceived = false;
  try {
    refuseClosed(request);
    const part = await request.file();
    if (!part || part.fieldname !== field) throw invalid(field, 'uploads.none');
    return await withReceivedFile(part, (file, isTruncated) => {
      if (isTruncated) throw tooLarge(reply, maximumBytes);
      isReceived = true;
      return work({ file, fields: textsOf(part.fields) });
    });
  } catch (error) {
    if (isReceived) throw error;
    throw refusalOfBrokenBody(error);
  }
}
