import type { Config } from '../../core/config/config.ts';

/** An administrator's second factor: whether there is one, and whether this session was opened with it. */
export type AdminFacts = { dueAt: Date | null; isEnrolled: boolean; isStrong: boolean };
/** `set_up`: the days are over; `confirm`: there is one, and this session did not use it. */
export type AdminNeed = 'set_up' | 'confirm';

type Where = Pick<Config, 'environment' | 'allowDemo'>;

/** Development, tests and a demo world have accounts whose passwords are public: nothing there is worth a factor. */
export const isAdminRuleOn = ({ environment, allowDemo }: Where): boolean =>
  environment === 'production' && !allowDemo;

/** The need that keeps an administrator from every admin page; null: none. */
export function adminNeed(
  where: Where,
  { dueAt, isEnrolled, isStrong }: AdminFacts,
  now: Date,
): AdminNeed | null {
  if (!isAdminRuleOn(where)) return null;
  if (isEnrolled) return isStrong ? null : 'confirm';
  return dueAt !== null && dueAt > now ? null : 'set_up';
}
