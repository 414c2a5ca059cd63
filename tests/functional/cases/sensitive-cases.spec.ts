import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { StatementView } from '../../../server/statements/views.ts';
import type { DecisionAppealsView } from '../../../server/moderation/decision-appeals/views.ts';
import type { GotReviewsView } from '../../../server/reviews/views.ts';
import { localStorage } from '../../../server/uploads/storage/local-storage.ts';
import { saveFiles } from '../../../server/uploads/stored-files.ts';
import type { MadeContractor, MadeUser } from '../../support/factories.ts';
import { pdf } from '../../support/files.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { makeRedFlag } from '../red-flags/made-red-flag.ts';

const WISH = 'It names my daughter and the school that she goes to.';
const NO = { reason: 'The first name alone says little.', reason_code: 'N04' };

let world: World;
let owner: Person;
let author: Person;
let ada: Person;
let otto: Person;
let third: Person;
let firm: MadeContractor;
let reviewId: number;

beforeAll(async () => {
  world = await createWorld();
  ada = await world.signedIn({ role: 'admin', name: 'Ada Admin' });
  otto = await world.signedIn({ role: 'admin', name: 'Otto Admin' });
  third = await world.signedIn({ role: 'admin', name: 'Tina Admin' });
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = await world.signedIn();
  author = await world.signedIn();
  firm = await world.make.contractor({ owner: owner.user });
  ({ id: reviewId } = await world.make.review({ contractor: firm, author: author.user }));
  await owner.logIn(owner.user.email, owner.user.password);
});

async function document(user: MadeUser) {
  const upload = await world.make.upload({ user, kind: 'document' });
  await saveFiles(localStorage(world.config.dataDir), upload.key, { document: pdf() });
  return { ...upload, url: `/uploads/${upload.key}` };
}
const appeal = (by: Person, fields: object) =>
  by.call('POST', route('api.reviews.appeal', { id: reviewId }), { on_appeal_reason: WISH, ...fields });
const rejectOpen = async () => {
  const { id } = await world.database
    .selectFrom('appeals')
    .select('id')
    .where('review_id', '=', reviewId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  await world.database
    .updateTable('appeals')
    .set({ state: 'rejected', closed_at: new Date() })
    .where('type', '=', 'appeal')
    .where('id', '=', id)
    .execute();
};
const statusesOf = (url: string) =>
  Promise.all([owner, author, ada].map(async (reader) => (await reader.get(url)).status));

describe('an appeal about a child’s name', () => {
  test('a second one needs no new evidence', async () => {
    expect((await appeal(owner, { topic: 'child' })).status).toBe(200);
    await rejectOpen();
    expect((await appeal(owner, {})).status).toBe(409);
    expect((await appeal(owner, { topic: 'child' })).status).toBe(200);
  });

  test('an appeal about a child’s name: its files are for the appellant and administrators, and no list names them to the author', async () => {
    const file = await document(owner.user);
    await appeal(owner, { topic: 'child', files: [file.id] });
    expect(await statusesOf(file.url)).toEqual([200, 404, 200]);
    const shown = (await author.visit(route('reviews.given'))).text;
    expect(shown).not.toContain(file.key);
    const own = (await owner.visit(route('reviews.got'))).page.props as unknown as GotReviewsView;
    expect(own.reviews[0]?.appeal).toMatchObject({ isSensitive: true, files: [{ id: file.id }] });
  });

  test('the files of another appeal are for both sides', async () => {
    const file = await document(owner.user);
    await appeal(owner, { files: [file.id] });
    expect(await statusesOf(file.url)).toEqual([200, 200, 200]);
  });

  test('an unknown subject is refused', async () => {
    expect((await appeal(owner, { topic: 'politics' })).status).toBe(422);
  });
});

describe('a decision that names a sensitive rule', () => {
  test('a decision that names a sensitive rule: its author appeals it again without new evidence, and shows files to administrators alone', async () => {
    const taken = await ada.call('PUT', route('api.admin.reviews.deactivate', { id: reviewId }), {
      reason: 'It names a child and her school.',
      reason_code: 'R04',
    });
    expect(taken.status).toBe(200);
    const file = await document(author.user);
    expect((await appeal(author, { files: [file.id] })).status).toBe(200);
    expect(await statusesOf(file.url)).toEqual([404, 200, 200]);
    await rejectOpen();
    expect((await appeal(author, {})).status).toBe(200);
  });
});

describe('a published red flag', () => {
  const published = async () => {
    const flag = await makeRedFlag(world, { contractor: firm, reporter: author.user, level: 'alert' });
    const publish = (by: Person, version: number) =>
      by.call('PUT', route('api.admin.red_flags.publish', { id: flag.id }), {
        reason: 'Contract and bank transfer show it.',
        reason_code: 'P02',
        version,
      });
    expect((await publish(ada, flag.version)).json()['decision_id']).toBeNull();
    const answer = await publish(otto, flag.version + 1);
    return answer.json<{ decision_id: number }>().decision_id;
  };
  const appealDecision = (id: number, fields: object = {}) =>
    owner.call('POST', route('api.decisions.appeal', { id }), { on_appeal_reason: WISH, ...fields });
  const appealIdOf = async (decisionId: number) =>
    (
      await world.database
        .selectFrom('appeals')
        .select('id')
        .where('against_decision_id', '=', decisionId)
        .where('state', '=', 'open')
        .executeTakeFirstOrThrow()
    ).id;
  const reject = (by: Person, id: number) =>
    by.call('PUT', route('api.admin.decision_appeals.reject', { id }), NO);

  test('a published red flag: its owner appeals with a file, which the reporter never gets', async () => {
    const decisionId = await published();
    const file = await document(owner.user);
    expect((await appealDecision(decisionId, { files: [file.id] })).status).toBe(200);
    expect(await statusesOf(file.url)).toEqual([200, 404, 200]);
    const open = await appealIdOf(decisionId);
    const { page } = await third.visit(route('admin.decision_appeals', {}, { query: { open } }));
    const { opened } = page.props as unknown as DecisionAppealsView;
    expect(opened).toMatchObject({ files: [{ id: file.id }], can: { reject: true } });
  });

  test('the administrator who approved it first does not decide the appeal, nor the one who published it', async () => {
    const decisionId = await published();
    await appealDecision(decisionId);
    const id = await appealIdOf(decisionId);
    expect((await reject(ada, id)).status).toBe(403);
    expect((await reject(otto, id)).status).toBe(403);
    expect((await reject(third, id)).status).toBe(200);
  });

  test('a rejected appeal is filed again at once with a new file, and not without', async () => {
    const decisionId = await published();
    await appealDecision(decisionId);
    await reject(third, await appealIdOf(decisionId));
    const { page } = await owner.visit(route('decisions.show', { id: decisionId }));
    expect((page.props as unknown as StatementView).wayOn).toMatchObject({ way: 'appeal_again' });
    expect((await appealDecision(decisionId)).status).toBe(409);
    const file = await document(owner.user);
    expect((await appealDecision(decisionId, { files: [file.id] })).status).toBe(200);
  });
});
