import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { transact, type Context } from '../../../server/core/context.ts';
import { recordDecision } from '../../../server/decisions/record-decision.ts';
import type { DecisionsView } from '../../../server/moderation/views.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let admin: Person;
let roofer: MadeContractor;

beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedIn({ role: 'admin', name: 'Ana Judge' });
  roofer = await world.make.contractor({ name: 'Roof 100% Right' });
  const painter = await world.make.contractor({ name: 'Zebra Painters' });
  await decide('review.deactivated', { contractorId: roofer.id, overall: 1, reasonText: '=HYPERLINK("x")' });
  await decide('review.activated', {
    contractorId: roofer.id,
    overall: 5,
    reasonText: 'It was true after all.',
  });
  await decide('response.deleted', { contractorId: painter.id, overall: 3, reasonText: 'An insult.' });
});

afterAll(() => world.close());

async function decide(
  action: 'review.deactivated' | 'review.activated' | 'response.deleted',
  about: { contractorId: number; overall: number; reasonText: string },
): Promise<void> {
  const context = {
    database: world.database,
    viewer: { userId: admin.user.id },
    now: new Date('2026-11-20T08:00:00Z'),
    announce: () => undefined,
  } as unknown as Context;
  await transact(context, (tx) =>
    recordDecision(tx, {
      action,
      subject: { type: 'review', id: 77 },
      reviewId: 77,
      language: 'english',
      reasonCode: action === 'review.activated' ? null : 'R01',
      before: {},
      after: {},
      concerned: [],
      ...about,
    }),
  );
}

const list = async (query = {}) => {
  const { page } = await admin.visit(route('admin.decisions', {}, { query }));
  return page.props['decisions'] as DecisionsView['decisions'];
};
const actionsOf = async (query = {}) => (await list(query)).rows.map(({ action }) => action);

describe('the list of decisions', () => {
  test.each(['admin.decisions', 'admin.decisions.export', 'admin'] as const)(
    'the list of decisions: %s is open to administrators only',
    async (name) => {
      const author = await world.signedIn();
      const contractor = await world.signedIn({ role: 'contractor' });
      expect((await admin.get(route(name))).status).toBe(200);
      expect((await author.get(route(name))).status).toBe(403);
      expect((await contractor.get(route(name))).status).toBe(403);
      const visitor = await world.visitor().get(route(name));
      expect(visitor.status).toBe(303);
      expect(visitor.headers['location']).toContain(route('login'));
    },
  );

  test('the newest comes first, with who decided, why and about whom', async () => {
    const { rows, pagination } = await list();
    expect(rows.map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(rows[2]).toMatchObject({
      action: 'review.deactivated',
      decidedBy: 'Ana Judge',
      reasonCode: 'R01',
      contractor: { name: 'Roof 100% Right' },
      reviewId: 77,
      stars: 1,
    });
    expect(rows[2]?.reasonName).toBe('Hate or discrimination');
    expect(pagination).toMatchObject({ total: 3, current_page: 1, last_page: 1 });
  });

  test('the list of decisions: it is sorted, filtered, searched and paged by the server', async () => {
    expect(await actionsOf({ sort: 'contractor' })).toEqual([
      'review.activated',
      'review.deactivated',
      'response.deleted',
    ]);
    expect(await actionsOf({ action: 'review.activated' })).toEqual(['review.activated']);
    expect(await actionsOf({ stars: 3 })).toEqual(['response.deleted']);
    expect(await actionsOf({ language: 'mexican_spanish' })).toEqual([]);
    expect(await actionsOf({ search: '100%' })).toHaveLength(2);
    expect(await actionsOf({ search: '1_0%' })).toEqual([]);
    expect(await actionsOf({ search: '#3' })).toEqual(['response.deleted']);
    expect(await actionsOf({ search: 'ana judge' })).toHaveLength(3);
    const last = await list({ per_page: 2, page: 9 });
    expect(last.rows.map(({ id }) => id)).toEqual([1]);
    expect(last.state.page).toBe(2);
  });

  test('the file holds what is listed, and no formula', async () => {
    const answer = await admin.get(route('admin.decisions.export', {}, { query: { stars: 1 } }));
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="plumbline-decisions-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    const lines = answer.text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]?.startsWith('\uFEFF')).toBe(true);
    expect(lines[1]).toContain('"\'=HYPERLINK(""x"")"');
  });
});
