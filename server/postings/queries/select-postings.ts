import { sql } from 'kysely';
import type { PostingStatus, PostingType } from '../../../common/constants.ts';
import type { Language } from '../../../common/format/language.ts';
import type { Queryable } from '../../database/client.ts';
import { hasLeft } from '../../conditions/live-accounts.ts';
import type { UploadRow } from '../../uploads/views.ts';

/** A posting as its queries give it. */
export type PostingRow = {
  id: number;
  type: PostingType;
  title: string;
  body: string;
  /** Cleaned HTML; null: a plain text. */
  bodyHtml: string | null;
  language: Language;
  regionId: number;
  tradeIds: number[];
  /** YYYY-MM-DD */
  endsOn: string | null;
  expiresAt: Date | null;
  status: PostingStatus;
  version: number;
  createdAt: Date;
  editedAt: Date | null;
  /** Since when its author shows it first. */
  pinnedAt: Date | null;
  authorProfileId: number;
  authorName: string;
  /** Of the business it was published for. */
  authorSlug: string | null;
  /** The author has closed the account. */
  authorLeft: boolean;
  photos: UploadRow[] | null;
};

/** Postings as `p`, with who wrote them; the photos are for the caller to add. */
export const selectPostings = (database: Queryable) =>
  database
    .selectFrom('postings as p')
    .innerJoin('profiles as author', 'author.id', 'p.author_profile_id')
    .leftJoin('contractors as business', 'business.id', 'p.author_profile_id')
    .leftJoin('users as u', 'u.id', 'author.user_id');

export const POSTING_COLUMNS = [
  'p.id',
  'p.type',
  'p.title',
  'p.body',
  'p.body_html as bodyHtml',
  'p.language',
  'p.region_id as regionId',
  'p.ends_on as endsOn',
  'p.expires_at as expiresAt',
  'p.status',
  'p.version',
  'p.created_at as createdAt',
  'p.edited_at as editedAt',
  'p.pinned_at as pinnedAt',
  'p.author_profile_id as authorProfileId',
  'author.name as authorName',
  'business.slug as authorSlug',
] as const;

export const tradeIdsOfPosting = sql<number[]>`array(
  select chosen.trade_id from posting_trades as chosen where chosen.posting_id = p.id order by chosen.position)`;

/** The profile stays; a person's profile without an account has no user any more. */
export const authorLeft = sql<boolean>`(author.kind = 'person' and ${hasLeft('u')})`;
