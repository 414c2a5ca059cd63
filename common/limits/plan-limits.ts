import type { MembershipVersion } from '../constants.ts';

/** The limits of a plan. Plans never limit listing, rank, reviews, responses, appeals, languages, export or canceling. */
export type PlanLimits = {
  photos: number;
  /** The first so many of `TEMPLATE_KEYS`. */
  templates: number;
  /** The first so many of `COLOR_SCHEME_IDS`. */
  color_schemes: number;
  own_color: boolean;
  trades: number;
  view_regions: number;
  postings_a_month: number;
  invitations_a_month: number;
  /** The number of past days in statistics. */
  statistics_days: number;
  statistics_csv: boolean;
  pinned_postings: number;
  /** The people who may act for the business, its owner included. */
  seats: number;
};

export type Plan = {
  version: MembershipVersion;
  name: string;
  price_cents: number;
  interval: 'month' | 'year' | null;
  limits: PlanLimits;
};

const YEAR_DAYS = 365;

const free: PlanLimits = {
  photos: 15,
  templates: 1,
  color_schemes: 2,
  own_color: false,
  trades: 3,
  view_regions: 2,
  postings_a_month: 2,
  invitations_a_month: 5,
  statistics_days: 30,
  statistics_csv: false,
  pinned_postings: 0,
  seats: 1,
};
const gold: PlanLimits = {
  photos: 100,
  templates: 4,
  color_schemes: 10,
  own_color: false,
  trades: 8,
  view_regions: 8,
  postings_a_month: 12,
  invitations_a_month: 40,
  statistics_days: YEAR_DAYS,
  statistics_csv: false,
  pinned_postings: 1,
  seats: 1,
};
const platinum: PlanLimits = {
  photos: 400,
  templates: 8,
  color_schemes: 10,
  own_color: true,
  trades: 15,
  view_regions: 30,
  postings_a_month: 40,
  invitations_a_month: 200,
  statistics_days: 3 * YEAR_DAYS,
  statistics_csv: true,
  pinned_postings: 3,
  seats: 2,
};

/** The one table of plans. */
export const PLANS: Readonly<Record<MembershipVersion, Plan>> = {
  free: { version: 'free', name: 'Free', price_cents: 0, interval: null, limits: free },
  gold: { version: 'gold', name: 'Gold', price_cents: 19_00, interval: 'month', limits: gold },
  annual_gold: {
    version: 'annual_gold',
    name: 'Annual Gold',
    price_cents: 190_00,
    interval: 'year',
    limits: { ...gold, seats: 2 },
  },
  platinum: {
    version: 'platinum',
    name: 'Platinum',
    price_cents: 49_00,
    interval: 'month',
    limits: platinum,
  },
};

/** A limit that is a number of things. */
export type CountedLimit = {
  [Name in keyof PlanLimits]: PlanLimits[Name] extends number ? Name : never;
}[keyof PlanLimits];
