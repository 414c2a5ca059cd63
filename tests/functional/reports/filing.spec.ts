import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { ContractorView } from '../../../server/contractors/page/page-view.ts';
import type { ReadContext } from '../../../server/core/context.ts';
import type { Viewer } from '../../../server/core/viewer.ts';
import type { ReportsView } from '../../../server/moderation/reports/views.ts';
import { reportFileReaders } from '../../../server/reports/queries/report-file-readers.ts';
import type { ReviewView } from '../../../server/reviews/views.ts';
import type { ReportCreateView } from '../../../server/reports/views.ts';
import type { Browser } from '../../support/browser.ts';
import type { MadeContractor, MadeReview } from '../../support/factories.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { createCast, createThings, later, NOW, type Cast, type PublicKind } from './reported-things.ts';

const BODY =
  'He lives at 4066 Heron Pass, and everybody should go there. ' +
  'They came late every day, left the gate open and never answered the phone again.';

let world: World;
let author: Person;
let owner: Person;
let poster: Person;
let reader: Person;
let firm: MadeContractor;
let review: MadeReview;
let things: Record<PublicKind, number>;
let cast: Cast;

beforeAll(async () => {
  world = await createWorld();
  world.setNow(NOW);
  cast = await createCast(world);
  ({ author, owner, poster, firm } = cast);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow(NOW);
  reader = await world.signedIn();
  ({ review, things } = await createThings(world, cast, BODY));
});

const report = (
  by: Browser,
  kind: PublicKind,
  body: Record<string, unknown> = {},
  id: number = things[kind],
) => by.call('POST', route('api.reports.store', { kind, id }), { reason: 'private_data', ...body });
const caseOf = (kind: PublicKind) =>
  world.database
    .selectFrom('report_cases')
    .selectAll()
    .where('subject_type', '=', kind)
    .where('subject_id', '=', things[kind])
    .executeTakeFirst();
const reportsOf = async (kind: PublicKind) =>
  world.database
    .selectFrom('reports')
    .selectAll()
    .where('case_id', '=', (await caseOf(kind))?.id ?? 0)
    .orderBy('id')
    .execute();

