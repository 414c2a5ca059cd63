import { TEMPLATE_KEYS, type ColorSchemeId, type TemplateKey } from '../../../../common/constants.ts';
import type { Language } from '../../../../common/language.ts';
import { slugify } from '../../../../common/slug.ts';
import { aboutText, headline, profileTexts } from './about.ts';
import { daysAfter, daysBefore, isoDate } from './dates.ts';
import { freeFirmName } from './firm-names.ts';
import { licenceFor } from './licences.ts';
import { NAMES } from './names.ts';
import { fictionalPhone, isMexican, placeIn, type Metro } from './places.ts';
import { entryAt, type Random } from './random.ts';
import type { DemoTrade } from './trades.ts';
import type { DemoContractor, OpeningHours } from './types.ts';
import type { Person } from './users.ts';

const URGENT_TRADES = new Set([
  'plumbing',
  'drains-septic',
  'hvac',
  'electrical',
  'restoration',
  'garage-doors',
  'gas',
  'water-systems',
]);
const SHOWN_TRADES = new Set([
  'kitchen',
  'bathroom',
  'remodeling',
  'architecture',
  'pools',
  'landscaping',
  'decks-patios',
]);

/** Who a business belongs to, where it is, what it does, and in which language. */
export type FirmPlan = {
  index: number;
  owner: Person | null;
  metro: Metro;
  trade: DemoTrade;
  language: Language;
};

/** A business as its page shows it; `taken` and `slugs` are the names that others have. */
export function buildContractor(
  plan: FirmPlan,
  random: Random,
  today: Date,
  taken: Set<string>,
  slugs: Set<string>,
): DemoContractor {
  const { index, owner, metro, trade, language } = plan;
  const name = firmNameOf(plan, random, taken);
  const slug = freeSlug(name, metro, slugs);
  const place = placeIn(metro, random);
  const trades = tradesOf(trade, owner, random);
  const yearFounded = today.getUTCFullYear() - random.integer(4, 38);
  const crewSize = random.weighted([
    [1, 10],
    [2, 16],
    [4, 28],
    [7, 22],
    [12, 14],
    [23, 7],
    [45, 3],
  ] as const);
  const slots = { name, city: place.city, year: String(yearFounded), crew: String(crewSize) };
  const insured = random.chance(isMexican(metro.regionCode) ? 0.35 : 0.8);
  return {
    key: `contractor-${index + 1}`,
    slug,
    name,
    ownerKey: owner?.user.key ?? null,
    ...place,
    address: random.chance(0.55) ? streetAddress(metro, random) : null,
    phone: owner !== null || random.chance(0.9) ? fictionalPhone(metro, random) : null,
    website: owner !== null || random.chance(0.5) ? `https://${slug}.example` : null,
    email:
      owner !== null || random.chance(0.4)
        ? `${language === 'english' ? 'office' : 'hola'}@${slug}.example`
        : null,
    headline: {
      english: headline(trade.slug, 'english', slots, random.fork('headline')),
      mexican_spanish: headline(trade.slug, 'mexican_spanish', slots, random.fork('lema')),
    },
    about: {
      english: aboutText(trade.slug, 'english', slots, random.fork('about')),
      mexican_spanish: aboutText(trade.slug, 'mexican_spanish', slots, random.fork('nosotros')),
    },
    services: servicesOf(trades, language, random),
    languages: spokenLanguages(metro, language, owner, random),
    yearFounded,
    crewSize,
    insured,
    bonded: !isMexican(metro.regionCode) && random.chance(0.6),
    insuranceExpiresOn: insured ? isoDate(daysAfter(today, random.integer(15, 350))) : null,
    licence: licenceFor(trade.slug, metro.regionCode, random.fork('licence'), today),
    trades,
    templateKey: templateFor(trade.slug, owner, random),
    colorScheme: colorSchemeFor(owner, random),
    openingHours: openingHours(trade.slug, random),
    createdAt: daysBefore(today, random.integer(120, 1470) + random.next()),
  };
}

function firmNameOf(plan: FirmPlan, random: Random, taken: Set<string>): string {
  if (plan.owner?.user.key === 'contractor') return 'Cordero & Daughters Plumbing';
  if (plan.owner?.user.key === 'free') return 'Azulejos y Pisos Salcedo';
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

function servicesOf(trades: readonly string[], language: Language, random: Random): string[] {
  const chosen = trades.flatMap((slug, index) =>
    random.shuffled(profileTexts(slug, language).services).slice(0, index === 0 ? 5 : 2),
  );
  return [...new Set(chosen)];
}

function spokenLanguages(metro: Metro, language: Language, owner: Person | null, random: Random): Language[] {
  if (owner !== null && owner.writes.length > 1) return [...owner.writes];
  const spanishToo = isMexican(metro.regionCode) ? 0.25 : 0.6;
  const other: Language = language === 'english' ? 'mexican_spanish' : 'english';
  return random.chance(language === 'mexican_spanish' && !isMexican(metro.regionCode) ? 0.85 : spanishToo)
    ? [language, other]
    : [language];
}

function streetAddress(metro: Metro, random: Random): string {
  const number = random.integer(101, 9890);
  if (isMexican(metro.regionCode)) return `${random.pick(NAMES.streets.MX)} ${number}`;
  return `${number} ${random.pick(NAMES.streets.US)}`;
}

/** What the owner's plan allows: one template on Free, four on Gold, eight on Platinum. Unclaimed ones are plain. */
function templateFor(tradeSlug: string, owner: Person | null, random: Random): TemplateKey {
  const membership = owner?.user.membership ?? 'free';
  if (membership === 'free') return 'classic';
  if (URGENT_TRADES.has(tradeSlug)) return 'emergency';
  if (SHOWN_TRADES.has(tradeSlug) && random.chance(0.6)) return 'portfolio';
  return membership === 'platinum'
    ? random.pick(TEMPLATE_KEYS)
    : entryAt(TEMPLATE_KEYS, random.integer(0, 3));
}

/** Two schemes on Free, all ten above it. */
function colorSchemeFor(owner: Person | null, random: Random): ColorSchemeId {
  const free = (owner?.user.membership ?? 'free') === 'free';
  return random.pick(free ? ([1, 2] as const) : ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const));
}

function openingHours(tradeSlug: string, random: Random): OpeningHours {
  const weekday = {
    opens: random.pick(['07:00', '07:30', '08:00', '09:00']),
    closes: random.pick(['16:00', '17:00', '17:30', '18:00']),
  };
  const urgent = URGENT_TRADES.has(tradeSlug);
  const saturday =
    urgent || random.chance(0.55)
      ? { opens: '08:00', closes: random.pick(['12:00', '13:00', '14:00']) }
      : null;
  const sunday = urgent && random.chance(0.35) ? { opens: '09:00', closes: '13:00' } : null;
  return {
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday,
    sunday,
  };
}
