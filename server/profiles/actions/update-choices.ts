import { sql } from 'kysely';
import type { SetupStep } from '../../../common/profiles/setup-steps.ts';
import { advanceSetup } from '../advance-setup.ts';
import { contractorChanged } from '../../accounts/events.ts';
import { entitlementsFor, refuseAbovePlan, type Entitlements } from '../../billing/entitlements.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { actingProfileOf, type SignedIn } from '../../core/viewer.ts';
import { chosenBefore, type ChosenBefore } from '../queries/chosen-before.ts';
import { refuseUnknown } from '../queries/refuse-unknown.ts';
import type { ViewsInput } from '../schemas.ts';

type Choices = { trades?: readonly number[]; views?: ViewsInput };
type Writing = { tx: ReadContext; viewer: SignedIn; current: ChosenBefore; entitlements: Entitlements };

/**
 * Saves the trades and the view settings of a user's profile; omitted ones stay. `done` is the step of the
 * setup that ends with it. Throws InvalidInput by field, and 403 above the plan; earlier choices stay without
 * a plan.
 */
export async function updateChoices(
  context: Context,
  viewer: SignedIn,
  { trades, views }: Choices,
  done?: SetupStep,
): Promise<void> {
  const entitlements = await entitlementsFor(context.database, viewer);
  await transact(context, async (tx) => {
    const current = await chosenBefore(tx.database, actingProfileOf(viewer));
    const writing = { tx, viewer, current, entitlements };
    if (trades) await saveTrades(writing, trades);
    if (views) await saveViews(writing, views);
    if (done) await advanceSetup(tx, viewer, done);
    if (viewer.contractorId !== null) tx.announce(contractorChanged(viewer.contractorId));
  });
}

async function saveTrades({ tx, viewer, current, entitlements }: Writing, trades: readonly number[]) {
  const { database, now } = tx;
  const profileId = actingProfileOf(viewer);
  if (viewer.contractorId !== null && trades.length === 0) throw invalid('trades', 'profiles.trade_needed');
  await refuseUnknown(database, 'trades', trades, 'trades');
  if (adds(trades, current.trades)) refuseAbovePlan(entitlements, 'trades', trades.length);
  await database.deleteFrom('profile_trades').where('profile_id', '=', profileId).execute();
  if (trades.length > 0)
    await database
      .insertInto('profile_trades')
      .values(trades.map((trade_id, position) => ({ profile_id: profileId, trade_id, position })))
      .execute();
  if (viewer.contractorId === null) return;
  await database
    .updateTable('contractors')
    .set({ owner_edited_at: now, updated_at: now })
    .where('id', '=', viewer.contractorId)
    .execute();
  await sql`select refresh_contractor_search(array[${viewer.contractorId}]::integer[])`.execute(database);
}

async function saveViews({ tx, viewer, current, entitlements }: Writing, views: ViewsInput): Promise<void> {
  const { database, now } = tx;
  const { view_regions, view_trades } = views;
  if (view_regions) {
    await refuseUnknown(database, 'regions', view_regions, 'views.view_regions');
    if (adds(view_regions, current.view_regions))
      refuseAbovePlan(entitlements, 'view_regions', view_regions.length);
  }
  if (view_trades) await refuseUnknown(database, 'trades', view_trades, 'views.view_trades');
  await database
    .updateTable('profiles')
    .set({ ...views, updated_at: now })
    .where('id', '=', actingProfileOf(viewer))
    .execute();
}

/** Choices above a smaller plan's limit may be kept, but not extended. */
const adds = (chosen: readonly number[], current: readonly number[]): boolean =>
  chosen.some((id) => !current.includes(id));
