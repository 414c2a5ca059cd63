import type { Language } from '../../common/format/language.ts';
import type { StatusPart } from '../../common/limits/status-page.ts';
import { daysOf, shareWorking, type StatusDay } from './day-states.ts';
import type { IncidentRow, StatusRows } from './queries/read-status.ts';

export type PartView = {
  part: StatusPart;
  now: 'works' | 'fails' | 'unknown';
  days: StatusDay[];
  /** Hundredths of a percent; null: nobody looked. */
  share: number | null;
};
export type IncidentView = {
  id: number;
  title: string;
  /** ISO 8601 UTC */
  startedAt: string;
  endedAt: string | null;
  updates: { id: number; text: string; at: string }[];
};
export type StatusView = {
  parts: PartView[];
  /** ISO 8601 UTC; null: nobody has looked yet. */
  lookedAt: string | null;
  /** The database is away, and this is the last that was known. */
  isFromMemory: boolean;
  open: IncidentView[];
  past: IncidentView[];
};

/** A look is told as present for so long. */
const PRESENT_MS = 5 * 60_000;

/** `rows`: null where nothing was ever read. `isAway`: the database does not answer. */
export function toStatusView(
  rows: StatusRows | null,
  { parts, isAway, language, now }: { parts: StatusPart[]; isAway: boolean; language: Language; now: Date },
): StatusView {
  const looked = (rows?.days ?? [])
    .map(({ lastMinute }) => lastMinute.getTime())
    .filter((at) => at <= now.getTime());
  const incidents = (rows?.incidents ?? []).map((incident) => toIncidentView(incident, language));
  return {
    parts: parts.map((part) => toPartView(part, rows, isAway, now)),
    lookedAt: looked.length === 0 ? null : new Date(Math.max(...looked)).toISOString(),
    isFromMemory: isAway,
    open: incidents.filter(({ endedAt }) => endedAt === null),
    past: incidents.filter(({ endedAt }) => endedAt !== null),
  };
}

function toPartView(part: StatusPart, rows: StatusRows | null, isAway: boolean, now: Date): PartView {
  const own = rows?.days.filter((row) => row.part === part) ?? [];
  const days = daysOf(own, now);
  const latest = own.at(-1);
  const isPresent =
    latest !== undefined && Math.abs(now.getTime() - latest.lastMinute.getTime()) < PRESENT_MS;
  const seen = !isPresent ? 'unknown' : latest.lastFailed ? 'fails' : 'works';
  // Everything needs the database.
  return { part, now: isAway ? 'fails' : seen, days, share: shareWorking(days) };
}

export function toIncidentView(incident: IncidentRow, language: Language): IncidentView {
  const isEnglish = language === 'english';
  return {
    id: incident.id,
    title: isEnglish ? incident.title_english : incident.title_spanish,
    startedAt: incident.started_at.toISOString(),
    endedAt: incident.ended_at?.toISOString() ?? null,
    updates: incident.updates.map((update) => ({
      id: update.id,
      text: isEnglish ? update.text_english : update.text_spanish,
      at: update.made_at.toISOString(),
    })),
  };
}
