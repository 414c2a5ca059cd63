import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RenderPage } from '../../../server/core/pages/assets.ts';
import type { IncidentView, StatusView } from '../../../server/status/views.ts';
import { render } from '../../../web/ssr.tsx';
import { readPage } from '../../support/browser.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let admin: Person;
const from = '/admin/status';
const TITLES = { title_english: 'Photos fail', title_spanish: 'Fallan las fotos' };
const TEXTS = { text_english: 'New photos fail.', text_spanish: 'Las fotos nuevas fallan.' };

beforeAll(async () => {
  world = await createWorld({}, { render: render as unknown as RenderPage });
  admin = await world.signedIn({ role: 'admin' });
});
afterAll(() => world.close());

const at = (time: string) => world.setNow(new Date(`2026-11-28T${time}:00Z`));
const incidentsOf = async (url = '/status'): Promise<IncidentView[]> => {
  const page = readPage((await world.visitor().get(url)).text);
  const { open, past } = (page?.props ?? { open: [], past: [] }) as unknown as StatusView;
  return [...open, ...past];
};
const correct = (id: number, fields: object) =>
  admin.submit(`/admin/status/${id}/corrections`, { ...TITLES, ...fields }, { from });

/** An incident from 12:00 to 13:00, at 14:00. */
async function endedIncident(): Promise<IncidentView> {
  at('12:00');
  await admin.submit('/admin/status', { ...TITLES, ...TEXTS, minutes_ago: '0' }, { from });
  const [open] = await incidentsOf();
  at('13:00');
  await admin.submit(`/admin/status/${open?.id}/updates`, { ...TEXTS, ends: 'yes' }, { from });
  at('14:00');
  const ended = (await incidentsOf()).find(({ id }) => id === open?.id);
  if (!ended) throw new Error('there is no incident');
  return ended;
}

test('a corrected incident shows in both languages what it said before, and when it was corrected', async () => {
  const { id } = await endedIncident();
  const answer = await correct(id, {
    title_spanish: 'Fallaron las fotos',
    started_at: '2026-11-28T11:30',
    ended_at: '2026-11-28T12:45',
  });
  expect(answer.page.flash.success).toContain('status page');
  const [english, spanish] = [await incidentsOf(), await incidentsOf('/es/status')].map((all) =>
    all.find((incident) => incident.id === id),
  );
  expect(english).toMatchObject({
    title: 'Photos fail',
    startedAt: '2026-11-28T11:30:00.000Z',
    endedAt: '2026-11-28T12:45:00.000Z',
    corrections: [
      { at: '2026-11-28T14:00:00.000Z', text: 'Photos fail', startedAt: '2026-11-28T12:00:00.000Z' },
    ],
  });
  // Words that changed in Spanish only.
  await correct(id, { title_spanish: 'Fallaban fotos', started_at: '2026-11-28T11:30' });
  const [inEnglish, inSpanish] = [await incidentsOf(), await incidentsOf('/es/status')].map(
    (all) => all.find((incident) => incident.id === id)?.corrections.length,
  );
  expect([inEnglish, inSpanish]).toEqual([1, 2]);
  expect([spanish?.title, spanish?.corrections[0]?.text]).toEqual(['Fallaron las fotos', 'Fallan las fotos']);
  const { text } = await world.visitor().get('/es/status');
  expect(text).toContain('Corregido: ');
  expect(text).toContain('Decía: Fallan las fotos');
  expect((await world.visitor().get('/status.atom')).text).toContain('<updated>2026-11-28T14:00:00.000Z');
});

test('a corrected update keeps its time, and its former words stay readable', async () => {
  const { id, updates } = await endedIncident();
  const [last] = updates;
  await admin.submit(
    `/admin/status/updates/${last?.id}/corrections`,
    { ...TEXTS, text_english: 'Photos work again.' },
    { from },
  );
  const after = (await incidentsOf()).find((incident) => incident.id === id);
  expect(after?.updates[0]).toMatchObject({
    text: 'Photos work again.',
    at: '2026-11-28T13:00:00.000Z',
    corrections: [{ text: 'New photos fail.', at: '2026-11-28T14:00:00.000Z' }],
  });
  expect(after?.updates[1]?.corrections).toEqual([]);
});

test('a correction that changes nothing is none, and seconds that nobody typed stay', async () => {
  const { id } = await endedIncident();
  await world.database
    .updateTable('status_incidents')
    .set({ started_at: new Date('2026-11-28T12:00:23Z') })
    .where('id', '=', id)
    .execute();
  await correct(id, { started_at: '2026-11-28T12:00', ended_at: '2026-11-28T13:00' });
  const after = (await incidentsOf()).find((incident) => incident.id === id);
  expect(after).toMatchObject({ startedAt: '2026-11-28T12:00:23.000Z', corrections: [] });
});

test.each([
  [{ started_at: '2026-11-29T12:00' }, 'started_at'],
  [{ started_at: 'yesterday' }, 'started_at'],
  [{ started_at: '2026-11-28T13:30' }, 'ended_at'],
  [{ started_at: '2026-11-28T12:00', ended_at: '2026-11-28T15:00' }, 'ended_at'],
  [{ started_at: '2026-11-28T12:00', title_spanish: ' ' }, 'title_spanish'],
])('a correction to %j is refused at its field', async (fields, field) => {
  const { id } = await endedIncident();
  const { page } = await correct(id, fields);
  expect(Object.keys(page.props.errors)).toEqual([field]);
  expect((await incidentsOf()).find((incident) => incident.id === id)?.corrections).toEqual([]);
});

test('a correction gives an incident that goes on no end', async () => {
  at('12:00');
  await admin.submit('/admin/status', { ...TITLES, ...TEXTS, minutes_ago: '0' }, { from });
  const [open] = await incidentsOf();
  at('14:00');
  const { page } = await correct(open?.id ?? 0, {
    started_at: '2026-11-28T12:00',
    ended_at: '2026-11-28T13:00',
  });
  expect(Object.keys(page.props.errors)).toEqual(['ended_at']);
});

test('a correction is made by administrators only', async () => {
  const { id, updates } = await endedIncident();
  const user = await world.signedIn();
  const fields = { ...TITLES, title_english: 'Mine', started_at: '2026-11-28T12:00' };
  for (const one of [user, world.visitor()]) {
    await one.send('POST', `/admin/status/${id}/corrections`, fields);
    await one.send('POST', `/admin/status/updates/${updates[0]?.id}/corrections`, TEXTS);
  }
  const after = (await incidentsOf()).find((incident) => incident.id === id);
  expect([after?.title, after?.corrections]).toEqual(['Photos fail', []]);
  const nowhere = await admin.submit('/admin/status/999999/corrections', fields, { from });
  expect(nowhere.page.flash.error).toBeDefined();
});
