import { sql } from 'kysely';
import { mayBeWrittenTo } from '../../conditions/live-accounts.ts';
import { Moved, notFound } from '../../core/errors.ts';
import type { ReadContext } from '../../core/context.ts';

/** The business to report. */
export type Accused = {
  id: number;
  slug: string;
  name: string;
  city: string | null;
  notified: Notified;
};

/** The recipient of a report: the owner, the address in a public list, or nobody. */
export type Notified = 'owner' | 'listed' | 'nobody';

const NOTIFIED = sql<Notified>`case
  when u.id is not null and ${mayBeWrittenTo('u')} then 'owner'
  when u.id is null and c.email is not null then 'listed' else 'nobody' end`;

/** Throws the 404 for a hidden one; a merged one has moved. */
export async function findAccused({ database }: ReadContext, slug: string): Promise<Accused> {
  const row = await database
    .selectFrom('contractors as c')
    .leftJoin('contractors as into', 'into.id', 'c.merged_into_id')
    .innerJoin('profiles as p', 'p.id', 'c.id')
    .leftJoin('users as u', 'u.id', 'p.user_id')
    .select(['c.id', 'c.slug', 'c.name', 'c.city', 'c.hidden_at', 'into.slug as mergedInto'])
    .select(NOTIFIED.as('notified'))
    .where('c.slug', '=', slug)
    .executeTakeFirst();
  if (row?.mergedInto) throw new Moved(`/c/${slug}`, `/c/${row.mergedInto}`);
  if (!row || row.hidden_at !== null) throw notFound();
  return { id: row.id, slug: row.slug, name: row.name, city: row.city, notified: row.notified };
}
