import {
  ANSWERED_IN_BUSINESS_DAYS,
  ANSWERED_IN_DAYS,
  CONFIRMED_IN_BUSINESS_DAYS,
} from '../../../common/contact-topics.ts';

const DAY_MS = 86_400_000;
const SATURDAY = 6;

/** The last days (UTC) to confirm and to answer a request about one's data that came at `sentAt`. */
export const privacyDue = (sentAt: Date) => ({
  confirmBy: businessDaysAfter(sentAt, CONFIRMED_IN_BUSINESS_DAYS),
  answerByInMexico: businessDaysAfter(sentAt, ANSWERED_IN_BUSINESS_DAYS),
  answerByInUnitedStates: new Date(sentAt.getTime() + ANSWERED_IN_DAYS * DAY_MS),
});

/** Monday to Friday. Public holidays count as well, so the day is never too late. */
function businessDaysAfter(start: Date, days: number): Date {
  let at = start;
  for (let left = days; left > 0; left -= isBusinessDay(at) ? 1 : 0) at = new Date(at.getTime() + DAY_MS);
  return at;
}

const isBusinessDay = (at: Date): boolean => at.getUTCDay() !== 0 && at.getUTCDay() !== SATURDAY;
