import { COST_BANDS, type CostBand } from '../../../common/constants.ts';
import { currencyOf, type Currency } from '../../../common/format/currencies.ts';
import { licenseAdvice, type LicenseAdvice } from '../../contractors/license-rules/license-advice.ts';
import { licenseState } from '../../contractors/license/license-status.ts';
import { localDayIn } from '../../contractors/hours/local-day.ts';
import type { RegionEntry, TradeEntry } from '../../contractors/reference-lists.ts';
import {
  viewContextOf,
  toContractorCard,
  type NamedView,
  type ViewContext,
} from '../../contractors/views.ts';
import type { ReadContext } from '../../core/context.ts';
import { priceGuideNear, type PriceGuideLink } from '../../prices/guide-near.ts';
import type { FoundContractor } from '../views.ts';
import { LANDING_MIN_ANSWERS, LANDING_MIN_RATED, toLandingLink, type LandingLink } from './landing-page.ts';
import { otherTradesHere, sameTradeElsewhere, type LandingRow } from './queries/list-landing-pages.ts';
import {
  factsHere,
  firstContractors,
  licenseGroups,
  pricesHere,
  type LandingTotals,
  type LicenseGroup,
} from './queries/read-landing.ts';

const FIRST_CONTRACTORS = 10;
const LINKS = 12;
/** Job facts that answer a question people have before they hire. */
export const ASKED_FACTS = [
  'price_within_quote',
  'finished_on_time',
  'written_contract',
  'problems_fixed_free',
] as const;
export type AskedFact = (typeof ASKED_FACTS)[number];

type Share = { yes: number; answers: number };

export type LandingView = {
  trade: NamedView;
  region: NamedView;
  city: NamedView;
  people: string;
  contractorCount: number;
  reviewCount: number;
  /** Of the ratings that are shown; null under three. */
  medianRating: number | null;
  hireAgain: Share | null;
  licenses: {
    active: number;
    lapsed: number;
    unverified: number;
    noRecord: number;
    advice: LicenseAdvice;
  };
  /** Prices of reviewed jobs; null under five. */
  prices: { currency: Currency; total: number; bands: { band: CostBand; count: number }[] } | null;
  priceGuide: PriceGuideLink | null;
  facts: (Share & { key: AskedFact })[];
  speakers: { english: number; spanish: number };
  contractors: FoundContractor[];
  otherTrades: LandingLink[];
  otherCities: LandingLink[];
};

export type Landing = {
  trade: TradeEntry;
  region: RegionEntry;
  row: LandingRow;
  totals: LandingTotals;
  point: { latitude: number; longitude: number };
};

/** A page of a trade in a city, with the rows of its first contractors. */
export async function landingView(context: ReadContext, { trade, region, row, totals, point }: Landing) {
  const { database, language } = context;
  const [viewContext, rows, groups, prices, facts, trades, cities, priceGuide] = await Promise.all([
    viewContextOf(context),
    firstContractors(database, row, FIRST_CONTRACTORS),
    licenseGroups(database, row),
    pricesHere(database, row),
    factsHere(database, row, ASKED_FACTS),
    otherTradesHere(database, row, LINKS),
    sameTradeElsewhere(database, row, LINKS),
    priceGuideNear(context, trade, {
      latitude: point.latitude,
      longitude: point.longitude,
      regionId: region.id,
    }),
  ]);
  const link = toLandingLink(row, viewContext.lists, language);
  const linksOf = (others: readonly LandingRow[]) =>
    others.flatMap((other) => toLandingLink(other, viewContext.lists, language) ?? []);
  const view: LandingView = {
    trade: { slug: trade.slug, name: trade[language] },
    region: { slug: region.slug, name: region[language] },
    city: { slug: link?.city ?? '', name: row.city },
    people: link?.people ?? trade[language],
    contractorCount: totals.contractors,
    reviewCount: totals.reviews,
    medianRating: totals.rated < LANDING_MIN_RATED ? null : totals.median,
    hireAgain: shareOf(totals.hireAgainYes, totals.hireAgainAnswers),
    licenses: {
      ...countLicenses(groups, localDayIn(viewContext.days, rows[0]?.zone ?? null)),
      advice: licenseAdvice({
        trades: [{ slug: trade.slug, name: trade[language] }],
        place: { code: region.code, name: region[language] },
        isForBusiness: false,
      }),
    },
    prices: toPrices(prices, currencyOf(region.country)),
    priceGuide,
    facts: ASKED_FACTS.flatMap((key) => {
      const answered = facts.find((fact) => fact.key === key);
      const share = answered ? shareOf(answered.yes, answered.answers) : null;
      return share ? [{ key, yes: share.yes, answers: share.answers }] : [];
    }),
    speakers: { english: totals.speakEnglish, spanish: totals.speakSpanish },
    contractors: rows.map((one) => toFound(one, viewContext)),
    otherTrades: linksOf(trades),
    otherCities: linksOf(cities),
  };
  return { view, rows: rows.map((one) => Object.assign(one, { km: null, isNamesake: false })) };
}

const shareOf = (yes: number, answers: number): Share | null =>
  answers < LANDING_MIN_ANSWERS ? null : { yes, answers };

function countLicenses(groups: readonly LicenseGroup[], today: string) {
  const counts = { active: 0, lapsed: 0, unverified: 0, noRecord: 0 };
  for (const group of groups) {
    const state = licenseState(group, today);
    if (state === 'valid') counts.active += group.count;
    else if (state === 'none') counts.noRecord += group.count;
    else if (state === 'unknown' || state === 'unverified') counts.unverified += group.count;
    else counts.lapsed += group.count;
  }
  return counts;
}

function toPrices(
  counted: readonly { band: CostBand; count: number }[],
  currency: Currency,
): LandingView['prices'] {
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  if (total < LANDING_MIN_ANSWERS) return null;
  const bands = COST_BANDS.map((band) => ({
    band,
    count: counted.find((one) => one.band === band)?.count ?? 0,
  }));
  return { currency, total, bands };
}

function toFound(row: Parameters<typeof toContractorCard>[0], viewContext: ViewContext): FoundContractor {
  return {
    ...toContractorCard(row, viewContext),
    distance: null,
    unit: 'mi',
    acrossBorder: null,
    isNamesake: false,
  };
}
