import type { ReasonCode } from '../../../../common/constants.ts';
import type { Language } from '../../../../common/format/language.ts';
import type { Random } from '../../random.ts';
import { daysBefore } from '../../dates.ts';
import { HELD_HOURS_AGO } from '../../review-plans.ts';
import type { DemoReview, DemoWorld } from '../../types.ts';
import { CASE_TEXTS } from '../case-texts.ts';
import type { CaseStep } from '../steps.ts';

const HOUR_MS = 3_600_000;
export const DAY_HOURS = 24;
/** Younger than this, few reviews have a history yet; older ones than the other, none that may still be appealed. */
const CASE_AGE_DAYS = [14, 170] as const;
export const DECISION_CODES = Object.keys(CASE_TEXTS.decisionReasons) as ReasonCode[];

/** The inputs of every plan: the reviews that are still without a case, and possible times. */
export type Desk = {
  world: DemoWorld;
  random: Random;
  /** Reviews of claimed businesses, each used once; those of the accounts in the manual first. */
  next: (wanted?: (review: DemoReview) => boolean) => DemoReview;
  hasResponse: (review: DemoReview) => boolean;
  /** Sent in the last hours; screening stopped them at once. */
  held: readonly DemoReview[];
  /** The language of the owner of the business that a review is about. */
  ownersLanguage: (review: DemoReview) => Language;
  hoursAgo: (hours: number) => Date;
  /** Some time after the review was written, and long enough ago that a case about it is over. */
  someTimeAfter: (review: DemoReview) => Date;
};

export function createDesk(world: DemoWorld, random: Random, today: Date): Desk {
  const owned = new Set(world.contractors.filter(({ ownerKey }) => ownerKey).map(({ key }) => key));
  const ownerOf = new Map(world.contractors.map(({ key, ownerKey }) => [key, ownerKey]));
  const languageOf = new Map(world.users.map(({ key, language }) => [key, language]));
  const answered = new Set(world.responses.map(({ reviewKey }) => reviewKey));
  const hoursAgo = (hours: number) => new Date(today.getTime() - hours * HOUR_MS);
  const onHoldAt = new Set(HELD_HOURS_AGO.map((hours) => daysBefore(today, hours / 24).getTime()));
  const [youngest, oldest] = CASE_AGE_DAYS.map((days) => hoursAgo(days * DAY_HOURS));
  const left = random
    .shuffled(world.reviews)
    .filter(({ contractorKey }) => owned.has(contractorKey))
    .filter(({ createdAt }) => createdAt < (youngest ?? today) && createdAt > (oldest ?? today));
  return {
    world,
    random,
    hoursAgo,
    held: world.reviews.filter(({ createdAt }) => onHoldAt.has(createdAt.getTime())),
    ownersLanguage: ({ contractorKey }) => languageOf.get(ownerOf.get(contractorKey) ?? '') ?? 'english',
    hasResponse: ({ key }) => answered.has(key),
    next: (wanted = () => true) => {
      const place = left.findIndex(wanted);
      const [review] = left.splice(place === -1 ? 0 : place, 1);
      if (!review) throw new Error('The demo world has too few reviews for its cases');
      return review;
    },
    someTimeAfter: ({ createdAt }) => {
      const hours = (today.getTime() - createdAt.getTime()) / HOUR_MS - 12 * DAY_HOURS;
      return new Date(createdAt.getTime() + random.integer(6, Math.max(7, Math.floor(hours))) * HOUR_MS);
    },
  };
}

export function decided(
  { random }: Desk,
  review: DemoReview,
  action: 'deactivated' | 'activated' | 'deleted',
  code: ReasonCode | null,
  at: Date,
): CaseStep {
  const reason =
    code === null ? random.pick(CASE_TEXTS.restored[review.language]) : decisionReason(random, code, review);
  return { at, kind: 'review', action, reviewKey: review.key, code, reason };
}

export function decisionReason(random: Random, code: ReasonCode, { language }: DemoReview): string {
  return random.pick(CASE_TEXTS.decisionReasons[code]?.[language] ?? []);
}

export const later = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MS);

export const times = (count: number, make: (index: number) => CaseStep[]): CaseStep[] =>
  Array.from({ length: count }, (_, index) => make(index)).flat();
