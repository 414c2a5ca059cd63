import { route } from '../../../common/routes/route-table.ts';
import { createPublicLog, type PublicLog } from '../../../server/public-log/public-log.ts';
import { readEntry, type LogEntry } from '../../../server/public-log/entry.ts';
import { createLogger } from '../../../server/core/process/logger.ts';
import { check, readKeys, type LogSource, type Result } from '../../../web/static/verify.mjs';
import type { World } from '../../support/world.ts';

/** The log of a world, as another process on its database has it. */
export const logOf = (world: World): PublicLog =>
  createPublicLog({
    database: world.database,
    config: world.config,
    log: createLogger(world.config),
    clock: () => new Date(),
  });

/** The entries about one thing in their order, as their texts say them. */
export async function entriesAbout(world: World, subject: string): Promise<LogEntry[]> {
  const entries = await allEntries(world);
  return entries.filter((entry) => entry.subject === subject);
}

export async function allEntries(world: World): Promise<LogEntry[]> {
  const rows = await world.database.selectFrom('log_entries').select('text').orderBy('number').execute();
  return rows.map(({ text }) => readEntry(text));
}

/** A reader of the log over HTTP. */
export async function sourceOf(world: World): Promise<LogSource> {
  const get = async (path: string) => world.app.inject({ method: 'GET', url: path });
  return {
    keys: readKeys((await get('/log/key')).body),
    present: async () => (await get('/log/checkpoint')).body,
    consistency: async (former, later) => {
      const answer = await get(`/log/consistency/${former}/${later}`);
      return answer.statusCode === 200 ? answer.json<{ path: string[] }>().path : null;
    },
    latest: async (subject) => {
      const answer = await get(`/proofs/${subject}/proof.json`);
      return answer.statusCode === 200
        ? (JSON.parse(answer.json<{ entry: string }>().entry) as LogEntry)
        : null;
    },
  };
}

/** The answer of `verify.mjs` to the text of a proof or of checkpoints. */
export const checked = async (world: World, text: string): Promise<Result> =>
  check(text, await sourceOf(world));

export async function proofFile(world: World, subject: string): Promise<string> {
  const [kind = '', id = ''] = subject.split('/');
  const answer = await world.app.inject({ method: 'GET', url: route('proofs.file', { kind, id }) });
  if (answer.statusCode !== 200) throw new Error(`no proof of ${subject}: ${answer.statusCode}`);
  return answer.body;
}

/** Words that are long enough for a review. */
export const textOf = (words: string): string =>
  `${words} ${'They kept the day and the price that they gave us. '.repeat(3)}`.trim();
