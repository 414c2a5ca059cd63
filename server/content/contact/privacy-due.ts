import {
  ANSWERED_IN_BUSINESS_DAYS,
  ANSWERED_IN_DAYS,
  CONFIRMED_IN_BUSINESS_DAYS,
} from '../../../common/contact-topics.ts';
import { localTimeIn, WESTERNMOST } from '../../places/time-zones.ts';

const DAY_MS = 86_400_000;
const SATURDAY = 6;

/**
 * The last days to confirm and to answer a request about one's data that came at `sentAt`. They count from the day
 * in Hawaii, which is the earliest that the request may have been sent on.
 */
export function privacyDue(sentAt: Date) {
  const day = new Date(`${localTimeIn(WESTERNMOST, sentAt).date}T00:00:00Z`);
  return {
    confirmBy: businessDaysAfter(day, CONFIRMED_IN_BUSINESS_DAYS),
    answerByInMexico: businessDaysAfter(day, ANSWERED_IN_BUSINESS_DAYS),
    answerByInUnitedStates: new Date(day.getTime() + ANSWERED_IN_DAYS * DAY_MS),
  };
}

/** Monday to Friday. Public holidays count as well, so the day is never too late. */
function businessDaysAfter(start: Date, days: number): Date {
  let at = start;
  for (let left = days; left > 0; left -= isBusinessDay(at) ? 1 : 0) at = new Date(at.getTime() + DAY_MS);
  return at;
}

const isBusinessDay = (at: Date): boolean => at.getUTCDay() !== 0 && at.getUTCDay() !== SATURDAY;
