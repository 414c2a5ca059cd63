import type { Stage, Stars } from '../../common/constants.ts';
import type { Language } from '../../common/format/language.ts';
import { createAuthorChooser, type AuthorChooser } from './choose-author.ts';
import type { Firm, Standing } from './contractors.ts';
import { daysBefore, monthBefore } from './dates.ts';
import { placeIn, type Place } from './places.ts';
import type { Random } from './random.ts';
import type { Person } from './users.ts';

/** The author, contractor, time and stars of a review; everything but the text. */
export type ReviewPlan = {
  key: string;
  firm: Firm;
  author: Person;
  language: Language;
  overall: Stars;
  stage: Stage;
  tradeSlug: string;
  place: Place;
  /** YYYY-MM-01 */
  jobMonth: string;
  createdAt: Date;
  /** Whether the author wrote about this business before. */
  returning: boolean;
};

const DAYS_BACK = 1455;
/** The age in days of the named homeowner's reviews: some may still be appealed. */
const NAMED_HOMEOWNERS_DAYS = [6, 33, 71, 118, 402];
/** The age in hours of the reviews on hold. */
export const HELD_HOURS_AGO = [0.7, 2, 4.5, 8, 12, 17, 22];
/** The greater, the more of the reviews are recent. */
const RECENCY = 1.55;
const STARS_DOWN = [5, 4, 3, 2, 1] as const;
/** Chances of five, four, three, two stars and one star, in percent. */
const STAR_CHANCES: Readonly<Record<Standing, readonly [number, number, number, number, number]>> = {
  excellent: [77, 14, 4, 2, 3],
  good: [61, 19, 8, 5, 7],
  mixed: [34, 18, 12, 13, 23],
  poor: [9, 7, 13, 21, 50],
};
const STAGE_CHANCES: Readonly<Record<Stars, readonly (readonly [Stage, number])[]>> = {
  5: [
    ['finished', 94],
    ['in_progress', 2],
    ['quote_only', 4],
  ],
  4: [
    ['finished', 91],
    ['in_progress', 4],
    ['quote_only', 5],
  ],
  3: [
    ['finished', 88],
    ['in_progress', 6],
    ['quote_only', 6],
  ],
  2: [
    ['finished', 80],
    ['in_progress', 10],
    ['quote_only', 8],
    ['abandoned', 2],
  ],
  1: [
    ['finished', 62],
    ['in_progress', 9],
    ['quote_only', 8],
    ['abandoned', 21],
  ],
};
/** The shares of a firm's work in its first, second … trade. */
const TRADE_WEIGHTS = [50, 22, 16, 12];

/** All reviews, each firm's together, oldest first. */
export function planReviews(
  firms: readonly Firm[],
  people: readonly Person[],
  random: Random,
  today: Date,
): ReviewPlan[] {
  const choose = createAuthorChooser(people);
  const busy = firms.filter(({ owner, reviewsWanted }) => owner === null && reviewsWanted > 1);
  const held = new Map(
    random
      .shuffled(busy)
      .slice(0, HELD_HOURS_AGO.length)
      .map(({ contractor }, index) => [contractor.key, (HELD_HOURS_AGO[index] ?? 1) / 24] as const),
  );
  const plans = firms.flatMap((firm) =>
    planFirmReviews(
      firm,
      reviewDates(firm, held.get(firm.contractor.key), random, today),
      choose,
      random.fork(firm.contractor.key),
    ),
  );
  return giveToNamed(plans, people, today);
}

function planFirmReviews(
  firm: Firm,
  dates: readonly Date[],
  choose: AuthorChooser,
  random: Random,
): ReviewPlan[] {
  return dates.map((createdAt, index) => {
    const jobMonth = jobMonthFor(createdAt, random);
    const { author, returning } = choose({ firm, createdAt, jobMonth }, random);
    const overall = random.weighted(
      STARS_DOWN.map((stars, place) => [stars, STAR_CHANCES[firm.standing][place] ?? 0] as const),
    );
    return {
      key: `${firm.contractor.key}-review-${index + 1}`,
      firm,
      author,
      language: author.user.language,
      overall,
      stage: random.weighted(STAGE_CHANCES[overall]),
      tradeSlug: random.weighted(
        firm.contractor.trades.map((slug, place) => [slug, TRADE_WEIGHTS[place] ?? 5] as const),
      ),
      place: placeIn(firm.metro, random),
      jobMonth,
      createdAt,
      returning,
    };
  });
}

/** In their order. The last three of the named contractor's are days old, so that there is something to answer. */
function reviewDates(firm: Firm, heldDays: number | undefined, random: Random, today: Date): Date[] {
  // The home page begins with the latest: businesses that have something to show.
  const youngest = firm.owner === null ? 0.6 : 0.1;
  const days = Array.from(
    { length: firm.reviewsWanted },
    () => youngest + DAYS_BACK * random.next() ** RECENCY,
  );
  if (firm.owner?.user.key === 'contractor') days.splice(0, 3, 1.4, 3.7, 6.2);
  if (heldDays !== undefined) days.splice(0, 1, heldDays);
  return days.sort((a, b) => b - a).map((back) => daysBefore(today, back));
}

/** One review each of a few businesses near the named homeowner becomes hers; those with an owner come first. */
function giveToNamed(plans: readonly ReviewPlan[], people: readonly Person[], today: Date): ReviewPlan[] {
  const named = people.find(({ user }) => user.key === 'user');
  if (named === undefined) return [...plans];
  const near = plans.filter(
    ({ firm, stage, author, overall }) =>
      firm.metro.key === named.metro.key &&
      firm.owner?.user.key !== 'contractor' &&
      author.user.role === 'user' &&
      stage === 'finished' &&
      overall > 1,
  );
  const owned = near.filter(({ firm }) => firm.owner !== null);
  const byFirm = new Map([...near, ...owned].map((plan) => [plan.firm.contractor.key, plan] as const));
  const chosen = [...byFirm.values()].toSorted(
    (a, b) => Number(a.firm.owner === null) - Number(b.firm.owner === null),
  );
  const hers = new Map(
    NAMED_HOMEOWNERS_DAYS.map((days, index) => [chosen[index]?.key, daysBefore(today, days)] as const),
  );
  return plans.map((plan) => {
    const createdAt = hers.get(plan.key);
    if (createdAt === undefined) return plan;
    const { language } = named.user;
    return {
      ...plan,
      author: named,
      language,
      createdAt,
      jobMonth: monthBefore(createdAt, 1),
      returning: false,
    };
  });
}

function jobMonthFor(createdAt: Date, random: Random): string {
  return monthBefore(
    createdAt,
    random.weighted([
      [0, 40],
      [1, 38],
      [2, 14],
      [4, 8],
    ] as const),
  );
}
