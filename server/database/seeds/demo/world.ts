import { buildFirms, type Firm } from './contractors.ts';
import { daysBefore } from './dates.ts';
import { createPhraseBook } from './phrase-book.ts';
import { createRandom, type Random } from './random.ts';
import { writeResponse } from './responses.ts';
import { writePostings } from './postings.ts';
import { planReviews } from './review-plans.ts';
import { writeReview, type WrittenReview } from './reviews.ts';
import type { DemoContractor, DemoResponse, DemoReview, DemoUser, DemoWorld } from './types.ts';
import { buildPeople, ownersAmong, type Person } from './users.ts';

const SEED = 'plumbline';

/**
 * Invented people, contractors, reviews, responses and postings, as if they had come about in the four years before a day. The
 * same day gives the same world; nothing is read and nothing is written.
 */
export function buildDemoWorld(today: Date): DemoWorld {
  const random = createRandom(SEED);
  const people = buildPeople(random.fork('people'), today);
  const firms = buildFirms(ownersAmong(people), random.fork('firms'), today);
  const written = writeReviews(firms, people, random, today);
  const reviews = written.map(({ review }) => review);
  const users = people.map(({ user }) => joinedBefore(user, reviews));
  const contractors = firms.map(({ contractor }) => listedBefore(contractor, reviews));
  return {
    users,
    contractors,
    reviews,
    responses: writeResponses(written, random, today),
    postings: writePostings({ users, contractors }, random.fork('postings'), today),
  };
}

function writeReviews(
  firms: readonly Firm[],
  people: readonly Person[],
  random: Random,
  today: Date,
): WrittenReview[] {
  const book = createPhraseBook();
  const bodies = new Set<string>();
  const plans = planReviews(firms, people, random.fork('plans'), today);
  return plans.map((plan) => writeReview(plan, book, bodies, random.fork(plan.key)));
}

function writeResponses(written: readonly WrittenReview[], random: Random, today: Date): DemoResponse[] {
  const book = createPhraseBook();
  return written.flatMap(
    (entry) => writeResponse(entry, book, random.fork(`answer/${entry.review.key}`), today) ?? [],
  );
}

/** Nobody writes before they have an account. */
function joinedBefore(user: DemoUser, reviews: readonly DemoReview[]): DemoUser {
  return {
    ...user,
    createdAt: beforeFirst(
      user.createdAt,
      reviews.filter(({ authorKey }) => authorKey === user.key),
    ),
  };
}

/** No business is reviewed before it is listed. */
function listedBefore(contractor: DemoContractor, reviews: readonly DemoReview[]): DemoContractor {
  const own = reviews.filter(({ contractorKey }) => contractorKey === contractor.key);
  return { ...contractor, createdAt: beforeFirst(contractor.createdAt, own) };
}

function beforeFirst(createdAt: Date, reviews: readonly DemoReview[]): Date {
  const first = Math.min(
    createdAt.getTime(),
    ...reviews.map((review) => daysBefore(review.createdAt, 3).getTime()),
  );
  return new Date(first);
}
