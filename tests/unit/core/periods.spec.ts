import { expect, test } from 'vitest';
import { REMINDED_AHEAD_MS } from '../../../server/moderation/jobs/remind-of-due.ts';
import { TIMETABLE } from '../../../server/timetable.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Whether a cron field (a star, steps, a list or a range) names a number. */
const names = (field: string, value: number): boolean =>
  field.split(',').some((part) => {
    if (part === '*') return true;
    if (part.startsWith('*/')) return value % Number(part.slice(2)) === 0;
    const [from = 0, to = from] = part.split('-').map(Number);
    return value >= from && value <= to;
  });

/** The runs of a job in three days, by its line in the timetable. */
function runsOf(cron: string): number[] {
  const [minute = '', hour = '', ...rest] = cron.split(' ');
  expect(rest).toEqual(['*', '*', '*']);
  const start = Date.UTC(2027, 1, 1);
  return Array.from({ length: 3 * 24 * 60 }, (_, step) => new Date(start + step * 60_000))
    .filter((at) => names(minute, at.getUTCMinutes()) && names(hour, at.getUTCHours()))
    .map((at) => at.getTime());
}

/** The longest wait from the end of a period to the job that ends it. */
function longestWait(job: string): number {
  const runs = runsOf(TIMETABLE[job] ?? '');
  return Math.max(...runs.slice(1).map((run, index) => run - (runs[index] ?? 0)));
}

/** The jobs behind the table of periods in the privacy notice. */
test.each([
  ['failed logins', 'accounts.forget', HOUR_MS],
  ['stored mails with a link or code', 'mails.forget', HOUR_MS],
  ['files attached to nothing', 'uploads.sweep', HOUR_MS],
  ['exports of one’s own data', 'accounts.forget_exports', HOUR_MS],
  ['hashes of device and network', 'accounts.forget', DAY_MS],
  ['sessions that have run out', 'accounts.forget', DAY_MS],
  ['files of a job’s proof', 'job_proofs.forget', DAY_MS],
  ['deleted reviews, responses and postings', 'reviews.erase', DAY_MS],
  ['documents of claims', 'claims.erase', DAY_MS],
  ['claims whose code nobody enters', 'claims.lapse', DAY_MS],
  ['keys of sent forms', 'sent_forms.forget', DAY_MS],
  ['counts of pages', 'page_counts.forget', DAY_MS],
])('the data of %s are kept no longer after their period than the notice says', (_title, job, most) => {
  expect(longestWait(job)).toBeLessThanOrEqual(most);
});

test('administrators are reminded of each case at least a day before it is due', () => {
  expect(longestWait('cases.remind') + DAY_MS).toBeLessThanOrEqual(REMINDED_AHEAD_MS);
});

test('the nightly jobs that end a last day run after it has ended in Hawaii', () => {
  for (const job of ['reviews.erase', 'claims.erase', 'job_proofs.forget'])
    for (const run of runsOf(TIMETABLE[job] ?? ''))
      expect(new Date(run).getUTCHours()).toBeGreaterThanOrEqual(10);
});
