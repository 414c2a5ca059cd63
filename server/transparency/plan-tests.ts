import type { CountedPlan, ReviewEvent } from '../../common/monthly-counts.ts';
import { fisherTest } from './fisher.ts';

/** How many of how many. */
export type Part = { held: number; all: number };

/** The answer that the counts allow about contractors who pay, compared with those on Free. */
export type PlanVerdict = 'fewer' | 'more' | 'no_difference' | 'too_few';
export type PlanTest = {
  question: ReviewEvent;
  paid: Part;
  free: Part;
  /** From 0 to 1; null: nothing to compare. */
  p: number | null;
  verdict: PlanVerdict;
};

/** Four questions are tested at once, so that each asks for more than the usual 0.05 (Bonferroni: 0.05 / 4 = 0.0125). */
export const LARGEST_P = 0.01;

type Count = { event: ReviewEvent; stars: number; plan: CountedPlan; count: number };

/**
 * Four questions about one-star reviews: how many of all that were posted have one star, how many of those were put
 * on hold, were taken down, and how many of the ones taken down were shown again.
 */
export function planTests(counts: readonly Count[]): PlanTest[] {
  const sumOf = (paid: boolean, event: ReviewEvent, onlyOne: boolean): number =>
    counts
      .filter((row) => row.plan !== 'unknown' && (row.plan !== 'free') === paid)
      .filter((row) => row.event === event && (!onlyOne || row.stars === 1))
      .reduce((total, { count }) => total + count, 0);
  const ofOneStar = (event: ReviewEvent, among: ReviewEvent) => (paid: boolean) =>
    part(sumOf(paid, event, true), sumOf(paid, among, event !== 'posted'));
  return [
    testOf('posted', ofOneStar('posted', 'posted')),
    testOf('held', ofOneStar('held', 'posted')),
    testOf('taken_down', ofOneStar('taken_down', 'posted')),
    testOf('restored', ofOneStar('restored', 'taken_down')),
  ];
}

/** An event of the period may be about a review that was posted before it. */
const part = (held: number, all: number): Part => ({ held, all: Math.max(held, all) });

function testOf(question: ReviewEvent, partOf: (paid: boolean) => Part): PlanTest {
  const [paid, free] = [partOf(true), partOf(false)];
  const p = fisherTest(paid, free);
  return { question, paid, free, p, verdict: verdictOf(p, paid, free) };
}

/** "Too few" where even the most uneven split of these sums would be no proof. */
function verdictOf(p: number | null, paid: Part, free: Part): PlanVerdict {
  if (p === null || smallestP(paid, free) >= LARGEST_P) return 'too_few';
  if (p >= LARGEST_P) return 'no_difference';
  return paid.held * free.all < free.held * paid.all ? 'fewer' : 'more';
}

function smallestP(paid: Part, free: Part): number {
  const held = paid.held + free.held;
  const split = (ofPaid: number) =>
    fisherTest({ held: ofPaid, all: paid.all }, { held: held - ofPaid, all: free.all }) ?? 1;
  return Math.min(split(Math.max(0, held - free.all)), split(Math.min(held, paid.all)));
}
