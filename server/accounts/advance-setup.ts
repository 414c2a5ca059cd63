import { sql } from 'kysely';
import { numberOfStep, stepAfter, type SetupStep } from '../../common/setup-steps.ts';
import type { ReadContext } from '../core/context.ts';
import type { SignedIn } from '../core/viewer.ts';
import { editedProfileId } from './queries/profile.ts';

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
    .where('id', '=', editedProfileId(viewer))
    .execute();
}
