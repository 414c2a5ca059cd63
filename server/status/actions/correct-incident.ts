import { transact, type Context } from '../../core/context.ts';
import { invalid, notFound } from '../../core/errors.ts';
import { signedInViewer } from '../../core/policies.ts';
import type { BothLanguages } from './write-incident.ts';

const MINUTE_MS = 60_000;

/** `endedAt`: null leaves the end as it is. */
type IncidentCorrection = { title: BothLanguages; startedAt: Date; endedAt: Date | null };

/** Corrects title and times. What was there before stays, with the time of the correction. */
export async function correctIncident(
  context: Context,
  incidentId: number,
  { title, startedAt, endedAt }: IncidentCorrection,
): Promise<void> {
  const { userId } = signedInViewer(context);
  await transact(context, async ({ database, now }) => {
    const before = await database
      .selectFrom('status_incidents')
      .select(['title_english', 'title_spanish', 'started_at', 'ended_at'])
      .where('id', '=', incidentId)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound();
    const after = {
      title_english: title.english,
      title_spanish: title.spanish,
      started_at: unlessSameMinute(before.started_at, startedAt),
      ended_at: endedAt === null ? before.ended_at : unlessSameMinute(before.ended_at, endedAt),
    };
    refuseImpossibleTimes(before.ended_at, after, now);
    if (JSON.stringify(after) === JSON.stringify(before)) return;
    await database
      .insertInto('status_corrections')
      .values({
        incident_id: incidentId,
        text_english: before.title_english,
        text_spanish: before.title_spanish,
        started_at: before.started_at,
        ended_at: before.ended_at,
        made_by_user_id: userId,
        made_at: now,
      })
      .execute();
    await database.updateTable('status_incidents').set(after).where('id', '=', incidentId).execute();
  });
}

/** Forms say minutes: seconds that nobody changed stay. */
const unlessSameMinute = (before: Date | null, after: Date): Date =>
  before && Math.floor(before.getTime() / MINUTE_MS) === Math.floor(after.getTime() / MINUTE_MS)
    ? before
    : after;

function refuseImpossibleTimes(
  formerEnd: Date | null,
  { started_at: start, ended_at: end }: { started_at: Date; ended_at: Date | null },
  now: Date,
): void {
  if (start > now) throw invalid('started_at', 'status.moment_rule');
  if (end !== null && (formerEnd === null || end > now || end < start))
    throw invalid('ended_at', 'status.end_rule');
}

/** Corrects the words of an update. */
export async function correctUpdate(context: Context, updateId: number, text: BothLanguages): Promise<void> {
  const { userId } = signedInViewer(context);
  await transact(context, async ({ database, now }) => {
    const before = await database
      .selectFrom('status_updates')
      .select(['incident_id', 'text_english', 'text_spanish'])
      .where('id', '=', updateId)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound();
    if (before.text_english === text.english && before.text_spanish === text.spanish) return;
    await database
      .insertInto('status_corrections')
      .values({ ...before, update_id: updateId, made_by_user_id: userId, made_at: now })
      .execute();
    await database
      .updateTable('status_updates')
      .set({ text_english: text.english, text_spanish: text.spanish })
      .where('id', '=', updateId)
      .execute();
  });
}
