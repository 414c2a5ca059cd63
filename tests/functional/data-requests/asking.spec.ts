import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { LIMITS } from '../../../server/limits.ts';
import { forgetRequests } from '../../../server/data-requests/jobs/forget-requests.ts';
import { statusesOf } from '../../support/at-once.ts';
import { pdf } from '../../support/files.ts';
import { latestLink } from '../../support/mail-links.ts';
import { mailsTo } from '../../support/mails.ts';
import { createWorld, type World } from '../../support/world.ts';

const NOW = new Date('2026-08-03T18:00:00Z');
const ASK = route('data_requests');
const STORE = route('data_requests.store');
let world: World;
let count = 0;
let email = '';

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  world.setNow(NOW);
  count += 1;
  email = `ana${count}@casa.example`;
});

const fields = (changes: Record<string, string> = {}) => ({
  asker: 'self',
  kind: 'correction',
  place: 'mexico',
  name: 'Ana Ruiz',
  email,
  on_behalf_of: '',
  file_number: '',
  about: '',
  asks: 'My phone number on the page is wrong.',
  ...changes,
});
const send = (
  changes: Record<string, string> = {},
  files?: { bytes: Buffer; name: string; field: string }[],
) => world.visitor().post(STORE, fields(changes), ASK, files);
const document = { bytes: pdf(), name: 'power.pdf', type: 'application/pdf', field: 'files' };
const rows = () =>
  world.database.selectFrom('data_requests').selectAll().where('email', '=', email).orderBy('id').execute();
const rowOf = async () => (await rows())[0];
const linkOf = () => latestLink(world, email, '/data-requests/');
const confirmOf = (link: string) => route('data_requests.confirm', { token: link.split('/').at(-1) ?? '' });
const filesOf = (id: number) =>
  world.database.selectFrom('data_request_files').selectAll().where('request_id', '=', id).execute();

