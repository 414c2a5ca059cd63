import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { forgetBadWords } from '../../../server/content/bad-words.ts';
import type { DecisionAppealsView } from '../../../server/moderation/decision-appeals/views.ts';
import type { ReportsView } from '../../../server/moderation/reports/views.ts';
import type { StatementView } from '../../../server/statements/views.ts';
import { mailsTo } from '../../support/mails.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { createCast, createThings, later, NOW, type Cast, type PublicKind } from './reported-things.ts';

const PASSAGE = 'Ana Lucía Treviño of the Benito Juárez school, class 3B';
const BODY = `They worked well for three days. Their helper told everyone about ${PASSAGE}, and where she walks home. Never again.`;
const HIDDEN = '[hidden until decided]';
const WHY = { reason: 'It names a child with her school.', reason_code: 'R04' };

let world: World;
let cast: Cast;
let admin: Person;
let things: Record<PublicKind, number>;
let caseId: number;

beforeAll(async () => {
  world = await createWorld();
  cast = await createCast(world);
  admin = await world.signedIn({ role: 'admin', name: 'Ada Admin' });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow(NOW);
  await world.database.deleteFrom('report_cases').execute();
  forgetBadWords(world.config);
  ({ things } = await createThings(world, cast, BODY));
  ({ caseId } = await world.make.report({ kind: 'review', id: things.review, reason: 'child' }));
});

const hide = (changes: object = {}, by = admin, id = caseId) =>
  by.call('PUT', route('api.admin.reports.hide', { id }), { passage: PASSAGE, ...WHY, ...changes });
const page = async (by = world.visitor()) =>
  (await by.get(route('contractors.show', { slug: cast.firm.slug }))).text;
const opened = async () =>
  (
    (await admin.visit(route('admin.reports', {}, { query: { open: caseId, state: 'all' } }))).page
      .props as unknown as ReportsView
  ).opened;
const stored = () => world.database.selectFrom('hidden_passages').selectAll().execute();
const lastMail = async (to: Person) => (await mailsTo(world, to.user.email)).at(-1)?.plain_text ?? '';

