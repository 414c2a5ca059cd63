import { notFound, Moved } from '../../../core/errors.ts';
import type { ReadContext } from '../../../core/context.ts';

/** Where a business stands with its closing. Days are YYYY-MM-DD. */
export type ClosingState = {
  id: number;
  slug: string;
  name: string;
  city: string | null;
  zone: string | null;
  yearFounded: number | null;
  ownerUserId: number | null;
  hiddenAt: Date | null;
  mergedInto: string | null;
  closedOn: string | null;
  /** The decision that closed it; null: its owner did. */
  decisionId: number | null;
  /** The address of an unclaimed listing, which is written to. */
  email: string | null;
  tradeIds: number[];
};

const select = ({ database }: Pick<ReadContext, 'database'>) =>
  database
    .selectFrom('contractors as c')
    .innerJoin('profiles as p', 'p.id', 'c.id')
    .leftJoin('contractors as into', 'into.id', 'c.merged_into_id')
    .select(['c.id', 'c.slug', 'c.name', 'c.city', 'c.zone', 'c.year_founded as yearFounded'])
    .select(['p.user_id as ownerUserId', 'c.hidden_at as hiddenAt', 'into.slug as mergedInto'])
    .select(['c.closed_on as closedOn', 'c.closing_decision_id as decisionId', 'c.email'])
    .select('c.trade_ids as tradeIds');

/** Throws the 404 for a hidden one; a merged one has moved. */
export async function closingStateAt(context: ReadContext, slug: string): Promise<ClosingState> {
  const row = await select(context).where('c.slug', '=', slug).executeTakeFirst();
  if (row && row.mergedInto !== null) throw new Moved(`/c/${slug}`, `/c/${row.mergedInto}`);
  if (!row || row.hiddenAt !== null) throw notFound();
  return row;
}

/** The closing of the owner's own business, hidden or not. */
export async function closingStateOf(
  context: Pick<ReadContext, 'database'>,
  contractorId: number,
): Promise<ClosingState> {
  const row = await select(context).where('c.id', '=', contractorId).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
