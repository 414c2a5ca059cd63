import type { Queryable } from '../../database/client.ts';

/** A contractor's page as its owner edits it. */
export function ownPage(database: Queryable, contractorId: number) {
  return database
    .selectFrom('contractors as c')
    .innerJoin('profiles as p', 'p.id', 'c.id')
    .select(['c.id', 'c.slug', 'c.page_version', 'c.headline', 'c.about', 'c.services', 'c.website'])
    .select(['c.email', 'c.insured', 'c.insurance_expires_on', 'c.bonded', 'c.opening_hours'])
    .select(['c.licence_number', 'p.address', 'p.phone'])
    .where('c.id', '=', contractorId)
    .executeTakeFirstOrThrow();
}
export type OwnPageRow = Awaited<ReturnType<typeof ownPage>>;
