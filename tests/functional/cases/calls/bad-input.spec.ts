import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES } from '../../../../common/routes/route-table.ts';
import { createWorld, type World } from '../../../support/world.ts';
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

/** The field of each call that holds a text, and the role that writes it. */
const TEXTS = {
  'api.reviews.appeal': ['on_appeal_reason', 'owner'],
  'api.reviews.off_appeal': ['off_appeal_reason', 'owner'],
  'api.admin.reviews.deactivate': ['reason', 'admin'],
  'api.admin.reviews.activate': ['reason', 'admin'],
  'api.admin.reviews.destroy': ['reason', 'admin'],
  'api.admin.reviews.update': ['reason', 'admin'],
  'api.admin.reviews.update_appeal': ['body', 'admin'],
  'api.admin.review_responses.deactivate': ['reason', 'admin'],
  'api.admin.review_responses.activate': ['reason', 'admin'],
  'api.admin.review_responses.destroy': ['reason', 'admin'],
  'api.admin.review_responses.update': ['reason', 'admin'],
} as const;
type WithText = keyof typeof TEXTS;

const ROWS = callsTable(() => cases).filter(
  (row, place, all) => row.call in TEXTS && all.findIndex(({ call }) => call === row.call) === place,
);
/** Two refusals show what happens; tests/unit/reviews/case-schemas.spec.ts has all that the schemas refuse. */
const BAD: readonly [string, unknown][] = [
  ['missing', undefined],
  ['with a NUL', 'A reason that is long enough \u0000 but cannot be kept'],
];
const countAll = async () => [
  (await world.database.selectFrom('decisions').select('id').execute()).length,
  (await world.database.selectFrom('appeals').select('id').where('state', '=', 'open').execute()).length,
  (await world.database.selectFrom('admin_notes').select('id').execute()).length,
];

describe.each(ROWS)('$call', (row) => {
  const [field, role] = TEXTS[row.call as WithText];

  test.each(BAD)('the text %s is refused at its field, and nothing happens', async (_, value) => {
    const { name, url, body } = await row.prepare();
    const before = await countAll();
    const answer = await cast[role].call(ROUTES[name].method, url, { ...body, [field]: value });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json()['errors'] as object)).toEqual([field]);
    expect(await countAll()).toEqual(before);
  });

  test.each(['999999', '99999999999'])('there is no number %s', async (id) => {
    const { name, url, body } = await row.prepare();
    const isInBody = body !== undefined && 'responseId' in body;
    const changed = isInBody ? { ...body, responseId: id } : body;
    const answer = await cast[role].call(ROUTES[name].method, url.replace(/\/\d+/, `/${id}`), changed);
    expect(isInBody ? [404, 422] : [404]).toContain(answer.status);
  });
});

describe('the body of a decision', () => {
  test('the body of a decision is refused where it is no JSON, and where it reaches for the prototype', async () => {
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
