import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { SubFinderSearch } from '../../../common/search/sub-finder.ts';
import { CARD_COLUMNS, type CardRow } from '../../contractors/queries/card-columns.ts';
import type { ReadContext } from '../../core/context.ts';
import { conditionsOf, kmFrom } from '../queries/search-conditions.ts';
import { orderOf } from '../queries/search-order.ts';
import type { ResolvedSearch } from '../queries/resolved-search.ts';
import type { ChosenViews } from './chosen-views.ts';
import { isListedPosting, isWaitingInvitation } from '../../conditions/public-rows.ts';
import { isActiveAccount } from '../../conditions/live-accounts.ts';

export type WantedSubs = {
  search: SubFinderSearch;
  resolved: ResolvedSearch;
  views: ChosenViews;
  /** The reader's own profiles, which are never found. */
  ownProfileIds: readonly number[];
  /** The profiles behind a block, in either direction. */
  hiddenIds: readonly number[];
  followedIds: readonly number[];
  /** YYYY-MM-DD */
  today: string;
  now: Date;
};

/** A contractor who takes work of others, and what speaks for inviting it. */
export type SubRow = CardRow & {
  km: number | null;
  crew_size: number | null;
  languages: string[];
  insured: boolean;
  insurance_expires_on: string | null;
  /** Its posting that says it has time. */
  availability: { id: number; at: string } | null;
  /** The median of a year's answers to invitations; null where there are too few to tell. */
  answer_hours: number | null;
  /** Jobs that both did together. */
  jobs_together: number;
  /** The reader's own invitation that waits for an answer. */
  invitation_id: number | null;
};

const DAY_HOURS = 24;
/** Fewer answers tell nothing of a habit. */
const ANSWERS_TO_TELL = 2;

/** One page of them, best first; the order is the organic one, which knows no plan. */
export async function readSubs(
  { database }: ReadContext,
  wanted: WantedSubs,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: SubRow[]; total: number }> {
  const { resolved } = wanted;
  const km = kmFrom(resolved.point);
  const order = orderOf(resolved, km);
  const { rows } = await sql<SubRow & { total: number }>`
    select ${sql.join(CARD_COLUMNS.map((column) => sql.ref(column)))}, found.km, found.total,
      c.crew_size, c.languages, c.insured, c.insurance_expires_on,
      ${availability(wanted)} as availability, ${answerHours(wanted)} as answer_hours,
      ${jobsTogether(wanted)} as jobs_together, ${openInvitation(wanted)} as invitation_id
    from (
      select c.id, ${km} as km, count(*) over ()::integer as total, row_number() over (order by ${order}) as place
      from contractors c
      where ${conditionsOfSubs(wanted)}
      order by ${order}
      limit ${limit}::integer offset ${offset}::integer) found
    join contractors c on c.id = found.id
    order by found.place`.execute(database);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** On contractors as `c`. */
export const conditionsOfSubs = (wanted: WantedSubs): RawBuilder<SqlBool> =>
  sql<SqlBool>`c.claimed and ${conditionsOf(wanted.resolved)} and ${sql.join(ownConditions(wanted), sql` and `)}`;

function ownConditions(wanted: WantedSubs): RawBuilder<SqlBool>[] {
  const { search, views, ownProfileIds, hiddenIds, followedIds } = wanted;
  return [
    isListed,
    sql<SqlBool>`c.id <> all(${sql.val([...ownProfileIds, ...hiddenIds])}::integer[])`,
    ...(views.regionIds.length === 0
      ? []
      : [sql<SqlBool>`c.region_id = any(${sql.val([...views.regionIds])}::integer[])`]),
    ...(views.tradeIds.length === 0
      ? []
      : [sql<SqlBool>`c.trade_ids && ${sql.val([...views.tradeIds])}::integer[]`]),
    ...(search.available ? [sql<SqlBool>`${availability(wanted)} is not null`] : []),
    ...(search.crew === null ? [] : [sql<SqlBool>`c.crew_size >= ${search.crew}::integer`]),
    ...(search.languages.length === 0
      ? []
      : [sql<SqlBool>`c.languages @> ${sql.val([...search.languages])}::text[]`]),
    ...(search.from === null || search.to === null ? [] : [isFree(search.from, search.to)]),
    ...(search.answers === null
      ? []
      : [sql<SqlBool>`${answerHours(wanted)} <= ${search.answers * DAY_HOURS}::float8`]),
    ...(search.followed ? [sql<SqlBool>`c.id = any(${sql.val([...followedIds])}::integer[])`] : []),
    ...(search.workedWith ? [sql<SqlBool>`${jobsTogether(wanted)} > 0`] : []),
  ];
}

/** Its owner manages it and wants to be found here. */
const isListed = sql<SqlBool>`exists (
  select from profiles p join users u on u.id = p.user_id
  where p.id = c.id and p.listed_in_sub_finder and ${isActiveAccount('u')})`;

/** No accepted invitation lies on these days. */
const isFree = (from: string, to: string) => sql<SqlBool>`not exists (
  select from invitations job where job.to_profile_id = c.id and job.state = 'accepted'
    and job.starts_on <= ${to}::text::date and job.ends_on >= ${from}::text::date)`;

const availability = ({ now }: WantedSubs) => sql<SubRow['availability']>`(
  select json_build_object('id', o.id, 'at', o.created_at) from postings o
  where o.author_profile_id = c.id and o.type = 'availability' and ${isListedPosting('o', now)}
  order by o.created_at desc limit 1)`;

/** An unanswered invitation counts as answered after a year. */
const answerHours = ({ now }: WantedSubs) => sql<number | null>`(
  select case when count(*) >= ${sql.lit(ANSWERS_TO_TELL)} then percentile_cont(0.5) within group (
    order by case when asked.state = 'expired' then 8760 else extract(epoch from asked.answered_at - asked.created_at) / 3600 end)
    end
  from invitations asked where asked.to_profile_id = c.id and (asked.answered_at is not null or asked.state = 'expired')
    and asked.created_at > ${now}::timestamptz - interval '1 year')`;

const jobsTogether = ({ ownProfileIds: [ownId = 0], today }: WantedSubs) => sql<number>`(
  select count(*)::integer from invitations job where job.state = 'accepted' and job.ends_on < ${today}::text::date
    and ((job.from_profile_id = ${ownId}::integer and job.to_profile_id = c.id)
      or (job.to_profile_id = ${ownId}::integer and job.from_profile_id = c.id)))`;

const openInvitation = ({ ownProfileIds: [ownId = 0], now }: WantedSubs) => sql<number | null>`(
  select open.id from invitations open where open.from_profile_id = ${ownId}::integer and open.to_profile_id = c.id
    and ${isWaitingInvitation('open', now)})`;
