import { transact, type Context } from '../../core/context.ts';
import { conflict, notFound } from '../../core/errors.ts';
import { signedInViewer } from '../../core/policies.ts';
import type { Queryable } from '../../database/client.ts';

export type BothLanguages = { english: string; spanish: string };

/** Begins an incident with its first update. */
export async function openIncident(
  context: Context,
  { title, text, startedAt }: { title: BothLanguages; text: BothLanguages; startedAt: Date },
): Promise<number> {
  const { userId } = signedInViewer(context);
  return transact(context, async ({ database, now }) => {
    const { id } = await database
      .insertInto('status_incidents')
      .values({
        title_english: title.english,
        title_spanish: title.spanish,
        started_at: startedAt,
        made_by_user_id: userId,
        made_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addUpdate(database, { incidentId: id, text, userId, now });
    return id;
  });
}

/** Tells more of an incident; with `ends` it is over. Throws 409 where it has ended before. */
export async function updateIncident(
  context: Context,
  incidentId: number,
  { text, ends }: { text: BothLanguages; ends: boolean },
): Promise<void> {
  const { userId } = signedInViewer(context);
  await transact(context, async ({ database, now }) => {
    const incident = await database
      .selectFrom('status_incidents')
      .select('ended_at')
      .where('id', '=', incidentId)
      .forUpdate()
      .executeTakeFirst();
    if (!incident) throw notFound();
    if (incident.ended_at !== null) throw conflict('status.already_ended');
    await addUpdate(database, { incidentId, text, userId, now });
    if (ends)
      await database
        .updateTable('status_incidents')
        .set({ ended_at: now })
        .where('id', '=', incidentId)
        .execute();
  });
}

async function addUpdate(
  database: Queryable,
  { incidentId, text, userId, now }: { incidentId: number; text: BothLanguages; userId: number; now: Date },
): Promise<void> {
  await database
    .insertInto('status_updates')
    .values({
      incident_id: incidentId,
      text_english: text.english,
      text_spanish: text.spanish,
      made_by_user_id: userId,
      made_at: now,
    })
    .execute();
}
