import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { World } from '../../support/world.ts';

export type PostingBody = {
  type: string;
  title: string;
  body: string;
  trade_ids: number[];
  region_id: number;
  ends_on: string | null;
  photos: number[];
};

let counter = 0;

/** Words that no other form has: what an administrator removed of an author's is not published again. */
const ownWords = (number: number): string =>
  createHash('sha256')
    .update(String(number))
    .digest('hex')
    // Digits in a row might be a phone number, which holds a posting.
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')
    .replace(/.{5}/g, '$& ')
    .trim();

/** Makes whole forms: `changes` says what a test cares about. */
export async function createForms({ database }: World) {
  const ids = async (table: 'trades' | 'regions', column: string, values: string[]): Promise<number[]> => {
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(table)} where ${sql.ref(column)} = any(${values}) order by id`.execute(
      database,
    );
    return rows.map(({ id }) => id);
  };
  const [plumbing = 0] = await ids('trades', 'slug', ['plumbing']);
  const [roofing = 0] = await ids('trades', 'slug', ['roofing']);
  const [california = 0] = await ids('regions', 'code', ['US-CA']);
  const [jalisco = 0] = await ids('regions', 'code', ['MX-JAL']);
  const form = (changes: Partial<PostingBody> = {}): PostingBody => {
    counter += 1;
    return {
      type: 'question',
      title: `Who may sign off a gas line? ${counter}`,
      body: `The inspector asked for a signature that our plumber says he cannot give.\n\n${ownWords(counter)}`,
      trade_ids: [plumbing],
      region_id: california,
      ends_on: null,
      photos: [],
      ...changes,
    };
  };
  return { form, plumbing, roofing, california, jalisco };
}
export type Forms = Awaited<ReturnType<typeof createForms>>;

/** The number in the address one lands on. */
export const idIn = (url: string): number => Number(/\/postings\/(\d+)$/.exec(url)?.[1] ?? 0);
