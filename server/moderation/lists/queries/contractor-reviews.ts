import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { AppealState, DecisionAction, ReviewStatus } from '../../../../common/constants.ts';
import type { Language } from '../../../../common/format/language.ts';
import type { ReadContext } from '../../../core/context.ts';
import { isPublic } from '../../../conditions/public-rows.ts';
import { deletedByAuthor } from '../../../reviews/queries/select-reviews.ts';
import { isOnHold } from '../../queries/holds.ts';
import { keptFromNobody } from '../../own-case.ts';
import type { Slice } from '../../list-query.ts';
import type { ContractorReviewsState } from '../schemas.ts';

export type ReviewSide = 'got' | 'given';

/** A review in whatever state, with what was last decided about it. */
export type ContractorReviewRow = {
  id: number;
  title: string;
  body: string;
  overall: number;
  language: Language;
  status: ReviewStatus;
  isOnHold: boolean;
  deletedAt: Date | null;
  /** Taken back: there is nothing to moderate. */
  deletedByAuthor: boolean;
  createdAt: Date;
  editedAt: Date | null;
  authorId: number;
  authorName: string;
  contractorId: number;
  contractorSlug: string;
  contractorName: string;
  responseStatus: ReviewStatus | null;
  responseBody: string | null;
  appealState: AppealState | null;
  appealDueAt: Date | null;
  decision: {
    id: number;
    action: DecisionAction;
    code: string | null;
    words: string | null;
    at: string;
  } | null;
};

export type SideCounts = Record<ReviewSide, number>;

/** The number of reviews that it got and wrote, in any state. */
export async function countSides(context: ReadContext, contractorId: number): Promise<SideCounts> {
  const isOpen = keptFromNobody(context);
  const { rows } = await sql<SideCounts>`
    select (select count(*)::integer from reviews r where r.contractor_id = ${contractorId}::integer and ${isOpen}) as got,
      (select count(*)::integer from reviews r where r.author_profile_id = ${contractorId}::integer and ${isOpen}) as given`.execute(
    context.database,
  );
  return rows[0] ?? { got: 0, given: 0 };
}

type ReviewsQuery = { contractorId: number; side: ReviewSide };

export async function countContractorReviews(
  context: ReadContext,
  asked: ReviewsQuery,
  state: ContractorReviewsState,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from reviews r
    join contractors c on c.id = r.contractor_id join profiles a on a.id = r.author_profile_id
    where ${conditionsOf(context, asked, state)}`.execute(context.database);
  return rows[0]?.total ?? 0;
}

export async function listContractorReviews(
  context: ReadContext,
  asked: ReviewsQuery,
  state: ContractorReviewsState,
  { limit, offset }: Slice,
): Promise<ContractorReviewRow[]> {
  const { rows } = await sql<ContractorReviewRow>`
    select r.id, r.title, r.body, r.overall, r.language, r.status, ${isOnHold('r')} as "isOnHold",
      r.deleted_at as "deletedAt", ${deletedByAuthor} as "deletedByAuthor", r.created_at as "createdAt",
      r.edited_at as "editedAt", a.id as "authorId", a.name as "authorName", c.id as "contractorId",
      c.slug as "contractorSlug", c.name as "contractorName", s.status as "responseStatus", s.body as "responseBody",
      p.state as "appealState", p.due_at as "appealDueAt", d.decision
    from reviews r
    join contractors c on c.id = r.contractor_id
    join profiles a on a.id = r.author_profile_id
    left join review_responses s on s.review_id = r.id and s.deleted_at is null
    left join lateral (
      select state, due_at from appeals where review_id = r.id and kind <> 'remove_response'
      order by id desc limit 1) p on true
    left join lateral (
      select json_build_object('id', id, 'action', action, 'code', shown_reason_code, 'words', reason_text, 'at', decided_at) as decision
      from decisions where review_id = r.id order by id desc limit 1) d on true
    where ${conditionsOf(context, asked, state)}
    order by ${orderOf(state)} limit ${limit}::integer offset ${offset}::integer`.execute(context.database);
  return rows;
}

function conditionsOf(
  context: ReadContext,
  { contractorId, side }: ReviewsQuery,
  { search, filters }: ContractorReviewsState,
): RawBuilder<SqlBool> {
  const own = side === 'got' ? sql`r.contractor_id` : sql`r.author_profile_id`;
  const other = side === 'got' ? sql`a.name` : sql`c.name`;
  const conditions = [
    sql<SqlBool>`${own} = ${contractorId}::integer`,
    keptFromNobody(context),
    ...(search === ''
      ? []
      : [
          sql<SqlBool>`strpos(fold_text(concat_ws(' ', r.id::text, r.title, r.body, ${other})), fold_text(${search}::text)) > 0`,
        ]),
    ...(filters.stars === null ? [] : [sql<SqlBool>`r.overall = ${filters.stars}::integer`]),
    ...(filters.state === null ? [] : [STATES[filters.state]]),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

const STATES = {
  active: isPublic('r'),
  held: isOnHold('r'),
  inactive: sql<SqlBool>`(r.deleted_at is null and r.status = 'inactive' and not ${isOnHold('r')})`,
  deleted: sql<SqlBool>`r.deleted_at is not null`,
};

function orderOf({ sort, direction }: ContractorReviewsState): RawBuilder<unknown> {
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  return sort === 'stars'
    ? sql`r.overall ${way}, r.created_at desc, r.id desc`
    : sql`r.created_at ${way}, r.id ${way}`;
}
