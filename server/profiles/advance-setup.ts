import { sql } from 'kysely';
import { numberOfStep, stepAfter, type SetupStep } from '../../common/profiles/setup-steps.ts';
import type { ReadContext } from '../core/context.ts';
import { actingProfileOf, type SignedIn } from '../core/viewer.ts';

/** Records that a step of the setup is done. Repeating a step does not move the user back. */
export async function advanceSetup(
  { database }: ReadContext,
  viewer: SignedIn,
  done: SetupStep,
): Promise<void> {
  const next = numberOfStep(stepAfter(done, viewer.contractorId !== null));
  await database
    .updateTable('profiles')
    .set({ setup_step: sql<number>`greatest(setup_step, ${next}::integer)` })
    .where('id', '=', actingProfileOf(viewer))
    .execute();
}
