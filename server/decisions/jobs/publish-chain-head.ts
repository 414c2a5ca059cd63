import type { Database } from '../../database/client.ts';
import { listPublishedHeads, type PublishedHead } from '../published-heads.ts';

/**
 * Publishes the end of the chain, once for each length, so that readers would notice a later rewrite. Gives
 * the head for the log; null where nothing was decided since.
 */
export async function publishChainHead(database: Database, now: Date): Promise<PublishedHead | null> {
  return database.transaction().execute(async (tx) => {
    const end = await tx
      .selectFrom('decision_chain')
      .select(['length', 'head_hash as headHash'])
      .forUpdate()
      .executeTakeFirstOrThrow();
    const [latest] = await listPublishedHeads(tx, 1);
    const isKnown = latest?.length === end.length && latest.headHash === end.headHash;
    if (end.length === 0 || isKnown) return null;
    await tx
      .insertInto('published_chain_heads')
      .values({ length: end.length, head_hash: end.headHash, published_at: now })
      .execute();
    return { ...end, publishedAt: now };
  });
}
