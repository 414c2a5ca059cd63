import { sql } from 'kysely';
import type { PostingStatus, PostingType } from '../../../../common/constants.ts';
import type { ReadContext } from '../../../core/context.ts';
import { hasHold } from '../../../conditions/public-rows.ts';
import { photosOfPosting } from '../../../postings/photos.ts';
import { isWhileAppealed } from '../../../cases/open-appeals.ts';
import { isAbout } from '../../../cases/latest-decision.ts';
import {
  authorLeft,
  POSTING_COLUMNS,
  selectPostings,
  tradeIdsOfPosting,
  type PostingRow,
} from '../../../postings/queries/select-postings.ts';
import { containing, typedId, type Slice } from '../../list-query.ts';
import type { FoundPostingsState } from '../schemas.ts';
import { sortedBy } from '../../../database/reading-order.ts';

const SHOWN = 20;

export type FoundPostingRow = {
  id: number;
  type: PostingType;
  title: string;
  status: PostingStatus;
  holdSignals: string[];
  expiresAt: Date | null;
  createdAt: Date;
  authorName: string;
};

/**
 * All but those that their authors deleted: title, text and name in any case, accents folded; or the
 * posting's number.
 */
function selectFound({ database }: ReadContext, { search, filters }: FoundPostingsState) {
  const words = containing(search);
  const id = typedId(search);
  return selectPostings(database)
    .where('p.deleted_at', 'is', null)
    .$if(filters.status === 'held', (query) => query.where(hasHold('p')))
    .$if(search !== '', (query) =>
      query.where((any) =>
        any.or([
          sql<boolean>`fold_text(p.title || ' ' || p.body) like fold_text(${words})`,
          sql<boolean>`fold_text(author.name) like fold_text(${words})`,
          ...(id === null ? [] : [any('p.id', '=', id)]),
        ]),
      ),
    );
}

export async function countFoundPostings(context: ReadContext, state: FoundPostingsState): Promise<number> {
  const { total } = await selectFound(context, state)
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

const SORTS = { published: 'p.created_at', title: 'p.title' } as const;

export async function listFoundPostings(
  context: ReadContext,
  state: FoundPostingsState,
  { limit, offset }: Slice,
): Promise<FoundPostingRow[]> {
  return selectFound(context, state)
    .select(['p.id', 'p.type', 'p.title', 'p.status', 'p.expires_at as expiresAt'])
    .select('p.hold_signals as holdSignals')
    .select(['p.created_at as createdAt', 'author.name as authorName'])
    .orderBy(sortedBy(SORTS[state.sort], context.language), state.direction)
    .orderBy('p.id', 'desc')
    .limit(limit)
    .offset(offset)
    .$castTo<FoundPostingRow>()
    .execute();
}

export type PostingCaseRow = PostingRow & {
  holdSignals: string[];
  authorUserId: number | null;
  /** An appeal about it is decided first. */
  isAppealed: boolean;
  versions: { version: number; title: string; body: string; at: string }[];
};

/** One posting with the facts for a decision, and every version of its text. */
export async function postingCase(
  { database }: ReadContext,
  postingId: number,
): Promise<PostingCaseRow | undefined> {
  return selectPostings(database)
    .select(POSTING_COLUMNS)
    .select(['author.user_id as authorUserId', 'p.hold_signals as holdSignals'])
    .select([
      tradeIdsOfPosting.as('tradeIds'),
      authorLeft.as('authorLeft'),
      photosOfPosting.as('photos'),
      isWhileAppealed('posting', sql.ref('p.id'), 'status').as('isAppealed'),
      sql<PostingCaseRow['versions']>`(
        select coalesce(json_agg(json_build_object('version', v.version, 'title', v.title, 'body', v.body, 'at', v.created_at)
          order by v.version desc), '[]'::json)
        from (select version, title, body, created_at from posting_versions where posting_id = p.id order by version desc limit ${SHOWN}::integer) as v)`.as(
        'versions',
      ),
    ])
    .where('p.id', '=', postingId)
    .where('p.deleted_at', 'is', null)
    .$castTo<PostingCaseRow>()
    .executeTakeFirst();
}

/** Decisions on a posting and on appeals against them, the latest first. */
export function decisionsOnPosting({ database }: ReadContext, postingId: number) {
  return database
    .selectFrom('decisions as d')
    .leftJoin('users as by', 'by.id', 'd.decided_by_user_id')
    .select(['d.id', 'd.action', 'd.decided_at as decidedAt', 'd.after', 'd.decided_by_user_id as byUserId'])
    .select(['d.shown_reason_code as reasonCode', 'd.reason_text as reason', 'by.name as decidedBy'])
    .where(isAbout({ type: 'posting', id: postingId }))
    .orderBy('d.id', 'desc')
    .limit(SHOWN)
    .execute();
}

/** The latest postings of a user, under any of their profiles, including deleted ones. */
export function postingsBy({ database }: ReadContext, userId: number) {
  return database
    .selectFrom('postings as p')
    .innerJoin('profiles as author', 'author.id', 'p.author_profile_id')
    .select(['p.id', 'p.type', 'p.title', 'p.status', 'p.expires_at as expiresAt'])
    .select('p.hold_signals as holdSignals')
    .$narrowType<{ holdSignals: string[] }>()
    .select(['p.created_at as createdAt', 'p.deleted_at as deletedAt'])
    .where('author.user_id', '=', userId)
    .orderBy('p.created_at', 'desc')
    .limit(SHOWN)
    .execute();
}
