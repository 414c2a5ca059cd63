import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import { forgetMerges } from '../../../../server/contractors/jobs/forget-merges.ts';
import type { ListingCaseView } from '../../../../server/moderation/lists/listing-page.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';
import { fileOn } from './file-on.ts';
import { ANSWER, WHY } from './words.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

let world: World;
let admin: Person;
let other: Person;
beforeAll(async () => {
  world = await createWorld({ pageCache: true });
  world.setNow(NOW);
  admin = await world.signedIn({ role: 'admin' });
  other = await world.signedIn({ role: 'admin' });
});
afterAll(() => world.close());

type Listing = Awaited<ReturnType<World['make']['contractor']>>;

const act = (verb: 'hide' | 'show' | 'merge', { id }: Listing, body: object = {}) =>
  admin.call('PUT', route(`api.admin.contractors.${verb}`, { id }), { ...WHY, ...body });
const decisionIn = (answer: Awaited<ReturnType<typeof act>>) => Number(answer.json()['decision_id']);
const accept = (appealId: number, by = other) =>
  by.call('PUT', route('api.admin.decision_appeals.accept', { id: appealId }), ANSWER.accept);
const listingOf = async ({ id }: Listing) =>
  (await admin.visit(route('admin.contractors.show', { id }))).page.props as unknown as ListingCaseView;
const reviewsOf = async ({ id }: Listing) =>
  (await world.database.selectFrom('reviews').select('id').where('contractor_id', '=', id).execute()).map(
    (row) => row.id,
  );
const licensesOf = async ({ id }: Listing) =>
  (await world.database.selectFrom('licenses').select('number').where('contractor_id', '=', id).execute())
    .map(({ number }) => number)
    .toSorted((one, other) => String(one).localeCompare(String(other)));
const licensed = ({ id }: Listing, ...numbers: string[]) =>
  world.database
    .insertInto('licenses')
    .values(numbers.map((number) => ({ contractor_id: id, origin: 'import', state: 'GA', number })))
    .execute();
const countOf = async ({ id }: Listing) =>
  (
    await world.database
      .selectFrom('contractors')
      .select('review_count')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).review_count;

/** A page with an owner, and a listing that is merged into it. */
async function merged(
  before: (listing: Listing, owner: Person) => Promise<unknown> = () => Promise.resolve(),
) {
  const owner = await world.signedIn();
  const into = await world.make.contractor({ owner: owner.user });
  const listing = await world.make.contractor();
  await licensed(into, 'A-1');
  await licensed(listing, 'A-1', 'B-2');
  const review = await world.make.review({ contractor: listing, overall: 2 });
  await before(listing, owner);
  const decisionId = decisionIn(await act('merge', listing, { into_id: into.id }));
  return { owner, into, listing, review, decisionId };
}

