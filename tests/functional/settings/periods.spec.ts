import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBilling } from '../../../server/billing/billing.ts';
import { loadTexts } from '../../../server/content/texts.ts';
import type { Workers } from '../../../server/core/jobs.ts';
import { createLogger } from '../../../server/core/process/logger.ts';
import { workersOf } from '../../../server/schedule.ts';
import { TIMETABLE } from '../../../server/timetable.ts';
import { PERIODS } from '../../../server/settings/periods/periods.ts';
import { runsOf } from '../../support/timetable.ts';
import { createWorld, type World } from '../../support/world.ts';
import { accountRows } from './kept/account-rows.ts';
import { businessRows } from './kept/business-rows.ts';
import { DAY_MS, type KeptForm } from './kept/kept.ts';
import { moneyRows } from './kept/money-rows.ts';
import { requestRows } from './kept/request-rows.ts';
import { textRows } from './kept/text-rows.ts';

const HOUR_MS = 3_600_000;
/** Just after the jobs of the night, so that most ends fall between two runs. */
const MADE_AT = new Date('2027-03-01T10:31:00Z');

let world: World;
let workers: Workers;
let rows: KeptForm[];
let now = MADE_AT;

beforeAll(async () => {
  world = await createWorld();
  const { database, config } = world;
  const [log, texts, clock] = [createLogger(config), await loadTexts(database), () => now];
  const announce = () => undefined;
  const parts = { database, texts, clock, log, config, announce };
  workers = workersOf({
    ...parts,
    billing: createBilling(parts).jobs,
    pageCache: { drop: () => undefined } as never,
    deliver: async () => undefined,
    announcer: () => ({}) as never,
    pushNotification: async () => undefined,
  });
  const run = async (job: string, payload: Record<string, unknown>) => workers[job]?.(payload);
  rows = [
    ...accountRows(world, run),
    ...textRows(world),
    ...businessRows(world),
    ...moneyRows(world),
    ...requestRows(world),
  ];
});
afterAll(() => world.close());

const endOf = (period: KeptForm['period']): Date => {
  if ('hours' in period) return new Date(MADE_AT.getTime() + period.hours * HOUR_MS);
  if ('days' in period) return new Date(MADE_AT.getTime() + period.days * DAY_MS);
  const end = new Date(MADE_AT);
  end.setUTCFullYear(end.getUTCFullYear() + period.years);
  return end;
};
/** "Within an hour after it", or "within a day after its last day", which ends at midnight in UTC. */
const latestEnd = (period: KeptForm['period']): Date => {
  const end = endOf(period);
  if ('hours' in period) return new Date(end.getTime() + HOUR_MS);
  return new Date((Math.floor(end.getTime() / DAY_MS) + 2) * DAY_MS);
};

/** Does the jobs at the times of the timetable, as the scheduler would. */
async function pass(jobs: readonly string[], from: Date, until: Date): Promise<void> {
  const runs = jobs.flatMap((job) => runsOf(TIMETABLE[job] ?? '', from, until).map((at) => ({ job, at })));
  for (const { job, at } of runs.sort((one, other) => one.at.getTime() - other.at.getTime())) {
    now = at;
    world.setNow(at);
    await workers[job]?.({});
  }
}

const ENDED = PERIODS.filter(({ job }) => job !== null);

describe('the periods of the privacy policy', () => {
  test('each that a job ends is tested here, and nothing else is', () => {
    const tested = [...new Set(rows.map(({ row }) => row))];
    expect(tested.toSorted()).toEqual(ENDED.map(({ data: [english] }) => english).toSorted());
  });

  test.each(ENDED.map((period) => [period.data[0], period] as const))(
    'the periods of the privacy policy: %s: kept until the end that the policy names, and no longer',
    async (title, { data, kept, job }) => {
      for (const { thing, period, jobs, make } of rows.filter(({ row }) => row === title)) {
        expect(jobs, thing).toContain(job);
        const [number = 0] = Object.values(period);
        // A link or an invitation ends by itself before, 60 minutes are an hour, 2191 days six years.
        const named = { 31: 30, 44: 30, 1: 60, 2191: 6, [1 / 6]: 10 }[number] ?? number;
        for (const words of [0, 1].map((language) => `${data[language]} ${kept[language]}`))
          expect(job === 'accounts.close' ? '14' : words, thing).toMatch(new RegExp(`\\b${named}\\b`));
        now = MADE_AT;
        const isThere = await make(MADE_AT);
        const [end, latest] = [endOf(period), latestEnd(period)];
        const lastKept = new Date(end.getTime() - 1);
        await pass(jobs, MADE_AT, new Date(Math.min(MADE_AT.getTime() + DAY_MS, lastKept.getTime())));
        expect(await isThere(), thing).toBe(true);
        await pass(jobs, new Date(Math.max(MADE_AT.getTime(), end.getTime() - DAY_MS)), lastKept);
        expect(await isThere(), thing).toBe(true);
        await pass(jobs, lastKept, latest);
        expect(await isThere(), thing).toBe(false);
      }
    },
  );
});
