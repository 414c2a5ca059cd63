import { sql, type SqlBool } from 'kysely';
import type { AppealKind, AppealState } from '../../../common/constants.ts';
import { isOpenOverdue } from '../../cases/overdue.ts';
import type { ReadContext } from '../../core/context.ts';
import { containing, typedId, type Slice } from '../list-query.ts';
import { isWaitingAppeal, keptFromNobody } from '../own-case.ts';
import type { AppealListState } from '../schemas.ts';
import { sortedBy } from '../../database/reading-order.ts';

/** An appeal in its queue. A case is opened by its review. */
export type AppealRow = {
  id: number;
  reviewId: number;
  kind: AppealKind;
  state: AppealState;
  filedAt: Date;
  dueAt: Date;
  closedAt: Date | null;
  isLate: boolean;
  by: string | null;
  title: string;
  overall: number;
  contractorName: string;
  contractorSlug: string;
  region: string | null;
};

function selectAppeals(context: ReadContext, { search, filters }: AppealListState) {
  const { database, now, viewer } = context;
  const { state, kind, region } = filters;
  // A party to the review does not find out by searching what the other side wrote.
  const isOwn = sql<SqlBool>`(r.contractor_id = ${viewer?.contractorId ?? 0} or r.author_profile_id = ${viewer?.profileId ?? 0})`;
  const words = containing(search);
  const id = typedId(search);
  return database
    .selectFrom('appeals as a')
    .innerJoin('reviews as r', 'r.id', 'a.review_id')
    .innerJoin('contractors as c', 'c.id', 'r.contractor_id')
    .innerJoin('profiles as author', 'author.id', 'r.author_profile_id')
    .leftJoin('regions as g', 'g.id', 'c.region_id')
    .leftJoin('users as u', 'u.id', 'a.appellant_user_id')
    .where(keptFromNobody(context))
    .$if(state === null || state === 'late', (query) => query.where(isWaitingAppeal(context)))
    .$if(state === 'late', (query) => query.where(isOpenOverdue('a', now)))
    .$if(state !== null && state !== 'late' && state !== 'all', (query) =>
      query.where('a.state', '=', state ?? ''),
    )
    .$if(kind !== null, (query) => query.where('a.kind', '=', kind ?? ''))
    .$if(region !== null, (query) => query.where('g.slug', '=', region ?? ''))
    .$if(search !== '', (query) =>
      query.where(
        sql<SqlBool>`((a.on_appeal_reason ilike ${words} and not ${isOwn}) or r.title ilike ${words} or r.body ilike ${words}
          or c.name ilike ${words} or author.name ilike ${words} or r.id = ${id} or a.id = ${id})`,
      ),
    );
}

export async function countAppeals(context: ReadContext, state: AppealListState): Promise<number> {
  const { total } = await selectAppeals(context, state)
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

const SORTS = ({ language }: ReadContext) =>
  ({ due: 'a.due_at', filed: 'a.filed_at', contractor: 'c.name', region: `g.${language}` }) as const;

export async function listAppeals(
  context: ReadContext,
  state: AppealListState,
  { limit, offset }: Slice,
): Promise<AppealRow[]> {
  return selectAppeals(context, state)
    .select(['a.id', 'a.kind', 'a.state', 'a.review_id as reviewId', 'a.filed_at as filedAt'])
    .select(['a.due_at as dueAt', 'a.closed_at as closedAt', 'u.name as by', 'r.title', 'r.overall'])
    .select(['c.name as contractorName', 'c.slug as contractorSlug', `g.${context.language} as region`])
    .select(sql<boolean>`a.state = 'open' and ${isOpenOverdue('a', context.now)}`.as('isLate'))
    .orderBy(sortedBy(SORTS(context)[state.sort], context.language), (order) =>
      (state.direction === 'asc' ? order.asc() : order.desc()).nullsLast(),
    )
    .orderBy('a.id')
    .limit(limit)
    .offset(offset)
    .$castTo<AppealRow>()
    .execute();
}

export type AppealedRegionRow = {
  id: number;
  slug: string | null;
  name: string | null;
  open: number;
  late: number;
  oldest: Date;
  nextDue: Date;
};

/** Open appeals by region: one row for each region with any; contractors without a region together. */
export async function appealsByRegion(context: ReadContext): Promise<AppealedRegionRow[]> {
  const { language, now } = context;
  return context.database
    .selectFrom('appeals as a')
    .innerJoin('reviews as r', 'r.id', 'a.review_id')
    .innerJoin('contractors as c', 'c.id', 'r.contractor_id')
    .leftJoin('regions as g', 'g.id', 'c.region_id')
    .where(isWaitingAppeal(context))
    .groupBy(['g.id', 'g.slug', `g.${language}`])
    .select(['g.slug', `g.${language} as name`])
    .select([
      sql<number>`coalesce(g.id, 0)`.as('id'),
      sql<number>`count(*)::integer`.as('open'),
      sql<number>`(count(*) filter (where ${isOpenOverdue('a', now)}))::integer`.as('late'),
      sql<Date>`min(a.filed_at)`.as('oldest'),
      sql<Date>`min(a.due_at)`.as('nextDue'),
    ])
    .execute();
}
