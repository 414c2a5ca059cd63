import type { Language } from '../../../../common/language.ts';
import { buildContractor, type FirmPlan } from './contractor-profiles.ts';
import { NAMES } from './names.ts';
import { isMexican, METROS, type Metro } from './places.ts';
import type { Random } from './random.ts';
import { DEMO_TRADES, tradeBySlug, type DemoTrade } from './trades.ts';
import type { DemoContractor } from './types.ts';
import type { Person } from './users.ts';

/** How well a business works, which decides the stars it gets. */
export type Standing = 'excellent' | 'good' | 'mixed' | 'poor';

/** A contractor together with what only the making of the demo world needs to know of it. */
export type Firm = {
  contractor: DemoContractor;
  metro: Metro;
  owner: Person | null;
  /** The language its people speak among themselves and its name is in. */
  language: Language;
  standing: Standing;
  reviewsWanted: number;
  /** What part of its reviews the owner answers. */
  answers: number;
  foreman: Record<Language, string>;
};

export const CONTRACTORS_COUNT = 300;

const METRO_WEIGHTS: Readonly<Record<string, number>> = {
  'los-angeles': 30,
  'san-diego': 26,
  phoenix: 20,
  tucson: 12,
  'el-paso': 16,
  'san-antonio': 18,
  houston: 22,
  mcallen: 14,
  'las-vegas': 14,
  chicago: 18,
  miami: 14,
  denver: 14,
  tijuana: 21,
  'ciudad-juarez': 15,
  monterrey: 18,
  guadalajara: 14,
  mexicali: 8,
  reynosa: 8,
};
/** How many reviews the businesses with an owner get, in the order of the owners. */
const OWNED_REVIEWS = [
  86, 30, 84, 81, 78, 75, 72, 69, 66, 63, 60, 57, 55, 53, 51, 49, 47, 46, 45, 44, 43, 42, 41, 40, 39, 38, 37,
  36, 35, 34,
];
/** And the first of those without. */
const UNOWNED_REVIEWS = [46, 41, 33];
const REVIEW_SPANS: readonly (readonly [readonly [number, number], number])[] = [
  [[0, 0], 13],
  [[1, 1], 20],
  [[2, 2], 21],
  [[3, 6], 41],
  [[7, 10], 4],
  [[11, 15], 1],
];
const STANDINGS: readonly (readonly [Standing, number])[] = [
  ['excellent', 46],
  ['good', 29],
  ['mixed', 16],
  ['poor', 9],
];
const OWNED_STANDINGS: readonly (readonly [Standing, number])[] = [
  ['excellent', 50],
  ['good', 36],
  ['mixed', 14],
];
const MUCH_ASKED_FOR = new Set([
  'general-contractor',
  'remodeling',
  'kitchen',
  'bathroom',
  'concrete',
  'masonry',
  'ornamental-iron',
  'roofing',
  'waterproofing',
  'windows-glass',
  'painting',
  'tile',
  'electrical',
  'plumbing',
  'hvac',
  'landscaping',
  'handyman-cleanup',
  'solar',
]);

/** All businesses: first those of the owners, in their order, then the listed ones that nobody has claimed. */
export function buildFirms(owners: readonly Person[], random: Random, today: Date): Firm[] {
  const taken = new Set<string>();
  const slugs = new Set<string>();
  return Array.from({ length: CONTRACTORS_COUNT }, (_, index) => {
    const own = random.fork(`firm-${index}`);
    const plan = planFirm(index, owners[index] ?? null, own);
    return buildFirm(plan, own, today, taken, slugs);
  });
}

function planFirm(index: number, owner: Person | null, random: Random): FirmPlan {
  const metro =
    owner?.metro ?? random.weighted(METROS.map((entry) => [entry, METRO_WEIGHTS[entry.key] ?? 1] as const));
  const language = owner?.user.language ?? firmLanguage(metro, random);
  return { index, owner, metro, trade: mainTrade(index, owner, random), language };
}

/** The named owners keep their trades in every world; who has many reviews has a trade that is much asked for. The first of the others take one trade each. */
function mainTrade(index: number, owner: Person | null, random: Random): DemoTrade {
  if (owner?.user.key === 'contractor') return tradeBySlug('plumbing');
  if (owner?.user.key === 'free') return tradeBySlug('tile');
  const nextOfAll = owner === null ? DEMO_TRADES[index - OWNED_REVIEWS.length] : undefined;
  if (nextOfAll !== undefined) return nextOfAll;
  const trades = owner === null ? DEMO_TRADES : DEMO_TRADES.filter(({ slug }) => MUCH_ASKED_FOR.has(slug));
  return random.weighted(trades.map((entry) => [entry, entry.weight] as const));
}

function firmLanguage(metro: Metro, random: Random): Language {
  if (isMexican(metro.regionCode)) return 'mexican_spanish';
  return random.chance(0.2) ? 'mexican_spanish' : 'english';
}

function buildFirm(
  plan: FirmPlan,
  random: Random,
  today: Date,
  taken: Set<string>,
  slugs: Set<string>,
): Firm {
  const { index, owner, metro, language } = plan;
  return {
    contractor: buildContractor(plan, random, today, taken, slugs),
    metro,
    owner,
    language,
    standing:
      owner?.user.key === 'contractor' ? 'excellent' : random.weighted(owner ? OWNED_STANDINGS : STANDINGS),
    reviewsWanted: reviewsWanted(index, owner, random),
    answers: owner === null ? 0 : 0.7 + random.next() * 0.27,
    foreman: {
      english: random.pick(NAMES.foremen.english),
      mexican_spanish: random.pick(NAMES.foremen.mexican_spanish),
    },
  };
}

function reviewsWanted(index: number, owner: Person | null, random: Random): number {
  if (owner !== null) return OWNED_REVIEWS[index] ?? 20;
  const fixed = UNOWNED_REVIEWS[index - OWNED_REVIEWS.length];
  if (fixed !== undefined) return fixed;
  const [low, high] = random.weighted(REVIEW_SPANS);
  return random.integer(low, high);
}
