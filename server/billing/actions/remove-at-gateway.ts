import { sql } from 'kysely';
import type { Context, ReadContext } from '../../core/context.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { billingAccountOf, keepCard, type KeptCard } from '../queries/billing-account.ts';

const MOST_AT_ONCE = 100;

type Removal = { gateway: string; customer: string; card: string | null };

/** Written in the transaction that forgets a card or a customer here; the gateway is asked after it. */
async function askToRemove(
  { database, now }: Pick<ReadContext, 'database' | 'now'>,
  { gateway, customer, card }: Removal,
): Promise<void> {
  await database.insertInto('gateway_removals').values({ gateway, customer, card, asked_at: now }).execute();
}

/** The card goes before its customer: at some gateways it would stay behind alone. */
export async function askToRemoveCustomer(
  tx: Pick<ReadContext, 'database' | 'now'>,
  { gateway, customer, card }: Removal,
): Promise<void> {
  if (card !== null) await askToRemove(tx, { gateway, customer, card });
  await askToRemove(tx, { gateway, customer, card: null });
}

/** Keeps a new card; the one before goes at the gateway, too. Of a closed account nothing is kept. */
export async function replaceCard(tx: ReadContext, kept: KeptCard): Promise<void> {
  const { database } = tx;
  const { userId, gateway, customer, card } = kept;
  const { closed_at: closedAt } = await database
    .selectFrom('users')
    .select('closed_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (closedAt !== null) {
    if (customer !== null)
      await askToRemoveCustomer(tx, { gateway, customer, card: card?.reference ?? null });
    return;
  }
  const before = await billingAccountOf(database, userId);
  await keepCard(database, kept);
  if (before.customer === null) return;
  if (customer !== null && customer !== before.customer)
    await askToRemoveCustomer(tx, {
      gateway,
      customer: before.customer,
      card: before.card?.reference ?? null,
    });
  else if (card && before.card && card.reference !== before.card.reference)
    await askToRemove(tx, { gateway, customer: before.customer, card: before.card.reference });
}

/** Asks the gateway for every removal that is open. One that fails stops none of the others, and is tried again. */
export async function removeAtGateway(context: Context, gateway: Gateway): Promise<void> {
  const { database, now, log } = context;
  const open = await database
    .selectFrom('gateway_removals')
    .select(['id', 'customer', 'card'])
    .where('done_at', 'is', null)
    .where('gateway', '=', gateway.name)
    .orderBy('attempts')
    .orderBy('id')
    .limit(MOST_AT_ONCE)
    .execute();
  for (const { id, customer, card } of open) {
    const mark = (columns: { done_at?: Date; error: string | null }) =>
      database
        .updateTable('gateway_removals')
        .set({ ...columns, attempts: sql`attempts + 1` })
        .where('id', '=', id)
        .execute();
    try {
      await (card === null ? gateway.removeCustomer(customer) : gateway.removeCard({ customer, card }));
      await mark({ done_at: now, error: null });
    } catch (error) {
      log.error({ err: error, removal: id }, 'removal at the gateway failed');
      await mark({ error: (error as Error).message.slice(0, 300) });
    }
  }
}
