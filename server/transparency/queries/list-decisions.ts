import { sql, type ExpressionBuilder } from 'kysely';
import { actionsOfChoice } from '../../../common/cases/decision-groups.ts';
import { paginate, type Pagination } from '../../core/pagination.ts';
import type { Queryable } from '../../database/client.ts';
import { isPublic } from '../../conditions/public-rows.ts';
import type { DB } from '../../database/schema.ts';
import type { LogQuery } from '../log-query.ts';

const PER_PAGE = 20;
const HEADS_SHOWN = 30;

export type LogRow = Awaited<ReturnType<typeof readRows>>[number];
export type LogPage = { rows: LogRow[]; pagination: Pagination };

/** One page of the log, newest first. Which rows are on it is read from an index alone. */
export async function listDecisions(database: Queryable, query: LogQuery): Promise<LogPage> {
  const { total } = await database
    .selectFrom('decisions')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where((where) => isAskedFor(where, query))
    .executeTakeFirstOrThrow();
  const pagination = paginate(total, query.page, PER_PAGE);
  return { rows: total === 0 ? [] : await readRows(database, query, pagination), pagination };
}

function isAskedFor({ eb, and, or }: ExpressionBuilder<DB, 'decisions'>, query: LogQuery) {
  const { action, reason, star, language, number } = query;
  return and([
    ...(action ? [eb('action', 'in', actionsOfChoice(action))] : []),
    ...(reason === 'none' ? [eb('shown_reason_code', 'is', null)] : []),
    ...(reason && reason !== 'none'
      ? [or([eb('shown_reason_code', '=', reason), eb('offense_code', '=', reason)])]
      : []),
    ...(star ? [eb('overall', '=', star)] : []),
    ...(language ? [eb('language', '=', language)] : []),
    ...(number ? [eb('decisions.id', '=', number)] : []),
  ]);
}

/** Of a `decision`, or of the one that the appeal it rejects was `against`: the response that it is about. */
const responseId = sql<number | null>`case 'response'
  when decision.subject_type then decision.subject_id when against.subject_type then against.subject_id end`;

/**
 * A contractor is named only where the decision's subject is public today. That is the review, and the
 * response where it is about that. Reason texts are omitted, because they may repeat private details.
 */
function readRows(database: Queryable, query: LogQuery, { current_page, per_page }: Pagination) {
  return database
    .with('shown', (from) =>
      from
        .selectFrom('decisions')
        .select('decisions.id')
        .where((where) => isAskedFor(where, query))
        .orderBy('decisions.id', 'desc')
        .limit(per_page)
        .offset((current_page - 1) * per_page),
    )
    .selectFrom('shown')
    .innerJoin('decisions as decision', 'decision.id', 'shown.id')
    .leftJoin('reviews as review', (join) =>
      join.onRef('review.id', '=', 'decision.review_id').on(isPublic('review')),
    )
    .leftJoin('decisions as against', (join) =>
      join
        .on('against.id', '=', sql<number>`(decision.after ->> 'against')::integer`)
        .on('decision.subject_type', '=', 'decision_appeal'),
    )
    .leftJoin('review_responses as response', (join) =>
      join.on('response.id', '=', responseId).on(isPublic('response')),
    )
    .leftJoin('contractors as contractor', (join) =>
      join
        .onRef('contractor.id', '=', 'review.contractor_id')
        .on((on) => on.or([on(responseId, 'is', null), on('response.id', 'is not', null)])),
    )
    .select([
      'decision.id',
      'decision.decided_at',
      'decision.action',
      'decision.shown_reason_code as reason_code',
      'decision.offense_code',
      sql<string | null>`decision.before ->> 'words'`.as('words_before'),
      sql<string | null>`decision.after ->> 'words'`.as('words_after'),
      'decision.overall',
      'decision.language',
      'decision.hash',
      'decision.previous_hash',
      'contractor.name as contractor_name',
      'contractor.slug as contractor_slug',
    ])
    .select(
      sql<string | null>`coalesce(
        (select state from appeals where against_decision_id = decision.id order by id desc limit 1),
        (select state from erased_appeals where against_decision_id = decision.id order by id desc limit 1)
      )`.as('appeal_state'),
    )
    .orderBy('decision.id', 'desc')
    .execute();
}

export type ChainHead = {
  length: number;
  head_hash: string;
  first_at: Date | null;
  /** Times as the database writes them in JSON. */
  published: { length: number; hash: string; at: string }[];
};

const publishedHeads = sql<ChainHead['published']>`(
  select coalesce(json_agg(json_build_object('length', h.length, 'hash', h.head_hash, 'at', h.published_at)
    order by h.id desc), '[]'::json)
  from (select id, length, head_hash, published_at from published_chain_heads order by id desc limit ${HEADS_SHOWN}) as h)`;

/** The end of the chain, its beginning, and its published ends. */
export function chainHead(database: Queryable): Promise<ChainHead> {
  return database
    .selectFrom('decision_chain')
    .select(['length', 'head_hash'])
    .select(({ selectFrom }) =>
      selectFrom('decisions').select('decided_at').where('decisions.id', '=', 1).as('first_at'),
    )
    .select(publishedHeads.as('published'))
    .executeTakeFirstOrThrow();
}
