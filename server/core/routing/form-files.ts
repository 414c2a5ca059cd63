import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { InvalidInput, Refusal, invalid } from '../errors.ts';
import { keepFiles, nativeFormOf, readFormEntries } from '../forms/native-form.ts';
import {
  refusalOfBrokenBody,
  refuseClosed,
  withReceivedFile,
  type ReceivedFile,
} from '../forms/received-file.ts';
import type { Verdict } from '../policies.ts';

/** Files in a native form: each is stored, and the schema reads its id in `field`. */
export type FormFiles = {
  field: string;
  /** Visitors send files too; without it, people who are signed in only. */
  fromVisitors?: true;
  /** Asked before a file is read, where not everybody who is signed in may send one. */
  maySend?: (context: Context) => Verdict;
  /** Files in one form. */
  maximum: number;
  maximumBytes: number;
  /** Stores one file. Throws InvalidInput for a format that is not taken. */
  receive: (context: Context, file: ReceivedFile) => Promise<{ id: number }>;
  /** Files of the viewer that wait for a form, as the page shows them again after a refusal. */
  show: (context: Context, ids: readonly number[]) => Promise<readonly unknown[]>;
};

const MOST_FIELDS = 300;
const LONGEST_FIELD_BYTES = 100_000;
/** Files beyond the maximum are counted and left out, so that the typed words are not lost with them. */
const MOST_FILES = 100;
const MEGABYTE = 1_048_576;

/** Adds routes that also take multipart/form-data. */
export function acceptFormFiles(
  app: FastifyInstance,
  { maximum, maximumBytes }: FormFiles,
  add: (scope: FastifyInstance) => void,
): void {
  const largest = (maximum + 1) * maximumBytes;
  void app.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: {
        fileSize: maximumBytes,
        files: MOST_FILES,
        fields: MOST_FIELDS,
        parts: MOST_FIELDS + MOST_FILES,
        fieldSize: LONGEST_FIELD_BYTES,
        headerPairs: 20,
      },
    });
    scope.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
      if (!request.isMultipart() || Number(request.headers['content-length'] ?? 0) <= largest) return;
      reply.header('connection', 'close');
      throw tooLarge(largest);
    });
    add(scope);
  });
}

const tooLarge = (bytes: number) =>
  new Refusal(413, 'too_large', 'uploads.too_large', { megabytes: Math.floor(bytes / MEGABYTE) });

/**
 * Reads a form with files: stores each file and puts its id beside the ids that the form already had. `check`
 * runs before the first file is stored. Throws a file's first problem after the rest of the form was read, so
 * that no text is lost.
 */
export async function receiveFormFiles(
  request: FastifyRequest,
  context: Context,
  files: FormFiles,
  check: () => void,
): Promise<void> {
  const { entries, problems, received } = await readParts(request, context, files, check).catch((error) => {
    throw refusalOfBrokenBody(error);
  });
  readFormEntries(request, entries);
  check();
  if (problems.length > 0) throw ofField(problems[0], files.field);
  if (received > files.maximum) throw invalid(files.field, 'validation.too_many', { maximum: files.maximum });
}

/** Fields and ids of stored files, and what was wrong with others. */
async function readParts(request: FastifyRequest, context: Context, files: FormFiles, check: () => void) {
  const entries: [string, unknown][] = [];
  const problems: unknown[] = [];
  let received = 0;
  refuseClosed(request);
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      entries.push([part.fieldname, part.value]);
      continue;
    }
    readFormEntries(request, entries);
    check();
    await withReceivedFile(part, async (file, isTruncated) => {
      // A file field without a choice is sent as an empty file without a name.
      if (part.fieldname !== files.field || (file.size === 0 && !file.name)) return;
      received += 1;
      if (received > files.maximum) return;
      try {
        if (isTruncated) throw tooLarge(files.maximumBytes);
        const { id } = await files.receive(context, file);
        entries.push([`${files.field}[]`, String(id)]);
      } catch (error) {
        problems.push(error);
      }
    });
  }
  return { entries, problems, received };
}

/** The problem is shown at the form's own field. */
function ofField(problem: unknown, field: string): unknown {
  if (problem instanceof InvalidInput)
    return new InvalidInput({ [field]: Object.values(problem.fields).flat() });
  if (problem instanceof Refusal && problem.status === 413)
    return invalid(field, problem.messageKey, problem.params);
  return problem;
}

/** Does `work`; after a refusal the page shows the stored files again, so that nobody chooses them twice. */
export async function withKeptFiles<Result>(
  request: FastifyRequest,
  context: Context,
  { field, show }: FormFiles,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (nativeFormOf(request) && context.viewer) {
      const uploads = await show(context, idsIn(request.body, field)).catch(() => []);
      keepFiles(request, { field, uploads });
    }
    throw error;
  }
}

const LARGEST_ID = 2_147_483_647;

function idsIn(body: unknown, field: string): number[] {
  const sent = (body as Record<string, unknown> | null)?.[field];
  const texts = [sent ?? []].flat().flatMap((entry) => (typeof entry === 'string' ? entry.split(',') : []));
  const ids = texts.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id <= LARGEST_ID);
  return [...new Set(ids)].slice(0, MOST_FILES);
}
