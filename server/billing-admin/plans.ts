import { dayBegun, startOfDay } from '../../common/format/last-days.ts';
import type { Context, ReadContext } from '../core/context.ts';
import { invalid, notFound, unauthenticated } from '../core/errors.ts';
import { COLUMNS, termsAt, type Terms } from '../billing/queries/terms.ts';
import { toPlan, toPlans, type PlanView } from '../billing/views.ts';
import { adminView, type AdminView } from '../moderation/admin-view.ts';
import type { TermsInput } from './schemas.ts';

export type PlannedTerms = { id: number; plan: PlanView; effectiveFrom: string };
export type AdminPlansView = { admin: AdminView; plans: PlanView[]; planned: PlannedTerms[] };

/** Each plan's current terms, and those planned for a later day. */
export async function plansPage(context: ReadContext): Promise<AdminPlansView> {
  const { database, now } = context;
  const terms = await termsAt(database, now);
  const planned = await database
    .selectFrom('plan_terms')
    .select(COLUMNS)
    .where('effective_from', '>', now)
    .orderBy('effective_from')
    .limit(100)
    .$castTo<Terms>()
    .execute();
  return {
    admin: await adminView(context),
    plans: toPlans(terms),
    planned: planned.map((row) => ({
      id: row.id,
      plan: toPlan(row),
      effectiveFrom: row.effectiveFrom.toISOString(),
    })),
  };
}

/**
 * New terms from a day on; today's apply immediately. A day begins where it does so last. A paying user keeps the terms of the purchase. Throws a
 * 422 for a past day.
 */
export async function saveTerms({ database, viewer, now }: Context, input: TermsInput): Promise<void> {
  if (!viewer) throw unauthenticated();
  const { version, effective_from: day, price_cents: priceCents, on_sale, ...limits } = input;
  const today = startOfDay(dayBegun(now));
  if (day < today) throw invalid('effective_from', 'billing_admin.past_day');
  if (version === 'free' && priceCents > 0) throw invalid('price_cents', 'billing_admin.free_is_free');
  const effectiveFrom = day.getTime() === today.getTime() ? now : day;
  const columns = { price_cents: priceCents, limits, on_sale };
  await database
    .insertInto('plan_terms')
    .values({
      version,
      effective_from: effectiveFrom,
      ...columns,
      created_by_user_id: viewer.userId,
      created_at: now,
    })
    .onConflict((same) => same.columns(['version', 'effective_from']).doUpdateSet(columns))
    .execute();
}

/** Withdraws future terms, which have no buyers yet. */
export async function withdrawTerms({ database, now }: Context, id: number): Promise<void> {
  const gone = await database
    .deleteFrom('plan_terms')
    .where('id', '=', id)
    .where('effective_from', '>', now)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw notFound();
}
