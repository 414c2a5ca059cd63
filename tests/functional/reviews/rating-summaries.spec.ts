import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FactAnswer, ReviewVerification } from '../../../common/constants.ts';
import { refreshRatingSummaries, summaryColumnsOf } from '../../../server/reviews/refresh-summary.ts';
import type { SummarisedReview } from '../../../server/reviews/summarised-review.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { createWorld, type World } from '../../support/world.ts';

const NOW = new Date('2026-05-20T12:00:00Z');
const DAY_MS = 86_400_000;

let world: World;
let firm: MadeContractor;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  firm = await world.make.contractor();
});

const stored = (id = firm.id) =>
  world.database.selectFrom('contractors').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

type Written = { overall: number; daysAgo: number; hireAgain: FactAnswer; verification: ReviewVerification };

/** Writes a review and says what the pure functions should know of it. */
async function write({ overall, daysAgo, hireAgain, verification }: Written): Promise<SummarisedReview> {
  const author = await world.make.user();
  const createdAt = new Date(NOW.getTime() - daysAgo * DAY_MS);
  const title = `${overall} stars`;
  const facts = { would_hire_again: hireAgain };
  const { id } = await world.make.review({ contractor: firm, author, overall, title, facts, createdAt });
  const scores = { quality: 5, schedule: null };
  await world.database.updateTable('reviews').set({ verification, scores }).where('id', '=', id).execute();
  const stage = 'finished' as const;
  return {
    overall,
    scores,
    facts,
    verification,
    createdAt,
    stage,
    hasResponse: false,
    title,
  };
}

describe('what a contractor’s row says of its reviews', () => {
  test('what a contractor’s row says of its reviews is what the formulas say of them', async () => {
    const reviews = [
      await write({ overall: 2, daysAgo: 900, hireAgain: 'no', verification: 'none' }),
      await write({ overall: 5, daysAgo: 400, hireAgain: 'yes', verification: 'job_proof' }),
      await write({ overall: 4, daysAgo: 30, hireAgain: 'not_sure', verification: 'contact_and_facts' }),
      await write({ overall: 5, daysAgo: 0.5, hireAgain: 'yes', verification: 'contact_and_facts' }),
    ];
    await refreshRatingSummaries(world.database, [firm.id], NOW);
    const { latest_review_at, summarised_at, ...expected } = summaryColumnsOf(reviews, null, NOW);
    const row = await stored();
    expect(row).toMatchObject(expected);
    expect(row.latest_review_at?.toISOString()).toBe(latest_review_at);
    expect(row.summarised_at?.toISOString()).toBe(summarised_at);
    expect(row.rating_summary).toMatchObject({ criteria: { quality: { mean: 5, count: 4 } } });
  });

  test('what a contractor’s row says of its reviews is that of a contractor without reviews when the last one goes', async () => {
    const { id } = await world.make.review({ contractor: firm });
    await world.database.updateTable('reviews').set({ deleted_at: NOW }).where('id', '=', id).execute();
    await refreshRatingSummaries(world.database, [firm.id], NOW);
    expect(await stored()).toMatchObject({
      review_count: 0,
      mean_rating: null,
      histogram: [0, 0, 0, 0, 0],
      rank_score: 3.5,
      hire_again_lower_bound: null,
      latest_review: null,
      latest_review_at: null,
    });
  });

  test('what a contractor’s row says of its reviews counts reviews of a quote alone apart: in no star, no share and no rank, but as reviews one may answer', async () => {
    await write({ overall: 4, daysAgo: 60, hireAgain: 'yes', verification: 'none' });
    await refreshRatingSummaries(world.database, [firm.id], NOW);
    const before = await stored();
    const facts = { would_hire_again: 'no' } as const;
    const quote = await world.make.review({ contractor: firm, overall: 1, stage: 'quote_only', facts });
    await refreshRatingSummaries(world.database, [firm.id], NOW);
    const { standing_score, quote_count, ...after } = await stored();
    const { standing_score: statusBefore, quote_count: _, ...unchanged } = before;
    expect(after).toEqual(unchanged);
    expect(quote_count).toBe(1);
    // Responsiveness was (0 + 2) / (1 + 4), and counts a tenth.
    expect(standing_score).toBeCloseTo(statusBefore - 0.1 * (2 / 5 - 2 / 6), 12);
    await world.make.response({ review: quote });
    await refreshRatingSummaries(world.database, [firm.id], NOW);
    expect((await stored()).standing_score).toBeCloseTo(statusBefore + 0.1 * (3 / 6 - 2 / 5), 12);
  });

  test('what a contractor’s row says of its reviews counts active responses to active reviews alone, and takes the red flag off the standing', async () => {
    const shown = await world.make.review({ contractor: firm });
    const hidden = await world.make.review({ contractor: firm });
    const inactive = await world.make.review({ contractor: firm, status: 'inactive' });
    for (const review of [shown, hidden, inactive]) await world.make.response({ review });
    const ofHidden = world.database.updateTable('review_responses').where('review_id', '=', hidden.id);
    await ofHidden.set({ status: 'inactive' }).execute();
    await refreshRatingSummaries(world.database, [firm.id], NOW);
    const before = await stored();
    expect(before).toMatchObject({ review_count: 2, responses_count: 1 });
    await world.database
      .updateTable('contractors')
      .set({ red_flag_level: 'alert' })
      .where('id', '=', firm.id)
      .execute();
    await refreshRatingSummaries(world.database, [firm.id], NOW);
    expect((await stored()).standing_score).toBeCloseTo(before.standing_score - 0.25, 12);
  });

  test('what a contractor’s row says of its reviews is written for very many at once, each with its own numbers, whatever the order they are named in', async () => {
    const firms = await Promise.all(Array.from({ length: 3 }, () => world.make.contractor()));
    const overalls = [5, 3, 1];
    for (const [index, contractor] of firms.entries()) {
      await world.make.review({ contractor, overall: overalls[index] });
    }
    const many = Array.from({ length: 1_200 }, (_, index) => 1_000_000 + index);
    const ids = firms.map(({ id }) => id);
    await world.database
      .updateTable('contractors')
      .set({ review_count: 77 })
      .where('id', 'in', ids)
      .execute();
    await refreshRatingSummaries(world.database, [...many, ...ids.toReversed(), ...ids], NOW);
    const rows = await Promise.all(ids.map(stored));
    expect(rows.map(({ review_count, mean_rating }) => [review_count, mean_rating])).toEqual([
      [1, 5],
      [1, 3],
      [1, 1],
    ]);
  });

  test('what a contractor’s row says of its reviews is right after reviews, responses and refreshes that all happen at once', async () => {
    const made = Array.from({ length: 6 }, (_, index) =>
      world.make.review({ contractor: firm, overall: 1 + (index % 5), jobMonth: `2024-0${index + 1}-01` }),
    );
    const refreshes = Array.from({ length: 6 }, () => refreshRatingSummaries(world.database, [firm.id], NOW));
    await Promise.all([...made, ...refreshes]);
    expect(await stored()).toMatchObject({ review_count: 6, histogram: [2, 1, 1, 1, 1] });
  });
});
