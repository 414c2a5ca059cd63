import { SCORE_KEYS, type FactKey, type ScoreKey, type Stage, type Stars } from '../../common/constants.ts';
import type { Facts } from './job-facts.ts';
import type { Random } from './random.ts';

/** The facts that lower a score with a no, and raise it with a yes. */
const FACTS_BEHIND: Readonly<Record<ScoreKey, readonly FactKey[]>> = {
  quality: ['passed_inspection', 'problems_fixed_free'],
  communication: ['changes_in_writing', 'spoke_my_language'],
  schedule: ['started_on_time', 'finished_on_time', 'showed_up_when_said'],
  value: ['price_within_quote'],
  cleanliness: ['site_left_clean'],
  conduct: ['proof_shown', 'invoice_given', 'advance_30_or_less'],
};
const SCORES_OF_A_QUOTE: readonly ScoreKey[] = ['communication', 'value', 'conduct'];

/**
 * One to five stars for each criterion, near the overall ones and lower where a job fact says so. Null: not
 * applicable.
 */
export function drawScores(
  overall: Stars,
  stage: Stage,
  facts: Facts,
  random: Random,
): Record<ScoreKey, Stars | null> {
  const entries = SCORE_KEYS.map((key) => [key, drawScore(key, overall, stage, facts, random)] as const);
  return Object.fromEntries(entries) as Record<ScoreKey, Stars | null>;
}

function drawScore(key: ScoreKey, overall: Stars, stage: Stage, facts: Facts, random: Random): Stars | null {
  if (stage === 'quote_only' && !SCORES_OF_A_QUOTE.includes(key)) return null;
  if (random.chance(key === 'quality' ? 0 : 0.04)) return null;
  const behind = FACTS_BEHIND[key].map((fact) => facts[fact]);
  if (behind.includes('no')) return stars(Math.min(overall, 3) - (random.chance(0.45) ? 1 : 0));
  const raised = behind.includes('yes') && overall < 5 ? random.integer(0, overall === 1 ? 1 : 2) : 0;
  const lowered = overall === 5 && random.chance(0.08) ? 1 : 0;
  return stars(overall + raised - lowered);
}

function stars(value: number): Stars {
  return Math.min(5, Math.max(1, Math.round(value))) as Stars;
}
