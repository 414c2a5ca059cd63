import { sql } from 'kysely';
import type { Language } from '../../../../common/format/language.ts';
import type { Queryable } from '../../../database/client.ts';
import { pictureKeyOf } from '../../../profiles/avatars.ts';
import { isPublic } from '../../../conditions/public-rows.ts';
import { authorLeft } from '../../queries/select-postings.ts';

const EARLIER_SHOWN = 10;

/** A comment as its queries give it. */
export type CommentRow = {
  id: number;
  postingId: number;
  parentId: number | null;
  body: string;
  language: Language;
  version: number;
  createdAt: Date;
  editedAt: Date | null;
  /** By its author, or removed by an administrator. */
  isDeleted: boolean;
  isRemoved: boolean;
  authorProfileId: number;
  authorName: string;
  /** Of the business it was written for. */
  authorSlug: string | null;
  authorLeft: boolean;
  /** The key of their picture, or of the logo of their business. */
  authorPicture: string | null;
  /** A block exists between its author and the reader: only its place is shown. */
  isHidden?: boolean;
  /** Its words before the last change, the latest first. */
  earlier: { body: string; written_at: string }[];
};

/** Of comments as `c`: its words are there for its readers. */
export const isReadable = isPublic('c');

/** Of comments as `c`: it is readable, or a placeholder above a readable reply. */
export const isListed = sql<boolean>`(${isReadable} or (c.parent_id is null and exists (
  select from comments as reply
  where reply.parent_id = c.id and ${isPublic('reply')})))`;

/** Comments as `c`, with who wrote them; one that was deleted or removed has no words. */
export const selectComments = (database: Queryable) =>
  database
    .selectFrom('comments as c')
    .innerJoin('profiles as author', 'author.id', 'c.author_profile_id')
    .leftJoin('contractors as business', 'business.id', 'c.author_profile_id')
    .leftJoin('users as u', 'u.id', 'author.user_id')
    .select(['c.id', 'c.posting_id as postingId', 'c.parent_id as parentId', 'c.language'])
    .select(sql<string>`case when ${isReadable} then c.body else '' end`.as('body'))
    .select(['c.version', 'c.created_at as createdAt', 'c.edited_at as editedAt'])
    .select(['c.author_profile_id as authorProfileId', 'author.name as authorName'])
    .select(['business.slug as authorSlug', authorLeft.as('authorLeft')])
    .select(pictureKeyOf(sql.ref('author.id'), sql.ref('business.pictures')).as('authorPicture'))
    .select(sql<boolean>`not ${isReadable}`.as('isDeleted'))
    .select(sql<boolean>`c.status = 'inactive'`.as('isRemoved'))
    .select(
      sql<CommentRow['earlier']>`case when c.edited_at is null or not ${isReadable} then '[]'::json else (
        select coalesce(json_agg(json_build_object('body', older.body, 'written_at', older.created_at)), '[]')
        from (select v.body, v.created_at from comment_versions as v
          where v.comment_id = c.id and v.version < c.version
          order by v.version desc limit ${EARLIER_SHOWN}) as older) end`.as('earlier'),
    )
    .$castTo<CommentRow>();
