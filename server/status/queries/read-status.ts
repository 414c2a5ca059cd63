import { sql } from 'kysely';
import { STATUS_DAYS, type StatusPart } from '../../../common/limits/status-page.ts';
import type { Queryable } from '../../database/client.ts';

export type DayRow = {
  part: StatusPart;
  day: string;
  checked: number;
  failed: number;
  lastMinute: Date;
  lastFailed: boolean;
};
export type CorrectionRow = {
  id: number;
  update_id: number | null;
  /** As it was before. */
  text_english: string;
  text_spanish: string;
  started_at: Date | null;
  ended_at: Date | null;
  made_at: Date;
};
export type UpdateRow = { id: number; text_english: string; text_spanish: string; made_at: Date };
export type IncidentRow = {
  id: number;
  title_english: string;
  title_spanish: string;
  started_at: Date;
  ended_at: Date | null;
  updates: UpdateRow[];
  corrections: CorrectionRow[];
};
export type StatusRows = { days: DayRow[]; incidents: IncidentRow[] };

const INCIDENTS_MAX = 50;

/** The looks of the last 90 days, and the latest incidents with their updates, the latest first. */
export async function readStatus(database: Queryable, now: Date): Promise<StatusRows> {
  const [days, incidents] = await Promise.all([readDays(database, now), readIncidents(database)]);
  return { days, incidents };
}

async function readDays(database: Queryable, now: Date): Promise<DayRow[]> {
  return (
    database
      .selectFrom('status_days')
      .select(['part', 'day', 'checked', 'failed', 'last_minute as lastMinute', 'last_failed as lastFailed'])
      .where('day', '>', sql<string>`${now.toISOString().slice(0, 10)}::date - ${STATUS_DAYS}::integer`)
      // A clock that jumped ahead may have noted a day to come.
      .where('day', '<=', now.toISOString().slice(0, 10))
      .orderBy('day')
      .$narrowType<{ part: StatusPart }>()
      .execute()
  );
}

export async function readIncidents(database: Queryable): Promise<IncidentRow[]> {
  const incidents = await database
    .selectFrom('status_incidents')
    .select(['id', 'title_english', 'title_spanish', 'started_at', 'ended_at'])
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(INCIDENTS_MAX)
    .execute();
  if (incidents.length === 0) return [];
  const ids = incidents.map(({ id }) => id);
  const [updates, corrections] = await Promise.all([
    database
      .selectFrom('status_updates')
      .select(['id', 'incident_id', 'text_english', 'text_spanish', 'made_at'])
      .where('incident_id', 'in', ids)
      .orderBy('made_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
    database
      .selectFrom('status_corrections')
      .select(['id', 'incident_id', 'update_id', 'text_english', 'text_spanish'])
      .select(['started_at', 'ended_at', 'made_at'])
      .where('incident_id', 'in', ids)
      .orderBy('made_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  ]);
  return incidents.map((incident) => ({
    ...incident,
    updates: updates.filter(({ incident_id: id }) => id === incident.id),
    corrections: corrections.filter(({ incident_id: id }) => id === incident.id),
  }));
}
