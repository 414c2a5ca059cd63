import { sql } from 'kysely';
import type { SubjectType } from '../../common/public-log.ts';
import type { Queryable } from '../database/client.ts';
import type { LogPending } from '../database/schema.ts';
import { canonical, commitmentOf, entryText, newSalt } from './entry.ts';
import { hashOfLeaf } from './merkle.ts';
import { nextVerb, type Change, type Gone } from './next-kind.ts';
import { tileReader, writeEntries, writeTiles } from './tiles.ts';
import { appendLeaves } from './tree.ts';

const NOTED_AT_ONCE = 5_000;

type Noted = Pick<LogPending, 'subject_type' | 'subject_id' | 'public' | 'gone'> & { id: number; at: Date };
type Latest = {
  subject_type: string;
  subject_id: number;
  number: number;
  at: Date;
  kind: string;
  salt: Buffer | null;
  public: string | null;
};

/** Makes entries of the oldest noted changes, behind the `size` entries there are. Gives how many were noted, and the new size. */
export async function appendNoted(tx: Queryable, size: number): Promise<{ noted: number; size: number }> {
  const noted: Noted[] = await tx
    .selectFrom('log_pending')
    .select(['id', 'at', 'subject_type', 'subject_id', 'public', 'gone'])
    .orderBy('id')
    .limit(NOTED_AT_ONCE)
    .execute();
  if (noted.length === 0) return { noted: 0, size };
  const latest = await latestOf(tx, noted);
  const entries: { number: number; text: string }[] = [];
  const changed = new Map<string, Latest>();
  for (const one of noted) {
    const key = keyOf(one);
    const next = entryOf(one, size + entries.length, changed.get(key) ?? latest.get(key));
    if (next === null) continue;
    entries.push({ number: next.latest.number, text: next.text });
    changed.set(key, next.latest);
  }
  const leaves = entries.map(({ text }) => hashOfLeaf(Buffer.from(text)));
  await writeTiles(tx, await appendLeaves(tileReader(tx), size, leaves));
  await writeEntries(tx, entries);
  await writeLatest(tx, [...changed.values()]);
  await tx
    .deleteFrom('log_pending')
    .where(
      'id',
      'in',
      noted.map(({ id }) => id),
    )
    .execute();
  return { noted: noted.length, size: size + entries.length };
}

const keyOf = (one: { subject_type: string; subject_id: number }): string =>
  `${one.subject_type}/${one.subject_id}`;

/** The entry that a noted change needs, with the state of its subject from then on; null: none. */
function entryOf(
  noted: Noted,
  number: number,
  before: Latest | undefined,
): { text: string; latest: Latest } | null {
  const change: Change =
    noted.public === null ? { gone: noted.gone as Gone } : { public: canonical(noted.public) };
  const verb = nextVerb(noted.subject_type as SubjectType, before, change);
  if (verb === null) return null;
  const kind = `${noted.subject_type}.${verb}`;
  const publicText = 'public' in change ? change.public : null;
  const salt = publicText === null ? null : newSalt();
  const text = entryText({
    number,
    time: noted.at.toISOString(),
    kind,
    subject: keyOf(noted),
    ...(salt === null || publicText === null ? {} : { commitment: commitmentOf(salt, publicText) }),
    ...(before === undefined ? {} : { previous: before.number }),
  });
  const { subject_type, subject_id, at } = noted;
  return { text, latest: { subject_type, subject_id, number, at, kind, salt, public: publicText } };
}

async function latestOf(tx: Queryable, noted: readonly Noted[]): Promise<Map<string, Latest>> {
  const { rows } = await sql<Latest>`
    select s.* from log_subjects as s
    join (select distinct subject_type, subject_id from json_populate_recordset(null::log_pending,
      ${JSON.stringify(noted.map(({ subject_type, subject_id }) => ({ subject_type, subject_id })))}::text::json)) as n
      using (subject_type, subject_id)`.execute(tx);
  return new Map(rows.map((row) => [keyOf(row), row]));
}

async function writeLatest(tx: Queryable, rows: readonly Latest[]): Promise<void> {
  const texts = rows.map((row) => ({ ...row, salt: row.salt && `\\x${row.salt.toString('hex')}` }));
  await sql`
    insert into log_subjects (subject_type, subject_id, number, at, kind, salt, public)
    select subject_type, subject_id, number, at, kind, salt, public
    from json_populate_recordset(null::log_subjects, ${JSON.stringify(texts)}::text::json)
    on conflict (subject_type, subject_id) do update set number = excluded.number, at = excluded.at,
      kind = excluded.kind, salt = excluded.salt, public = excluded.public`.execute(tx);
}
