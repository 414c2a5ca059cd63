import { sql } from 'kysely';
import { PER_PAGE } from '../../../common/constants.ts';
import { hasHiddenPassage } from '../../content/hidden-passages.ts';
import type { ReadContext } from '../../core/context.ts';
import { paginate, type Pagination } from '../../core/pagination.ts';
import { firstPhotoOfPosting } from '../photos.ts';
import type { FeedViews } from '../feed-views.ts';
import type { PostingsQuery } from '../schemas.ts';
import {
  authorLeft,
  POSTING_COLUMNS,
  selectPostings,
  tradeIdsOfPosting,
  type PostingRow,
} from './select-postings.ts';
import { isListedPosting } from '../../conditions/public-rows.ts';

const WORDS_MOST = 8;

/** One page of those everyone may read, the newest first; or of the reader's own, whatever became of them. */
export async function listPostings(
  context: ReadContext,
  query: PostingsQuery,
  views: FeedViews,
): Promise<{ rows: PostingRow[]; pagination: Pagination }> {
  const found = selectFound(context, query, views);
  const { total } = await found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  const pagination = paginate(total, query.page, PER_PAGE);
  if (total === 0) return { rows: [], pagination };
  // First which of them, by the index of the list alone, and then all about those twenty.
  const onPage = found
    .select('p.id')
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(PER_PAGE)
    .offset((pagination.current_page - 1) * PER_PAGE);
  const rows = await selectPostings(context.database)
    .select(POSTING_COLUMNS)
    .select([tradeIdsOfPosting.as('tradeIds'), authorLeft.as('authorLeft'), firstPhotoOfPosting.as('photos')])
    .where('p.id', 'in', onPage)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .$castTo<PostingRow>()
    .execute();
  return { rows, pagination };
}

/** The number of postings of that list with a greater id. */
export async function countNewer(
  context: ReadContext,
  query: Omit<PostingsQuery, 'page'>,
  views: FeedViews,
  after: number,
): Promise<number> {
  const { count } = await selectFound(context, query, views)
    .where('p.id', '>', after)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function selectFound(
  { database, viewer, now }: ReadContext,
  query: Omit<PostingsQuery, 'page'>,
  views: FeedViews,
) {
  const { type, trade, region } = query;
  const isOwn = query.mine !== null && viewer !== null;
  const own = [viewer?.profileId, viewer?.contractorId].filter((id) => typeof id === 'number');
  return database
    .selectFrom('postings as p')
    .where('p.deleted_at', 'is', null)
    .$if(isOwn, (rows) => rows.where('p.author_profile_id', 'in', own))
    .$if(!isOwn, (rows) => rows.where(isListedPosting('p', now)))
    .$if(type !== null, (rows) => rows.where('p.type', '=', type ?? ''))
    .$if(region !== null, (rows) =>
      rows.where('p.region_id', '=', ({ selectFrom }) =>
        selectFrom('regions')
          .select('regions.id')
          .where('regions.slug', '=', region ?? ''),
      ),
    )
    .$if(trade !== null, (rows) =>
      rows.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('posting_trades as chosen')
            .innerJoin('trades', 'trades.id', 'chosen.trade_id')
            .select('chosen.posting_id')
            .whereRef('chosen.posting_id', '=', 'p.id')
            .where('trades.slug', '=', trade ?? ''),
        ),
      ),
    )
    .where(({ and }) => and(wordsOf(query.q).map(saying)))
    .$if(views.hiddenIds.length > 0, (rows) =>
      rows.where(sql<boolean>`p.author_profile_id <> all (${sql.val(views.hiddenIds)}::integer[])`),
    )
    .where(({ and, or, eb }) => {
      const wanted = [
        ...(views.regionIds.length > 0 ? [eb('p.region_id', 'in', views.regionIds)] : []),
        ...(views.tradeIds.length > 0 ? [isOfTrades(views.tradeIds)] : []),
      ];
      // One's own is never missing from what one reads, nor are those one follows.
      const always = [...own, ...views.followedIds];
      return always.length > 0 && wanted.length > 0
        ? or([and(wanted), eb('p.author_profile_id', 'in', always)])
        : and(wanted);
    });
}

const isOfTrades = (ids: readonly number[]) =>
  sql<boolean>`exists (select from posting_trades as chosen where chosen.posting_id = p.id
    and chosen.trade_id = any(${sql.val([...ids])}::integer[]))`;

const wordsOf = (typed: string): string[] =>
  typed
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, WORDS_MOST);

/** The word is in the title or text, in any case, accents folded. A search must not tell words that are hidden. */
const saying = (word: string) =>
  sql<boolean>`(fold_text(p.title || ' ' || p.body) like fold_text(${`%${word.replace(/[\\%_]/g, '\\$&')}%`})
    and not ${hasHiddenPassage('posting', 'p.id')})`;
