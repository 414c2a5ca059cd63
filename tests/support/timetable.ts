const MINUTE_MS = 60_000;

/** The minutes in (from, until] at which a cron expression of the timetable is due, in UTC. */
export function runsOf(cron: string, from: Date, until: Date): Date[] {
  const [minutes = '*', hours = '*', ...rest] = cron.split(' ');
  if (rest.join(' ') !== '* * *') throw new Error(`only minutes and hours are read, not ${cron}`);
  const [isMinute, isHour] = [matcherOf(minutes), matcherOf(hours)];
  const runs: Date[] = [];
  const first = (Math.floor(from.getTime() / MINUTE_MS) + 1) * MINUTE_MS;
  for (let at = first; at <= until.getTime(); at += MINUTE_MS) {
    const run = new Date(at);
    if (isMinute(run.getUTCMinutes()) && isHour(run.getUTCHours())) runs.push(run);
  }
  return runs;
}

/** Of one field: `*`, `5`, `4-10`, or several of these with commas. */
function matcherOf(field: string): (value: number) => boolean {
  const parts = field.split(',').map((part) => {
    const [, start, end, step = '1'] = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part) ?? [];
    if (start === undefined) return (value: number) => value % Number(step) === 0;
    return (value: number) => value >= Number(start) && value <= Number(end ?? start);
  });
  return (value) => parts.some((matches) => matches(value));
}
