import { entryAt } from '../../random.ts';
import type { DemoContractor, DemoUser, DemoWorld } from '../../types.ts';
import { CASE_TEXTS } from '../case-texts.ts';
import type { CaseStep } from '../steps.ts';
import { DAY_HOURS, later, times, type Desk } from './desk.ts';

const OPEN_CLAIMS = 6;
const REJECTED_CLAIMS = 3;

export function claims(desk: Desk): CaseStep[] {
  const { random, world } = desk;
  const people = random.shuffled(world.users.filter(isHomeowner(world)));
  const claimants = new Set<string>();
  /** Of the same city, and each for one business. */
  const claimantOf = ({ city }: DemoContractor): DemoUser => {
    const found = people.find((user) => user.city === city && !claimants.has(user.key)) ?? entryAt(people, 0);
    claimants.add(found.key);
    return found;
  };
  const listings = random.shuffled(world.contractors.filter(({ ownerKey }) => ownerKey === null));
  return times(OPEN_CLAIMS + REJECTED_CLAIMS, (index) => {
    const listing = entryAt(listings, index);
    const contractorKey = listing.key;
    const { key: userKey, language } = claimantOf(listing);
    const at = desk.hoursAgo((index < OPEN_CLAIMS ? 0.7 + index * 1.05 : 3 + index * 1.1) * DAY_HOURS);
    const message = random.pick(CASE_TEXTS.claimMessages[language]);
    const filed: CaseStep = {
      at,
      kind: 'claim_filed',
      contractorKey,
      userKey,
      evidence: index % 3 === 1 ? 'listed_email' : 'website_email',
      message,
    };
    const reason = CASE_TEXTS.claimRejected[language];
    return index < OPEN_CLAIMS
      ? [filed]
      : [filed, { at: later(at, 20), kind: 'claim_rejected', contractorKey, userKey, reason }];
  });
}

const isHomeowner =
  ({ contractors }: DemoWorld) =>
  ({ key, role, status }: DemoUser): boolean =>
    role === 'user' && status === 'active' && !contractors.some(({ ownerKey }) => ownerKey === key);
