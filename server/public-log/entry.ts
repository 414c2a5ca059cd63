import { createHash, randomBytes } from 'node:crypto';
import canonicalize from 'canonicalize';
import * as z from 'zod';

/** An entry of the log. `text` is what the tree's leaf hashes: RFC 8785 JSON of the rest. */
export type LogEntry = {
  number: number;
  /** ISO 8601 UTC, by the clock of the server; the order of entries is that of their numbers. */
  time: string;
  /** `review.published` */
  kind: string;
  /** `review/45` */
  subject: string;
  /** SHA-256 in hexadecimal, over the salt and what became public; none where it is public no longer. */
  commitment?: string;
  /** The number of the entry before it about the same subject. */
  previous?: number;
};

const entrySchema = z.strictObject({
  number: z.int().min(0),
  time: z.iso.datetime(),
  kind: z.string().max(60),
  subject: z.string().max(60),
  commitment: z
    .string()
    .regex(/^[\da-f]{64}$/)
    .optional(),
  previous: z.int().min(0).optional(),
});

/** RFC 8785: the one form in which two machines write the same JSON. Throws for what JSON does not know. */
export function canonical(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new Error('A value of the public log is no JSON');
  return text;
}

export const entryText = (entry: LogEntry): string => canonical(entry);

/** Throws for a text that is no entry: the log's own rows are. */
export function readEntry(text: string): LogEntry {
  const { commitment, previous, ...entry } = entrySchema.parse(JSON.parse(text));
  return {
    ...entry,
    ...(commitment === undefined ? {} : { commitment }),
    ...(previous === undefined ? {} : { previous }),
  };
}

const SALT_BYTES = 32;
export const newSalt = (): Buffer => randomBytes(SALT_BYTES);

/** A commitment tells nothing without its salt: not even one of two possible words can be guessed. */
export const commitmentOf = (salt: Uint8Array, publicText: string): string =>
  createHash('sha256').update(salt).update(publicText).digest('hex');
