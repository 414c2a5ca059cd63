import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route, type Query } from '../../../../common/routes/route-table.ts';
import type { DecisionAppealView } from '../../../../server/cases/views.ts';
import { BODY } from '../../red-flags/made-red-flag.ts';
import type { CaseView } from '../../../../server/moderation/case-views.ts';
import type { PostingCase } from '../../../../server/moderation/people/posting-views.ts';
import type { UserCase } from '../../../../server/moderation/people/user-views.ts';
import type { OverviewView } from '../../../../server/moderation/overview.ts';
import type {
  DecisionAppealCase,
  DecisionAppealsView,
} from '../../../../server/moderation/decision-appeals/views.ts';
import type { Browser } from '../../../support/browser.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';
import { createForms, idIn } from '../../postings/posting-input.ts';
import { CASE_NAMES, createAppealedCases, type AppealedCases, type CaseName } from './appealed-cases.ts';
import { ANSWER, SETTLED, WHY, WISH } from './words.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

let world: World;
let decider: Person;
let admin: Person;
let cases: AppealedCases;
beforeAll(async () => {
  world = await createWorld();
  world.setNow(NOW);
  decider = await world.signedIn({ role: 'admin', name: 'Ada Decider' });
  admin = await world.signedIn({ role: 'admin', name: 'Otto Admin' });
  cases = await createAppealedCases(world, decider);
});
afterAll(() => world.close());

const page = async (query: Query = {}, by: Browser = admin) =>
  (await by.visit(route('admin.decision_appeals', {}, { query }))).page
    .props as unknown as DecisionAppealsView;
const idsFor = async (query: Query, by: Browser = admin) =>
  (await page({ per_page: 100, ...query }, by)).appeals.rows.map(({ id }) => id);
const open = async (id: number, by: Browser = admin): Promise<DecisionAppealCase> => {
  const { opened } = await page({ open: id }, by);
  if (opened === null || opened.isOwnCase) throw new Error(`appeal ${id} is not for them to read`);
  return opened;
};
const appeal = async ({ decisionId, by }: { decisionId: number; by: Person }, reason = WISH) => {
  const filed = await by.call('POST', route('api.decisions.appeal', { id: decisionId }), {
    on_appeal_reason: reason,
  });
  return (filed.json()['appeal'] as DecisionAppealView).id;
};
const decide = (by: Browser, verb: 'accept' | 'reject', id: number) =>
  by.call('PUT', route(`api.admin.decision_appeals.${verb}`, { id }), ANSWER[verb]);
const note = (by: Browser, id: number, body = 'Called her twice.') =>
  by.call('POST', route('api.admin.decision_appeals.notes', { id }), { body });
const appealed = async (name: CaseName, reason?: string) => {
  const made = await cases.caseOf(name);
  return { ...made, id: await appeal(made, reason) };
};
/** The same, as if it had been filed then. */
const filed = async (name: CaseName, filedAt: Date) => {
  const made = await cases.caseOf(name);
  const against = { id: made.decisionId };
  return { ...made, ...(await world.make.decisionAppeal({ against, by: made.by.user, filedAt })) };
};

describe('who may look', () => {
  test.each(['admin.decision_appeals', 'admin.decision_appeals.export'] as const)(
    'the role that may look: %s',
    async (name) => {
      const visitor = await world.visitor().get(route(name));
      expect(visitor.status).toBe(303);
      expect(visitor.headers['location']).toContain(route('login'));
      expect((await (await world.signedIn()).get(route(name))).status).toBe(403);
      expect((await cases.owner.get(route(name))).status).toBe(403);
      expect((await admin.get(route(name))).status).toBe(200);
    },
  );

  test('notes are for administrators', async () => {
    const { id } = await appealed('response.edited');
    expect((await note(world.visitor(), id)).status).toBe(401);
    expect((await note(await world.signedIn(), id)).status).toBe(403);
    expect((await note(cases.owner, id)).status).toBe(403);
    expect((await note(admin, 999_999)).status).toBe(404);
    expect((await note(admin, id, '')).status).toBe(422);
    expect((await open(id)).notes).toEqual([]);
    expect((await note(admin, id)).status).toBe(201);
    expect((await open(id, decider)).notes).toMatchObject([
      { body: 'Called her twice.', author: 'Otto Admin' },
    ]);
  });
});

