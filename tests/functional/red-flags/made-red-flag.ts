import type { RedFlagCriterion } from '../../../common/cases/red-flags.ts';
import type { MadeContractor, MadeUser } from '../../support/factories.ts';
import type { World } from '../../support/world.ts';

export const BODY =
  'We paid the deposit on May 14 for a start on June 1. Nobody came, and six messages since then got no answer.';
export const RECORD = 'https://courts.example.gov/case/4211';

type Seed = {
  contractor: MadeContractor;
  reporter: MadeUser;
  criterion?: RedFlagCriterion;
  level?: 'notice' | 'warning' | 'alert';
  openedAt?: Date;
  answerDueAt?: Date;
  recordUrl?: string | null;
};

/** An open red flag whose time to answer is over, with an official record as its evidence. */
export async function makeRedFlag(
  { database }: Pick<World, 'database'>,
  { contractor, reporter, criterion = 'abandoned_job', level = 'warning', ...seed }: Seed,
): Promise<{ id: number; version: number }> {
  const { openedAt = new Date('2026-01-05T12:00:00Z'), answerDueAt = new Date('2026-01-16T10:00:00Z') } =
    seed;
  return database
    .insertInto('red_flags')
    .values({
      contractor_id: contractor.id,
      criterion,
      level,
      origin: 'report',
      reporter_user_id: reporter.id,
      body: BODY,
      language: 'english',
      record_url: seed.recordUrl === undefined ? RECORD : seed.recordUrl,
      opened_at: openedAt,
      answer_due_at: answerDueAt,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
}
