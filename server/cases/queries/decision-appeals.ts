import { sql } from 'kysely';
import type { AppealState } from '../../../common/constants.ts';
import type { ReadContext } from '../../core/context.ts';
import type { UploadRow } from '../../uploads/views.ts';
import { notFound } from '../../core/errors.ts';
import type { DecisionCase } from '../appealable-decision.ts';
import type { NotifiedDecision } from '../appealed-decision.ts';
import { filesOfAppeal, namesSensitiveRule } from '../appeals.ts';
import type { Subjects } from '../subject.ts';
import { decisionStands, laterEdit, type StillStands } from './still-stands.ts';

export type DecisionAppealRow = {
  id: number;
  state: AppealState;
  /** null: erased with its subject. */
  reason: string | null;
  offReason: string | null;
  filedAt: Date;
  dueAt: Date;
  closedAt: Date | null;
  /** The administrator's answer. */
  answer: string | null;
  /** The decision that closed it. */
  closingDecisionId: number | null;
  files: UploadRow[];
};

/** The appeals against one decision, the latest first: only that one can be open. */
export function appealsAgainst({ database }: ReadContext, decisionId: number): Promise<DecisionAppealRow[]> {
  return database
    .selectFrom('appeals as a')
    .leftJoin('decisions as closing', 'closing.id', 'a.decision_id')
    .select(['a.id', 'a.state', 'a.on_appeal_reason as reason', 'a.off_appeal_reason as offReason'])
    .select(['a.filed_at as filedAt', 'a.due_at as dueAt', 'a.closed_at as closedAt'])
    .select(['closing.reason_text as answer', 'closing.id as closingDecisionId'])
    .select(filesOfAppeal.as('files'))
    .where('a.type', '=', 'decision_appeal')
    .where('a.against_decision_id', '=', decisionId)
    .orderBy('a.id', 'desc')
    .$castTo<DecisionAppealRow>()
    .execute();
}

/** The facts about a decision that the rule needs, from its earlier appeals. */
export function caseOf(
  { decidedAt, isSensitive }: Pick<NotifiedDecision, 'decidedAt' | 'isSensitive'>,
  appeals: readonly DecisionAppealRow[],
  stands: StillStands,
): DecisionCase {
  const rejected = appeals.find(({ state }) => state === 'rejected');
  return {
    decidedAt,
    isSensitive,
    ...stands,
    latest: appeals[0] ?? null,
    rejectedAt: rejected?.closedAt ?? null,
  };
}

/** The same facts as JSON, in which times are text. `stands`: null where it is not appealed as a decision. */
export type CaseFacts = {
  stands: boolean | null;
  laterEditId: number | null;
  isSensitive: boolean;
  latest: { state: AppealState; filedAt: string; dueAt: string } | null;
  rejectedAt: string | null;
};

/** Of decisions as `d`: the facts of `caseOf`, for lists of decisions. */
export const caseFacts = (subjects: Subjects) => sql<CaseFacts>`json_build_object(
  'stands', ${decisionStands(subjects)}, 'laterEditId', ${laterEdit}, 'isSensitive', ${namesSensitiveRule},
  'latest', (select json_build_object('state', a.state, 'filedAt', a.filed_at, 'dueAt', a.due_at)
    from appeals as a where a.type = 'decision_appeal' and a.against_decision_id = d.id
    order by a.id desc limit 1),
  'rejectedAt', (select a.closed_at from appeals as a
    where a.type = 'decision_appeal' and a.against_decision_id = d.id and a.state = 'rejected'
    order by a.id desc limit 1))`;

/** The case of a decision of `decidedAt` from its facts. */
export const caseFrom = (
  { stands, laterEditId, isSensitive, latest, rejectedAt }: CaseFacts,
  decidedAt: Date,
): DecisionCase => ({
  decidedAt,
  stands: stands ?? false,
  laterEditId,
  isSensitive,
  latest: latest && { ...latest, filedAt: new Date(latest.filedAt), dueAt: new Date(latest.dueAt) },
  rejectedAt: rejectedAt === null ? null : new Date(rejectedAt),
});

/** The decision that an appeal is against, which never changes. Throws `notFound()`. */
export async function decisionAppealedBy({ database }: ReadContext, appealId: number): Promise<number> {
  const row = await database
    .selectFrom('appeals')
    .select('against_decision_id as id')
    .where('type', '=', 'decision_appeal')
    .where('id', '=', appealId)
    .executeTakeFirst();
  if (!row || row.id === null) throw notFound();
  return row.id;
}