describe('the list', () => {
  test('the list has what waits, what is due first at the top; by state and by what was decided', async () => {
    const second = await appealed('posting.removed');
    const first = await filed('response.deactivated', later(-8));
    const third = await appealed('response.deleted');
    await decide(admin, 'accept', third.id);
    const fourth = await appealed('response.deleted');
    await decide(admin, 'reject', fourth.id);
    const fifth = await appealed('response.deleted');
    await fifth.by.call('POST', route('api.decisions.off_appeal', { id: fifth.decisionId }), {
      off_appeal_reason: SETTLED,
    });
    const all = [first, second, third, fourth, fifth].map(({ id }) => id);
    const ours = async (query: Query) => (await idsFor(query)).filter((id) => all.includes(id));

    expect(await ours({})).toEqual([first.id, second.id]);
    expect(await ours({ state: 'late' })).toEqual([first.id]);
    expect(await ours({ state: 'accepted' })).toEqual([third.id]);
    expect(await ours({ state: 'rejected' })).toEqual([fourth.id]);
    expect(await ours({ state: 'withdrawn' })).toEqual([fifth.id]);
    expect(await ours({ state: 'all' })).toHaveLength(5);
    expect(await ours({ state: 'all', action: 'response.deleted' })).toHaveLength(3);
    expect(await ours({ action: 'posting.removed' })).toEqual([second.id]);
    expect(await ours({ direction: 'desc' })).toEqual([second.id, first.id]);
    expect(await ours({ state: 'king', action: 'nonsense', sort: 'age' })).toEqual([first.id, second.id]);

    const { rows } = (await page({ per_page: 100 })).appeals;
    expect(rows.find(({ id }) => id === first.id)).toMatchObject({
      action: 'response.deactivated',
      decisionId: first.decisionId,
      contractor: cases.firm.name,
      appellant: 'Olga Owner',
      dueAt: later(-1).toISOString(),
      isLate: true,
    });
  });

  test('the list is searched by appellant, business, words and number of either', async () => {
    const made = await appealed('user.role_changed', 'Nobody told me about the zarzamora affair at all.');
    const found = async (search: string) => (await idsFor({ search })).includes(made.id);
    expect(await found('ZARZAMORA')).toBe(true);
    expect(await found(made.by.user.name.toLowerCase())).toBe(true);
    expect(await found(`#${made.decisionId}`)).toBe(true);
    expect(await found(String(made.id))).toBe(true);
    expect(await found('frambuesa')).toBe(false);
    const ofFirm = await appealed('response.deactivated');
    expect(await idsFor({ search: cases.firm.name })).toContain(ofFirm.id);
  });

  test('the list comes as a file', async () => {
    await appealed('response.deactivated');
    const file = await admin.get(
      route('admin.decision_appeals.export', {}, { query: { action: 'response.deactivated' } }),
    );
    expect(file.headers['content-type']).toContain('text/csv');
    const lines = file.text.trim().split('\r\n');
    expect(lines[0]).toContain('The decision');
    expect(lines[1]).toContain('Response deactivated');
    expect(lines).toHaveLength((await idsFor({ action: 'response.deactivated' })).length + 1);
  });

  test('the first admin page counts appeals that wait and those that are late', async () => {
    const waiting = async () =>
      ((await admin.visit(route('admin'))).page.props as unknown as OverviewView).admin.waiting;
    const { decision_appeals: before, appeals } = await waiting();
    const { id } = await appealed('posting.removed');
    expect(await waiting()).toMatchObject({
      decision_appeals: { ...before, open: before.open + 1 },
      appeals,
    });
    await filed('posting.removed', later(-8));
    expect(await waiting()).toMatchObject({
      decision_appeals: { open: before.open + 2, late: before.late + 1 },
      appeals: { late: 0 },
    });
    await decide(admin, 'reject', id);
    expect((await waiting()).decision_appeals.open).toBe(before.open + 1);
  });
});

