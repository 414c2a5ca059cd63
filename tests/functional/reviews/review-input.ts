import { FACT_KEYS, SCORE_KEYS } from '../../../common/constants.ts';
import { ownText } from '../../support/own-text.ts';
import type { Database } from '../../../server/database/client.ts';
import type { ReviewBody } from '../../../server/reviews/schemas.ts';

export const ENGLISH_TEXT =
  'They replaced the water heater in one morning, explained every part of the bill and left the garage cleaner than it was.';
export const SPANISH_TEXT =
  'Cambiaron el boiler en una mañana, explicaron cada parte de la cuenta y dejaron la cochera más limpia de lo que estaba.';

export async function tradeId(database: Database, slug = 'plumbing'): Promise<number> {
  return (await database.selectFrom('trades').select('id').where('slug', '=', slug).executeTakeFirstOrThrow())
    .id;
}

type Overrides = Partial<Omit<ReviewBody, 'job' | 'qualifying'>> & {
  job?: Partial<ReviewBody['job']>;
  qualifying?: Partial<ReviewBody['qualifying']>;
};

/** A review as the form sends it, complete; what a test cares about it says. */
export function reviewInput(trade: number, { job, qualifying, ...said }: Overrides = {}): ReviewBody {
  return {
    qualifying: { contact: 'hired', relation: 'none', offered: 'nothing', ...qualifying },
    overall: 5,
    scores: Object.fromEntries(SCORE_KEYS.map((key) => [key, 4])) as ReviewBody['scores'],
    title: 'Hot water again by noon',
    body: ownText(ENGLISH_TEXT),
    facts: Object.fromEntries(FACT_KEYS.map((key) => [key, 'yes'])),
    ...said,
    job: {
      trade_id: trade,
      month: '2026-03',
      city: 'Fresno',
      postal_code: null,
      cost_band: '500_2k',
      stage: 'finished',
      ...job,
    },
  };
}
