import {
  ANSWERED_IN_BUSINESS_DAYS,
  ANSWERED_IN_DAYS,
  CONFIRMED_IN_BUSINESS_DAYS,
} from '../../../common/contact-topics.ts';
import { businessDaysAfter, NO_HOLIDAYS } from '../../places/business-days.ts';
import { localTimeIn, WESTERNMOST } from '../../places/time-zones.ts';

const DAY_MS = 86_400_000;

/**
 * The last days to confirm and to answer a request about one's data that came at `sentAt`. They count from the day
 * in Hawaii, which is the earliest that the request may have been sent on. Holidays count, so no day is too late.
 */
export function privacyDue(sentAt: Date) {
  const day = new Date(`${localTimeIn(WESTERNMOST, sentAt).date}T00:00:00Z`);
  return {
    confirmBy: businessDaysAfter(day, CONFIRMED_IN_BUSINESS_DAYS, NO_HOLIDAYS),
    answerByInMexico: businessDaysAfter(day, ANSWERED_IN_BUSINESS_DAYS, NO_HOLIDAYS),
    answerByInUnitedStates: new Date(day.getTime() + ANSWERED_IN_DAYS * DAY_MS),
  };
}