describe('a case', () => {
  test.each(CASE_NAMES)('a case: %s: the decision, who appeals and what was decided about', async (name) => {
    const made = await appealed(name);
    const opened = await open(made.id);
    expect(opened).toMatchObject({
      state: 'open',
      reason: WISH,
      filedAt: NOW.toISOString(),
      dueAt: later(7).toISOString(),
      isLate: false,
      appellant: { id: made.by.user.id, name: made.by.user.name },
      decision: { id: made.decisionId, action: name, by: 'Ada Decider', reason: WHY.reason },
      isUndoable: true,
      isForOthers: false,
      can: { accept: true, reject: true },
      answer: null,
      others: [],
    });
    expect(opened.decision.reasonName).toEqual(expect.any(String));
    expect(opened.about).toMatchObject(await aboutOf(name, made.subject.id));
  });

  const review = () => ({ contractor: { name: cases.firm.name }, stars: 4 });
  const SAID = 'The bill says what was agreed, and she knows it.';
  async function aboutOf(name: CaseName, subjectId: number): Promise<object> {
    if (name === 'user.role_changed') return { role: { before: 'admin', after: 'user' }, review: null };
    if (name === 'listing.hidden' || name === 'listing.closed')
      return { listing: { id: subjectId, mergedInto: null }, review: null };
    if (name === 'listing.merged')
      return { listing: { id: subjectId, mergedInto: { id: expect.any(Number) } }, review: null };
    if (name === 'red_flag.published') return { redFlag: { id: subjectId, body: BODY }, review: null };
    if (name === 'posting.removed') return { posting: { id: subjectId }, review: null, role: null };
    if (name === 'message.removed')
      return { reported: { body: 'You will hear from my lawyer.', photo: null }, review: null };
    if (name === 'passage.hidden')
      return { reported: { body: expect.stringMatching(/^\d+ Elm Street$/), photo: null }, review: null };
    if (name === 'photo.removed') return { reported: { photo: { id: subjectId } }, review: null };
    if (name === 'comment.removed') return { comment: { id: subjectId }, posting: null, review: null };
    if (name === 'review.edited')
      return {
        review: { id: subjectId, ...review() },
        response: null,
        change: { before: { title: 'They never came back' }, after: { title: 'They left' } },
      };
    const isEdit = name === 'response.edited';
    const change = { before: { body: SAID }, after: { body: 'The bill says what was agreed.' } };
    return {
      review: review(),
      response: isEdit ? change.after.body : SAID,
      change: isEdit ? change : null,
    };
  }

  test('the name of the reason is in its reader’s language', async () => {
    const { id } = await appealed('posting.removed');
    const english = (await open(id)).decision.reasonName;
    const reader = await world.signedIn({ role: 'admin', language: 'mexican_spanish' });
    reader.cookies.set('lang', 'mexican_spanish');
    expect((await open(id, reader)).decision.reasonName).not.toBe(english);
  });

  test('whoever decided leaves it to others', async () => {
    const { id } = await appealed('response.deactivated');
    expect(await open(id, decider)).toMatchObject({
      isForOthers: true,
      can: { accept: false, reject: false },
    });
  });

  test('what cannot be undone can be rejected only', async () => {
    const { id, subject } = await appealed('response.deactivated');
    await world.database
      .updateTable('review_responses')
      .set({ status: 'active' })
      .where('id', '=', subject.id)
      .execute();
    expect(await open(id)).toMatchObject({ isUndoable: false, can: { accept: false, reject: true } });
  });

  test('a closed one has its answer; the next one against the same decision shows it too', async () => {
    const made = await appealed('posting.removed');
    await decide(admin, 'reject', made.id);
    const closed = await open(made.id);
    expect(closed).toMatchObject({
      state: 'rejected',
      answer: { text: ANSWER.reject.reason, decisionId: expect.any(Number) },
      can: { accept: false, reject: false },
    });
    const again = await world.make.decisionAppeal({ against: { id: made.decisionId }, by: made.by.user });
    expect((await open(again.id)).others).toMatchObject([
      { id: made.id, state: 'rejected', reason: WISH, answer: ANSWER.reject.reason },
    ]);
    expect((await open(again.id)).isForOthers).toBe(true);
  });

  test('what its author took back is not shown, and the appeal is over', async () => {
    const made = await appealed('review.edited');
    await made.by.call('DELETE', route('api.reviews.destroy', { id: made.subject.id }), {});
    expect(await open(made.id)).toMatchObject({
      state: 'withdrawn',
      about: { review: null, change: null, photos: [] },
    });
    const { rows } = (await page({ state: 'withdrawn', per_page: 100 })).appeals;
    expect(rows.find(({ id }) => id === made.id)?.title).toBeNull();
  });

  test('there is none with a number of nothing', async () => {
    expect((await page({ open: 999_999 })).opened).toBeNull();
  });
});

