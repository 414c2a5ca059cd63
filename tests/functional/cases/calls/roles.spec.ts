import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES, route, type RouteName } from '../../../../common/routes/route-table.ts';
import { createWorld, type World } from '../../../support/world.ts';
import { callsTable, type Call, type CallRow } from './calls.ts';
import { createCases, createCast, REASON, WISH, type Cases, type Cast, type RoleName } from './cast.ts';

let world: World;
let cast: Cast;
let cases: Cases;

beforeAll(async () => {
  world = await createWorld();
  const made = await createCast(world);
  cast = made;
  cases = createCases(world, made);
});
afterAll(() => world.close());

const ROWS = callsTable(() => cases);
/** For roles that depend on the case; all others are in tests/functional/access. */
const SIDES = ['otherContractor', 'owner', 'author', 'admin'] as const;

const callAs = (role: RoleName, { name, url, body }: Call) => cast[role].call(ROUTES[name].method, url, body);

const refusalOf = (role: RoleName, row: CallRow): number => {
  const isSide = role === 'owner' || role === 'author';
  return row.call === 'api.reviews.appeal' && isSide ? 409 : 403;
};

describe('who may make which call', () => {
  const table = ROWS.flatMap((row, index) =>
    SIDES.map((role) => ({ title: `${row.call} (${index}), ${role}`, row, role })),
  );

  test.each(table)('the role that may make a call: $title', async ({ row, role }) => {
    const answer = await callAs(role, await row.prepare());
    const expected = row.may.includes(role) ? 200 : refusalOf(role, row);
    expect(answer.status).toBe(expected);
    const said = answer.json()['message'];
    if (expected === 200) expect(said).toBe(row.message);
    else expect(said).toEqual(expect.any(String));
  });

  test('every call under /api/admin that is built here stands in the table', () => {
    const listed = new Set(ROWS.map(({ call }) => call));
    const calls = Object.keys(ROUTES).filter((name) =>
      /^api\.(admin\.(reviews|review_responses|search_contractor)|reviews\.(off_)?appeal)/.test(name),
    );
    expect(calls.filter((name) => !listed.has(name as RouteName))).toEqual([]);
  });
});

describe('who may decide and appeal', () => {
  test('an administrator does not decide about a review of their own', async () => {
    const review = await world.make.review({
      contractor: await world.make.contractor(),
      author: cast.admin.user,
    });
    const url = route('api.admin.reviews.deactivate', { id: review.id });
    const answer = await cast.admin.call('PUT', url, { reason: REASON });
    expect([answer.status, answer.json()['message']]).toEqual([
      403,
      'You are part of this review, so another administrator must decide.',
    ]);
    expect((await cast.otherAdmin.call('PUT', url, { reason: REASON })).status).toBe(200);
  });

  test('an unconfirmed address files no appeal', async () => {
    const owner = await world.signedIn({ emailVerified: false });
    const contractor = await world.make.contractor({ owner: owner.user });
    const review = await world.make.review({ contractor });
    const url = route('api.reviews.appeal', { id: review.id });
    const answer = await owner.call('POST', url, { on_appeal_reason: WISH });
    expect([answer.status, answer.json()['message']]).toEqual([
      403,
      'Confirm your email first. We sent you a link.',
    ]);
  });
});
