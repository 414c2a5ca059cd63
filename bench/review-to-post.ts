import { FACT_KEYS, SCORE_KEYS } from '../common/constants.ts';
import { route } from '../common/routes/route-table.ts';
import { ENGLISH } from './dataset/phrases.ts';
import { POSTERS } from './dataset/counts.ts';
import type { BenchRequest } from './endpoint.ts';
import type { Samples } from './samples.ts';
import { BROWSER_HEADERS } from './settings.ts';
import { signedInHeaders } from './sign-in.ts';

/** The product accepts at most three reviews a day per user. */
const MOST_POSTS = POSTERS * 3;
/** Shares no factor with any number of contractors, so that all of them have their turn. */
const CONTRACTOR_STEP = 7_919;

/**
 * The n-th review: all authors post in turn, each about another contractor. Throws a RangeError when all have
 * posted three.
 */
export function reviewToPost(
  n: number,
  { slugs, firstTradeId }: Pick<Samples, 'slugs' | 'firstTradeId'>,
): BenchRequest {
  if (n >= MOST_POSTS)
    throw new RangeError(`Nobody is left who may post: ${MOST_POSTS} reviews were posted today.`);
  const slug = slugs[(n * CONTRACTOR_STEP) % slugs.length] ?? '';
  const path = route('reviews.store', { slug });
  return {
    method: 'POST',
    path,
    headers: {
      ...BROWSER_HEADERS,
      ...signedInHeaders(1 + (n % POSTERS)),
      'content-type': 'application/json',
      referer: path,
    },
    body: JSON.stringify(review(n, firstTradeId)),
  };
}

function review(n: number, tradeId: number): object {
  const overall = 1 + (n % 5);
  return {
    qualifying: { contact: 'hired', relation: 'none', offered: 'nothing' },
    overall,
    scores: Object.fromEntries(SCORE_KEYS.map((key) => [key, overall])),
    title: pick(ENGLISH.titles, n),
    body: [
      ...[ENGLISH.openings, ENGLISH.work, ENGLISH.money, ENGLISH.endings].map((list, place) =>
        pick(list, n + place * 3),
      ),
      ownWords(n),
    ].join(' '),
    job: {
      trade_id: tradeId,
      month: new Date().toISOString().slice(0, 'YYYY-MM'.length),
      city: 'Fresno',
      postal_code: '93650',
      cost_band: '500_2k',
      stage: 'finished',
    },
    facts: Object.fromEntries(FACT_KEYS.map((key) => [key, 'yes'])),
  };
}

/** Words that no other review has: a near-copy would be put on hold, and a hold is not measured. */
const ownWords = (n: number) =>
  Array.from({ length: 80 }, (_, index) => `${pick(ROOMS, n + index * 5)}${n}${index % 7}`).join(' ');
const ROOMS = ['porch', 'attic', 'pantry', 'garage', 'hallway', 'cellar', 'bath'];

const pick = (list: readonly string[], n: number) => list[n % list.length] ?? '';
