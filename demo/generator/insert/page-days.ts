import { COUNTED_PERIODS, type CountedKind } from '../../../common/page-counts.ts';
import type { Queryable } from '../../../server/database/client.ts';
import { insertRows } from '../../../server/database/insert-rows.ts';
import { daysBefore, isoDate } from '../dates.ts';
import { createRandom, type Random } from '../random.ts';
import type { DemoContractor, DemoWorld } from '../types.ts';
import { idOf, type Ids, type Row } from './ids.ts';

/** The owners whose dashboards a guest of the demo opens; other dashboards are never seen. */
const OWNERS: ReadonlySet<string> = new Set(['contractor@plumbline.test', 'free@plumbline.test']);

/** Two of the longest periods, so that each has one to be compared with. */
const DAYS = 2 * Math.max(...COUNTED_PERIODS);

/** The presses of each link by a hundred visitors of the page. */
const PRESSED: readonly (readonly [Exclude<CountedKind, 'view'>, number])[] = [
  ['call', 9],
  ['website', 6],
];

/** Counts how often the pages of the demo's own accounts were opened and used, by day. */
export async function insertPageDays(
  database: Queryable,
  { users, contractors }: DemoWorld,
  ids: Ids,
  today: Date,
): Promise<void> {
  const owners = new Set(users.filter(({ email }) => OWNERS.has(email)).map(({ key }) => key));
  const shown = contractors.filter(({ ownerKey }) => ownerKey !== null && owners.has(ownerKey));
  await insertRows(
    database,
    'contractor_page_days',
    shown.flatMap((contractor) => daysOf(contractor, idOf(ids.profiles, contractor.key), today)),
  );
}

function daysOf(contractor: DemoContractor, id: number, today: Date): Row<'contractor_page_days'>[] {
  const random = createRandom(`page-days/${contractor.slug}`);
  return Array.from({ length: DAYS }, (_, ago) => daysBefore(today, ago + 1)).flatMap((date, ago) => {
    const view = viewsOn(date, ago, random);
    const pressed = PRESSED.filter(([kind]) => kind !== 'website' || contractor.website !== null).map(
      ([kind, share]) => ({ kind, count: pressesOf(view, share, random) }),
    );
    return [{ kind: 'view' as const, count: view }, ...pressed]
      .filter(({ count }) => count > 0)
      .map(({ kind, count }) => ({ contractor_id: id, day: isoDate(date), kind, count }));
  });
}

/** A page that gets more visitors with time; fewer come on weekends. */
function viewsOn(date: Date, ago: number, random: Random): number {
  const isWeekend = date.getUTCDay() % 6 === 0;
  const usual = 14 * (1 - ago / (2 * DAYS)) * (isWeekend ? 0.6 : 1);
  return Math.round(usual * (0.6 + 0.8 * random.next()));
}

const pressesOf = (views: number, percent: number, random: Random): number =>
  Array.from({ length: views }, () => random.chance(percent / 100)).filter(Boolean).length;
