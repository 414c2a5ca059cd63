import type { Language } from '../../common/format/language.ts';
import { buildContractor, type Registers } from './contractor-profiles.ts';
import type { FirmPlan } from './firm-plan.ts';
import { createLicenseMaker } from './licenses.ts';
import { NAMES } from './names.ts';
import { isMexican, METROS, type Metro } from './places.ts';
import type { Random } from './random.ts';
import { DEMO_TRADES, tradeBySlug, type DemoTrade } from './trades.ts';
import type { DemoContractor } from './types.ts';
import type { Person } from './users.ts';
import { spreadTemplates } from './spread-templates.ts';

/** The quality of a business, which decides its stars. */
export type Standing = 'excellent' | 'good' | 'mixed' | 'poor';

/** A contractor together with what only the making of the demo world needs to know of it. */
export type Firm = {
  contractor: DemoContractor;
  metro: Metro;
  owner: Person | null;
  /** The language that its staff speak among themselves and its name is in. */
  language: Language;
  /** All languages of its staff, also where its listing omits them. */
  languages: readonly Language[];
  standing: Standing;
  reviewsWanted: number;
  /** The part of its reviews that the owner answers. */
  answers: number;
  foreman: Record<Language, string>;
};

/** Every city has one of each; `contractor` and `free` of the manual are the plumber and the tiler of theirs. */
const COMMON_TRADES: Readonly<Record<'US' | 'MX', readonly string[]>> = {
  US: [
    'plumbing',
    'electrical',
    'hvac',
    'roofing',
    'painting',
    'remodeling',
    'tile',
    'landscaping',
    'handyman-cleanup',
    'general-contractor',
    'concrete',
    'flooring',
  ],
  MX: [
    'plumbing',
    'electrical',
    'hvac',
    'painting',
    'general-contractor',
    'ornamental-iron',
    'waterproofing',
    'remodeling',
    'roofing',
    'tile',
    'windows-glass',
    'handyman-cleanup',
  ],
};
const TRADES_OF_NAMED: Readonly<Record<string, string>> = { contractor: 'plumbing', free: 'tile' };

type Span = readonly [low: number, high: number];
const REVIEWS_OF_NAMED: Readonly<Record<string, number>> = { contractor: 86, free: 27 };
const REVIEWS_OF_OWNED: readonly (readonly [Span, number])[] = [
  [[30, 64], 6],
  [[15, 29], 20],
  [[7, 14], 44],
  [[3, 6], 30],
];
const REVIEWS_OF_UNCLAIMED: readonly (readonly [Span, number])[] = [
  [[0, 0], 23],
  [[1, 1], 22],
  [[2, 2], 17],
  [[3, 6], 34],
  [[7, 11], 7],
  [[12, 19], 1],
];
const STANDINGS: readonly (readonly [Standing, number])[] = [
  ['excellent', 55],
  ['good', 34],
  ['mixed', 9],
  ['poor', 1.3],
];
const OWNED_STANDINGS: readonly (readonly [Standing, number])[] = [
  ['excellent', 52],
  ['good', 38],
  ['mixed', 10],
];

/** All businesses, metro by metro; an owner has one of the common trades. */
export function buildFirms(owners: readonly Person[], random: Random, today: Date): Firm[] {
  const registers: Registers = {
    names: new Set(),
    slugs: new Set(),
    phones: new Set(),
    license: createLicenseMaker(today),
  };
  const rarer = createTurn();
  const firms = METROS.flatMap((metro) =>
    planMetro(
      metro,
      owners.filter((owner) => owner.metro.key === metro.key),
      rarer,
      random.fork(metro.key),
    ).map((plan) => buildFirm(plan, random.fork(`firm-${plan.key}`), today, registers)),
  );
  return spreadTemplates(firms);
}

function planMetro(
  metro: Metro,
  owners: readonly Person[],
  rarer: (random: Random) => DemoTrade,
  random: Random,
): FirmPlan[] {
  const common = COMMON_TRADES[isMexican(metro.regionCode) ? 'MX' : 'US'];
  const fixed = owners.flatMap(({ user }) => TRADES_OF_NAMED[user.key] ?? []);
  const open = random.shuffled(common.filter((slug) => !fixed.includes(slug)));
  const ownerOf = new Map(
    owners.map((owner) => [TRADES_OF_NAMED[owner.user.key] ?? open.pop() ?? '', owner] as const),
  );
  const needed = [...common, ...again(common, metro.contractors)];
  return Array.from({ length: metro.contractors }, (_, index) => {
    const slug = needed[index];
    const owner = (index < common.length && ownerOf.get(slug ?? '')) || null;
    const trade = slug === undefined ? rarer(random) : tradeBySlug(slug);
    const language = owner?.user.language ?? firmLanguage(metro, random);
    return { key: `${metro.key}-${index + 1}`, owner, metro, trade, language };
  });
}

/** A large city has two or three of the trades that are asked for most. */
function again(common: readonly string[], contractors: number): string[] {
  if (contractors >= 26) return [...common.slice(0, 6), ...common.slice(0, 3)];
  return contractors >= 20 ? common.slice(0, 6) : contractors >= 14 ? common.slice(0, 2) : [];
}

/** Each trade in its turn, so that none is left out, and in between one that is much asked for. */
function createTurn(): (random: Random) => DemoTrade {
  let given = 0;
  return (random) => {
    given += 1;
    const next = DEMO_TRADES[Math.floor(given / 2)];
    return given % 2 === 0 && next !== undefined
      ? next
      : random.weighted(DEMO_TRADES.map((entry) => [entry, entry.weight] as const));
  };
}

function firmLanguage(metro: Metro, random: Random): Language {
  if (isMexican(metro.regionCode)) return 'mexican_spanish';
  return random.chance(0.2) ? 'mexican_spanish' : 'english';
}

function buildFirm(plan: FirmPlan, random: Random, today: Date, registers: Registers): Firm {
  const { owner, metro, language } = plan;
  const languages = spokenLanguages(metro, language, owner, random);
  return {
    contractor: buildContractor(plan, languages, random, today, registers),
    metro,
    owner,
    language,
    languages,
    standing:
      owner?.user.key === 'contractor' ? 'excellent' : random.weighted(owner ? OWNED_STANDINGS : STANDINGS),
    reviewsWanted: reviewsWanted(owner, random),
    answers: owner === null ? 0 : 0.7 + random.next() * 0.27,
    foreman: {
      english: random.pick(NAMES.foremen.english),
      mexican_spanish: random.pick(NAMES.foremen.mexican_spanish),
    },
  };
}

function spokenLanguages(metro: Metro, language: Language, owner: Person | null, random: Random): Language[] {
  if (owner !== null) return [...owner.writes];
  const other: Language = language === 'english' ? 'mexican_spanish' : 'english';
  const both = isMexican(metro.regionCode) ? 0.2 : language === 'english' ? 0.5 : 0.85;
  return random.chance(both) ? [language, other] : [language];
}

function reviewsWanted(owner: Person | null, random: Random): number {
  const fixed = REVIEWS_OF_NAMED[owner?.user.key ?? ''];
  if (fixed !== undefined) return fixed;
  const [low, high] = random.weighted(owner === null ? REVIEWS_OF_UNCLAIMED : REVIEWS_OF_OWNED);
  return random.integer(low, high);
}