describe('what is under such an appeal', () => {
  const props = async (url: string) => (await admin.visit(url)).page.props;
  const reviewOf = async (id: number) =>
    (await props(route('admin.reviews', {}, { query: { search: `#${id}`, open: id } })))[
      'opened'
    ] as unknown as CaseView;
  const found = async (query: Query) =>
    (await props(route('admin.functions', {}, { query })))['opened'] as unknown as PostingCase & UserCase;

  test('a review’s words, or its response, name it where they are read', async () => {
    const edited = await appealed('review.edited');
    expect((await reviewOf(edited.subject.id)).waiting).toEqual([
      { id: edited.id, subject: 'review', matter: 'words' },
    ]);
    const made = await cases.responseCase('deactivate');
    expect((await reviewOf(made.reviewId)).waiting).toEqual([]);
    const id = await appeal(made);
    expect((await reviewOf(made.reviewId)).waiting).toEqual([{ id, subject: 'response', matter: 'status' }]);
    await decide(admin, 'reject', id);
    expect((await reviewOf(made.reviewId)).waiting).toEqual([]);
  });

  test('a posting and a role are not decided about at their own panel', async () => {
    const posting = await appealed('posting.removed');
    const about = { about: 'postings', open: posting.subject.id };
    expect(await found(about)).toMatchObject({
      waiting: [{ id: posting.id, subject: 'posting', matter: 'status' }],
      can: { remove: false, restore: false },
    });
    await decide(admin, 'reject', posting.id);
    expect((await found(about)).can.restore).toBe(true);

    const role = await appealed('user.role_changed');
    const user = { open: role.subject.id };
    expect(await found(user)).toMatchObject({ waiting: [{ id: role.id }], can: { roles: [] } });
    await decide(admin, 'reject', role.id);
    expect((await found(user)).can.roles).toEqual(['admin']);
  });
});

describe('a rejection', () => {
  const rejected = async (name: CaseName) => {
    const made = await appealed(name);
    const answered = await decide(admin, 'reject', made.id);
    return { ...made, rejection: Number(answered.json()['decision_id']) };
  };
  const opened = async <Case>(url: string) =>
    (await admin.visit(url)).page.props['opened'] as unknown as Case;
  const postingOf = (open: number) =>
    opened<PostingCase>(route('admin.functions', {}, { query: { about: 'postings', open } }));
  const userOf = (open: number) => opened<UserCase>(route('admin.functions', {}, { query: { open } }));
  const idsOf = ({ decisions }: { decisions: { id: number }[] }) => decisions.map(({ id }) => id);

  test('a rejection stands in the histories of the posting, of its author, of the account, and of the review', async () => {
    const posting = await rejected('posting.removed');
    expect(idsOf(await postingOf(posting.subject.id))).toEqual([posting.rejection, posting.decisionId]);
    expect(idsOf(await userOf(posting.by.user.id))).toContain(posting.rejection);
    const role = await rejected('user.role_changed');
    expect(idsOf(await userOf(role.subject.id))).toEqual([role.rejection, role.decisionId]);
    const review = await rejected('review.edited');
    const read = await opened<CaseView>(
      route('admin.reviews', {}, { query: { search: `#${review.subject.id}`, open: review.subject.id } }),
    );
    expect(idsOf(read)).toEqual([review.rejection, review.decisionId]);
  });

  const DECIDED_ON = [
    { name: 'posting.removed', call: 'api.admin.postings.restore', body: {} },
    { name: 'response.deactivated', call: 'api.admin.review_responses.activate', body: {} },
    { name: 'review.edited', call: 'api.admin.reviews.update', body: { title: 'They left early' } },
  ] as const;
  test.each(DECIDED_ON)(
    'a rejection: $name: whoever has an older panel before them is told of it first',
    async ({ name, call, body }) => {
      const { subject, decisionId, rejection } = await rejected(name);
      const decideHaving = (last_decision_id: number) =>
        decider.call('PUT', route(call, { id: subject.id }), {
          ...body,
          reason: WHY.reason,
          last_decision_id,
        });
      const second = await decideHaving(decisionId);
      expect(second.status).toBe(409);
      expect(second.json()['decision']).toMatchObject({
        id: rejection,
        action: 'decision_appeal.rejected',
      });
      if (name === 'posting.removed')
        expect(await postingOf(subject.id)).toMatchObject({ lastDecisionId: rejection });
      expect((await decideHaving(rejection)).status).toBe(200);
    },
  );
});

