import { CASE_TEXTS } from '../case-texts.ts';
import type { CaseStep } from '../steps.ts';
import { DAY_HOURS, type Desk } from './desk.ts';

export function accounts(desk: Desk): CaseStep[] {
  const user = desk.world.users.find(({ status }) => status === 'inactive');
  if (!user) return [];
  const reason = user.inactiveReason ?? '';
  return [
    { at: desk.hoursAgo(9 * DAY_HOURS), kind: 'account_deactivated', userKey: user.key, code: 'R11', reason },
    {
      at: desk.hoursAgo(2 * DAY_HOURS),
      kind: 'account_appealed',
      userKey: user.key,
      reason: CASE_TEXTS.accountAppeal,
    },
  ];
}