describe('words that an administrator hides until the reports are decided', () => {
  test('words that an administrator hides until the reports are decided are replaced for everyone but their author, and the rest of the text and its stars stay', async () => {
    expect(await page()).toContain(PASSAGE);
    expect((await hide()).status).toBe(200);
    const shown = await page();
    expect(shown).not.toContain('Benito Juárez');
    expect(shown).toContain(HIDDEN);
    expect(shown).toContain('They worked well for three days.');
    expect(await page(cast.owner)).not.toContain('Benito Juárez');
    expect(await page(cast.author)).toContain(PASSAGE);
    const spanish = await world.visitor().get(`/es${route('contractors.show', { slug: cast.firm.slug })}`);
    expect(spanish.text).toContain('[oculto hasta que se decida]');
    expect((await opened())?.hidden).toMatchObject([{ passage: PASSAGE }]);
  });

  test('words that an administrator hides until the reports are decided are hidden in a comment too, whatever the white space between them', async () => {
    const { caseId: id } = await world.make.report({ kind: 'comment', id: things.comment, reason: 'child' });
    expect((await hide({ passage: PASSAGE.replace(' of ', '\n  of ') }, admin, id)).status).toBe(200);
    const { text: body } = await world.visitor().get(route('postings.show', { id: things.posting }));
    expect(body).not.toContain('Benito Juárez');
    expect(body).toContain(HIDDEN);
  });

  test('words that an administrator hides until the reports are decided are a decision that names its rule, which the author reads and can appeal for 180 days', async () => {
    await hide();
    const [row] = await stored();
    const decisionId = row?.decision_id ?? 0;
    const { page: shown } = await cast.author.visit(route('decisions.show', { id: decisionId }));
    const statement = shown.props as unknown as StatementView;
    expect(statement).toMatchObject({
      action: 'passage.hidden',
      reason: { code: 'R04', text: WHY.reason },
      text: { of: 'passage', body: PASSAGE },
      appealUntil: '2027-05-21',
    });
    await expect
      .poll(() => lastMail(cast.author))
      .toContain('hid some of its words until the reports are decided');
    expect((await world.visitor().get(route('decisions.index'))).text).not.toContain('Benito');
  });

  test('words that an administrator hides until the reports are decided come back, and are erased from the case, when the text is kept', async () => {
    await hide();
    const kept = await admin.call('PUT', route('api.admin.reports.keep', { id: caseId }), {
      reason: 'It is the name of a street, not of a child.',
    });
    expect(kept.status).toBe(200);
    expect(await page()).toContain(PASSAGE);
    expect(await stored()).toMatchObject([{ passage: null, ended_at: NOW }]);
    const latest = world.database.selectFrom('decisions').select('action').orderBy('id', 'desc').limit(1);
    expect(await latest.execute()).toEqual([{ action: 'passage.restored' }]);
  });

  test('words that an administrator hides until the reports are decided are erased from the case when the text is taken down', async () => {
    await hide();
    await admin.call('PUT', route('api.admin.reports.take_down', { id: caseId }), WHY);
    expect(await stored()).toMatchObject([{ passage: null, ended_at: NOW }]);
    expect((await opened())?.state).toBe('taken_down');
  });

  test('words that an administrator hides until the reports are decided come back when an appeal is accepted, and the reports stay open', async () => {
    await hide();
    const [row] = await stored();
    world.setNow(later(1));
    const other = await world.signedIn({ role: 'admin', name: 'Otto Admin' });
    const filed = await cast.author.call(
      'POST',
      route('api.decisions.appeal', { id: row?.decision_id ?? 0 }),
      {
        on_appeal_reason: 'It is the name of our own street, and of no child.',
      },
    );
    expect(filed.status).toBe(200);
    const { id } = filed.json()['appeal'] as { id: number };
    const accepted = await other.call('PUT', route('api.admin.decision_appeals.accept', { id }), {
      reason: 'It is a street.',
      reason_code: 'A03',
    });
    expect(accepted.status).toBe(200);
    expect(await page()).toContain(PASSAGE);
    expect((await opened())?.state).toBe('open');
  });
});

test('an administrator who is the other side of the text does not find the appeal against hiding its words', async () => {
  await hide();
  const [row] = await stored();
  const filed = await cast.author.call('POST', route('api.decisions.appeal', { id: row?.decision_id ?? 0 }), {
    on_appeal_reason: 'It is the name of our own street, and of no child.',
  });
  const { id } = filed.json()['appeal'] as { id: number };
  const owner = await world.signedIn({ role: 'admin', name: 'Olivia Other Side' });
  const business = world.database.updateTable('profiles').where('id', '=', cast.firm.id);
  await business.set({ user_id: owner.user.id }).execute();
  const found = async (by: Person) => {
    const { page: shown } = await by.visit(route('admin.decision_appeals', {}, { query: { open: id } }));
    const { appeals, opened: read } = shown.props as unknown as DecisionAppealsView;
    return { isListed: appeals.rows.some((one) => one.id === id), isOwnCase: read?.isOwnCase };
  };
  expect(await found(admin)).toEqual({ isListed: true, isOwnCase: false });
  expect(await found(owner)).toEqual({ isListed: false, isOwnCase: true });
  await business.set({ user_id: cast.owner.user.id }).execute();
});

