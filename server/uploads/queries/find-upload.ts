import { sql } from 'kysely';
import type { ReadContext } from '../../core/context.ts';

export type FoundUpload = {
  id: number;
  key: string;
  userId: number | null;
  kind: string;
  mediaType: string;
  name: string;
  visibility: string;
  hasAvif: boolean;
};

/** An upload by the key in its address, or null. */
export async function findUpload({ database }: ReadContext, key: string): Promise<FoundUpload | null> {
  const row = await database
    .selectFrom('uploads')
    .select(['id', 'key', 'user_id as userId', 'kind', 'media_type as mediaType'])
    .select(['original_name as name', 'visibility'])
    .select(sql<boolean>`has_avif is true`.as('hasAvif'))
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}
