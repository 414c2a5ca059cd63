import type { Language } from '../../common/format/language.ts';
import type { StatusPart } from '../../common/limits/status-page.ts';
import { daysOf, shareWorking, type StatusDay } from './day-states.ts';
import type { CorrectionRow, IncidentRow, StatusRows } from './queries/read-status.ts';

export type PartView = {
  part: StatusPart;
  now: 'works' | 'fails' | 'unknown';
  days: StatusDay[];
  /** Hundredths of a percent; null: nobody looked. */
  share: number | null;
};
/** A text and the times of an incident as they were before a correction, and when that was made. */
export type CorrectionView = {
  id: number;
  at: string;
  text: string;
  startedAt: string | null;
  endedAt: string | null;
};
export type IncidentView = {
  id: number;
  title: string;
  /** ISO 8601 UTC */
  startedAt: string;
  endedAt: string | null;
  corrections: CorrectionView[];
  updates: { id: number; text: string; at: string; corrections: CorrectionView[] }[];
};
type BothTexts = { english: string; spanish: string };
/** An incident with its words in both languages, for the forms that correct it. */
export type EditedIncidentView = IncidentView & {
  titles: BothTexts;
  /** By the number of the update. */
  texts: Record<number, BothTexts>;
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
  const correctionsOf = (updateId: number | null): CorrectionView[] =>
    incident.corrections
      .filter((correction) => correction.update_id === updateId)
      .map((correction) => toCorrectionView(correction, isEnglish));
  const title = isEnglish ? incident.title_english : incident.title_spanish;
  const startedAt = incident.started_at.toISOString();
  const endedAt = incident.ended_at?.toISOString() ?? null;
  return {
    id: incident.id,
    title,
    startedAt,
    endedAt,
    corrections: seenIn(correctionsOf(null), { text: title, startedAt, endedAt }),
    updates: incident.updates.map((update) => {
      const text = isEnglish ? update.text_english : update.text_spanish;
      const corrections = seenIn(correctionsOf(update.id), { text, startedAt: null, endedAt: null });
      return { id: update.id, text, at: update.made_at.toISOString(), corrections };
    }),
  };
}

type Corrected = Pick<CorrectionView, 'text' | 'startedAt' | 'endedAt'>;

/** The corrections, the latest first, that changed something in the language of the reader. */
const seenIn = (corrections: CorrectionView[], now: Corrected): CorrectionView[] =>
  corrections.filter((before, index) => {
    const after = corrections[index - 1] ?? now;
    // The end of an incident that was corrected before it ended is no correction.
    const isSameEnd = before.endedAt === null || before.endedAt === after.endedAt;
    return before.text !== after.text || before.startedAt !== after.startedAt || !isSameEnd;
  });

const toCorrectionView = (correction: CorrectionRow, isEnglish: boolean): CorrectionView => ({
  id: correction.id,
  at: correction.made_at.toISOString(),
  text: isEnglish ? correction.text_english : correction.text_spanish,
  startedAt: correction.started_at?.toISOString() ?? null,
  endedAt: correction.ended_at?.toISOString() ?? null,
});

export function toEditedIncident(incident: IncidentRow, language: Language): EditedIncidentView {
  const { title_english: english, title_spanish: spanish, updates } = incident;
  const texts = updates.map((update) => [
    update.id,
    { english: update.text_english, spanish: update.text_spanish },
  ]);
  return {
    ...toIncidentView(incident, language),
    titles: { english, spanish },
    texts: Object.fromEntries(texts) as EditedIncidentView['texts'],
  };
}
