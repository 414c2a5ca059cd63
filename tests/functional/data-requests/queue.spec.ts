import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { WaitingItem } from '../../../common/cases/queues.ts';
import type { ListPage } from '../../../server/moderation/list-query.ts';
import type { RequestsView } from '../../../server/data-requests/admin/views.ts';
import { statusesOf } from '../../support/at-once.ts';
import { pdf } from '../../support/files.ts';
import { latestLink } from '../../support/mail-links.ts';
import { mailsTo } from '../../support/mails.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

const NOW = new Date('2026-08-03T18:00:00Z');
const WORDS = 'We corrected the phone number on the page.';
const REASON = 'We are waiting for the register of licenses.';
const QUESTION = 'Please send a copy of an identity card.';
let world: World;
let admin: Person;
let other: Person;
let count = 0;
let email = '';
let id = 0;

beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedIn({ role: 'admin' });
  other = await world.signedIn({ role: 'admin' });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow(NOW);
  id = await ask();
});

async function ask(place = 'mexico'): Promise<number> {
  count += 1;
  email = `luz${count}@casa.example`;
  const form = { asker: 'self', kind: 'correction', place, name: 'Luz Ruiz', email };
  await world
    .visitor()
    .post(
      route('data_requests.store'),
      { ...form, asks: 'My phone number is wrong.', about: '/c/ruiz-roofing' },
      route('data_requests'),
    );
  const link = await linkOf();
  await world.visitor().post(route('data_requests.confirm', { token: tokenOf(link) }), {}, link);
  return (
    await world.database
      .selectFrom('data_requests')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).id;
}
const tokenOf = (link: string) => link.split('/').at(-1) ?? '';
const linkOf = () => latestLink(world, email, '/data-requests/');
const followed = async () => (await world.visitor().visit(await linkOf())).page.props;
const queue = async (query = {}) =>
  (await admin.visit(route('admin.data_requests', {}, { query }))).page.props as unknown as RequestsView;
