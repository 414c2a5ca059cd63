import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import type { DecisionAppealView } from '../../../../server/cases/views.ts';
import type { DecisionAppealsView } from '../../../../server/moderation/decision-appeals/views.ts';
import { statusesOf } from '../../../support/at-once.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';
import {
  createAppealedCases,
  type AppealedCase,
  type AppealedCases,
  type CaseName,
} from './appealed-cases.ts';
import { ANSWER, WISH } from './words.ts';

const NEW_WORDS =
  'Words that no administrator has read yet, written while the appeal waits and the desk has the former ones open.';

let world: World;
let admin: Person;
let other: Person;
let cases: AppealedCases;
beforeAll(async () => {
  world = await createWorld();
  world.setNow(new Date('2026-11-22T10:00:00Z'));
  admin = await world.signedIn({ role: 'admin', name: 'Ada Admin' });
  other = await world.signedIn({ role: 'admin', name: 'Otto Admin' });
  cases = await createAppealedCases(world, admin);
});
afterAll(() => world.close());

type Appealed = AppealedCase & { appealId: number };
async function appealed(name: CaseName): Promise<Appealed> {
  const made = await cases.caseOf(name);
  const filed = await made.by.call('POST', route('api.decisions.appeal', { id: made.decisionId }), {
    on_appeal_reason: WISH,
  });
  return { ...made, appealId: (filed.json()['appeal'] as DecisionAppealView).id };
}
/** The version that the admin page has open. */
async function versionForAdmin(appealId: number): Promise<number | null> {
  const url = route('admin.decision_appeals', {}, { query: { open: appealId } });
  const { opened } = (await other.visit(url)).page.props as unknown as DecisionAppealsView;
  if (opened === null || opened.isOwnCase) throw new Error(`appeal ${appealId} is not for them to read`);
  return opened.version;
}
const answer = (verb: 'accept' | 'reject', appealId: number, version: unknown) =>
  other.call('PUT', route(`api.admin.decision_appeals.${verb}`, { id: appealId }), {
    ...ANSWER[verb],
    version,
  });
const stateOf = async (appealId: number) =>
  (
    await world.database
      .selectFrom('appeals')
      .select('state')
      .where('type', '=', 'decision_appeal')
      .where('id', '=', appealId)
      .executeTakeFirstOrThrow()
  ).state;

const EDITED = ['posting.removed', 'response.deactivated', 'review.edited'] as const;

/** The appellant changes the text. */
async function edit({ by, subject: { type, id } }: Appealed): Promise<number> {
  if (type === 'review') {
    const changed = await by.call('PUT', route('api.reviews.update', { id }), { body: `${NEW_WORDS} ${id}` });
    return changed.status;
  }
  if (type === 'response') {
    const body = { responseId: id, review_response: NEW_WORDS };
    return (await by.call('PATCH', route('api.review_responses.update'), body)).status;
  }
  const { type: _type, ...form } = cases.forms.form({ body: `${NEW_WORDS} ${id}` });
  const row = world.database.selectFrom('postings').select('version').where('id', '=', id);
  const { version } = await row.executeTakeFirstOrThrow();
  const sent = { ...form, version };
  return (await by.send('PUT', route('postings.update', { id }), sent, { accept: 'application/json' }))
    .status;
}
/** Whether the text is public. */
async function published({ subject: { type, id } }: Appealed): Promise<boolean> {
  if (type === 'review') {
    const row = world.database.selectFrom('reviews').select('title').where('id', '=', id);
    return (await row.executeTakeFirstOrThrow()).title === 'They never came back';
  }
  const table = type === 'response' ? 'review_responses' : 'postings';
  const row = world.database.selectFrom(table).select('status').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).status === 'active';
}

describe.each(EDITED)('words changed while an appeal waits: %s', (name) => {
  test('words changed while an appeal waits: are not shown by an acceptance that had the former ones before it; read again, they are', async () => {
    const made = await appealed(name);
    const seen = await versionForAdmin(made.appealId);
    expect(await edit(made)).toBeLessThan(400);
    const refused = await answer('accept', made.appealId, seen);
    expect([refused.status, refused.json()['message']]).toEqual([
      409,
      'The text just changed. Read it again before you decide.',
    ]);
    expect([await stateOf(made.appealId), await published(made)]).toEqual(['open', false]);

    const accepted = await answer('accept', made.appealId, await versionForAdmin(made.appealId));
    expect(accepted.status).toBe(200);
    expect([await stateOf(made.appealId), await published(made)]).toEqual(['accepted', true]);
  });

  test('words changed while an appeal waits: can be left as they are: a rejection shows nobody anything', async () => {
    const made = await appealed(name);
    const seen = await versionForAdmin(made.appealId);
    expect(await edit(made)).toBeLessThan(400);
    expect((await answer('reject', made.appealId, seen)).status).toBe(200);
    expect([await stateOf(made.appealId), await published(made)]).toEqual(['rejected', false]);
  });
});

test('a response edited at the moment of the acceptance is shown as it was read, or not at all', async () => {
  const made = await appealed('response.deactivated');
  const seen = await versionForAdmin(made.appealId);
  const [accepted, edited] = await Promise.all([answer('accept', made.appealId, seen), edit(made)]);
  expect(edited).toBe(200);
  expect(statusesOf([accepted])).toEqual([(await published(made)) ? 200 : 409]);
});

test('a role has no words, and a version that is none is refused', async () => {
  const { appealId } = await appealed('user.role_changed');
  expect(await versionForAdmin(appealId)).toBeNull();
  expect((await answer('accept', appealId, 'latest')).status).toBe(422);
  expect((await answer('accept', appealId, null)).status).toBe(200);
});
