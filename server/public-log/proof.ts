import { sql } from 'kysely';
import type { ReadContext } from '../core/context.ts';
import type { Queryable } from '../database/client.ts';
import { maskFor } from '../content/bad-words.ts';
import type { SubjectType } from '../../common/public-log.ts';
import { consistencyPath, inclusionPath } from './merkle.ts';
import { tileReader } from './tiles.ts';
import { rangeHashOf } from './tree.ts';

/** The file that `verify.mjs` and the page /verify check (docs/public-log.md). */
export type ProofFile = {
  format: 'plumbline-proof-1';
  entry: string;
  /** 32 bytes in hexadecimal; null where `public` is. */
  salt: string | null;
  /** The public form in RFC 8785 JSON; null where it is public no longer, or some of its words are hidden. */
  public: string | null;
  /** Hashes in base64, from the bottom up. */
  path: string[];
  /** The signed note. */
  checkpoint: string;
};

/** The latest entry of a thing, as the log says it now. */
export type LoggedSubject = {
  number: number;
  at: Date;
  kind: string;
  salt: Buffer | null;
  public: string | null;
  entry: string;
  origin: string;
  size: number;
  note: string;
};

/** Null where the log has no entry about it (yet). */
export async function findLogged(
  database: Queryable,
  { kind, id }: { kind: SubjectType; id: number },
): Promise<LoggedSubject | null> {
  // One statement, so that the head is one that has the entry.
  const { rows } = await sql<LoggedSubject>`
    select s.number, s.at, s.kind, s.salt, s.public, e.text as entry, h.origin, h.size, h.note
    from log_subjects as s
    join log_entries as e on e.number = s.number
    cross join log_head as h
    where s.subject_type = ${kind} and s.subject_id = ${id}`.execute(database);
  return rows[0] ?? null;
}

/** Whether an entry about it is about to be made. */
export async function isNoted(
  database: Queryable,
  { kind, id }: { kind: SubjectType; id: number },
): Promise<boolean> {
  const row = await database
    .selectFrom('log_pending')
    .select('id')
    .where('subject_type', '=', kind)
    .where('subject_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The words as every reader may see them: null where one of them is hidden. */
export async function shownWords(context: ReadContext, publicText: string | null): Promise<string | null> {
  if (publicText === null) return null;
  const mask = await maskFor(context);
  return mask(publicText) === publicText ? publicText : null;
}

export async function proofOf(context: ReadContext, subject: LoggedSubject): Promise<ProofFile> {
  const words = await shownWords(context, subject.public);
  const path = await inclusionPath(rangeHashOf(tileReader(context.database)), subject.number, subject.size);
  return {
    format: 'plumbline-proof-1',
    entry: subject.entry,
    salt: words === null || subject.salt === null ? null : Buffer.from(subject.salt).toString('hex'),
    public: words,
    path: path.map((hash) => hash.toString('base64')),
    checkpoint: subject.note,
  };
}

/** The hashes in base64 that prove that the log of one size begins that of another, for 0 < former <= later <= the log's size. */
export async function consistencyOf(database: Queryable, former: number, later: number): Promise<string[]> {
  const path = await consistencyPath(rangeHashOf(tileReader(database)), former, later);
  return path.map((hash) => hash.toString('base64'));
}