describe('while words of a text are hidden', () => {
  test('an author may delete a text of which words are hidden, but not write it anew', async () => {
    await hide();
    const url = route('api.reviews.update', { id: things.review });
    const { version } = await world.database
      .selectFrom('reviews')
      .select('version')
      .where('id', '=', things.review)
      .executeTakeFirstOrThrow();
    const refused = await cast.author.call('PUT', url, {
      version,
      body: BODY.replace(PASSAGE, PASSAGE.toUpperCase()),
    });
    expect(refused.status).toBe(409);
    expect(refused.json()['message']).toContain('You can edit it after that, or delete it now.');
    expect(
      (await cast.author.call('DELETE', route('api.reviews.destroy', { id: things.review }))).status,
    ).toBe(200);
  });

  test('a search does not tell them, and finds them again once the text is kept', async () => {
    const { caseId: id } = await world.make.report({
      kind: 'posting',
      id: things.posting,
      reason: 'private_data',
    });
    const { title } = await world.database
      .selectFrom('postings')
      .select('title')
      .where('id', '=', things.posting)
      .executeTakeFirstOrThrow();
    const found = async () => {
      const { text } = await world.visitor().get(route('postings.index', {}, { query: { q: title } }));
      return text.includes(`"id":${things.posting},`);
    };
    expect(await found()).toBe(true);
    expect((await hide({ passage: title }, admin, id)).status).toBe(200);
    expect(await found()).toBe(false);
    await admin.call('PUT', route('api.admin.reports.keep', { id }), { reason: 'It names no one.' });
    expect(await found()).toBe(true);
  });

  test('notices that name the text leave them out', async () => {
    const { caseId: id } = await world.make.report({
      kind: 'posting',
      id: things.posting,
      reason: 'private_data',
    });
    const { title } = await world.database
      .selectFrom('postings')
      .select('title')
      .where('id', '=', things.posting)
      .executeTakeFirstOrThrow();
    expect((await hide({ passage: title }, admin, id)).status).toBe(200);
    await cast.author.submit(route('comments.store', { id: things.posting }), {
      body: 'Is it still free in May?',
    });
    const list = async () => (await cast.poster.get(route('notifications.index'))).text;
    await expect.poll(list).toContain(HIDDEN);
    expect(await list()).not.toContain(title);
  });

  test('the newsfeed shows nothing of them, also where it cuts the text', async () => {
    const follower = await world.signedIn();
    await world.database
      .insertInto('follows')
      .values({ user_id: follower.user.id, profile_id: cast.author.user.profileId, created_at: NOW })
      .execute();
    const long = `${'They worked well for days. '.repeat(10)}It was ${PASSAGE} who told us.`;
    await world.database.updateTable('reviews').set({ body: long }).where('id', '=', things.review).execute();
    expect((await hide()).status).toBe(200);
    const { text } = await follower.get(route('newsfeed'));
    expect(text).toContain('They worked well for days.');
    expect(text).not.toContain('Ana Luc');
  });
});

describe('a request to hide words', () => {
  test.each([
    ['words that the text does not have', { passage: 'Ana Lucía of another school' }, 422, 'passage'],
    ['words so short that other texts have them', { passage: 'Ana' }, 422, 'passage'],
    ['a rule about something else', { reason_code: 'R13' }, 422, 'reason_code'],
    ['no reason', { reason: ' ' }, 422, 'reason'],
    ['a report that came since', { last_report_id: 0 }, 409, null],
  ])(
    'a request to hide words is refused for %s, and nothing is hidden',
    async (_case, changes, status, field) => {
      const answer = await hide(changes);
      expect(answer.status).toBe(status);
      if (field !== null) expect(answer.json()['errors']).toHaveProperty(field);
      expect(await page()).toContain(PASSAGE);
    },
  );

  test('a request to hide words is refused for whoever is no administrator, and for an administrator who reported it', async () => {
    expect((await hide({}, cast.owner)).status).toBe(403);
    await world.signedIn({ role: 'admin', name: 'Otto Admin' });
    await world.make.report({ kind: 'review', id: things.review, by: admin.user });
    expect((await hide()).status).toBe(403);
    expect(await stored()).toEqual([]);
  });

  test('a request to hide words is refused the second time, for a closed case, and for the page of a business', async () => {
    expect((await hide()).status).toBe(200);
    expect((await hide()).status).toBe(409);
    await admin.call('PUT', route('api.admin.reports.keep', { id: caseId }), { reason: 'It may stay.' });
    expect((await hide()).status).toBe(409);
    const { caseId: id } = await world.make.report({ kind: 'contractor', id: things.contractor });
    expect((await hide({}, admin, id)).status).toBe(404);
  });
});
