import type { Stage, Stars } from '../../../../common/constants.ts';
import type { Language } from '../../../../common/language.ts';
import { REVIEWS_A_DAY } from '../../../../common/text-limits.ts';
import type { Firm, Standing } from './contractors.ts';
import { daysBefore, isoDate, monthBefore } from './dates.ts';
import { isMexican, placeIn, type Place } from './places.ts';
import type { Random } from './random.ts';
import type { Person } from './users.ts';

/** Who reviews whom, when, with how many stars; everything but the words. */
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
const RECENT_DAYS = 150;
/** The named homeowner's reviews, and how many of them may be old ones. */
const NAMED_HOMEOWNERS_REVIEWS = 6;
const NAMED_HOMEOWNERS_OLD_REVIEWS = 3;
/** The greater, the more of the reviews are recent. */
const RECENCY = 1.55;
const STARS_DOWN = [5, 4, 3, 2, 1] as const;
/** Chances of five, four, three, two stars and one star, in percent. */
const STAR_CHANCES: Readonly<Record<Standing, readonly [number, number, number, number, number]>> = {
  excellent: [77, 14, 4, 2, 3],
  good: [61, 19, 8, 5, 7],
  mixed: [34, 18, 12, 13, 23],
  poor: [12, 9, 13, 18, 48],
};
const STAGE_CHANCES: Readonly<Record<Stars, readonly (readonly [Stage, number])[]>> = {
  5: [
    ['finished', 96],
    ['in_progress', 2],
    ['quote_only', 2],
  ],
  4: [
    ['finished', 93],
    ['in_progress', 4],
    ['quote_only', 3],
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
/** How much of a firm's work falls to its first, second … trade. */
const TRADE_WEIGHTS = [50, 22, 16, 12];

/** Who wrote of one business how often, and who was not content and so will not come back. */
type Visits = { times: Map<string, number>; unhappy: Set<string> };
/** What was given out so far, over all businesses. */
type Desk = {
  reviewsByDay: Map<string, number>;
  reviewsByAuthor: Map<string, number>;
  months: Set<string>;
  /** What is younger is news, and may still be argued about. */
  recentFrom: Date;
};

/** All reviews, each firm's together. Authors are never the firm's owner and at most three times a day at work. */
export function planReviews(
  firms: readonly Firm[],
  people: readonly Person[],
  random: Random,
  today: Date,
): ReviewPlan[] {
  const desk: Desk = {
    reviewsByDay: new Map(),
    reviewsByAuthor: new Map(),
    months: new Set(),
    recentFrom: daysBefore(today, RECENT_DAYS),
  };
  return firms.flatMap((firm) =>
    planFirmReviews(firm, people, desk, random.fork(firm.contractor.key), today),
  );
}

function planFirmReviews(
  firm: Firm,
  people: readonly Person[],
  desk: Desk,
  random: Random,
  today: Date,
): ReviewPlan[] {
  const visits: Visits = { times: new Map(), unhappy: new Set() };
  return reviewDates(firm, random, today).map((createdAt, index) => {
    const jobMonth = jobMonthFor(createdAt, random);
    const language = reviewLanguage(firm, random);
    const author = chooseAuthor(firm, people, language, createdAt, jobMonth, visits, desk, random);
    const overall = random.weighted(
      STARS_DOWN.map((stars, place) => [stars, STAR_CHANCES[firm.standing][place] ?? 0] as const),
    );
    if (overall <= 3) visits.unhappy.add(author.user.key);
    return {
      key: `${firm.contractor.key}-review-${index + 1}`,
      firm,
      author,
      language,
      overall,
      stage: random.weighted(STAGE_CHANCES[overall]),
      tradeSlug: random.weighted(
        firm.contractor.trades.map((slug, place) => [slug, TRADE_WEIGHTS[place] ?? 5] as const),
      ),
      place: placeIn(firm.metro, random),
      jobMonth,
      createdAt,
      returning: (visits.times.get(author.user.key) ?? 0) > 1,
    };
  });
}

/** In their order. The last three of the named contractor's are days old, so that there is something to answer. */
function reviewDates(firm: Firm, random: Random, today: Date): Date[] {
  const days = Array.from({ length: firm.reviewsWanted }, () => 1 + DAYS_BACK * random.next() ** RECENCY);
  if (firm.owner?.user.key === 'contractor') days.splice(0, 3, 1.4, 3.7, 6.2);
  return days.sort((a, b) => b - a).map((back) => daysBefore(today, back));
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

function reviewLanguage(firm: Firm, random: Random): Language {
  if (isMexican(firm.metro.regionCode)) return random.chance(0.94) ? 'mexican_spanish' : 'english';
  const spanish =
    firm.language === 'mexican_spanish'
      ? 0.62
      : firm.contractor.languages.includes('mexican_spanish')
        ? 0.18
        : 0.03;
  return random.chance(spanish) ? 'mexican_spanish' : 'english';
}

function chooseAuthor(
  firm: Firm,
  people: readonly Person[],
  language: Language,
  createdAt: Date,
  jobMonth: string,
  visits: Visits,
  desk: Desk,
  random: Random,
): Person {
  const day = isoDate(createdAt);
  const monthKey = (person: Person): string => `${person.user.key}/${firm.contractor.key}/${jobMonth}`;
  const dayKey = (person: Person): string => `${person.user.key}/${day}`;
  const free = people.filter(
    (person) =>
      mayReview(person, firm, language, createdAt, desk) &&
      (desk.reviewsByDay.get(dayKey(person)) ?? 0) < REVIEWS_A_DAY &&
      !desk.months.has(monthKey(person)),
  );
  const content = free.filter((person) => !visits.unhappy.has(person.user.key));
  // Where everybody was let down once, somebody gives the business a second chance.
  const author = random.weighted(
    (content.length > 0 ? content : free).map(
      (person) => [person, eagerness(person, firm, visits, desk)] as const,
    ),
  );
  desk.months.add(monthKey(author));
  count(desk.reviewsByDay, dayKey(author));
  count(desk.reviewsByAuthor, author.user.key);
  count(visits.times, author.user.key);
  return author;
}

function mayReview(person: Person, firm: Firm, language: Language, createdAt: Date, desk: Desk): boolean {
  const { key, role, status } = person.user;
  if (role === 'admin' || status === 'inactive' || key === firm.owner?.user.key) return false;
  if (key === 'user') {
    const most = createdAt < desk.recentFrom ? NAMED_HOMEOWNERS_OLD_REVIEWS : NAMED_HOMEOWNERS_REVIEWS;
    if ((desk.reviewsByAuthor.get(key) ?? 0) >= most) return false;
  }
  return person.writes.includes(language);
}

/** People mostly write of firms near them, and seldom twice of the same one. Business owners write little. */
function eagerness(person: Person, firm: Firm, visits: Visits, desk: Desk): number {
  const near = person.metro.key === firm.metro.key ? 9 : person.metro.zone === firm.metro.zone ? 3 : 0.8;
  const again = (1 + (visits.times.get(person.user.key) ?? 0)) ** 2.5;
  const busy = (1 + (desk.reviewsByAuthor.get(person.user.key) ?? 0) / 25) ** 2;
  return (near * (person.user.role === 'contractor' ? 0.12 : 1)) / (again * busy);
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
