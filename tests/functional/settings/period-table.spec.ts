import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TIMETABLE } from '../../../server/timetable.ts';
import { PERIODS, WITHOUT_PERIOD } from '../../../server/settings/periods/periods.ts';
import { tablesOfPeople } from '../../support/tables-of-people.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('the table of periods', () => {
  test.each([
    ['english', 'how-long', 0],
    ['mexican_spanish', 'cuanto-tiempo', 1],
  ] as const)('the privacy policy (%s) prints it word for word', (language, id, index) => {
    const page = readFileSync(`content/${language}/privacy.html`, 'utf8');
    const [, table = ''] = new RegExp(`id="${id}">[^]*?<tbody>([^]*?)</tbody>`).exec(page) ?? [];
    const cells = [...table.matchAll(/<td>([^]*?)<\/td>/g)].map(([, cell = '']) =>
      cell.replace(/\s+/g, ' ').trim(),
    );
    // `npm run periods` writes it.
    expect(cells).toEqual(PERIODS.flatMap(({ data, kept }) => [data[index], kept[index]]));
  });

  test('every table that leads to a person has a row, or a stated reason', async () => {
    const covered = [...PERIODS.flatMap(({ tables }) => tables), ...Object.keys(WITHOUT_PERIOD)];
    expect(covered.toSorted()).toEqual([...new Set(covered)].toSorted());
    expect(covered.toSorted()).toEqual(await tablesOfPeople(world.database));
    for (const reason of Object.values(WITHOUT_PERIOD)) expect(reason).toMatch(/^[A-Z].{20,}\.$/u);
  });

  test('every job that ends a period is on the timetable', () => {
    const jobs = PERIODS.flatMap(({ job }) => (job === null ? [] : [job]));
    expect(jobs.filter((job) => TIMETABLE[job] === undefined)).toEqual([]);
  });
});