describe('a request about data', () => {
  test('a request about data of a visitor waits until the button behind its mailed link is pressed', async () => {
    const answer = await send();
    expect([answer.status, answer.headers['location']]).toEqual([303, ASK]);
    expect(await rowOf()).toMatchObject({ state: 'unconfirmed', law: 'mexico', confirmed_at: null });
    const link = await linkOf();
    const visitor = world.visitor();
    const { page } = await visitor.visit(link);
    expect(page).toMatchObject({ component: 'data-requests/show', props: { state: 'unconfirmed', email } });
    expect((await rowOf())?.state).toBe('unconfirmed');
    await visitor.post(confirmOf(link), {}, link);
    expect(await rowOf()).toMatchObject({ state: 'open', due_at: new Date('2026-08-31T00:00:00Z') });
    const subjects = (await mailsTo(world, email)).map(({ subject }) => subject);
    expect(subjects).toEqual([
      expect.stringContaining('Confirm your request'),
      expect.stringContaining('answer by 08/31/2026'),
    ]);
  });

  test('the link of a request confirms it once, however often it is pressed', async () => {
    await send();
    const link = await linkOf();
    const answers = await Promise.all([1, 2, 3].map(() => world.visitor().post(confirmOf(link), {}, link)));
    expect(statusesOf(answers)).toEqual([303, 303, 303]);
    const { page } = await world.visitor().visit(link);
    const steps = page.props['steps'] as { step: string }[];
    expect(steps.map(({ step }) => step)).toEqual(['received', 'confirmed']);
  });

  test('a forged link opens nothing', async () => {
    await send();
    const row = await rowOf();
    const link = await linkOf();
    for (const forged of [
      `${link}x`,
      `${ASK}/${row?.id}.AAAA`,
      route('data_requests.show', { token: 'nothing' }),
      `${ASK}/999999.${'a'.repeat(43)}`,
    ]) {
      expect((await world.visitor().get(forged)).status).toBe(404);
      expect((await world.visitor().post(confirmOf(forged), {}, ASK)).status).toBe(404);
    }
    expect((await rowOf())?.state).toBe('unconfirmed');
  });

  test('a link that is older than seven days confirms nothing, and the request is erased', async () => {
    await send();
    const link = await linkOf();
    const later = new Date(NOW.getTime() + 7 * 86_400_000);
    world.setNow(later);
    const answer = await world.visitor().post(confirmOf(link), {}, link);
    expect(answer.status).toBe(409);
    expect((await world.visitor().visit(link)).page.props['isExpired']).toBe(true);
    expect((await rowOf())?.state).toBe('unconfirmed');
    await forgetRequests(world.database, new Date(later.getTime() + 1));
    expect(await rows()).toEqual([]);
  });

  test('a double click, or the same form again, is one request and one mail', async () => {
    const answers = await Promise.all([send(), send(), send()]);
    expect(statusesOf(answers)).toEqual([303, 303, 303]);
    await send();
    expect(await rows()).toHaveLength(1);
    expect(await mailsTo(world, email)).toHaveLength(1);
  });

  test('one address gets three links at most, so that nobody fills another mailbox', async () => {
    for (const number of [1, 2, 3, 4, 5]) await send({ asks: `Correct my phone number, part ${number}.` });
    expect(await rows()).toHaveLength(3);
    expect(await mailsTo(world, email)).toHaveLength(3);
  });

  test('a user with a confirmed address needs no link and follows the request at once, an inactive one, too', async () => {
    for (const status of ['active', 'inactive'] as const) {
      const person = await world.signedIn({ status });
      email = person.user.email;
      const { page } = await person.submit(STORE, { ...fields(), place: 'california' });
      expect(page).toMatchObject({
        component: 'data-requests/show',
        props: { state: 'open', law: 'california' },
      });
      expect(await rowOf()).toMatchObject({
        user_id: person.user.id,
        due_at: new Date('2026-09-17T00:00:00Z'),
      });
      expect(await mailsTo(world, email)).toHaveLength(1);
    }
  });

  test('a user who types another address has to confirm that one', async () => {
    const person = await world.signedIn();
    await person.submit(STORE, fields());
    expect(await rowOf()).toMatchObject({ state: 'unconfirmed', user_id: null });
  });

  test('somebody who acts for another, and a court, have to send a document', async () => {
    for (const changes of [
      { asker: 'agent', kind: 'erasure', on_behalf_of: 'Luz Ruiz', file_number: '' },
      { asker: 'authority', kind: 'removal', on_behalf_of: 'Juzgado 5', file_number: '12/2026' },
    ]) {
      expect((await send(changes)).status).toBe(422);
      expect((await send(changes, [document])).status).toBe(303);
    }
    const [agent, court] = await rows();
    expect(await filesOf(agent?.id ?? 0)).toHaveLength(1);
    expect(court).toMatchObject({ law: 'other', file_number: '12/2026', kind: 'removal' });
  });

  test('a visitor attaches no file that another visitor sent', async () => {
    await send({ asker: 'agent', on_behalf_of: 'Luz Ruiz' }, [document]);
    const upload = await world.make.upload({ user: await world.make.user() });
    await world.database.updateTable('uploads').set({ user_id: null }).where('id', '=', upload.id).execute();
    const forged = { ...fields({ asks: 'Please delete my old address.' }), 'files[]': String(upload.id) };
    await world.visitor().post(STORE, forged, ASK);
    const second = (await rows())[1];
    expect(await filesOf(second?.id ?? 0)).toEqual([]);
  });

  test.each([
    ['asker', { asker: 'nobody' }],
    ['kind', { kind: 'removal' }],
    ['kind', { asker: 'authority', kind: 'access', on_behalf_of: 'Juzgado 5', file_number: '1' }],
    ['place', { place: '' }],
    ['name', { name: ' ' }],
    ['email', { email: 'ana@' }],
    ['on_behalf_of', { asker: 'agent' }],
    ['file_number', { asker: 'authority', kind: 'removal', on_behalf_of: 'Juzgado 5' }],
    ['about', { asker: 'business', on_behalf_of: 'Ruiz Roofing' }],
    ['about', { about: 'https://elsewhere.example/c/ruiz' }],
    ['asks', { asks: 'Hi' }],
    ['asks', { asks: 'x'.repeat(4_001) }],
  ])('a wrong %s is refused, and nothing is kept', async (field, changes) => {
    const { page } = await world.visitor().submit(STORE, fields(changes), { from: ASK });
    expect(Object.keys(page.props.errors)).toEqual([field]);
    expect(await rows()).toEqual([]);
  });

  test('the page that a request is about is kept as its path, from an address of this site, too', async () => {
    await send({ about: `${world.config.appUrl}/c/ruiz-roofing?sort=new` });
    expect((await rowOf())?.about).toBe('/c/ruiz-roofing?sort=new');
  });

  test('a request in Spanish is answered in Spanish', async () => {
    const spanish = route('data_requests', {}, { language: 'mexican_spanish' });
    await world.visitor().post(STORE, fields(), spanish);
    const [mail] = await mailsTo(world, email);
    expect(mail?.subject).toContain('Confirme su solicitud');
    expect(await latestLink(world, email, '/es/data-requests/')).not.toBe('');
  });

  test('one network sends a few requests in a quarter of an hour, and no more', async () => {
    const strict = await createWorld({ rateLimits: true });
    const statuses: number[] = [];
    for (let sent = 0; sent <= LIMITS.mail.max; sent += 1)
      statuses.push(
        (await strict.visitor().post(STORE, fields({ asks: `Delete my data, ${sent}.` }), ASK)).status,
      );
    await strict.close();
    expect(statuses.slice(0, -1).every((status) => status === 303)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});