describe('a case of one’s own', () => {
  const PARTIES = ['appellant', 'author', 'contractor', 'author of the posting'] as const;
  type Party = (typeof PARTIES)[number];
  const administrator = async (by: Person) => {
    await world.database.updateTable('users').set({ role: 'admin' }).where('id', '=', by.user.id).execute();
    return by;
  };

  /** An appeal with `party` as a part of the case, filed by another user where possible. */
  async function ownCase(party: Party): Promise<{ id: number; reader: Person }> {
    const reader = await world.signedIn();
    const { user } = reader;
    const stranger = await world.make.user();
    const by = decider.user;
    if (party === 'contractor' || party === 'author') {
      const contractor = await world.make.contractor(party === 'contractor' ? { owner: user } : {});
      const review = await world.make.review({ contractor, author: party === 'author' ? user : stranger });
      const subject = { type: 'review', id: review.id } as const;
      const against = await world.make.decision({ action: 'review.edited', subject, review, contractor, by });
      const { id } = await world.make.decisionAppeal({ against, by: stranger, reason: WORDS });
      return { id, reader: await administrator(reader) };
    }
    const isPosting = party === 'author of the posting';
    const subject = isPosting
      ? ({ type: 'posting', id: await postingBy(reader) } as const)
      : ({ type: 'user', id: user.id } as const);
    const action = isPosting ? 'posting.removed' : 'user.role_changed';
    const roles = { before: { role: 'admin' }, after: { role: 'user' } };
    const against = await world.make.decision({ action, subject, by, ...roles });
    const appellant = isPosting ? stranger : user;
    const { id } = await world.make.decisionAppeal({ against, by: appellant, reason: WORDS });
    return { id, reader: await administrator(reader) };
  }
  const postingBy = async (person: Person): Promise<number> => {
    const forms = await createForms(world);
    return idIn((await person.submit(route('postings.store'), forms.form())).page.url);
  };
  const WORDS = 'A word that only the desk may read: xoconostle, and why.';
  test.each(PARTIES)(
    'a case of one’s own: %s: neither found nor read, nor decided, nor noted',
    async (party) => {
      const { id, reader } = await ownCase(party);
      expect(await idsFor({ search: 'xoconostle' })).toContain(id);
      expect(await idsFor({ search: 'xoconostle', state: 'all' }, reader)).not.toContain(id);
      expect(await idsFor({ state: 'all' }, reader)).not.toContain(id);
      const query = { state: 'all' };
      const file = await reader.get(route('admin.decision_appeals.export', {}, { query }));
      expect(file.text).not.toMatch(new RegExp(`^${id},`, 'm'));

      await note(admin, id, 'Between us: huitlacoche.');
      const answered = await reader.get(route('admin.decision_appeals', {}, { query: { open: id } }));
      expect(answered.text).not.toMatch(/xoconostle|huitlacoche/);
      expect((await page({ open: id }, reader)).opened).toEqual({ id, isOwnCase: true });
      expect((await note(reader, id)).status).toBe(403);
      expect((await decide(reader, 'reject', id)).status).toBe(403);
      expect((await open(id)).notes).toHaveLength(1);
    },
  );

  test.each(PARTIES)('a case of one’s own: %s: not counted as waiting either', async (party) => {
    const { id, reader } = await ownCase(party);
    await world.database
      .updateTable('appeals')
      .set({ filed_at: later(-9), due_at: later(-2) })
      .where('type', '=', 'decision_appeal')
      .where('id', '=', id)
      .execute();
    const { waiting } = ((await reader.visit(route('admin'))).page.props as unknown as OverviewView).admin;
    const found = await idsFor({}, reader);
    expect(found).not.toContain(id);
    expect(waiting).toMatchObject({
      decision_appeals: { open: found.length, late: (await idsFor({ state: 'late' }, reader)).length },
    });
  });
});
