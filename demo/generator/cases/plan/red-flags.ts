import { readDemo } from '../../read-demo.ts';
import type { DemoContractor, DemoUser } from '../../types.ts';
import type { CaseStep, DemoRedFlag } from '../steps.ts';
import { DAY_HOURS, type Desk } from './desk.ts';

const DECIDED_AFTER_DAYS = 13;
const APPEALED_AFTER_DAYS = 20;
const ANSWERED_AFTER_DAYS = 24;
const ENDED_AFTER_DAYS = 60;
/** Younger appeals are still open. */
const OPEN_APPEAL_DAYS = 2;

/** Red flags in every state, for businesses and reporters all over both countries. */
export function redFlags(desk: Desk): CaseStep[] {
  const random = desk.random.fork('red-flags');
  const firms = random.shuffled(desk.world.contractors);
  const people = random.shuffled(desk.world.users.filter(({ role }) => role === 'user'));
  const taken = new Set<string>();
  return readDemo<DemoRedFlag[]>('red-flags').flatMap((flag) => {
    const firm = chooseFirm(firms, flag, taken);
    taken.add(firm.key);
    return stepsOf(desk, flag, firm, chooseReporter(people, flag, firm));
  });
}

const NAMED = new Set(['contractor', 'free']);

function chooseFirm(
  firms: readonly DemoContractor[],
  { key, of, country, trades, isUnclaimed = false }: DemoRedFlag,
  taken: ReadonlySet<string>,
): DemoContractor {
  const free = firms.filter((firm) => {
    if (of) return firm.ownerKey === of;
    const fits = firm.regionCode.startsWith(country) && (firm.ownerKey === null) === isUnclaimed;
    return fits && !taken.has(firm.key) && !NAMED.has(firm.ownerKey ?? '');
  });
  const firm = free.find((one) => one.trades.some((trade) => trades.includes(trade))) ?? free[0];
  if (!firm) throw new Error(`The demo world has no business for the red flag ${key}`);
  return firm;
}

function chooseReporter(
  people: readonly DemoUser[],
  { key, by }: DemoRedFlag,
  { regionCode }: DemoContractor,
): DemoUser {
  const isNear = (user: DemoUser) => user.regionCode === regionCode && user.key !== 'user';
  const person = people.find(by ? (user) => user.key === by : isNear) ?? people[0];
  if (!person) throw new Error(`The demo world has nobody to report the red flag ${key}`);
  return person;
}

function stepsOf(desk: Desk, flag: DemoRedFlag, firm: DemoContractor, reporter: DemoUser): CaseStep[] {
  const { key, daysAgo, code, reason, end, appeal, appealAnswer, urgent } = flag;
  const after = (days: number) => desk.hoursAgo((daysAgo - days) * DAY_HOURS);
  const of = { flagKey: key };
  const steps: CaseStep[] = [
    { kind: 'red_flag_reported', at: after(0), flag, contractorKey: firm.key, userKey: reporter.key },
  ];
  if (urgent)
    steps.push({
      kind: 'red_flag_decided',
      at: after(0.3),
      ...of,
      move: 'expedite',
      code: null,
      reason: urgent,
    });
  if (flag.state === 'withdrawn')
    steps.push({ kind: 'red_flag_decided', at: after(8), ...of, move: 'withdraw', code: null, reason: '' });
  if (code && reason) {
    const move = flag.state === 'dismissed' ? 'dismiss' : 'publish';
    steps.push({ kind: 'red_flag_decided', at: after(DECIDED_AFTER_DAYS), ...of, move, code, reason });
  }
  if (end) steps.push({ kind: 'red_flag_decided', at: after(ENDED_AFTER_DAYS), ...of, move: 'end', ...end });
  if (appeal) {
    const at = appealAnswer ? after(APPEALED_AFTER_DAYS) : desk.hoursAgo(OPEN_APPEAL_DAYS * DAY_HOURS);
    steps.push({ kind: 'red_flag_appealed', at, ...of, reason: appeal });
  }
  if (appealAnswer)
    steps.push({ kind: 'red_flag_appeal_decided', at: after(ANSWERED_AFTER_DAYS), ...of, ...appealAnswer });
  return steps;
}
