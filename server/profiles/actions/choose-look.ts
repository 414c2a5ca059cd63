import { advanceSetup } from '../advance-setup.ts';
import { contractorChanged } from '../../accounts/events.ts';
import { entitlementsFor, refuseAbovePlan } from '../../billing/entitlements.ts';
import { transact, type Context } from '../../core/context.ts';
import type { SignedIn } from '../../core/viewer.ts';

type Look = { template_id?: number; color_scheme_id?: number };

/**
 * Gives a contractor's page a template and a color scheme. Throws 403 above the plan; what it has already stays without one.
 */
export async function chooseLook(
  context: Context,
  { viewer, contractorId }: { viewer: SignedIn; contractorId: number },
  { template_id, color_scheme_id }: Look,
  { isSetup = false }: { isSetup?: boolean } = {},
): Promise<void> {
  const entitlements = await entitlementsFor(context.database, viewer);
  await transact(context, async (tx) => {
    const current = await tx.database
      // The profile first, as everywhere.
      .selectFrom('profiles as p')
      .innerJoin('contractors as c', 'c.id', 'p.id')
      .select(['c.template_id', 'c.color_scheme_id'])
      .where('p.id', '=', contractorId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (template_id !== undefined && template_id !== current.template_id)
      refuseAbovePlan(entitlements, 'templates', template_id);
    if (color_scheme_id !== undefined && color_scheme_id !== current.color_scheme_id)
      refuseAbovePlan(entitlements, 'color_schemes', color_scheme_id);
    await tx.database
      .updateTable('contractors')
      .set({
        template_id,
        color_scheme_id,
        // A scheme takes the place of a color of one's own.
        own_color: color_scheme_id === undefined ? undefined : null,
        owner_edited_at: tx.now,
        updated_at: tx.now,
      })
      .where('id', '=', contractorId)
      .execute();
    if (isSetup) await advanceSetup(tx, viewer, 'template');
    tx.announce(contractorChanged(contractorId));
  });
}