describe('an appeal against a merge', () => {
  test('an appeal against a merge: accepted, gives back what the merge moved, and leaves what came since', async () => {
    const { owner, into, listing, review, decisionId } = await merged();
    const since = await world.make.review({ contractor: into, overall: 5 });
    expect(await licensesOf(into)).toEqual(['A-1', 'B-2']);
    const appealId = await fileOn(owner, decisionId);
    expect((await accept(appealId)).status).toBe(200);
    expect([await reviewsOf(into), await reviewsOf(listing)]).toEqual([[since.id], [review.id]]);
    expect([await licensesOf(into), await licensesOf(listing)]).toEqual([['A-1'], ['A-1', 'B-2']]);
    expect([await countOf(into), await countOf(listing)]).toEqual([1, 1]);
    for (const { slug } of [into, listing])
      expect((await world.visitor().get(route('contractors.show', { slug }))).status).toBe(200);
    expect((await listingOf(listing)).listing.state).toBe('shown');
  });

  test('an appeal against a merge: accepted, leaves a listing hidden that had been hidden before', async () => {
    const { owner, listing, decisionId } = await merged(async (hidden) => void (await act('hide', hidden)));
    expect((await accept(await fileOn(owner, decisionId))).status).toBe(200);
    expect((await listingOf(listing)).listing).toMatchObject({
      state: 'hidden',
      hiddenAt: NOW.toISOString(),
    });
    expect((await act('show', listing)).status).toBe(200);
  });

  test('an appeal against a merge: accepted, shows again what the merge had made a review of one’s own business', async () => {
    let written = 0;
    const { owner, listing, decisionId } = await merged(async (contractor, author) => {
      written = (await world.make.review({ contractor, author: author.user, overall: 5 })).id;
    });
    const statusOf = async () =>
      (
        await world.database
          .selectFrom('reviews')
          .select(['status', 'hold_signals'])
          .where('id', '=', written)
          .executeTakeFirstOrThrow()
      ).status;
    expect(await statusOf()).toBe('inactive');
    expect((await accept(await fileOn(owner, decisionId))).status).toBe(200);
    expect(await statusOf()).toBe('active');
    expect(await countOf(listing)).toBe(2);
  });

  test('an appeal against a merge has nothing to undo where the other listing was merged on', async () => {
    const { owner, into, decisionId } = await merged();
    const appealId = await fileOn(owner, decisionId);
    await world.database.updateTable('profiles').set({ user_id: null }).where('id', '=', into.id).execute();
    const third = await world.make.contractor();
    expect((await act('merge', into, { into_id: third.id })).status).toBe(200);
    expect((await accept(appealId)).status).toBe(409);
  });

  test('an appeal against a merge finds what was moved as long as it can be filed or is open, and not longer', async () => {
    const [open, over] = [await merged(), await merged()];
    await fileOn(open.owner, open.decisionId);
    const transitions = async ({ id }: Listing) =>
      (
        await world.database
          .selectFrom('listing_merge_moves')
          .select('id')
          .where('merged_id', '=', id)
          .execute()
      ).length;
    await forgetMerges(world.database, later(179));
    expect(await transitions(over.listing)).toBeGreaterThan(0);
    await forgetMerges(world.database, later(200));
    expect([await transitions(over.listing), (await transitions(open.listing)) > 0]).toEqual([0, true]);
  });
});

describe('while an appeal about a listing waits', () => {
  test('the desk decides the appeal, and offers nothing else', async () => {
    const owner = await world.signedIn();
    const listing = await world.make.contractor({ owner: owner.user });
    const appealId = await fileOn(owner, decisionIn(await act('hide', listing)));
    expect((await listingOf(listing)).waiting).toMatchObject([{ id: appealId, matter: 'status' }]);
    const shown = await act('show', listing);
    expect([shown.status, shown.json()['message']]).toEqual([409, expect.stringContaining(String(appealId))]);
    expect((await accept(appealId)).status).toBe(200);
    expect((await listingOf(listing)).waiting).toEqual([]);
  });

  test('an administrator who owns the page neither finds nor decides it', async () => {
    const { owner, listing, decisionId } = await merged();
    const appealId = await fileOn(owner, decisionId);
    await world.database
      .updateTable('users')
      .set({ role: 'admin' })
      .where('id', '=', owner.user.id)
      .execute();
    expect((await accept(appealId, owner)).status).toBe(403);
    const page = await owner.visit(route('admin.contractors.show', { id: listing.id }));
    expect(page.page.props).toMatchObject({ waiting: [] });
    await world.database.updateTable('users').set({ role: 'user' }).where('id', '=', owner.user.id).execute();
  });
});

test('a merge that remembers nothing takes a letter', async () => {
  const { owner, decisionId } = await merged();
  await world.database
    .updateTable('decision_statements')
    .set({ appeal_until: null })
    .where('decision_id', '=', decisionId)
    .execute();
  const { page } = await owner.visit(route('decisions.show', { id: decisionId }));
  expect(page.props).toMatchObject({ wayOn: { way: 'write' } });
});
