import { buildFirms, type Firm } from './contractors.ts';
import { daysBefore } from './dates.ts';
import { createPhraseBook } from './phrase-book.ts';
import { createRandom, type Random } from './random.ts';
import { writeResponse } from './responses.ts';
import { writeComments } from './comments.ts';
import { writePostings } from './postings.ts';
import { planReviews } from './review-plans.ts';
import { writeReview, type WrittenReview } from './reviews.ts';
import type { DemoContractor, DemoResponse, DemoReview, DemoUser, DemoWorld } from './types.ts';
import { buildAccounts, buildHomeowners, type Person } from './users.ts';

const SEED = 'plumbline';

/**
 * Invented users, contractors, reviews, responses and postings of the four years before a day. The same day
 * gives the same world; the function reads and writes nothing.
 */
export function buildDemoWorld(today: Date): DemoWorld {
  const random = createRandom(SEED);
  const names = new Set<string>();
  const accounts = buildAccounts(names, random.fork('accounts'), today);
  const owners = accounts.filter(({ user }) => user.role === 'contractor');
  const firms = buildFirms(owners, random.fork('firms'), today);
  const homeowners = buildHomeowners(reviewsByMetro(firms), names, random.fork('homeowners'), today);
  const people = [...accounts, ...homeowners];
  const written = writeReviews(firms, people, random, today);
  const reviews = written.map(({ review }) => review);
  const firstBy = firstDays(reviews, ({ authorKey }) => authorKey);
  const users = people.map((person) => joinedBefore(person, firstBy.get(person.user.key), random));
  const firstOn = firstDays(reviews, ({ contractorKey }) => contractorKey);
  const contractors = firms.map(({ contractor }) => listedBefore(contractor, firstOn.get(contractor.key)));
  const postings = writePostings({ users, contractors }, random.fork('postings'), today);
  return {
    users,
    contractors,
    reviews,
    responses: writeResponses(written, random, today),
    postings,
    comments: writeComments({ users, postings }, random.fork('comments'), today),
  };
}

function writeReviews(
  firms: readonly Firm[],
  people: readonly Person[],
  random: Random,
  today: Date,
): WrittenReview[] {
  const book = createPhraseBook();
  const plans = planReviews(firms, people, random.fork('plans'), today);
  return plans.map((plan) => writeReview(plan, book, random.fork(plan.key)));
}

function writeResponses(written: readonly WrittenReview[], random: Random, today: Date): DemoResponse[] {
  const book = createPhraseBook();
  return written.flatMap(
    (entry) => writeResponse(entry, book, random.fork(`answer/${entry.review.key}`), today) ?? [],
  );
}

function reviewsByMetro(firms: readonly Firm[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { metro, reviewsWanted } of firms)
    counts.set(metro.key, (counts.get(metro.key) ?? 0) + reviewsWanted);
  return counts;
}

function firstDays(reviews: readonly DemoReview[], keyOf: (review: DemoReview) => string): Map<string, Date> {
  const days = new Map<string, Date>();
  for (const review of reviews) {
    const known = days.get(keyOf(review));
    if (known === undefined || review.createdAt < known) days.set(keyOf(review), review.createdAt);
  }
  return days;
}

/** Most users open an account to write a review; owners had theirs before. */
function joinedBefore({ user }: Person, first: Date | undefined, random: Random): DemoUser {
  if (first === undefined) return user;
  const daysAhead = 0.01 + 60 * random.fork(`joined/${user.key}`).next() ** 6;
  const joined = daysBefore(first, daysAhead);
  return user.role === 'user' || joined < user.createdAt ? { ...user, createdAt: joined } : user;
}

/** No business is reviewed before it is listed. */
function listedBefore(contractor: DemoContractor, first: Date | undefined): DemoContractor {
  const listed = first === undefined ? contractor.createdAt : daysBefore(first, 3);
  return listed < contractor.createdAt ? { ...contractor, createdAt: listed } : contractor;
}
