import type { Climate } from './places.ts';
import { TEXTS, type Desk } from './review-texts.ts';

const SEASONS: Record<Climate, readonly ['heat' | 'rain' | 'cold', readonly number[]]> = {
  desert: ['heat', [6, 7, 8]],
  gulf: ['heat', [6, 7, 8]],
  snow: ['cold', [12, 1, 2]],
  pacific: ['rain', [1, 2, 3]],
  tropics: ['rain', [6, 7, 8, 9, 10]],
  highland: ['rain', [6, 7, 8, 9, 10]],
};

const OUTDOORS = new Set([
  'general-contractor',
  'additions-adu',
  'demolition',
  'excavation',
  'foundation',
  'concrete',
  'masonry',
  'paving',
  'framing',
  'roofing',
  'waterproofing',
  'gutters',
  'siding',
  'solar',
  'landscaping',
  'tree-service',
  'fencing',
  'decks-patios',
  'pools',
  'plaster-stucco',
]);
const UNDER_TARPS = new Set([
  'general-contractor',
  'additions-adu',
  'framing',
  'roofing',
  'siding',
  'plaster-stucco',
  'waterproofing',
  'foundation',
]);

/** Out of doors, a word on the season now and then. */
export function weather({ plan, pen, random }: Desk): string[] {
  if (!random.chance(0.4) || !OUTDOORS.has(plan.tradeSlug)) return [];
  const season = seasonOf(plan.firm.metro.climate, Number(plan.jobMonth.slice(5, 7)));
  if (season === null || (season === 'rain' && !UNDER_TARPS.has(plan.tradeSlug))) return [];
  return [pen.write(TEXTS[plan.language].frames[season])];
}

/** The local topic of a month (1 to 12). */
function seasonOf(climate: Climate, month: number): 'heat' | 'rain' | 'cold' | null {
  const [season, months] = SEASONS[climate];
  return months.includes(month) ? season : null;
}
