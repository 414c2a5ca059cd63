import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import type { Language } from '../../../common/format/language.ts';
import type { Queryable } from '../../database/client.ts';
import type { Contractors } from '../../database/schema.ts';
import type { ScreeningSignal } from '../../screening/signals.ts';
import type { LicenseState } from '../license/license-status.ts';
import { licenseStateSql, SHOWN_LICENSE } from '../license/license-status-sql.ts';
import { localDayOfRow, type LocalDays } from '../hours/local-day.ts';
import { readingOrder } from '../../database/reading-order.ts';

/** The columns to sort the list by, each with its usual direction; the first is the usual order. */
export const PROFILE_SORTS = {
  name: 'asc',
  region: 'asc',
  reviews: 'desc',
  rating: 'desc',
  appeals: 'desc',
  listed: 'desc',
} as const;
export type ProfileSort = keyof typeof PROFILE_SORTS;

/** Contractors as administrators look for them. `days`: the current day where they are. */
export type ProfileSearch = {
  /** null: everywhere. */
  regionId: number | null;
  /**
   * The beginnings of words of the name, the trades, the place; or a license number, an id, an email's
   * beginning.
   */
  search: string;
  claimed: boolean | null;
  license: LicenseState | null;
  /** Whether screening flagged the name, and no administrator has looked at it since. */
  flagged: boolean;
  /** `proposed`: an administrator may decide about a proposal to close or open it; `closed`: it closed for good. */
  closing: 'proposed' | 'closed' | null;
  sort: ProfileSort;
  direction: 'asc' | 'desc';
  days: LocalDays;
  language: Language;
};

type Copied = Pick<
  Selectable<Contractors>,
  | 'id'
  | 'slug'
  | 'name'
  | 'city'
  | 'email'
  | 'website'
  | 'source'
  | 'claimed'
  | 'region_id'
  | 'zone'
  | 'trade_ids'
  | 'red_flag_level'
  | 'review_count'
  | 'mean_rating'
  | 'license_number'
  | 'license_status'
  | 'license_expires_on'
  | 'created_at'
>;
export type ProfileRow = Copied & {
  phone: string | null;
  /** null: it is unclaimed. */
  owner: { id: number; name: string; email: string; status: string } | null;
  open_appeals: number;
  /** Of the name, until an administrator has looked at it. */
  name_signals: ScreeningSignal[];
};

type Slice = { limit: number; offset: number };

export async function countProfiles(database: Queryable, search: ProfileSearch): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from contractors c where ${conditionsOf(search)}`.execute(database);
  return rows[0]?.total ?? 0;
}

/** One page of the matching contractors. The page is found first, then the further columns are read. */
export async function listProfiles(
  database: Queryable,
  search: ProfileSearch,
  { limit, offset }: Slice,
): Promise<ProfileRow[]> {
  const { rows } = await sql<ProfileRow>`
    select c.id, c.slug, c.name, c.city, c.email, c.website, c.source, c.claimed, c.region_id, c.zone, c.trade_ids, c.red_flag_level,
      c.review_count, c.mean_rating, c.license_number, c.license_status, c.license_expires_on, c.created_at, p.phone,
      case when u.id is null then null
        else json_build_object('id', u.id, 'name', u.name, 'email', u.email, 'status', u.status) end as owner,
      ${OPEN_APPEALS} as open_appeals, ${nameSignals} as name_signals
    from (
      select c.id, row_number() over (order by ${orderOf(search)}) as place
      from contractors c left join regions r on r.id = c.region_id
      where ${conditionsOf(search)}
      order by ${orderOf(search)}
      limit ${limit}::integer offset ${offset}::integer) found
    join contractors c on c.id = found.id
    join profiles p on p.id = c.id
    left join users u on u.id = p.user_id
    order by found.place`.execute(database);
  return rows;
}

/** Of contractors as `c`: the name's signals of screening, until an administrator has looked at it. */
export const nameSignals = sql<
  ScreeningSignal[]
>`case when c.name_checked_at is null then c.name_signals else '[]' end`;

// Few appeals are open at a time: they are looked through, not the contractor's reviews.
const OPEN_APPEALS = sql<number>`(
  select count(*)::integer from appeals a join reviews v on v.id = a.review_id
  where a.state = 'open' and v.contractor_id = c.id)`;

const IS_PROPOSED = sql<SqlBool>`c.id in (
  select o.contractor_id from closing_proposals as o where o.state = 'open')`;

function conditionsOf(search: ProfileSearch): RawBuilder<SqlBool> {
  const conditions = [
    ...(search.regionId === null ? [] : [sql<SqlBool>`c.region_id = ${search.regionId}::integer`]),
    ...(search.search === '' ? [] : [fits(search.search)]),
    ...(search.claimed === null ? [] : [sql<SqlBool>`c.claimed = ${search.claimed}::boolean`]),
    ...(search.license === null
      ? []
      : [
          sql<SqlBool>`${licenseStateSql(SHOWN_LICENSE, localDayOfRow(search.days))} = ${search.license}::text`,
        ]),
    ...(search.closing === 'closed' ? [sql<SqlBool>`c.closed_on is not null`] : []),
    ...(search.closing === 'proposed' ? [IS_PROPOSED] : []),
    ...(search.flagged ? [sql<SqlBool>`c.name_signals <> '[]' and c.name_checked_at is null`] : []),
  ];
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** Each word may be the beginning of one; all of them must match. Signs alone match nothing. */
function fits(words: string): RawBuilder<SqlBool> {
  const ways = [
    sql<SqlBool>`c.search_document @@ (
      select string_agg(quote_literal(word) || ':*', ' & ')::tsquery
      from regexp_split_to_table(plain_words(${words}::text), ' ') as word where word <> '')`,
    sql<SqlBool>`upper(c.license_number) = upper(${words}::text)`,
    ...idsIn(words).map((id) => sql<SqlBool>`c.id = ${id}::integer`),
    ...(words.includes('@') ? [hasAddress(words)] : []),
  ];
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`;
}

function hasAddress(words: string): RawBuilder<SqlBool> {
  const address = words.trim().toLowerCase();
  return sql<SqlBool>`(starts_with(lower(c.email), ${address}::text) or c.id in (
    select owned.id from profiles owned join users on users.id = owned.user_id
    where starts_with(users.email, ${address}::text)))`;
}

/** `412` and `#412` may be an id. */
function idsIn(words: string): number[] {
  const id = Number(/^#?(\d{1,9})$/.exec(words.trim())?.[1]);
  return id >= 1 ? [id] : [];
}

function orderOf({ sort, direction, language }: ProfileSearch): RawBuilder<unknown> {
  // Both have an index; in English the letters without accents are the order.
  const name = language === 'english' ? sql`c.plain_name` : readingOrder('c.name', language);
  const region = readingOrder(`r.${language}`, language);
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  switch (sort) {
    case 'name':
      return sql`${name} ${way}, c.id ${way}`;
    case 'region':
      return sql`${region} ${way} nulls last, ${name}, c.id`;
    case 'reviews':
      return sql`c.review_count ${way}, ${name}, c.id`;
    case 'rating':
      return sql`c.mean_rating ${way} nulls last, c.review_count desc, ${name}, c.id`;
    case 'appeals':
      return sql`${OPEN_APPEALS} ${way}, ${name}, c.id`;
    case 'listed':
      return sql`c.created_at ${way}, c.id ${way}`;
  }
}