describe('reporting a text', () => {
  test.each(['review', 'response', 'posting', 'comment', 'contractor'] as const)(
    'a %s is reported by any signed-in user',
    async (kind) => {
      const answer = await report(reader, kind, { note: 'My parents live there.' });
      expect(answer.status).toBe(201);
      expect(answer.json()['message']).toContain('11/24/2026');
      expect(await caseOf(kind)).toMatchObject({ state: 'open', due_at: later(2) });
      expect(await reportsOf(kind)).toMatchObject([
        { reporter_user_id: reader.user.id, reason: 'private_data', note: 'My parents live there.' },
      ]);
    },
  );

  test('reports of one text are one case, due with the earliest of them', async () => {
    await report(reader, 'review', { reason: 'spam' });
    expect(await caseOf('review')).toMatchObject({ due_at: later(7) });
    world.setNow(later(1));
    await report(await world.signedIn(), 'review', { reason: 'threat' });
    world.setNow(later(2));
    await report(await world.signedIn(), 'review', { reason: 'spam' });
    expect(await reportsOf('review')).toHaveLength(3);
    expect(await caseOf('review')).toMatchObject({ opened_at: NOW, due_at: later(3) });
  });

  test('a reporter whose texts were kept twice weighs less from then on', async () => {
    const weight = async () => (await reportsOf('posting')).at(-1)?.weight;
    const keep = async (kind: PublicKind) => {
      await world.make.report({ kind, id: things[kind], by: reader.user, state: 'kept', filedAt: NOW });
    };
    await keep('review');
    await report(reader, 'posting');
    expect(await weight()).toBe(1);
    await keep('response');
    await report(reader, 'comment');
    expect((await reportsOf('comment')).at(-1)?.weight).toBe(0.5);
  });

  test('two people at once make one case', async () => {
    const other = await world.signedIn();
    const both = await Promise.all([report(reader, 'posting'), report(other, 'posting')]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(await reportsOf('posting')).toHaveLength(2);
  });

  test('one person reports one text once while that is open', async () => {
    const both = await Promise.all([report(reader, 'review'), report(reader, 'review')]);
    expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([201, 409]);
    expect(await reportsOf('review')).toHaveLength(1);
  });

  test('the passage is copied from the text, whatever the white space; anything else is refused', async () => {
    const wrong = await report(reader, 'review', { passage: '4067 Heron Pass' });
    expect(wrong.status).toBe(422);
    expect(wrong.json()['errors']).toEqual({
      passage: ['We didn’t find these words in the text. Copy them exactly, or leave the field empty.'],
    });
    expect((await report(reader, 'review', { passage: ' 4066   Heron\nPass ' })).status).toBe(201);
    expect((await reportsOf('review'))[0]?.passage).toBe('4066   Heron\nPass');
  });

  test('words that readers see masked may be copied as they see them', async () => {
    await world.database.insertInto('bad_words').values({ word: 'zarzamora', language: 'english' }).execute();
    await world.database
      .updateTable('reviews')
      .set({ title: 'Such a zarzamora' })
      .where('id', '=', review.id)
      .execute();
    const page = (await reader.visit(route('reports.create', { kind: 'review', id: review.id }))).page
      .props as unknown as ReportCreateView;
    expect((await report(reader, 'review', { passage: page.title })).status).toBe(201);
  });

  test('a photo is reported where it is shown, and its page shows it; one that nobody sees answers 404', async () => {
    const { id } = await world.make.upload({ user: author.user, visibility: 'public' });
    const file = (by: Browser) =>
      by.call('POST', route('api.reports.store', { kind: 'photo', id }), { reason: 'private_data' });
    expect((await file(reader)).status).toBe(404);
    await world.database
      .insertInto('review_photos')
      .values({ review_id: review.id, upload_id: id, position: 1 })
      .execute();
    expect((await file(author)).status).toBe(403);
    const { props } = (await reader.visit(route('reports.create', { kind: 'photo', id }))).page;
    expect(props).toMatchObject({ kind: 'photo', contractor: 'Acme Roofs', photo: { id } });
    expect((await file(reader)).status).toBe(201);
  });

  test('the profile of a person is reported, not one’s own nor one of an inactive account', async () => {
    const person = await world.signedIn();
    const file = (by: Browser) =>
      by.call('POST', route('api.reports.store', { kind: 'profile', id: person.user.profileId }), {
        reason: 'hate',
      });
    expect((await file(person)).status).toBe(403);
    expect((await file(reader)).status).toBe(201);
    await world.database
      .updateTable('users')
      .set({ status: 'inactive' })
      .where('id', '=', person.user.id)
      .execute();
    expect((await file(await world.signedIn())).status).toBe(404);
  });

  test('evidence is read by its sender and administrators, and by nobody else', async () => {
    const own = await world.make.upload({ user: reader.user, kind: 'document' });
    const other = await world.make.upload({ user: owner.user });
    expect((await report(reader, 'review', { files: [own.id, other.id] })).status).toBe(422);
    expect((await report(reader, 'review', { files: [own.id] })).status).toBe(201);
    const admin = await world.signedIn({ role: 'admin' });
    const { id = 0 } = (await caseOf('review')) ?? {};
    const { page } = await admin.visit(route('admin.reports', {}, { query: { open: id } }));
    expect((page.props as unknown as ReportsView).opened?.reports).toMatchObject([
      { files: [{ id: own.id }] },
    ]);
    const mayRead = (viewer: Viewer) =>
      reportFileReaders({ database: world.database, viewer } as ReadContext, own.id);
    expect(await mayRead({ userId: reader.user.id, role: 'user' } as Viewer)).toBe('this_reader');
    expect(await mayRead({ userId: admin.user.id, role: 'admin' } as Viewer)).toBe('this_reader');
    for (const viewer of [null, { userId: author.user.id, role: 'user' } as Viewer])
      expect(await mayRead(viewer)).toBeNull();
  });

  test('reporting a text: among cases due the same day, reports that weigh less come later', async () => {
    const kept = async (kind: PublicKind) =>
      world.make.report({ kind, id: things[kind], by: reader.user, state: 'kept', filedAt: NOW });
    await kept('review');
    await kept('response');
    const trusted = await world.signedIn();
    await report(reader, 'comment', { reason: 'spam' });
    await report(trusted, 'posting', { reason: 'spam' });
    const admin = await world.signedIn({ role: 'admin' });
    const cases = [(await caseOf('comment'))?.id, (await caseOf('posting'))?.id];
    const order = async () => {
      const { page } = await admin.visit(route('admin.reports', {}, { query: { per_page: 100 } }));
      const { rows } = (page.props as unknown as ReportsView).reports;
      return rows.flatMap(({ id, kind }) => (cases.includes(id) ? kind : []));
    };
    expect(await order()).toEqual(['posting', 'comment']);
    // Two such reports weigh as much as a trusted one, and the case that was filed first comes first again.
    const other = await world.signedIn();
    await report(other, 'comment', { reason: 'spam' });
    expect(await order()).toEqual(['comment', 'posting']);
  });

  test('reporting a text: “something else” needs 20 characters that say what; an unknown reason is refused', async () => {
    const short = await report(reader, 'review', { reason: 'other', note: 'Bad.' });
    expect(short.status).toBe(422);
    expect(Object.keys(short.json()['errors'] as object)).toEqual(['note']);
    expect((await report(reader, 'review', { reason: 'dull' })).status).toBe(422);
    expect((await report(reader, 'review', { reason: 'wrong_listing' })).status).toBe(422);
    expect((await report(reader, 'review', { note: 'x'.repeat(2001) })).status).toBe(422);
    const note = 'The same person wrote it twice under two names.';
    expect((await report(reader, 'review', { reason: 'other', note })).status).toBe(201);
  });

  test('20 reports within 24 hours are the limit, and the message says so', async () => {
    for (let count = 0; count < 20; count += 1)
      await world.make.report({ kind: 'review', id: 900_000 + count, by: reader.user, filedAt: NOW });
    const refused = await report(reader, 'review');
    expect(refused.status).toBe(429);
    expect(refused.json()['message']).toContain('20 reports in 24 hours');
    expect(await caseOf('review')).toBeUndefined();
    world.setNow(later(1.1));
    expect((await report(reader, 'review')).status).toBe(201);
  });
});

describe('who may not report what', () => {
  test('a page offers a report to visitors and others, not of one’s own text', async () => {
    const offered = async (browser: Browser) => {
      const { props } = (await browser.visit(route('contractors.show', { slug: firm.slug }))).page;
      const [shown] = props['reviews'] as ReviewView[];
      const { can } = props['contractor'] as ContractorView;
      return [can.report, shown?.can.report, shown?.response?.can.report];
    };
    expect(await offered(world.visitor())).toEqual([true, true, true]);
    expect(await offered(reader)).toEqual([true, true, true]);
    expect(await offered(author)).toEqual([true, false, true]);
    expect(await offered(owner)).toEqual([false, true, false]);
  });

  test('a visitor is refused, and a user with an unconfirmed address is asked to confirm it', async () => {
    expect((await report(world.visitor(), 'review')).status).toBe(401);
    expect(await caseOf('review')).toBeUndefined();
    const unconfirmed = await world.signedIn({ emailVerified: false });
    const refused = await report(unconfirmed, 'review');
    expect(refused.status).toBe(403);
    expect(refused.json()['message']).toContain('Confirm your email first.');
    expect(await caseOf('review')).toBeUndefined();
  });

  test('one’s own text is refused with a sentence; the other side may report it', async () => {
    const own = await report(author, 'review');
    expect(own.status).toBe(403);
    expect(own.json()['message']).toBe('This is yours. You can edit or delete it yourself.');
    expect((await report(owner, 'response')).status).toBe(403);
    expect((await report(poster, 'posting')).status).toBe(403);
    expect((await report(owner, 'contractor', {}, firm.id)).status).toBe(403);
    expect((await report(owner, 'review')).status).toBe(201);
    expect((await report(author, 'response')).status).toBe(201);
  });

  test('what is not shown, gone or unknown answers 404', async () => {
    await world.database
      .updateTable('reviews')
      .set({ status: 'inactive' })
      .where('id', '=', review.id)
      .execute();
    expect((await report(reader, 'review')).status).toBe(404);
    expect((await report(reader, 'response')).status).toBe(404);
    expect((await report(reader, 'posting', {}, 999_999)).status).toBe(404);
    const unknown = await reader.call('POST', '/api/reports/weather/1', { reason: 'spam' });
    expect(unknown.status).toBe(404);
  });
});

describe('the page to report a text', () => {
  const url = () => route('reports.create', { kind: 'review', id: review.id });

  test('the page to report a text sends visitors to a new account and back', async () => {
    const answer = await world.visitor().get(url());
    expect(answer.status).toBe(303);
    expect(answer.headers['location']).toBe(route('register', {}, { query: { next: url() } }));
  });

  test.each(['review', 'response', 'posting', 'comment', 'contractor'] as const)(
    'the page to report a text stays in the language of its reader for a %s, whatever language the text is in',
    async (kind) => {
      const { props } = (await reader.visit(route('reports.create', { kind, id: things[kind] }))).page;
      expect(props['language']).toBe('english');
    },
  );

  test('the page to report a text shows the text, and its form leads back to it with the day of the decision', async () => {
    const { props } = (await reader.visit(url())).page;
    expect(props as unknown as ReportCreateView).toMatchObject({
      kind: 'review',
      body: BODY,
      contractor: 'Acme Roofs',
      obstacle: null,
    });
    const sent = await reader.submit(
      route('reports.store', { kind: 'review', id: review.id }),
      { reason: 'threat', passage: '', note: '' },
      { from: url() },
    );
    expect(sent.page.url).toBe(route('contractors.show', { slug: firm.slug }));
    expect(sent.page.flash.success).toContain('We got your report.');
    expect(await reportsOf('review')).toMatchObject([{ reason: 'threat', passage: null, note: null }]);
  });

  test('the page to report a text says why one’s own text, or one reported already, cannot be reported', async () => {
    const obstacle = async (by: Person) =>
      ((await by.visit(url())).page.props as unknown as ReportCreateView).obstacle;
    expect(await obstacle(author)).toContain('This is yours.');
    await report(reader, 'review');
    expect(await obstacle(reader)).toContain('You already reported this');
  });

  test('the page says before the form that the address is to be confirmed', async () => {
    const unconfirmed = await world.signedIn({ emailVerified: false });
    const { props } = (await unconfirmed.visit(url())).page;
    expect(props as unknown as ReportCreateView).toMatchObject({
      obstacle: 'Confirm your email first. We sent you a link.',
    });
  });
});
