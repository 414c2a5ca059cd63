import { sql, type SqlBool } from 'kysely';
import type { AppealableAction, AppealState } from '../../../../common/constants.ts';
import { isOpenOverdue } from '../../../cases/overdue.ts';
import type { ReadContext } from '../../../core/context.ts';
import { notDeletedByAuthor } from '../../../reviews/queries/select-reviews.ts';
import { containing, typedId, type Slice } from '../../list-query.ts';
import type { DecisionAppealListState } from '../schemas.ts';
import { isPartOf } from './own-part.ts';
import { sortedBy } from '../../../database/reading-order.ts';

export type ListedDecisionAppeal = {
  id: number;
  state: AppealState;
  filedAt: Date;
  dueAt: Date;
  closedAt: Date | null;
  decisionId: number;
  action: AppealableAction;
  /** Of the review or the posting; null: of neither, or its author deleted it. */
  title: string | null;
  contractorName: string | null;
  /** null: the account is gone. */
  appellantName: string | null;
};

/** Waiting ones, unless another choice is made; never those that the reader has a part in. */
function selectDecisionAppeals(context: ReadContext, { search, filters }: DecisionAppealListState) {
  const words = containing(search);
  const id = typedId(search);
  const { state, action } = filters;
  return context.database
    .selectFrom('appeals as a')
    .innerJoin('decisions as d', 'd.id', 'a.against_decision_id')
    .leftJoin('users as u', 'u.id', 'a.appellant_user_id')
    .leftJoin('contractors as c', 'c.id', 'd.contractor_id')
    .where('a.type', '=', 'decision_appeal')
    .where(sql<SqlBool>`not ${isPartOf(context)}`)
    .$if(state === null || state === 'late', (query) => query.where('a.state', '=', 'open'))
    .$if(state === 'late', (query) => query.where(isOpenOverdue('a', context.now)))
    .$if(state !== null && state !== 'late' && state !== 'all', (query) =>
      query.where('a.state', '=', state ?? ''),
    )
    .$if(action !== null, (query) => query.where('d.action', '=', action ?? ''))
    .$if(search !== '', (query) =>
      query.where(
        sql<SqlBool>`(fold_text(a.on_appeal_reason) like fold_text(${words}) or fold_text(u.name) like fold_text(${words})
          or fold_text(c.name) like fold_text(${words}) or d.id = ${id} or a.id = ${id})`,
      ),
    );
}

export async function countDecisionAppeals(
  context: ReadContext,
  state: DecisionAppealListState,
): Promise<number> {
  const { total } = await selectDecisionAppeals(context, state)
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

const SORTS = {
  due: 'a.due_at',
  filed: 'a.filed_at',
  decision: 'd.id',
  appellant: 'u.name',
  contractor: 'c.name',
} as const;

const TITLE = sql<string | null>`case d.subject_type
  when 'posting' then (select p.title from postings as p where p.id = d.subject_id and p.deleted_at is null)
  when 'comment' then (select p.title from comments as k join postings as p on p.id = k.posting_id where k.id = d.subject_id)
  else (select r.title from reviews as r where r.id = d.review_id and ${notDeletedByAuthor}) end`;

export async function listDecisionAppeals(
  context: ReadContext,
  state: DecisionAppealListState,
  { limit, offset }: Slice,
): Promise<ListedDecisionAppeal[]> {
  return selectDecisionAppeals(context, state)
    .select(['a.id', 'a.state', 'a.filed_at as filedAt', 'a.due_at as dueAt', 'a.closed_at as closedAt'])
    .select(['d.id as decisionId', 'd.action', TITLE.as('title')])
    .select(['c.name as contractorName', 'u.name as appellantName'])
    .orderBy(sortedBy(SORTS[state.sort], context.language), (order) =>
      (state.direction === 'asc' ? order.asc() : order.desc()).nullsLast(),
    )
    .orderBy('a.id')
    .limit(limit)
    .offset(offset)
    .$castTo<ListedDecisionAppeal>()
    .execute();
}
