import { localTimeIn } from '../../places/time-zones.ts';

export type QuietHours = { from: number; until: number };

const HOUR_MS = 3_600_000;

/** One more than the hours of the longest day: 25, on the night when clocks go back. */
const MOST_STEPS = 26;

/**
 * The time to send an email: now, or the end of the reader's quiet hours, by the clock of their IANA time zone.
 * Goes hour by hour, because a night of clock change has one hour more or less. All zones served lie whole hours from UTC.
 */
export function mailTime(now: Date, quiet: QuietHours | null, timeZone: string): Date {
  if (quiet === null || !isQuiet(now, quiet, timeZone)) return now;
  const started = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  for (let step = 1; step <= MOST_STEPS; step += 1) {
    const then = new Date(started + step * HOUR_MS);
    if (!isQuiet(then, quiet, timeZone)) return then;
  }
  return now;
}

function isQuiet(at: Date, { from, until }: QuietHours, timeZone: string): boolean {
  const hour = Number(localTimeIn(timeZone, at).time.slice(0, 2));
  return (hour - from + 24) % 24 < (until - from + 24) % 24;
}

/** The next daily digest goes out at this hour (UTC): early morning in both countries. */
export const DIGEST_HOUR_UTC = 13;

export function nextDigest(now: Date): Date {
  const at = new Date(now);
  at.setUTCHours(DIGEST_HOUR_UTC, 0, 0, 0);
  return at > now ? at : new Date(at.getTime() + 24 * HOUR_MS);
}
