import type { MembershipVersion } from '../../../common/constants.ts';
import { SANDBOX_CARDS } from '../../../common/sandbox-cards.ts';
import type { Queryable } from '../../../server/database/client.ts';
import { insertRows } from '../../../server/database/insert-rows.ts';
import type { DemoUser, DemoWorld } from '../types.ts';
import { idOf, type Ids, type Row } from './ids.ts';
import { at, cardOf, customerOf, endOf, GATEWAY, insertInvoices, type Bought } from './invoices.ts';

const DAY_MS = 86_400_000;
/** The number of ended memberships in the history. */
const ENDED = 3;

/**
 * Inserts paid memberships with their invoices and test cards, and three coupons. No rank depends on any of
 * it.
 */
export async function insertMemberships(
  database: Queryable,
  { users }: DemoWorld,
  { ids, today }: { ids: Ids; today: Date },
): Promise<void> {
  const terms = await database.selectFrom('plan_terms').select(['id', 'version', 'price_cents']).execute();
  const bought = planBought(users, { ids, today, terms: terms as Bought['terms'][] });
  await insertCards(database, bought, today);
  for (const one of bought) await setStand(database, one);
  await insertInvoices(database, bought, today);
  await insertRows(database, 'coupons', COUPONS);
}

type Stand = Bought['stand'];
type Known = { ids: Ids; today: Date; terms: readonly Bought['terms'][] };

function planBought(users: readonly DemoUser[], { ids, today, terms }: Known): Bought[] {
  const paying = users.filter(({ membership }) => membership !== 'free');
  const former = users
    .filter(
      ({ membership, role, email }) => membership === 'free' && role === 'contractor' && !isNamed(email),
    )
    .slice(0, ENDED);
  const planned = (user: DemoUser, index: number, stand: Stand): Bought => {
    const version = stand === 'ended' ? 'gold' : user.membership;
    const sold = terms.find((one) => one.version === version);
    if (!sold) throw new Error(`no terms of ${version}`);
    const bounds = boundsOf({ user, version, stand }, index, today);
    return { user, userId: idOf(ids.users, user.key), terms: sold, stand, bounds };
  };
  return [
    ...paying.map((user, index) => planned(user, index, standAt(user, index))),
    ...former.map((user, index) => planned(user, index, 'ended')),
  ];
}

const NAMED: ReadonlySet<string> = new Set(['contractor@plumbline.test', 'free@plumbline.test']);
const isNamed = (email: string): boolean => NAMED.has(email);

/** Named accounts pay on time; of the others every ninth has canceled, and every eleventh has a card that fails. */
function standAt({ email }: DemoUser, index: number): Stand {
  if (isNamed(email)) return 'active';
  if (index % 9 === 2) return 'cancel_scheduled';
  return index % 11 === 5 ? 'past_due' : 'active';
}

type Sold = { user: DemoUser; version: MembershipVersion; stand: Stand };

/** Two periods of a named account, one to six of the others, and one where it is yearly. */
function boundsOf({ user, version, stand }: Sold, index: number, today: Date): Date[] {
  const isYearly = version === 'annual_gold';
  const count = isYearly ? 1 : isNamed(user.email) ? 2 : 1 + (index % 6);
  const daysIntoPeriod = 5 + ((index * 7) % (isYearly ? 300 : 15));
  const daysSinceEnd = stand === 'past_due' ? 2 : 10 + index * 9;
  const isOver = stand === 'past_due' || stand === 'ended';
  const hour = new Date(today.getTime() - (isOver ? daysSinceEnd : daysIntoPeriod) * DAY_MS);
  hour.setUTCMinutes(0, 0, 0);
  const from = isOver ? -count : 1 - count;
  return Array.from({ length: count + 1 }, (_, period) =>
    monthsFrom(hour, (from + period) * (isYearly ? 12 : 1)),
  );
}

/** The same day of another month, or its last one. */
function monthsFrom(day: Date, months: number): Date {
  const moved = new Date(day);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(day.getUTCDate(), last));
  return moved;
}

async function insertCards(database: Queryable, bought: readonly Bought[], today: Date): Promise<void> {
  await insertRows(
    database,
    'billing_accounts',
    bought.map((one): Row<'billing_accounts'> => ({
      user_id: one.userId,
      gateway: GATEWAY,
      customer: customerOf(one),
      card: cardOf(one),
      card_brand: 'visa',
      card_last4: SANDBOX_CARDS[cardOf(one)].last4,
      card_exp_month: 12,
      card_exp_year: 2034,
      country: one.user.language === 'english' ? 'US' : 'MX',
      updated_at: today,
    })),
  );
}

async function setStand(database: Queryable, one: Bought): Promise<void> {
  const { userId, stand, bounds, terms } = one;
  const end = endOf(one);
  const running = {
    terms_id: terms.id,
    anchor_at: at(bounds, 0),
    period_start: at(bounds, bounds.length - 2),
    period_end: end,
    cancels_at: stand === 'cancel_scheduled' ? end : null,
    state: stand === 'past_due' ? 'past_due' : 'active',
    past_due_since: stand === 'past_due' ? end : null,
    retries: stand === 'past_due' ? 1 : 0,
  };
  await database
    .updateTable('memberships')
    .set(stand === 'ended' ? { state: 'ended', ended_at: end } : running)
    .where('user_id', '=', userId)
    .execute();
}

const coupon = (code: string, rest: Omit<Row<'coupons'>, 'code'>): Row<'coupons'> => ({ code, ...rest });
const COUPONS: Row<'coupons'>[] = [
  coupon('WELCOME20', {
    name: '20% off three invoices, for new customers',
    kind: 'percent',
    value: 20,
    duration: 'repeating',
    periods: 3,
    state: 'active',
    new_customers_only: true,
    redeemed: 0,
  }),
  coupon('FREEMONTH', {
    name: 'One month free',
    kind: 'months',
    value: 1,
    duration: 'once',
    periods: null,
    state: 'active',
    new_customers_only: false,
    redeemed: 0,
  }),
  coupon('EXPO-2026', {
    name: 'Builders’ fair 2026',
    kind: 'amount',
    value: 500,
    duration: 'once',
    periods: null,
    state: 'paused',
    new_customers_only: false,
    redeemed: 0,
  }),
];
