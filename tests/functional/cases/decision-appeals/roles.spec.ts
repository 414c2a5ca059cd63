import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES, route, type RouteName } from '../../../../common/routes/route-table.ts';
import type { DecisionAppealView } from '../../../../server/cases/views.ts';
import type { Browser } from '../../../support/browser.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';
import { createAppealedCases, type AppealedCases } from './appealed-cases.ts';
import { ANSWER, SETTLED, WISH } from './words.ts';

type Role = 'visitor' | 'stranger' | 'otherSide' | 'inactive' | 'decider' | 'admin' | 'appellant';
type Expected = Record<Role, number>;

let world: World;
let cases: AppealedCases;
let people: Record<Exclude<Role, 'otherSide' | 'appellant'>, Browser>;
beforeAll(async () => {
  world = await createWorld();
  const decider = await world.signedIn({ role: 'admin' });
  cases = await createAppealedCases(world, decider);
  const inactive = await world.signedIn();
  await inactive.token();
  await world.database
    .updateTable('users')
    .set({ status: 'inactive', inactive_reason: 'Deactivated in a test.' })
    .where('id', '=', inactive.user.id)
    .execute();
  people = {
    visitor: world.visitor(),
    stranger: await world.signedIn(),
    inactive,
    decider,
    admin: await world.signedIn({ role: 'admin' }),
  };
});
afterAll(() => world.close());

type Made = { decisionId: number; appealId: number; appellant: Person; otherSide: Person };

async function deactivatedResponse(isAppealed: boolean): Promise<Made> {
  const { decisionId, by, notified } = await cases.responseCase('deactivate');
  if (notified === null) throw new Error('a response has two sides');
  const made = { decisionId, appealId: 0, appellant: by, otherSide: notified };
  if (!isAppealed) return made;
  const url = route('api.decisions.appeal', { id: decisionId });
  const filed = await by.call('POST', url, { on_appeal_reason: WISH });
  return { ...made, appealId: (filed.json()['appeal'] as DecisionAppealView).id };
}

type CallRow = { call: RouteName; isAppealed: boolean; body: object; expected: Expected };
/** An administrator who was not told of the decision has nothing to appeal in it. */
const TABLE: readonly CallRow[] = [
  {
    call: 'api.decisions.appeal',
    isAppealed: false,
    body: { on_appeal_reason: WISH },
    expected: {
      visitor: 401,
      stranger: 404,
      otherSide: 409,
      inactive: 403,
      decider: 404,
      admin: 404,
      appellant: 200,
    },
  },
  {
    call: 'api.decisions.off_appeal',
    isAppealed: true,
    body: { off_appeal_reason: SETTLED },
    expected: {
      visitor: 401,
      stranger: 404,
      otherSide: 409,
      inactive: 403,
      decider: 404,
      admin: 404,
      appellant: 200,
    },
  },
  ...(['api.admin.decision_appeals.accept', 'api.admin.decision_appeals.reject'] as const).map((call) => ({
    call,
    isAppealed: true,
    body: ANSWER[call === 'api.admin.decision_appeals.accept' ? 'accept' : 'reject'],
    expected: {
      visitor: 401,
      stranger: 403,
      otherSide: 403,
      inactive: 403,
      decider: 403,
      admin: 200,
      appellant: 403,
    },
  })),
];

describe('who may make which call', () => {
  const rows = TABLE.flatMap(({ expected, ...row }) =>
    Object.entries(expected).map(([role, status]) => ({ ...row, role: role as Role, status })),
  );

  test.each(rows)(
    'the call $call by $role answers $status',
    async ({ call, isAppealed, body, role, status }) => {
      const made = await deactivatedResponse(isAppealed);
      const browser = role === 'appellant' || role === 'otherSide' ? made[role] : people[role];
      const id = call.startsWith('api.admin.') ? made.appealId : made.decisionId;
      const url = route(call as 'api.decisions.appeal', { id });
      const answer = await browser.call(ROUTES[call].method, url, { ...body });
      expect(answer.status).toBe(status);
      expect(answer.json()['message']).toEqual(expect.any(String));
      if (status === 200) return;
      // A refused call has changed nothing.
      const appeals = await world.database
        .selectFrom('appeals')
        .select('state')
        .where('type', '=', 'decision_appeal')
        .where('against_decision_id', '=', made.decisionId)
        .execute();
      expect(appeals).toEqual(isAppealed ? [{ state: 'open' }] : []);
    },
  );
});
