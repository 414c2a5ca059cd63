import type { SubFinderCondition } from '../../../common/search/sub-finder.ts';

type Loosened<Row> = { dropped: SubFinderCondition[]; rows: Row[] };

/**
 * Drops one condition, in their order; where no single one helps, more and more of them. Without any
 * contractor, it drops nothing and finds nothing.
 */
export async function loosenSubs<Row>(
  conditions: readonly SubFinderCondition[],
  find: (dropped: readonly SubFinderCondition[]) => Promise<Row[]>,
): Promise<Loosened<Row>> {
  const several = conditions
    .map((_, index) => conditions.slice(0, index + 1))
    .filter(({ length }) => length > 1);
  for (const dropped of [...conditions.map((condition) => [condition]), ...several]) {
    const rows = await find(dropped);
    if (rows.length > 0) return { dropped, rows };
  }
  return { dropped: [], rows: [] };
}
