import type { Queryable } from '../database/client.ts';

/** The published end of the chain. */
export type PublishedHead = { length: number; headHash: string; publishedAt: Date };

/** The latest published heads, newest first. */
export async function listPublishedHeads(database: Queryable, limit: number): Promise<PublishedHead[]> {
  return database
    .selectFrom('published_chain_heads')
    .select(['length', 'head_hash as headHash', 'published_at as publishedAt'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** All published hashes by the length of the chain; several, where a length was published with different ones. */
export async function publishedHashes(database: Queryable): Promise<Map<number, string[]>> {
  const rows = await database
    .selectFrom('published_chain_heads')
    .select(['length', 'head_hash as headHash'])
    .execute();
  const hashes = new Map<number, string[]>();
  for (const { length, headHash } of rows) hashes.set(length, [...(hashes.get(length) ?? []), headHash]);
  return hashes;
}
