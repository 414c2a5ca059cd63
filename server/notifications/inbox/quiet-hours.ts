export type QuietHours = { from: number; until: number };

const HOUR_MS = 3_600_000;

/** The time to send an email: now, or the end of the reader's quiet hours, in their IANA time zone. */
export function mailTime(now: Date, quiet: QuietHours | null, timeZone: string): Date {
  if (quiet === null) return now;
  const { hour, minute } = clockIn(now, timeZone);
  const length = (quiet.until - quiet.from + 24) % 24;
  const into = (hour - quiet.from + 24) % 24;
  if (into >= length) return now;
  const left = (length - into) * HOUR_MS - minute * 60_000;
  return new Date(now.getTime() + left);
}

function clockIn(now: Date, timeZone: string): { hour: number; minute: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(now);
  const part = (type: 'hour' | 'minute') => Number(parts.find((one) => one.type === type)?.value ?? 0);
  return { hour: part('hour'), minute: part('minute') };
}

/** The next daily digest goes out at this hour (UTC): early morning in both countries. */
export const DIGEST_HOUR_UTC = 13;

export function nextDigest(now: Date): Date {
  const at = new Date(now);
  at.setUTCHours(DIGEST_HOUR_UTC, 0, 0, 0);
  return at > now ? at : new Date(at.getTime() + 24 * HOUR_MS);
}
