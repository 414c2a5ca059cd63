import type { ReadContext } from '../../core/context.ts';
import { conflict, forbidden, Moved, notFound } from '../../core/errors.ts';
import { isBlockedBetween } from '../../relations/queries/blocked.ts';
import { belongsTo, type SignedIn } from '../../core/viewer.ts';
import { isActiveAccount } from '../../conditions/live-accounts.ts';
import { isListedContractor } from '../../conditions/public-rows.ts';

export type Addressee = {
  id: number;
  slug: string;
  name: string;
  regionId: number | null;
  tradeIds: number[];
};

const select = ({ database }: ReadContext) =>
  database
    .selectFrom('contractors as c')
    .innerJoin('profiles as p', 'p.id', 'c.id')
    .leftJoin('users as u', 'u.id', 'p.user_id')
    .leftJoin('contractors as into', 'into.id', 'c.merged_into_id')
    .select(['c.id', 'c.slug', 'c.name', 'c.region_id as regionId', 'c.trade_ids as tradeIds', 'c.hidden_at'])
    .select(['into.slug as mergedInto', 'p.open_to_messages', 'c.closed_on'])
    .select(isActiveAccount('u').as('isManaged'));

/** The contractors with these slugs that can be written to, in the order given. Others are left out. */
export async function openContractors(context: ReadContext, slugs: readonly string[]): Promise<Addressee[]> {
  if (slugs.length === 0) return [];
  const rows = await select(context)
    .where('c.slug', 'in', [...slugs])
    .where(isListedContractor('c'))
    .where('p.open_to_messages', '=', true)
    .where(isActiveAccount('u'))
    .execute();
  return slugs.flatMap((slug) => rows.find((row) => row.slug === slug) ?? []);
}

/** The contractor at an address. Throws 404, and 409 for an unclaimed one or one that takes no messages. */
export async function addresseeAt(context: ReadContext, slug: string): Promise<Addressee> {
  const row = await select(context).where('c.slug', '=', slug).executeTakeFirst();
  if (!row) throw notFound();
  if (row.mergedInto !== null) throw new Moved(`/c/${slug}/`, `/c/${row.mergedInto}/`);
  if (row.hidden_at !== null) throw notFound();
  if (row.closed_on !== null) throw conflict('closing.no_messages', { name: row.name });
  if (!row.open_to_messages || !row.isManaged) throw conflict('messages.not_open', { name: row.name });
  return row;
}

/** Throws 409 where the business closed for good: prices are agreed on no more. Messages go on, for what is left to settle. */
export async function refuseClosed({ database }: ReadContext, contractorId: number): Promise<void> {
  const row = await database
    .selectFrom('contractors')
    .select('name')
    .where('id', '=', contractorId)
    .where('closed_on', 'is not', null)
    .executeTakeFirst();
  if (row) throw conflict('closing.no_prices', { name: row.name });
}

/** Throws 403 where one of two users has blocked the other; it does not reveal which. */
export async function refuseBlocked(
  { database }: ReadContext,
  one: number,
  other: number | null,
): Promise<void> {
  if (other !== null && (await isBlockedBetween(database, one, other))) throw forbidden('messages.blocked');
}

/** Neither an owner nor a member writes to their own business. */
export function refuseOwn(viewer: SignedIn, contractorIds: readonly number[]): void {
  if (contractorIds.some((id) => belongsTo(viewer, id))) throw forbidden('messages.own_business');
}
