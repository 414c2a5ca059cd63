import { DEMO_TRADES } from '../../trades.ts';
import { job, type TradeTexts } from '../shapes.ts';

export const ENGLISH_TRADES: Readonly<Record<string, TradeTexts>> = Object.fromEntries(
  DEMO_TRADES.map(({ slug, english: [word = ''] }) => [slug, { jobs: [job(`${word} job` + (word === '' ? '' : ''), 400, 9000, 'We hired them for some work on our house, after [two|three] other visits and a lot of thinking it over.')], good: ['The work itself is [clean|careful|neat] and [has held up|looks right] since.'], bad: ['The work itself looks [rushed|careless] and I can see it from across the room.'] }]),
);
