import type { Language } from './language.ts';

export type TimeAgo = { unit: 'now' | 'm' | 'h' | 'd' | 'w' | 'y'; count: number };

const MINUTE_MS = 60_000;
const UNITS = [
  { unit: 'y', lengthMs: 365 * 24 * 60 * MINUTE_MS },
  { unit: 'w', lengthMs: 7 * 24 * 60 * MINUTE_MS },
  { unit: 'd', lengthMs: 24 * 60 * MINUTE_MS },
  { unit: 'h', lengthMs: 60 * MINUTE_MS },
  { unit: 'm', lengthMs: MINUTE_MS },
] as const;

/**
 * The time since then, in the largest whole unit: a year is 365 days, a week 7. Less than a minute, and
 * anything in the future, is `now`. Throws a RangeError for an invalid date.
 */
export function timeAgo(from: Date | string, now: Date): TimeAgo {
  const elapsedMs = now.getTime() - new Date(from).getTime();
  if (Number.isNaN(elapsedMs)) throw new RangeError('timeAgo needs two valid dates');
  const largest = UNITS.find(({ lengthMs }) => elapsedMs >= lengthMs);
  if (largest === undefined) return { unit: 'now', count: 0 };
  return { unit: largest.unit, count: Math.floor(elapsedMs / largest.lengthMs) };
}

/**
 * Formats as `just now`, `5m`, `3h`, `2d`, `6w`, `1y`. In Spanish: `ahora mismo`, `5 min`, `3 h`, `2 d`, `6
 * sem`, `1 año`.
 */
export function formatTimeAgo(from: Date | string, now: Date, language: Language): string {
  const ago = timeAgo(from, now);
  return language === 'english' ? inEnglish(ago) : inSpanish(ago);
}

function inEnglish({ unit, count }: TimeAgo): string {
  return unit === 'now' ? 'just now' : `${count}${unit}`;
}

function inSpanish({ unit, count }: TimeAgo): string {
  if (unit === 'now') return 'ahora mismo';
  const words = { m: 'min', h: 'h', d: 'd', w: 'sem', y: count === 1 ? 'año' : 'años' };
  return `${count} ${words[unit]}`;
}
