import { sql } from 'kysely';
import type { PostingType } from '../../common/constants.ts';
import type { Language } from '../../common/format/language.ts';
import type { ReadContext } from '../core/context.ts';
import { paginate, type Pagination } from '../core/pagination.ts';
import { hiddenProfileIds } from '../relations/queries/blocked.ts';
import { followedProfileIds } from '../relations/queries/followed.ts';
import { isListedPosting, isPublic } from '../conditions/public-rows.ts';

const PER_PAGE = 20;

export type ActivityKind = 'posting' | 'review' | 'response';
export type ActivityRow = {
  kind: ActivityKind;
  id: number;
  at: Date;
  /** Of a posting. */
  type: PostingType | null;
  title: string;
  words: string;
  language: Language;
  byId: number;
  byName: string;
  bySlug: string | null;
  /** The business that a review or a response is about. */
  aboutName: string | null;
  aboutSlug: string | null;
  stars: number | null;
};
export type Activity = { rows: ActivityRow[]; pagination: Pagination; follows: number };

/** The latest publications of followed profiles, the newest first: public postings, reviews and responses. */
export async function listActivity(context: ReadContext, page: number): Promise<Activity> {
  const { database, viewer, now } = context;
  const [followed, hidden] = await Promise.all([
    followedProfileIds(database, viewer),
    hiddenProfileIds(database, viewer),
  ]);
  const ids = followed.filter((id) => !hidden.includes(id));
  if (ids.length === 0) return { rows: [], pagination: paginate(0, 1, PER_PAGE), follows: followed.length };
  const found = activityOf(ids, now);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total from (${found}) as activity`.execute(database);
  const pagination = paginate(counted[0]?.total ?? 0, page, PER_PAGE);
  const { rows } = await sql<ActivityRow>`
    select kind, id, at, type, title, words, language, "byId", "byName", "bySlug", "aboutName", "aboutSlug", stars
    from (${found}) as activity
    order by at desc, kind, id desc
    limit ${PER_PAGE} offset ${(pagination.current_page - 1) * PER_PAGE}`.execute(database);
  return { rows, pagination, follows: followed.length };
}

const activityOf = (ids: readonly number[], now: Date) => {
  const authors = sql`any(${sql.val(ids)}::integer[])`;
  return sql`
    select 'posting' as kind, p.id, p.created_at as at, p.type, p.title, p.body as words,
      p.language, author.id as "byId", author.name as "byName", own.slug as "bySlug",
      null::text as "aboutName", null::text as "aboutSlug", null::integer as stars
    from postings as p
    join profiles as author on author.id = p.author_profile_id
    left join contractors as own on own.id = author.id
    where p.author_profile_id = ${authors} and ${isListedPosting('p', now)}
    union all
    select 'review', r.id, r.created_at, null, r.title, r.body,
      r.language, author.id, author.name, own.slug, about.name, c.slug, r.overall::integer
    from reviews as r
    join profiles as author on author.id = r.author_profile_id
    left join contractors as own on own.id = author.id
    join contractors as c on c.id = r.contractor_id and c.hidden_at is null
    join profiles as about on about.id = c.id
    where r.author_profile_id = ${authors} and ${isPublic('r')}
    union all
    select 'response', s.id, s.created_at, null, r.title, s.body,
      r.language, about.id, about.name, c.slug, about.name, c.slug, null
    from review_responses as s
    join reviews as r on r.id = s.review_id and ${isPublic('r')}
    join contractors as c on c.id = r.contractor_id and c.hidden_at is null
    join profiles as about on about.id = c.id
    where c.id = ${authors} and ${isPublic('s')}`;
};
