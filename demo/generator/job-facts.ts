import { FACT_KEYS, type FactAnswer, type FactKey, type Stage, type Stars } from '../../common/constants.ts';
import type { Random } from './random.ts';

export type Facts = Record<FactKey, FactAnswer>;

/** The chance of a no to a fact, by stars. */
const NO_CHANCE: Readonly<Record<Stars, number>> = { 5: 0.025, 4: 0.12, 3: 0.36, 2: 0.55, 1: 0.7 };
/** Some things go wrong less often, or are left out even by good firms. */
const NO_FACTOR: Readonly<Partial<Record<FactKey, number>>> = {
  changes_in_writing: 1.2,
  permits_pulled: 0.6,
  passed_inspection: 0.7,
  proof_shown: 0.9,
  advance_30_or_less: 0.9,
  crew_paid: 0.12,
  spoke_my_language: 0.15,
  invoice_given: 0.8,
};
const NOT_SURE_CHANCE: Readonly<Partial<Record<FactKey, number>>> = {
  crew_paid: 0.6,
  proof_shown: 0.12,
  permits_pulled: 0.06,
  passed_inspection: 0.06,
  price_within_quote: 0.03,
};
const NOT_APPLICABLE_CHANCE: Readonly<Partial<Record<FactKey, number>>> = {
  changes_in_writing: 0.45,
  problems_fixed_free: 0.35,
  advance_30_or_less: 0.2,
  price_within_quote: 0.05,
};
/** Facts that a job of a few hundred dollars does not have. */
const ONLY_ON_LARGER_JOBS: readonly FactKey[] = [
  'changes_in_writing',
  'written_contract',
  'advance_30_or_less',
  'finished_on_time',
];
const ONLY_IF_SCHEDULED: readonly FactKey[] = [
  'started_on_time',
  'finished_on_time',
  'written_contract',
  'advance_30_or_less',
  'changes_in_writing',
];
const SEEN_AT_A_QUOTE: readonly FactKey[] = ['showed_up_when_said', 'proof_shown', 'spoke_my_language'];
const SEEN_HALFWAY: readonly FactKey[] = [
  'started_on_time',
  'showed_up_when_said',
  'permits_pulled',
  'written_contract',
  'advance_30_or_less',
  'proof_shown',
  'site_left_clean',
  'spoke_my_language',
  'changes_in_writing',
];
const SEEN_IF_ABANDONED: readonly FactKey[] = [
  'started_on_time',
  'finished_on_time',
  'showed_up_when_said',
  'written_contract',
  'advance_30_or_less',
  'proof_shown',
  'site_left_clean',
  'problems_fixed_free',
  'invoice_given',
  'changes_in_writing',
  'spoke_my_language',
];

export type Circumstances = {
  overall: Stars;
  stage: Stage;
  permitNeeded: boolean;
  small: boolean;
  /** Whether a day was agreed for it. */
  scheduled: boolean;
  /** Whether the firm's staff speak the author's language. */
  languageShared: boolean;
  inMexico: boolean;
};

/** Answers to all sixteen facts that fit the stars, the stage and one another. */
export function drawFacts(circumstances: Circumstances, random: Random): Facts {
  const entries = FACT_KEYS.map((key) => [key, drawFact(key, circumstances, random)] as const);
  return reconcile(Object.fromEntries(entries) as Facts, circumstances, random);
}

function drawFact(key: FactKey, circumstances: Circumstances, random: Random): FactAnswer {
  if (key === 'would_hire_again') return hireAgain(circumstances.overall, random);
  if (key === 'spoke_my_language')
    return circumstances.languageShared ? 'yes' : random.chance(0.4) ? 'no' : 'not_applicable';
  if (!isSeen(key, circumstances)) return 'not_applicable';
  if (random.chance(NOT_APPLICABLE_CHANCE[key] ?? 0)) return 'not_applicable';
  if (random.chance(NOT_SURE_CHANCE[key] ?? 0.015)) return 'not_sure';
  return random.chance(noChance(key, circumstances)) ? 'no' : 'yes';
}

function noChance(key: FactKey, { overall, inMexico }: Circumstances): number {
  const usual = NO_CHANCE[overall] * (NO_FACTOR[key] ?? 1);
  const informal =
    inMexico && (key === 'written_contract' || key === 'proof_shown' || key === 'invoice_given');
  return Math.min(0.9, usual + (informal ? 0.1 : 0));
}

function isSeen(key: FactKey, { stage, permitNeeded, small, scheduled }: Circumstances): boolean {
  if (stage === 'quote_only') return SEEN_AT_A_QUOTE.includes(key);
  if ((key === 'permits_pulled' || key === 'passed_inspection') && !permitNeeded) return false;
  if (!scheduled && ONLY_IF_SCHEDULED.includes(key)) return false;
  if (small && ONLY_ON_LARGER_JOBS.includes(key)) return false;
  if (stage === 'in_progress') return SEEN_HALFWAY.includes(key);
  return stage === 'finished' || SEEN_IF_ABANDONED.includes(key);
}

function hireAgain(overall: Stars, random: Random): FactAnswer {
  if (overall === 5) return 'yes';
  if (overall === 4) return random.chance(0.9) ? 'yes' : 'not_sure';
  if (overall === 3)
    return random.weighted([
      ['yes', 25],
      ['no', 35],
      ['not_sure', 40],
    ] as const);
  return overall === 2 && random.chance(0.12) ? 'not_sure' : 'no';
}

/** Makes answers consistent where one implies another. */
function reconcile(facts: Facts, { stage, overall, small, scheduled }: Circumstances, random: Random): Facts {
  const mended = { ...facts };
  if (mended.permits_pulled !== 'yes') mended.passed_inspection = 'not_applicable';
  if (stage === 'abandoned' && !small && scheduled) mended.finished_on_time = 'no';
  if (stage === 'abandoned') mended.problems_fixed_free = 'no';
  return overall <= 3 && stage === 'finished' ? withGrounds(mended, random) : mended;
}

/** Few stars need reasons: at least two facts with a no beside hiring again. */
function withGrounds(facts: Facts, random: Random): Facts {
  const mended = { ...facts };
  const candidates = random.shuffled([
    'price_within_quote',
    'showed_up_when_said',
    'site_left_clean',
    'problems_fixed_free',
  ] as const);
  const grounds = (): number =>
    FACT_KEYS.filter((key) => key !== 'would_hire_again' && mended[key] === 'no').length;
  for (const key of candidates) {
    if (grounds() >= 2) break;
    mended[key] = 'no';
  }
  return mended;
}
