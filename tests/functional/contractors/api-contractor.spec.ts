import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('GET /api/contractor/{id}', () => {
  test('the call GET /api/contractor/{id} answers anyone with the contractor and its latest ten active reviews', async () => {
    const firm = await world.make.contractor({
      name: 'Cordero',
      trades: ['plumbing'],
      region: 'US-AZ',
      city: 'Tucson',
    });
    for (let index = 0; index < 12; index += 1) {
      await world.make.review({
        contractor: firm,
        overall: 4,
        title: `Job ${index}`,
        createdAt: new Date(Date.UTC(2026, 0, index + 1)),
      });
    }
    await world.make.review({ contractor: firm, status: 'inactive', title: 'Held back' });
    const { status, headers, json } = await world.visitor().call('GET', `/api/contractor/${firm.id}`);
    const { contractor } = json<{
      contractor: Record<string, unknown> & { reviews: Record<string, unknown>[] };
    }>();
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('application/json');
    expect(contractor).toMatchObject({
      id: firm.id,
      slug: firm.slug,
      name: 'Cordero',
      template_id: 1,
      color_scheme_id: 1,
      red_flag: null,
      trades: [{ slug: 'plumbing', name: 'Plumbing' }],
      region: { slug: 'arizona', code: 'US-AZ', name: 'Arizona' },
      rating: { mean: 4, count: 12, histogram: [0, 0, 0, 12, 0] },
    });
    expect(contractor.reviews.map(({ title }) => title)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Job ${11 - index}`),
    );
    expect(Object.keys(contractor.reviews[0] ?? {}).sort()).toEqual(
      [
        'reviewId',
        'proven_by',
        'contractor_id',
        'author',
        'overall',
        'scores',
        'title',
        'body',
        'job',
        'facts',
        'photos',
        'language',
        'status',
        'deleted',
        'version',
        'appeal',
        'review_response',
        'edited_at',
        'created_at',
        'can',
      ].sort(),
    );
  });

  test('the call GET /api/contractor/{id} answers in the language of the page it is called from', async () => {
    const firm = await world.make.contractor({ trades: ['plumbing'] });
    const { json } = await world
      .visitor()
      .call('GET', `/api/contractor/${firm.id}`, undefined, { referer: 'http://localhost/es/contractors' });
    expect(json<{ contractor: { trades: { name: string }[] } }>().contractor.trades[0]?.name).toBe(
      'Plomería',
    );
  });

  test('the call GET /api/contractor/{id} keeps what the contractor does not show', async () => {
    const firm = await world.make.contractor();
    await world.database
      .updateTable('profiles')
      .set({ phone: '+15205550123', show_phone: false })
      .where('id', '=', firm.id)
      .execute();
    const { text } = await world.visitor().call('GET', `/api/contractor/${firm.id}`);
    expect(text).not.toContain('5205550123');
  });

  test.each(['0', '-1', '999999', 'abc', '1.5', '99999999999999', '%00', "1'--"])(
    'the contractor %s is not found by GET /api/contractor/{id}',
    async (id) => {
      const { status, json } = await world.visitor().call('GET', `/api/contractor/${id}`);
      expect(status).toBe(404);
      expect(Object.keys(json())).toEqual(['message']);
    },
  );

  test('the call GET /api/contractor/{id} takes two queries', async () => {
    const firm = await world.make.contractor();
    await world.visitor().call('GET', `/api/contractor/${firm.id}`);
    const spy = vi.spyOn(world.database.getExecutor(), 'executeQuery');
    await world.visitor().call('GET', `/api/contractor/${firm.id}`);
    expect(spy.mock.calls.length).toBeLessThanOrEqual(2);
    spy.mockRestore();
  });
});
