import { afterAll, beforeAll, expect, test } from 'vitest';
import { clockAt } from '../../../server/contractors/hours/open-now.ts';
import { WEEKDAYS } from '../../../common/profiles/weekdays.ts';
import type { DayHours, OpeningHours } from '../../../server/contractors/hours/opening-hours.ts';
import { createWorld, type World } from '../../support/world.ts';
import { find, namesOf } from './found.ts';

const everyDay = (hours: DayHours | null) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, hours])) as OpeningHours;
const BREAK: DayHours = { opens: '09:00', closes: '14:00', more: [{ opens: '16:00', closes: '19:00' }] };
const WEEKS: Record<string, OpeningHours> = {
  'Break at noon': { ...everyDay(BREAK), sunday: null },
  'Third at night': everyDay({
    opens: '06:00',
    closes: '08:00',
    more: [
      { opens: '12:00', closes: '13:00' },
      { opens: '22:00', closes: '02:00' },
    ],
  }),
  'Day and night': everyDay({ opens: '00:00', closes: '24:00' }),
  'As it was typed': everyDay({ opens: '00:00', closes: '00:00' }),
  Never: everyDay(null),
};
const ZONES = ['America/Ciudad_Juarez', 'America/Mexico_City', 'America/Phoenix'];
const HOUR_MS = 3_600_000;

let world: World;
const rows: { name: string; hours: OpeningHours; timeZone: string }[] = [];
beforeAll(async () => {
  world = await createWorld();
  for (const [title, hours] of Object.entries(WEEKS))
    for (const timeZone of ZONES) {
      const name = `${title} ${timeZone.slice(8)}`;
      const { id } = await world.make.contractor({ name, region: 'MX-CHH', trades: ['roofing'] });
      await world.database
        .updateTable('contractors')
        .set({ opening_hours: hours as never, zone: timeZone })
        .where('id', '=', id)
        .execute();
      rows.push({ name, hours, timeZone });
    }
});
afterAll(() => world.close());

/** 26 hours around the change of clocks in the United States and its neighbors across the border, in steps of 50 minutes. */
const MOMENTS = Array.from(
  { length: 31 },
  (_, step) => new Date(Date.parse('2027-03-13T20:00Z') + (step * (HOUR_MS * 5)) / 6),
);

test('the filter finds those whose page says that they are open, at any hour of a night of clock change', async () => {
  for (const now of MOMENTS) {
    world.setNow(now);
    const found = namesOf(await find(world.visitor(), 'trade=roofing&open=now'));
    const isOpen = clockAt(now);
    const open = rows.filter((row) => isOpen(row)).map(({ name }) => name);
    expect([now.toISOString(), found.toSorted()]).toEqual([now.toISOString(), open.toSorted()]);
  }
});
