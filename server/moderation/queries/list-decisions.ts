import { sql } from 'kysely';
import type { DecisionAction, ReasonCode } from '../../../common/constants.ts';
import type { Language } from '../../../common/format/language.ts';
import type { ReadContext } from '../../core/context.ts';
import { containing, typedId, type Slice } from '../list-query.ts';
import type { DecisionListState } from '../schemas.ts';
import { sortedBy } from '../../database/reading-order.ts';

export type DecisionRow = {
  id: number;
  decidedAt: Date;
  action: DecisionAction;
  subjectType: string;
  subjectId: number;
  reviewId: number | null;
  contractorId: number | null;
  contractorName: string | null;
  contractorSlug: string | null;
  overall: number | null;
  language: Language | null;
  reasonCode: ReasonCode | null;
  reason: string | null;
  decidedBy: string | null;
  hash: string;
  /** The statements of reasons to both sides; only read with the case of a review. */
  statements?: StatementRow[];
};
/** Moments are ISO 8601 UTC; `readAt` null: not opened yet. */
export type StatementRow = { party: string; name: string | null; at: string; readAt: string | null };

const joinedDecisions = ({ database }: ReadContext) =>
  database
    .selectFrom('decisions as d')
    .leftJoin('contractors as c', 'c.id', 'd.contractor_id')
    .leftJoin('users as u', 'u.id', 'd.decided_by_user_id');

/** The decisions a list asks for; which slice of them is the caller's to add. */
function selectDecisions(context: ReadContext, { search, filters }: DecisionListState) {
  const words = containing(search);
  const id = typedId(search);
  return joinedDecisions(context)
    .$if(search !== '', (query) =>
      query.where((any) =>
        any.or([
          any('d.reason_text', 'ilike', words),
          any('c.name', 'ilike', words),
          any('u.name', 'ilike', words),
          ...(id === null ? [] : [any('d.id', '=', id), any('d.review_id', '=', id)]),
        ]),
      ),
    )
    .$if(filters.action !== null, (query) => query.where('d.action', '=', filters.action ?? ''))
    .$if(filters.reason !== null, (query) => query.where('d.shown_reason_code', '=', filters.reason ?? ''))
    .$if(filters.stars !== null, (query) => query.where('d.overall', '=', filters.stars ?? 0))
    .$if(filters.language !== null, (query) => query.where('d.language', '=', filters.language ?? ''));
}

export async function countDecisions(context: ReadContext, state: DecisionListState): Promise<number> {
  const { total } = await selectDecisions(context, state)
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

const SORTS = { decided: 'd.id', action: 'd.action', contractor: 'c.name', by: 'u.name' } as const;

export async function listDecisions(
  context: ReadContext,
  state: DecisionListState,
  { limit, offset }: Slice,
): Promise<DecisionRow[]> {
  return withColumns(selectDecisions(context, state))
    .orderBy(sortedBy(SORTS[state.sort], context.language), (order) =>
      (state.direction === 'asc' ? order.asc() : order.desc()).nullsLast(),
    )
    .orderBy('d.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

const STATEMENTS = sql<StatementRow[]>`(
  select coalesce(json_agg(json_build_object('party', s.party, 'name', recipient.name,
    'at', to_json(s.created_at at time zone 'utc') #>> '{}' || 'Z',
    'readAt', to_json(s.read_at at time zone 'utc') #>> '{}' || 'Z') order by s.id), '[]'::json)
  from decision_statements as s left join users as recipient on recipient.id = s.user_id where s.decision_id = d.id)`;

/** All decisions about a review, its response and its appeals; the latest first. */
export async function decisionsOfReview(context: ReadContext, reviewId: number): Promise<DecisionRow[]> {
  return withColumns(joinedDecisions(context))
    .select(STATEMENTS.as('statements'))
    .where('d.review_id', '=', reviewId)
    .orderBy('d.id', 'desc')
    .execute();
}

function withColumns(query: ReturnType<typeof joinedDecisions>) {
  return query
    .select(['d.id', 'd.action', 'd.overall', 'd.language', 'd.hash', 'd.decided_at as decidedAt'])
    .select(['d.subject_type as subjectType', 'd.subject_id as subjectId', 'd.review_id as reviewId'])
    .select([
      'd.shown_reason_code as reasonCode',
      'd.reason_text as reason',
      'd.contractor_id as contractorId',
    ])
    .select(['c.name as contractorName', 'c.slug as contractorSlug', 'u.name as decidedBy'])
    .$castTo<DecisionRow>();
}
