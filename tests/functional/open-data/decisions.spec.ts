import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type World } from '../../support/world.ts';
import { makeEdition, rowsOf, type PublicRow } from './support.ts';

let world: World;
let rows: PublicRow[];

/** Decisions about one review each, in this order. */
const DECIDED = [
  { action: 'review.deactivated', reasonCode: 'R05' },
  { action: 'review.deactivated', reasonCode: 'R16' },
  { action: 'review.deleted', reasonCode: 'R13' },
] as const;

beforeAll(async () => {
  world = await createWorld();
  const by = await world.make.user({ role: 'admin' });
  const decide = async (
    review: { id: number },
    decided: {
      action: 'review.held' | (typeof DECIDED)[number]['action'];
      reasonCode?: 'R05' | 'R08' | 'R13' | 'R16';
    },
  ) =>
    world.make.decision({
      ...decided,
      subject: { type: 'review', id: review.id },
      review,
      reasonText: 'Names Ana Secreta.',
      by: decided.action === 'review.held' ? undefined : by,
    });
  for (const decided of DECIDED)
    await decide(await world.make.review({ contractor: await world.make.contractor() }), decided);
  const held = await world.make.review({ contractor: await world.make.contractor(), status: 'inactive' });
  await decide(held, { action: 'review.held' });
  await decide(held, { action: 'review.deactivated', reasonCode: 'R08' });
  rows = rowsOf(world, await makeEdition(world), 'decisions');
});
afterAll(() => world.close());

describe('a decision in the columns of the DSA', () => {
  test('an order of a court is a ground in law, and any other reason a ground in our rules', () => {
    const grounds = rows.map((row) => [
      row['decision_ground'],
      row['illegal_content_legal_ground'],
      row['incompatible_content_ground'],
    ]);
    expect(grounds.slice(0, 3)).toEqual([
      ['DECISION_GROUND_ILLEGAL_CONTENT', 'R05', null],
      ['DECISION_GROUND_INCOMPATIBLE_CONTENT', null, 'R16'],
      ['DECISION_GROUND_INCOMPATIBLE_CONTENT', null, 'R13'],
    ]);
  });

  test('a category stands only where the reason is plainly in one', () => {
    expect(rows.slice(0, 3).map((row) => row['category'])).toEqual([
      null,
      'STATEMENT_CATEGORY_INTELLECTUAL_PROPERTY_INFRINGEMENTS',
      null,
    ]);
  });

  test('a decision about a review that the automatic check put on hold says that the check found it, and that a person decided', () => {
    expect(
      rows
        .slice(2)
        .map((row) => [
          row['action'],
          row['automated_detection'],
          row['automated_decision'],
          row['source_type'],
        ]),
    ).toEqual([
      ['review.deleted', 'No', 'AUTOMATED_DECISION_NOT_AUTOMATED', null],
      ['review.held', 'Yes', 'AUTOMATED_DECISION_FULLY', 'SOURCE_VOLUNTARY'],
      ['review.deactivated', 'Yes', 'AUTOMATED_DECISION_NOT_AUTOMATED', 'SOURCE_VOLUNTARY'],
    ]);
  });

  test('a decision tells no facts', () => {
    expect(rows.every((row) => row['decision_facts'] === null)).toBe(true);
    expect(JSON.stringify(rows)).not.toContain('Secreta');
  });
});
