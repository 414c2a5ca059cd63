import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { PRICE_PESOS, type ContractorSearch } from '../../../common/search/contractor-search.ts';
import { localDayOfRow, type LocalDays } from '../../contractors/hours/local-day.ts';
import {
  ANY_LICENSE,
  isCoveredSql,
  isInForceSql,
  SHOWN_LICENSE,
} from '../../contractors/license/license-status-sql.ts';
import type { ZoneClock } from '../../contractors/hours/open-now.ts';
import { showsHireAgain, showsResponses, showsStars } from '../../contractors/page/shown-ratings.ts';

/** Filters by quality; each value has its count. */
const QUALITY_FILTERS = [
  'rating',
  'hireAgain',
  'responds',
  'proven',
  'permits',
  'language',
  'openNow',
  'price',
  'licenseValid',
  'licenseClass',
  'insured',
  'bonded',
] as const;
export type QualityFilter = (typeof QUALITY_FILTERS)[number];
export type FilterChoices = Pick<ContractorSearch, QualityFilter>;

/** A search without any of these filters. */
export const NO_FILTERS: FilterChoices = {
  rating: null,
  hireAgain: null,
  responds: null,
  proven: false,
  permits: false,
  language: null,
  openNow: false,
  price: null,
  licenseValid: false,
  licenseClass: null,
  insured: false,
  bonded: false,
};

/** Means are shown to one decimal: a shown 4.5 counts among "4.5 and more". */
const SHOWN_ROUNDING = 0.05;

type Choices = FilterChoices & {
  days: LocalDays;
  clocks: readonly ZoneClock[];
  /** Prices there are in pesos. */
  mexicanRegionIds: readonly number[];
};
type Condition = RawBuilder<SqlBool>;

/** The conditions of the filters that are set, on contractors as `c`. */
export function filterConditions(choices: Choices): Map<QualityFilter, Condition> {
  return new Map(
    QUALITY_FILTERS.flatMap((filter) => {
      const condition = CONDITIONS[filter](choices);
      return condition === null ? [] : [[filter, condition] as const];
    }),
  );
}

const CONDITIONS: Record<QualityFilter, (choices: Choices) => Condition | null> = {
  rating: ({ rating }) =>
    rating === null ? null : sql`(c.mean_rating >= ${rating - SHOWN_ROUNDING}::float8 and ${showsStars})`,
  hireAgain: ({ hireAgain }) =>
    hireAgain === null
      ? null
      : sql`(${showsHireAgain}
          and c.hire_again_yes * 100 >= c.hire_again_answers * ${hireAgain}::integer)`,
  responds: ({ responds }) =>
    responds === null
      ? null
      : sql`(${showsResponses}
          and c.responses_count * 100 >= (c.review_count + c.quote_count) * ${responds}::integer)`,
  proven: ({ proven }) => (proven ? sql`c.proven_count > 0` : null),
  permits: ({ permits }) => (permits ? sql`c.permit_count > 0` : null),
  language: ({ language }) => (language === null ? null : sql`${language}::text = any(c.languages)`),
  price: ({ price, mexicanRegionIds }) =>
    price === null
      ? null
      : sql`(c.lowest_price_cents <= 100 * case when c.region_id = any(${sql.val([...mexicanRegionIds])}::integer[])
          then ${PRICE_PESOS[price]}::integer else ${price}::integer end)`,
  openNow: ({ openNow, clocks }) => (openNow ? isOpen(clocks) : null),
  licenseValid: ({ licenseValid, days }) =>
    licenseValid ? isInForceSql(SHOWN_LICENSE, localDayOfRow(days)) : null,
  licenseClass: ({ licenseClass, licenseValid, days }) =>
    licenseClass === null ? null : hasClass(licenseClass, licenseValid ? days : null),
  insured: ({ insured, days }) => (insured ? isCoveredSql('insured', localDayOfRow(days)) : null),
  bonded: ({ bonded, days }) => (bonded ? isCoveredSql('bonded', localDayOfRow(days)) : null),
};

/** The classes of a license `l`, one by one, as its index has them. */
export const classesOfLicense = sql`string_to_array(upper(l.class), ', ')`;

/** A license that its list still names; with days, one that is in force on them. */
function hasClass(licenseClass: string, inForceOn: LocalDays | null): Condition {
  return sql`exists (select from licenses l where l.contractor_id = c.id and l.missing_since is null
    and ${classesOfLicense} @> array[${licenseClass}::text]
    ${inForceOn === null ? sql`` : sql`and ${isInForce(inForceOn)}`})`;
}

/** Of a license `l` of a contractor `c`. */
export const isInForce = (days: LocalDays): Condition => isInForceSql(ANY_LICENSE, localDayOfRow(days));

/** By the contractor's own clock. Hours that end at or before their beginning go on into the next day. */
function isOpen(clocks: readonly ZoneClock[]): Condition {
  const open = clocks.map(
    ({ zone, day, today, weekdayBefore, yesterday, time }) => sql`(
      coalesce(c.time_zone, c.zone) = ${zone}
      and ((${hasSpan(day, sql`span ->> 'opens' <= ${time} and (span ->> 'closes' <= span ->> 'opens' or ${time} < span ->> 'closes')`)}
          and not ${isDayOff(today)})
        or (${hasSpan(weekdayBefore, sql`span ->> 'closes' <= span ->> 'opens' and ${time} < span ->> 'closes'`)}
          and not ${isDayOff(yesterday)})))`,
  );
  return open.length === 0
    ? sql`false`
    : sql`(c.opening_hours is not null and coalesce(${sql.join(open, sql` or `)}, false))`;
}

const isDayOff = (day: string) => sql`exists (select from jsonb_array_elements(c.closed_days) as off
  where off ->> 'from' <= ${day} and off ->> 'to' >= ${day})`;

/** Whether a span of that day meets a condition on `span`; a closed day is null and has none. */
const hasSpan = (day: string, condition: RawBuilder<unknown>) => {
  const hours = sql`(c.opening_hours -> ${sql.lit(day)})`;
  return sql`(jsonb_typeof(${hours}) = 'object' and exists (
    select from jsonb_array_elements(jsonb_build_array(${hours} - 'more') || coalesce(${hours} -> 'more', '[]')) as span
    where ${condition}))`;
};
