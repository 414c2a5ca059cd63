import { sql, type RawBuilder, type SqlBool } from 'kysely';
import {
  HIRE_AGAIN_SHARES,
  MINIMUM_RATINGS,
  PRICE_STEPS,
  RESPONSE_SHARES,
  type ClassCount,
} from '../../../common/search/contractor-search.ts';
import { LANGUAGES } from '../../../common/format/language.ts';
import type { Queryable } from '../../database/client.ts';
import {
  classesOfLicense,
  filterConditions,
  isInForce,
  NO_FILTERS,
  type QualityFilter,
} from './filter-conditions.ts';
import { conditionsOf } from './search-conditions.ts';
import type { ResolvedSearch } from './resolved-search.ts';

/** Of so many contractors each value is counted; of more it is at least that. */
const COUNTED_MAX = 50_000;
const CLASSES_MAX = 8;

type Value = { [Filter in QualityFilter]: { filter: Filter; value: NonNullable<ResolvedSearch[Filter]> } };
type FilterValue = Value[QualityFilter];

const VALUES: readonly FilterValue[] = [
  ...MINIMUM_RATINGS.map((value) => ({ filter: 'rating', value }) as const),
  ...HIRE_AGAIN_SHARES.map((value) => ({ filter: 'hireAgain', value }) as const),
  ...PRICE_STEPS.map((value) => ({ filter: 'price', value }) as const),
  ...RESPONSE_SHARES.map((value) => ({ filter: 'responds', value }) as const),
  ...LANGUAGES.map((value) => ({ filter: 'language', value }) as const),
  ...(['openNow', 'proven', 'permits', 'licenseValid', 'insured', 'bonded'] as const).map(
    (filter) => ({ filter, value: true }) as const,
  ),
];

export type ValueCounts = {
  /** The candidates before any of these filters. */
  candidates: number;
  isAtLeast: boolean;
  values: { filter: QualityFilter; value: string; count: number }[];
  classes: ClassCount[];
};

/**
 * How many contractors a search would find with each value of each filter, its other filters as they are: one look at the
 * candidates, and one at their licenses.
 */
export async function countValues(database: Queryable, search: ResolvedSearch): Promise<ValueCounts> {
  const active = filterConditions(search);
  const passes = (filter: QualityFilter) => sql<SqlBool>`c.${sql.ref(`passes_${filter}`)}`;
  const passesOthers = (filter: QualityFilter): RawBuilder<SqlBool>[] =>
    [...active.keys()].filter((other) => other !== filter).map(passes);
  const counts = VALUES.map(({ filter, value }) => {
    // A class is asked of the license that is valid.
    const { licenseClass } = filter === 'licenseValid' ? search : NO_FILTERS;
    const own = filterConditions({ ...search, ...NO_FILTERS, licenseClass, [filter]: value }).values();
    return sql`count(*) filter (where ${sql.join([...own, ...passesOthers(filter)], sql` and `)})::integer`;
  });
  const passed = [...active].map(
    ([filter, condition]) => sql`, ${condition} as ${sql.ref(`passes_${filter}`)}`,
  );
  const candidates = sql`(select c.*${sql.join(passed, sql``)}
    from contractors c where ${conditionsOf({ ...search, ...NO_FILTERS })} limit ${COUNTED_MAX}::integer) c`;
  const ofClasses = [
    sql`found.class <> ''`,
    ...(search.licenseValid ? [isInForce(search.days)] : []),
    ...passesOthers('licenseClass'),
  ];
  const [values, classes] = await Promise.all([
    sql<{ candidates: number; counts: number[] }>`
      select count(*)::integer as candidates, array[${sql.join(counts)}] as counts from ${candidates}`.execute(
      database,
    ),
    sql<ClassCount>`
      select found.class as name, count(distinct c.id)::integer as count
      from ${candidates} join licenses l on l.contractor_id = c.id and l.missing_since is null
      cross join unnest(${classesOfLicense}) as found (class)
      where ${sql.join(ofClasses, sql` and `)}
      group by found.class order by count desc, found.class limit ${CLASSES_MAX}::integer`.execute(database),
  ]);
  const { candidates: total = 0, counts: found = [] } = values.rows[0] ?? {};
  return {
    candidates: total,
    isAtLeast: total >= COUNTED_MAX,
    values: VALUES.map(({ filter, value }, index) => ({
      filter,
      value: String(value),
      count: found[index] ?? 0,
    })),
    classes: classes.rows,
  };
}
