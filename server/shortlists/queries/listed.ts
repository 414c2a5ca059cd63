import { CARD_COLUMNS, type CardRow } from '../../contractors/queries/card-columns.ts';
import type { Queryable } from '../../database/client.ts';

export type ListedContractor = {
  /** In the order asked for; of a merged listing, the one it was merged into. */
  rows: CardRow[];
  /** Ids of which nothing can be shown: unknown, or hidden by an administrator. */
  gone: number;
};

/** The ids where each listing is today: merged ones lead on, hidden and unknown ones are left out. */
export async function currentIds(
  database: Queryable,
  ids: readonly number[],
): Promise<{ asked: number; id: number; mergedFrom: string | null }[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('contractors as asked')
    .innerJoin('contractors as c', (join) =>
      join.on(({ eb, fn }) =>
        eb('c.id', '=', fn.coalesce('asked.merged_into_id', 'asked.id').$castTo<number>()),
      ),
    )
    .select(['asked.id as asked', 'c.id', 'asked.name', 'asked.merged_into_id'])
    .where('asked.id', 'in', [...ids])
    .where('c.hidden_at', 'is', null)
    .execute();
  return ids.flatMap((asked) => {
    const row = rows.find((one) => one.asked === asked);
    return row ? [{ asked, id: row.id, mergedFrom: row.merged_into_id === null ? null : row.name }] : [];
  });
}

export async function listCards(database: Queryable, ids: readonly number[]): Promise<ListedContractor> {
  const current = await currentIds(database, ids);
  const wanted = [...new Set(current.map(({ id }) => id))];
  const found =
    wanted.length === 0
      ? []
      : await database
          .selectFrom('contractors as c')
          .select(CARD_COLUMNS)
          .where('c.id', 'in', wanted)
          .execute();
  return {
    rows: wanted.flatMap((id) => found.find((row) => row.id === id) ?? []),
    gone: ids.length - current.length,
  };
}
