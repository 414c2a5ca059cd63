import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES } from '../../../common/route-table.ts';
import { createWorld, type World } from '../../support/world.ts';
import { callsTable } from './calls.ts';
import { createCases, createCast, type Cases, type Cast } from './cast.ts';

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

/** The field of each call with a user's text, and its author. */
const TEXTS = {
  'api.reviews.appeal': ['on_appeal_reason', 'owner', 20],
  'api.reviews.off_appeal': ['off_appeal_reason', 'owner', 20],
  'api.admin.reviews.deactivate': ['reason', 'admin', 1],
  'api.admin.reviews.activate': ['reason', 'admin', 1],
  'api.admin.reviews.destroy': ['reason', 'admin', 1],
  'api.admin.reviews.update': ['reason', 'admin', 1],
  'api.admin.reviews.update_appeal': ['body', 'admin', 1],
  'api.admin.review_responses.deactivate': ['reason', 'admin', 1],
  'api.admin.review_responses.activate': ['reason', 'admin', 1],
  'api.admin.review_responses.destroy': ['reason', 'admin', 1],
  'api.admin.review_responses.update': ['reason', 'admin', 1],
} as const;
type WithText = keyof typeof TEXTS;

const ROWS = callsTable(() => cases).filter(
  (row, place, all) => row.call in TEXTS && all.findIndex(({ call }) => call === row.call) === place,
);
const BAD: readonly [string, unknown][] = [
  ['missing', undefined],
  ['null', null],
  ['empty', ''],
  ['blank', ' \n\t '],
  ['a number', 7],
  ['a list', ['reason']],
  ['an object', { reason: 'x' }],
  ['2,001 characters', 'x'.repeat(2_001)],
  ['a megabyte', 'x'.repeat(1_000_000)],
  ['with a NUL', `A reason that is long enough \u0000 but cannot be kept`],
  ['a lone surrogate', `A reason that is long enough \ud800 but cannot be kept`],
];
const countAll = async () => [
  (await world.database.selectFrom('decisions').select('id').execute()).length,
  (await world.database.selectFrom('appeals').select('id').where('state', '=', 'open').execute()).length,
  (await world.database.selectFrom('admin_notes').select('id').execute()).length,
];

describe.each(ROWS)('$call', (row) => {
  const [field, role, minimum] = TEXTS[row.call as WithText];

  test.each(BAD)('the text %s is refused at its field, and nothing happens', async (_, value) => {
    const { name, url, body } = await row.prepare();
    const before = await countAll();
    const answer = await cast[role].call(ROUTES[name].method, url, { ...body, [field]: value });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json()['errors'] as object)).toEqual([field]);
    expect(await countAll()).toEqual(before);
  });

  test('the text may be as long as it may be, whatever alphabet it is in', async () => {
    for (const text of ['é'.repeat(minimum), '🛠'.repeat(2_000)]) {
      const { name, url, body } = await row.prepare();
      const answer = await cast[role].call(ROUTES[name].method, url, { ...body, [field]: text });
      expect(answer.status).toBe(200);
    }
  });

  test('an unknown field is refused', async () => {
    const { name, url, body } = await row.prepare();
    const answer = await cast[role].call(ROUTES[name].method, url, { ...body, status: 'active' });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json()['errors'] as object)).toEqual(['status']);
  });

  test.each(['999999', '-1', '0', '1.5', 'one', '99999999999', '1%00', '%27%20or%201=1'])(
    'there is no number %s',
    async (id) => {
      const { name, url, body } = await row.prepare();
      const isInBody = body !== undefined && 'responseId' in body;
      const changed = isInBody ? { ...body, responseId: id } : body;
      const answer = await cast[role].call(ROUTES[name].method, url.replace(/\/\d+/, `/${id}`), changed);
      expect(isInBody ? [404, 422] : [404]).toContain(answer.status);
    },
  );
});

describe('what goes with a reason', () => {
  const deactivate = callsTable(() => cases).filter(({ call }) => call === 'api.admin.reviews.deactivate');

  test.each([
    [{ reason_code: 'R99' }, 'reason_code'],
    [{ reason_code: 7 }, 'reason_code'],
    [{ last_decision_id: -1 }, 'last_decision_id'],
    [{ last_decision_id: 'x' }, 'last_decision_id'],
    [{ version: 0 }, 'version'],
    [{ version: '1' }, 'version'],
  ])('%j is refused', async (fields, field) => {
    for (const row of deactivate) {
      const { name, url, body } = await row.prepare();
      const answer = await cast.admin.call(ROUTES[name].method, url, { ...body, ...fields });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.json()['errors'] as object)).toEqual([field]);
    }
  });

  test('null is nothing', async () => {
    for (const row of deactivate) {
      const { name, url, body } = await row.prepare();
      const nothing = { reason_code: null, last_decision_id: null, version: null };
      expect((await cast.admin.call(ROUTES[name].method, url, { ...body, ...nothing })).status).toBe(200);
    }
  });

  test('a body that is no JSON is refused, and so is one that reaches for the prototype', async () => {
    const { id } = await cases.active();
    for (const payload of [
      '{"reason":',
      '[1]',
      '"text"',
      '{"__proto__":{"admin":true},"reason":"A reason"}',
    ]) {
      const answer = await world.app.inject({
        method: 'PUT',
        url: `/api/admin/reviews/${id}/deactivate`,
        payload,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${await cast.admin.token()}`,
        },
      });
      expect([400, 422]).toContain(answer.statusCode);
    }
  });
});
