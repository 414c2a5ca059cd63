import type { DataRequestAsker, DataRequestLaw, DataRequestPlace } from '../../common/data-requests.ts';
import { ANSWERED_IN_BUSINESS_DAYS, ANSWERED_IN_DAYS } from '../../common/contact-topics.ts';
import { businessDaysAfter, businessDaysBetween } from '../places/business-days.ts';
import { isMexicanHoliday } from '../places/mexican-holidays.ts';
import { localTimeIn, WESTERNMOST } from '../places/time-zones.ts';

const DAY_MS = 86_400_000;
/** Our own promise where no law names a day. */
export const ANSWERED_ELSEWHERE_IN_DAYS = 30;
/** Mexico: a granted request is carried out within so many business days after the answer. */
export const CARRIED_OUT_IN_BUSINESS_DAYS = 15;

/** A court’s order follows no law on personal data; its own deadline is in its document. */
export function lawOf(asker: DataRequestAsker, place: DataRequestPlace): DataRequestLaw {
  if (asker === 'authority') return 'other';
  return place === 'mexico' || place === 'california' ? place : 'other';
}

/** The day in Hawaii, the earliest that a moment may fall on; a due day counted from it is never too late. */
export const dayOf = (moment: Date): Date => new Date(`${localTimeIn(WESTERNMOST, moment).date}T00:00:00Z`);

/**
 * The last day to answer, counted from the receipt. Mexico: 20 business days, as our privacy policy says of the LFPDPPP.
 * California: 45 days (11 CCR 7021).
 */
export const answerBy = (law: DataRequestLaw, receivedAt: Date): Date => termAfter(law, dayOf(receivedAt));

/** The last day after the one extension, as long as the first term. California: 90 days in all (11 CCR 7021). */
export const extendedBy = (law: DataRequestLaw, dueAt: Date): Date => termAfter(law, dueAt);

function termAfter(law: DataRequestLaw, day: Date): Date {
  if (law === 'mexico') return businessDaysAfter(day, ANSWERED_IN_BUSINESS_DAYS, isMexicanHoliday);
  return daysAfter(day, law === 'california' ? ANSWERED_IN_DAYS : ANSWERED_ELSEWHERE_IN_DAYS);
}

/** The last day to do what was granted. Elsewhere than in Mexico the term of the answer holds for that, too. */
export const carryOutBy = (law: DataRequestLaw, dueAt: Date, answeredAt: Date): Date =>
  law === 'mexico'
    ? businessDaysAfter(dayOf(answeredAt), CARRIED_OUT_IN_BUSINESS_DAYS, isMexicanHoliday)
    : dueAt;

/** California: the term runs on, "regardless of time required to verify the request" (11 CCR 7021). */
export const stopsClock = (law: DataRequestLaw): boolean => law !== 'california';

type Pause = { dueAt: Date; from: Date; until: Date };

/** The last day after a pause: as many days are left as when it began. */
export function dueAfterPause(law: DataRequestLaw, { dueAt, from, until }: Pause): Date {
  if (!stopsClock(law)) return dueAt;
  const [began, ended] = [dayOf(from), dayOf(until)];
  if (law === 'mexico' && dueAt > began)
    return businessDaysAfter(ended, businessDaysBetween(began, dueAt, isMexicanHoliday), isMexicanHoliday);
  return daysAfter(dueAt, (ended.getTime() - began.getTime()) / DAY_MS);
}

const daysAfter = (day: Date, days: number): Date => new Date(day.getTime() + days * DAY_MS);
