import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventNamed } from '../../../server/event-map.ts';
import { loadTexts } from '../../../server/content/texts.ts';
import { asJson } from '../../../server/contractors/registers/as-json.ts';
import { remindOfDueCases } from '../../../server/moderation/jobs/remind-of-due.ts';
import { mailsReceived } from '../../support/mails.ts';
import { makeRegister } from '../../support/registers.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

const NOW = new Date('2026-11-21T13:00:00Z');

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  world.setNow(NOW);
  admin = await world.signedIn({ role: 'admin', name: 'Ada Admin' });
  const user = await world.make.user({ name: 'Iris Inactive' });
  await world.make.accountAppeal({ user, dueAt: new Date('2026-11-22T23:00:00Z') });
});
afterAll(() => world.close());

type Due = EventNamed<'cases.came_due'>;

async function remind(now: Date): Promise<Due[]> {
  const received: Due[] = [];
  await remindOfDueCases({
    database: world.database,
    config: world.config,
    log: world.app.log as never,
    texts: await loadTexts(world.database),
    now,
    announce: (event) => received.push(event as Due),
  });
  return received;
}

test('an administrator gets one mail a day that counts what is due by the day after', async () => {
  const [due, ...others] = await remind(NOW);
  expect(others).toEqual([]);
  expect(due).toMatchObject({ userId: admin.user.id, counts: { account_appeals: 1, claims: 0, reports: 0 } });
  const [mail, ...more] = await mailsReceived(world, { ...due, name: 'cases.came_due' });
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ name: 'admin.due', to: admin.user.email, subject: '1 case is due' });
  expect(mail?.text).toContain('Account appeals: 1');
  expect(mail?.text).toContain('/admin');
});

test('nothing is sent two days before, nor to others than active administrators', async () => {
  expect(await remind(new Date('2026-11-20T13:00:00Z'))).toEqual([]);
  await world.signedIn({ name: 'Hana Homeowner' });
  await world.signedIn({ role: 'admin', name: 'Ina Inactive', status: 'inactive' });
  expect(await remind(NOW)).toHaveLength(1);
});

test('a list of licenses that a schedule stopped before is named with its reason and its page', async () => {
  await makeRegister(world, 7);
  const list = (values: object) =>
    world.database.updateTable('register_lists').set(values).where('id', '=', 7).execute();
  await list({ state: 'checked', origin: 'schedule', stop: 'gone', changed_at: NOW });
  const [due] = await remind(NOW);
  expect(due?.counts).toMatchObject({ lists: 1 });
  const [mail] = await mailsReceived(world, { ...(due as Due), name: 'cases.came_due' });
  expect(mail?.text).toContain('Board 7: Stopped: many listings would go\n');
  expect(mail?.text).toContain('/admin/lists/list/7');

  await list({ state: 'failed', stop: null, problem: asJson({ key: 'registers.fetch.slow', params: {} }) });
  expect((await remind(NOW))[0]?.counts).toMatchObject({ lists: 0 });
  await world.database
    .updateTable('registers')
    .set({ every: 'night', address: 'https://data.example.gov/list.csv' })
    .execute();
  const [failed] = await remind(NOW);
  const [second] = await mailsReceived(world, { ...(failed as Due), name: 'cases.came_due' });
  expect(second?.text).toContain('Board 7: The server took too long.');
  await world.database.updateTable('registers').set({ paused_at: NOW }).execute();
  expect((await remind(NOW))[0]?.counts).toMatchObject({ lists: 0 });
});
