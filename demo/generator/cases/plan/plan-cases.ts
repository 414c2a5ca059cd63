import type { CaseStep } from '../steps.ts';
import type { Random } from '../../random.ts';
import type { DemoWorld } from '../../types.ts';
import { accounts } from './accounts.ts';
import { appeals } from './appeals.ts';
import { claims } from './claims.ts';
import { decisionAppeals } from './decision-appeals.ts';
import { createDesk } from './desk.ts';
import { postings } from './postings.ts';
import { redFlags } from './red-flags.ts';
import { reports } from './reports.ts';
import { edits, holds, plainDecisions, responsesTakenDown } from './reviews.ts';

/**
 * The demo world's appeals, moderation and claims in the order of time. Open, overdue and decided cases are
 * enough to fill each screen. The same world and day give the same cases.
 */
export function planCases(world: DemoWorld, random: Random, today: Date): CaseStep[] {
  const desk = createDesk(world, random, today);
  const steps = [
    ...appeals(desk),
    ...holds(desk),
    ...plainDecisions(desk),
    ...edits(desk),
    ...responsesTakenDown(desk),
    ...postings(desk),
    ...accounts(desk),
    ...claims(desk),
    ...decisionAppeals(desk),
    ...reports(desk),
    ...redFlags(desk),
  ];
  return steps.sort((one, other) => one.at.getTime() - other.at.getTime());
}
