import { sql, type SqlBool } from 'kysely';
import type { Language } from '../../../common/format/language.ts';
import type { ReadContext } from '../../core/context.ts';
import { isPublic } from '../../conditions/public-rows.ts';
import { hasResponseOnHold, isOnHold, isHoldOverdue, responseState } from './holds.ts';
import { containing, typedId, type Slice } from '../list-query.ts';
import { isCaseFor } from '../own-case.ts';
import type { CaseListState } from '../schemas.ts';
import { hasLeft } from '../../conditions/live-accounts.ts';
import { sortedBy } from '../../database/reading-order.ts';

/** A review in the moderation list, with its latest response beside it. */
export type CaseRow = {
  id: number;
  version: number;
  /** Of all that was decided in the case; 0: nothing was. */
  lastDecisionId: number;
  title: string;
  body: string;
  overall: number;
  language: Language;
  createdAt: Date;
  isActive: boolean;
  isDeleted: boolean;
  isOnHold: boolean;
  /** It, or its response, should have been checked by now. */
  isLate: boolean;
  isAppealed: boolean;
  signals: string[];
  authorName: string;
  authorLeft: boolean;
  contractorName: string;
  contractorSlug: string;
  region: string | null;
  response: 'active' | 'held' | 'inactive' | 'deleted' | null;
};

const isAppealed = sql<SqlBool>`exists (select from appeals as a where a.review_id = r.id and a.state = 'open')`;

const WITH_STATUS = {
  active: isPublic('r'),
  held: sql<SqlBool>`(${isOnHold('r')} or (r.deleted_at is null and ${hasResponseOnHold('r')}))`,
  inactive: sql<SqlBool>`(r.status = 'inactive' and r.deleted_at is null and not ${isOnHold('r')})`,
  deleted: sql<SqlBool>`r.deleted_at is not null`,
  appealed: isAppealed,
} as const;

/** The present response, else the one deleted last. */
const latestResponse = sql<'active' | 'held' | 'inactive' | 'deleted' | null>`(
  select ${responseState} from review_responses as s where s.review_id = r.id order by s.id desc limit 1)`;

const WITH_RESPONSE = {
  active: sql<SqlBool>`${latestResponse} = 'active'`,
  held: sql<SqlBool>`${latestResponse} = 'held'`,
  inactive: sql<SqlBool>`${latestResponse} = 'inactive'`,
  deleted: sql<SqlBool>`${latestResponse} = 'deleted'`,
  none: sql<SqlBool>`${latestResponse} is null`,
} as const;

/** Subqueries rather than joins, so that only the reviews are counted. */
function mentions(search: string) {
  const words = containing(search);
  const id = typedId(search);
  return sql<SqlBool>`(
    r.title ilike ${words} or r.body ilike ${words} or r.id = ${id}
    or r.author_profile_id in (select p.id from profiles as p where p.name ilike ${words})
    or r.contractor_id in (select c.id from contractors as c where c.name ilike ${words})
    or r.id in (select s.review_id from review_responses as s where s.body ilike ${words}))`;
}

function selectCases(context: ReadContext, { search, filters }: CaseListState) {
  const { region, status, response, signal, language, stars } = filters;
  const inRegion = sql<SqlBool>`r.contractor_id in (
    select c.id from contractors as c join regions as g on g.id = c.region_id where g.slug = ${region})`;
  return context.database
    .selectFrom('reviews as r')
    .where(isCaseFor(context))
    .$if(search !== '', (query) => query.where(mentions(search)))
    .$if(region !== null, (query) => query.where(inRegion))
    .$if(status === 'late', (query) => query.where(isHoldOverdue('r', context.now)))
    .$if(status !== null && status !== 'late', (query) =>
      query.where(WITH_STATUS[status === 'late' ? 'held' : (status ?? 'active')]),
    )
    .$if(response !== null, (query) => query.where(WITH_RESPONSE[response ?? 'none']))
    .$if(signal !== null, (query) =>
      query.where(
        sql<SqlBool>`(r.hold_signals ? ${signal} or exists (
          select from review_responses as s where s.review_id = r.id and s.hold_signals ? ${signal}))`,
      ),
    )
    .$if(language !== null, (query) => query.where('r.language', '=', language ?? ''))
    .$if(stars !== null, (query) => query.where('r.overall', '=', stars ?? 0));
}

export async function countCases(context: ReadContext, state: CaseListState): Promise<number> {
  const { total } = await selectCases(context, state)
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

const SORTS = {
  written: 'r.created_at',
  stars: 'r.overall',
  contractor: 'c.name',
  author: 'author.name',
} as const;

export async function listCases(
  context: ReadContext,
  state: CaseListState,
  { limit, offset }: Slice,
): Promise<CaseRow[]> {
  return selectCases(context, state)
    .innerJoin('contractors as c', 'c.id', 'r.contractor_id')
    .innerJoin('profiles as author', 'author.id', 'r.author_profile_id')
    .leftJoin('users as writer', 'writer.id', 'author.user_id')
    .leftJoin('regions as g', 'g.id', 'c.region_id')
    .select([
      'r.id',
      'r.version',
      'r.title',
      'r.body',
      'r.overall',
      'r.language',
      'r.created_at as createdAt',
    ])
    .select(['author.name as authorName', 'c.name as contractorName', 'c.slug as contractorSlug'])
    .select(['r.hold_signals as signals', `g.${context.language} as region`])
    .select([
      hasLeft('writer').as('authorLeft'),
      sql<boolean>`r.status = 'active'`.as('isActive'),
      sql<boolean>`r.deleted_at is not null`.as('isDeleted'),
      isOnHold('r').as('isOnHold'),
      isHoldOverdue('r', context.now).as('isLate'),
      isAppealed.as('isAppealed'),
      latestResponse.as('response'),
      sql<number>`coalesce((select max(d.id) from decisions as d where d.review_id = r.id), 0)`.as(
        'lastDecisionId',
      ),
    ])
    .orderBy(sortedBy(SORTS[state.sort], context.language), state.direction)
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset(offset)
    .$castTo<CaseRow>()
    .execute();
}