const rowOf = () =>
  world.database.selectFrom('data_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const stepsOf = async () =>
  await world.database
    .selectFrom('data_request_events')
    .selectAll()
    .where('request_id', '=', id)
    .orderBy('id')
    .execute();
const ROUTES_OF = {
  ask: (of: number) => route('admin.data_requests.ask', { id: of }),
  extend: (of: number) => route('admin.data_requests.extend', { id: of }),
  answer: (of: number) => route('admin.data_requests.answer', { id: of }),
  carry_out: (of: number) => route('admin.data_requests.carry_out', { id: of }),
};
const send = (person: Person, verb: keyof typeof ROUTES_OF, body = {}, of = id) =>
  person.send('POST', ROUTES_OF[verb](of), body, { accept: 'application/json' });
const answer = (person: Person, outcome = 'granted', more = {}) =>
  send(person, 'answer', { outcome, ground: '', words: WORDS, ...more });
const lastMail = async () => (await mailsTo(world, email)).at(-1);
const on = (day: string) => world.setNow(new Date(`${day}T18:00:00Z`));

describe('the queue of requests about data', () => {
  test('the queue of requests about data has a confirmed one with its due day, and opens it with its record', async () => {
    const { requests, opened, admin: counted } = await queue({ open: id, search: email });
    expect(requests.rows).toEqual([
      expect.objectContaining({ id, kind: 'correction', dueAt: '2026-08-31T00:00:00.000Z', isLate: false }),
    ]);
    expect(opened).toMatchObject({ email, listing: 'ruiz-roofing', can: { answer: true, carryOut: false } });
    expect(opened?.steps.map(({ step }) => step)).toEqual(['received', 'confirmed']);
    expect(counted.waiting.data_requests.open).toBeGreaterThan(0);
  });

  test('a late request is counted as late, is found by that, and an administrator may assign it', async () => {
    on('2026-09-02');
    const { requests, admin: counted } = await queue({ state: 'late', search: email });
    expect(requests.rows).toEqual([expect.objectContaining({ id, isLate: true })]);
    expect(counted.waiting.data_requests.late).toBeGreaterThan(0);
    const listed = async () => {
      const { page } = await admin.visit(route('admin', {}, { query: { queue: 'data_requests' } }));
      const { rows } = page.props['cases'] as ListPage<WaitingItem>;
      return rows.find((row) => row.id === id);
    };
    expect(await listed()).toMatchObject({ title: 'Luz Ruiz', isLate: true, assignee: null });
    const taken = { queue: 'data_requests', case_id: id, from: '', to: admin.user.id };
    await admin.submit(route('admin.cases.assign'), taken);
    expect(await listed()).toMatchObject({ assignee: { id: admin.user.id } });
  });

  test('the file of the queue has a line for each request', async () => {
    const { status, text } = await admin.get(
      route('admin.data_requests.export', {}, { query: { search: email } }),
    );
    expect([status, text.trim().split('\n').length]).toEqual([200, 2]);
    expect(text).toContain('Luz Ruiz');
  });

  test('nobody but an administrator reads the queue or handles a request', async () => {
    for (const role of ['user', 'contractor'] as const) {
      const person = await world.signedIn({ role });
      expect((await person.get(route('admin.data_requests'))).status).toBe(403);
      for (const verb of ['ask', 'extend', 'answer', 'carry_out'] as const)
        expect((await send(person, verb, { words: WORDS })).status).toBe(403);
    }
    expect((await rowOf()).state).toBe('open');
  });

  test('a request that does not exist, or is not confirmed, answers 404', async () => {
    await world.database
      .updateTable('data_requests')
      .set({ state: 'unconfirmed' })
      .where('id', '=', id)
      .execute();
    for (const verb of ['ask', 'extend', 'answer', 'carry_out'] as const)
      for (const missing of [id, 999_999])
        expect(
          (
            await send(
              admin,
              verb,
              {
                words: WORDS,
                ...(verb === 'answer' && { outcome: 'granted' }),
                ...(verb === 'carry_out' && { words: undefined }),
              },
              missing,
            )
          ).status,
        ).toBe(404);
    expect((await queue({ open: id })).opened).toBeNull();
  });

  test('a granted request is carried out by its own day, and each step is mailed and recorded', async () => {
    await answer(admin);
    expect(await rowOf()).toMatchObject({ state: 'carrying_out', due_at: new Date('2026-08-24T00:00:00Z') });
    expect((await lastMail())?.plain_text).toContain(WORDS);
    expect(await followed()).toMatchObject({ state: 'carrying_out', outcome: 'granted', answer: WORDS });
    await send(admin, 'carry_out');
    expect((await rowOf()).state).toBe('closed');
    expect((await lastMail())?.subject).toContain('is done');
    expect((await stepsOf()).map(({ step, by_user_id: by }) => [step, by])).toEqual([
      ['received', null],
      ['confirmed', null],
      ['answered', admin.user.id],
      ['carried_out', admin.user.id],
    ]);
  });

  test('a refusal needs a ground, which the asker reads with the words', async () => {
    expect((await answer(admin, 'refused')).status).toBe(422);
    await answer(admin, 'refused', { ground: 'rights_of_others' });
    expect(await followed()).toMatchObject({
      state: 'closed',
      outcome: 'refused',
      ground: 'rights_of_others',
    });
    expect((await queue({ search: email })).requests.rows).toEqual([]);
    expect((await queue({ search: email, state: 'closed' })).requests.rows).toHaveLength(1);
  });

  test('one of two administrators at once answers, and the other one gets a 409', async () => {
    const answers = await Promise.all([answer(admin), answer(other, 'refused', { ground: 'must_keep' })]);
    expect(statusesOf(answers)).toEqual([303, 409]);
    expect((await stepsOf()).filter(({ step }) => step === 'answered')).toHaveLength(1);
    expect(
      (await mailsTo(world, email)).filter(({ subject }) => subject.includes('The answer')),
    ).toHaveLength(1);
    expect((await send(other, 'ask', { words: QUESTION })).status).toBe(409);
  });

  test('a term is extended once, with a reason, and within the first term', async () => {
    expect((await send(admin, 'extend', { words: '' })).status).toBe(422);
    const answers = await Promise.all(
      [admin, other].map((person) => send(person, 'extend', { words: REASON })),
    );
    expect(statusesOf(answers)).toEqual([303, 409]);
    expect(await rowOf()).toMatchObject({ due_at: new Date('2026-09-29T00:00:00Z') });
    expect((await lastMail())?.plain_text).toContain(REASON);
    expect((await send(admin, 'extend', { words: REASON })).status).toBe(409);
    id = await ask();
    on('2026-09-02');
    expect((await send(admin, 'extend', { words: REASON })).status).toBe(409);
  });

  test('a question stops the clock until the reply, whose files administrators alone read', async () => {
    on('2026-08-10');
    await send(admin, 'ask', { words: QUESTION });
    expect((await lastMail())?.plain_text).toContain(QUESTION);
    expect(await followed()).toMatchObject({ state: 'more_needed', question: QUESTION });
    expect((await queue({ search: email })).requests.rows).toEqual([]);
    on('2026-08-20');
    const link = await linkOf();
    const file = { bytes: pdf(), name: 'card.pdf', type: 'application/pdf', field: 'files' };
    const reply = await world
      .visitor()
      .post(
        route('data_requests.reply', { token: tokenOf(link) }),
        { words: 'Here is a copy of my card.' },
        link,
        [file],
      );
    expect(reply.status).toBe(303);
    expect(await rowOf()).toMatchObject({
      state: 'open',
      paused_at: null,
      due_at: new Date('2026-09-10T00:00:00Z'),
    });
    const url = (await queue({ open: id })).opened?.files[0]?.url ?? '';
    expect((await admin.get(url)).status).toBe(200);
    expect((await (await world.signedIn()).get(url)).status).toBe(404);
    expect((await world.visitor().get(url)).status).toBe(404);
    expect(
      (
        await world
          .visitor()
          .post(
            route('data_requests.reply', { token: tokenOf(link) }),
            { words: 'Here is another one.' },
            link,
          )
      ).status,
    ).toBe(409);
  });

  test('the clock of a Californian request runs on while more is asked for, so it stays in the queue', async () => {
    id = await ask('california');
    await send(admin, 'ask', { words: QUESTION });
    expect((await queue({ search: email })).requests.rows).toHaveLength(1);
    await answer(admin, 'unproven');
    expect(await rowOf()).toMatchObject({ state: 'closed', outcome: 'unproven', paused_at: null });
  });

  test('an administrator does not answer their own request, where there is another one', async () => {
    const form = { asker: 'self', kind: 'access', place: 'elsewhere', name: 'Me', email: admin.user.email };
    await admin.submit(route('data_requests.store'), { ...form, asks: 'A copy of my data, please.' });
    const own = await world.database
      .selectFrom('data_requests')
      .select('id')
      .where('user_id', '=', admin.user.id)
      .executeTakeFirstOrThrow();
    id = own.id;
    expect((await answer(admin)).status).toBe(403);
    expect((await answer(other)).status).toBe(303);
  });

  test('the record of a request is changed by nothing, and goes with the request only', async () => {
    const ofRequest = () => world.database.deleteFrom('data_request_events').where('request_id', '=', id);
    await expect(ofRequest().execute()).rejects.toThrow(/append-only/);
    await expect(
      world.database
        .updateTable('data_request_events')
        .set({ words: 'x' })
        .where('request_id', '=', id)
        .execute(),
    ).rejects.toThrow(/append-only/);
    await world.database.deleteFrom('data_requests').where('id', '=', id).execute();
    expect(await stepsOf()).toEqual([]);
  });

  test('an extension whose record cannot be written leaves neither change nor record nor mail', async () => {
    const before = await mailsTo(world, email);
    const refuse = sql`alter table data_request_events add constraint refused check (step <> 'extended') not valid`;
    await refuse.execute(world.database);
    expect((await send(admin, 'extend', { words: REASON })).status).toBe(500);
    await sql`alter table data_request_events drop constraint refused`.execute(world.database);
    expect([await mailsTo(world, email), (await rowOf()).extended_at]).toEqual([before, null]);
    expect(await stepsOf()).toHaveLength(2);
  });
});
