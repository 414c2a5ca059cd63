import type { RedFlagCriterion } from '../../../common/cases/red-flags.ts';
import type { ReadContext } from '../../core/context.ts';
import type { RedFlagLevel } from '../../contractors/organic-order.ts';

/** A criterion in the reader's language. */
export type CriterionView = {
  key: RedFlagCriterion;
  level: RedFlagLevel;
  /** The time that it is shown; null: until its reason has ended. */
  days: number | null;
  name: string;
  evidence: string;
};

/** The criteria of red flags, in the published order. */
export async function listCriteria({
  database,
  language,
}: Pick<ReadContext, 'database' | 'language'>): Promise<CriterionView[]> {
  return database
    .selectFrom('red_flag_criteria')
    .select(['key', 'level', 'days', `${language} as name`, `${language}_evidence as evidence`])
    .orderBy('position')
    .$castTo<CriterionView>()
    .execute();
}

export async function findCriterion(
  { database }: Pick<ReadContext, 'database'>,
  key: RedFlagCriterion,
): Promise<{ level: string }> {
  return database
    .selectFrom('red_flag_criteria')
    .select('level')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}
