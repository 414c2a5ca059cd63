import { transact, type Context } from '../../../core/context.ts';
import { conflict, notFound } from '../../../core/errors.ts';
import { ownPermit } from '../queries/own-permit.ts';

/** Says that a permit is not of the own business. Throws the 404 for another one's, and 409 where that was said already. */
export async function reportPermit(
  context: Context,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  await transact(context, async ({ database, viewer, now }) => {
    const permit = await ownPermit(database, viewer, id);
    if (!permit || !viewer) throw notFound();
    const { source, number, number_key, part_key, contractor_id } = permit;
    const filed = await database
      .insertInto('permit_reports')
      .values({
        permit_id: id,
        source,
        number,
        number_key,
        part_key,
        contractor_id,
        reported_by_user_id: viewer.userId,
        reason,
        reported_at: now,
      })
      .onConflict((conflicting) => conflicting.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!filed) throw conflict('permits.reported_already');
  });
}
