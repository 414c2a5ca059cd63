import { TEMPLATE_KEYS, type ColorSchemeId, type TemplateKey } from '../../common/constants.ts';
import type { Language } from '../../common/format/language.ts';
import { slugify } from '../../common/format/slug.ts';
import { daysBefore } from './dates.ts';
import type { FirmPlan } from './firm-plan.ts';
import { freeFirmName } from './firm-names.ts';
import type { LicenseMaker } from './licenses.ts';
import { NAMES } from './names.ts';
import { NOT_SAID, saidByOwner, URGENT_TRADES } from './owner-words.ts';
import { fictionalPhone, isMexican, placeIn, type Metro } from './places.ts';
import { entryAt, type Random } from './random.ts';
import type { DemoTrade } from './trades.ts';
import type { DemoContractor } from './types.ts';
import type { Person } from './users.ts';

const NAMED: Readonly<Record<string, string>> = {
  contractor: 'Cordero & Daughters Plumbing',
  free: 'Azulejos y Pisos Salcedo',
};
const SHOWN_TRADES = new Set([
  'kitchen',
  'bathroom',
  'remodeling',
  'architecture',
  'pools',
  'landscaping',
  'decks-patios',
]);

/** Taken by other businesses, and the count of licenses. */
export type Registers = {
  names: Set<string>;
  slugs: Set<string>;
  phones: Set<string>;
  license: LicenseMaker;
};

/** A business as its page shows it: a roster's values and, if it has an owner, the owner's. */
export function buildContractor(
  plan: FirmPlan,
  languages: readonly Language[],
  random: Random,
  today: Date,
  registers: Registers,
): DemoContractor {
  const { key, owner, metro, trade } = plan;
  const name = firmNameOf(plan, random, registers.names);
  const slug = freeSlug(name, metro, registers.slugs);
  // The accounts that the manual names are in the middle of their city.
  const isNamed = owner !== null && owner.user.key in NAMED;
  const place = placeIn(isNamed ? { ...metro, places: metro.places.slice(0, 1) } : metro, random);
  const trades = tradesOf(trade, owner, random);
  const license = registers.license(
    { tradeSlug: trade.slug, regionCode: metro.regionCode, name, claimed: owner !== null },
    random.fork('license'),
  );
  const bonded = license !== null && !isMexican(metro.regionCode) && random.chance(0.6);
  const roster = {
    key: `contractor-${key}`,
    slug,
    name,
    ownerKey: owner?.user.key ?? null,
    ...place,
    address: random.chance(owner === null ? 0.5 : 1) ? streetAddress(metro, random) : null,
    phone: owner !== null || random.chance(0.9) ? freePhone(metro, registers.phones, random) : null,
    ...contact(plan, slug, random),
    bonded,
    license,
    trades,
    templateKey: templateFor(trade.slug, owner, random),
    colorScheme: calmScheme(trade.slug, colorSchemeFor(owner, random)),
    createdAt: daysBefore(today, random.integer(120, 1470) + random.next()),
  };
  return { ...roster, ...(owner === null ? NOT_SAID : saidByOwner(plan, roster, languages, random, today)) };
}

/** A website and an address for mail: of every business with an owner, and of some that a roster names. */
function contact({ owner, language }: FirmPlan, slug: string, random: Random) {
  const mailbox = language === 'english' ? 'office' : 'hola';
  return {
    website: owner !== null || random.chance(0.4) ? `https://${slug}.example` : null,
    email: owner !== null || random.chance(0.25) ? `${mailbox}@${slug}.example` : null,
  };
}

/** No two businesses share a number. */
function freePhone(metro: Metro, phones: Set<string>, random: Random): string {
  for (;;) {
    const phone = fictionalPhone(metro, random);
    if (phones.has(phone)) continue;
    phones.add(phone);
    return phone;
  }
}

function firmNameOf(plan: FirmPlan, random: Random, taken: Set<string>): string {
  const named = NAMED[plan.owner?.user.key ?? ''];
  if (named !== undefined) return named;
  return freeFirmName(plan.trade, plan.metro, plan.language, familyName(plan.owner, random), random, taken);
}

/** Two owners in three put their own name on the door. */
function familyName(owner: Person | null, random: Random): string | null {
  return owner === null || random.chance(0.35) ? null : owner.family;
}

function freeSlug(name: string, metro: Metro, slugs: Set<string>): string {
  const short = slugify(name);
  const slug = slugs.has(short) ? `${short}-${metro.key}` : short;
  slugs.add(slug);
  return slug;
}

function tradesOf(trade: DemoTrade, owner: Person | null, random: Random): string[] {
  const most =
    owner !== null
      ? 3
      : random.weighted([
          [0, 28],
          [1, 34],
          [2, 26],
          [3, 12],
        ] as const);
  return [trade.slug, ...random.shuffled(trade.neighbours).slice(0, most)];
}

function streetAddress(metro: Metro, random: Random): string {
  if (isMexican(metro.regionCode)) return `${random.pick(NAMES.streets.MX)} ${random.integer(101, 2890)}`;
  return `${random.integer(101, 9890)} ${random.pick(NAMES.streets.US)}`;
}

/**
 * A template that the owner's plan allows: one on Free, four on Gold, eight on Platinum. Unclaimed pages are
 * plain.
 */
function templateFor(tradeSlug: string, owner: Person | null, random: Random): TemplateKey {
  const membership = owner?.user.membership ?? 'free';
  if (membership === 'free') return 'classic';
  if (URGENT_TRADES.has(tradeSlug)) return 'emergency';
  if (SHOWN_TRADES.has(tradeSlug) && random.chance(0.6)) return 'portfolio';
  return membership === 'platinum'
    ? random.pick(TEMPLATE_KEYS)
    : entryAt(TEMPLATE_KEYS, random.integer(0, 3));
}

const BRICK = 3;
const TEAL = 6;

/** Red would make the page of an urgent trade look like an alarm. */
const calmScheme = (tradeSlug: string, scheme: ColorSchemeId): ColorSchemeId =>
  scheme === BRICK && URGENT_TRADES.has(tradeSlug) ? TEAL : scheme;

/** Two schemes on Free, all ten above it. */
function colorSchemeFor(owner: Person | null, random: Random): ColorSchemeId {
  const free = (owner?.user.membership ?? 'free') === 'free';
  return random.pick(free ? ([1, 2] as const) : ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const));
}
