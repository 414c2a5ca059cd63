import { invalid } from '../../core/errors.ts';
import type { Queryable } from '../../database/client.ts';

/** Throws InvalidInput for `field` where one of these ids is in no list. */
export async function refuseUnknown(
  database: Queryable,
  list: 'trades' | 'regions',
  ids: readonly number[],
  field: string,
): Promise<void> {
  if (ids.length === 0) return;
  const { found } = await database
    .selectFrom(list)
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  if (found < ids.length) throw invalid(field, 'validation.choose');
}
