import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { DecisionAppealsView } from '../../../server/moderation/decision-appeals/views.ts';
import type { ReportsView } from '../../../server/moderation/reports/views.ts';
import type { ListedStatement } from '../../../server/statements/listed-view.ts';
import type { StatementView } from '../../../server/statements/views.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { insertInvitation } from '../../support/invitations.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

const WORDS = 'They left the site before the work was done.';
const REASON = { reason: 'It accuses them of a crime.', reason_code: 'R02' };

let world: World;
let admin: Person;
let author: Person;
let rated: Person;
let firms: { author: MadeContractor; rated: MadeContractor };
let caseId: number;

beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedIn({ role: 'admin' });
});
afterAll(() => world.close());
beforeEach(async () => {
  author = await world.signedIn({ role: 'contractor' });
  rated = await world.signedIn({ role: 'contractor' });
  firms = {
    author: await world.make.contractor({ owner: author.user }),
    rated: await world.make.contractor({ owner: rated.user }),
  };
  const path = route('api.reports.store', { kind: 'partner_rating', id: await rating() });
  expect((await rated.call('POST', path, { reason: 'false_facts' })).status).toBe(201);
  caseId = (await latestCase()).id;
});

/** Two stars after a job together, published. */
async function rating(): Promise<number> {
  const { database } = world;
  const invitationId = await insertInvitation(database, {
    from_profile_id: firms.author.id,
    to_profile_id: firms.rated.id,
    starts_on: '2026-08-10',
    ends_on: '2026-08-12',
    state: 'accepted',
    expires_at: new Date('2026-08-01T00:00:00Z'),
    closed_at: new Date('2026-07-31T00:00:00Z'),
  });
  const { id } = await database
    .insertInto('partner_ratings')
    .values({
      invitation_id: invitationId,
      author_profile_id: firms.author.id,
      about_profile_id: firms.rated.id,
      overall: 2,
      work_again: false,
      body: WORDS,
      language: 'english',
      published_at: new Date('2026-08-20T00:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const latestCase = () =>
  world.database.selectFrom('report_cases').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
async function takenDown(): Promise<number> {
  const { status } = await admin.call('PUT', route('api.admin.reports.take_down', { id: caseId }), REASON);
  expect(status).toBe(200);
  return (await latestCase()).decision_id ?? 0;
}
async function appealed(decisionId: number): Promise<number> {
  const words = { on_appeal_reason: 'All of it happened, and I have the photos of it.' };
  const filed = await author.call('POST', route('api.decisions.appeal', { id: decisionId }), words);
  expect(filed.status).toBe(200);
  const { id } = await world.database
    .selectFrom('appeals')
    .select('id')
    .where('against_decision_id', '=', decisionId)
    .executeTakeFirstOrThrow();
  return id;
}
const shownRating = () => ({
  stars: 2,
  workAgain: false,
  contractor: { slug: firms.rated.slug, name: firms.rated.name },
});
const aboutIn = async (id: number) =>
  ((await author.visit(route('decisions.show', { id }))).page.props as unknown as StatementView).about;
async function listed(by: Person): Promise<ListedStatement[]> {
  return (await by.visit(route('statements.index'))).page.props['statements'] as ListedStatement[];
}

test('administrators read of a reported rating whom it rates, its stars and its answer', async () => {
  const { page } = await admin.visit(route('admin.reports', {}, { query: { open: caseId } }));
  const { opened } = page.props as unknown as ReportsView;
  expect(opened).toMatchObject({
    text: { title: firms.author.name, body: WORDS },
    rating: shownRating(),
  });
});

test('administrators read the same in the appeal, and of other kinds no rating', async () => {
  const id = await appealed(await takenDown());
  const { page } = await admin.visit(route('admin.decision_appeals', {}, { query: { open: id } }));
  const { opened } = page.props as unknown as DecisionAppealsView;
  expect(opened).toMatchObject({
    about: { reported: { title: firms.author.name, body: WORDS, rating: shownRating() } },
  });
  const messages = page.props['messages'] as Record<string, string>;
  expect(messages['admin.reports.rating']).toContain('would not work together again');

  const review = await world.make.review({ contractor: firms.rated });
  const path = route('api.reports.store', { kind: 'review', id: review.id });
  expect((await rated.call('POST', path, { reason: 'spam' })).status).toBe(201);
  const query = { open: (await latestCase()).id };
  const other = await admin.visit(route('admin.reports', {}, { query }));
  expect(other.page.props['opened']).toMatchObject({ kind: 'review', rating: null });
});

test('the author reads whom the removed rating is about, in the decision and in the list', async () => {
  const decisionId = await takenDown();
  const contractor = { name: firms.rated.name, slug: firms.rated.slug };
  expect(await aboutIn(decisionId)).toMatchObject({ contractor, stars: null, isPartnerRating: true });
  expect(await listed(author)).toMatchObject([
    { action: 'partner_rating.removed', contractor: firms.rated.name },
  ]);
  expect(await listed(rated)).toEqual([]);
});

test('the author reads it in the answer to an appeal as well', async () => {
  const id = await appealed(await takenDown());
  const other = await world.signedIn({ role: 'admin' });
  const reject = route('api.admin.decision_appeals.reject', { id });
  const answer = { reason: 'The photos show another site.' };
  expect((await other.call('PUT', reject, answer)).status).toBe(200);
  const statements = await listed(author);
  expect(statements).toMatchObject([
    { action: 'decision_appeal.rejected', contractor: firms.rated.name },
    { action: 'partner_rating.removed', contractor: firms.rated.name },
  ]);
  expect(await aboutIn(statements[0]?.id ?? 0)).toMatchObject({
    contractor: { name: firms.rated.name },
    isPartnerRating: true,
  });
});
