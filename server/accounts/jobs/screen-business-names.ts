import type { Database } from '../../database/client.ts';
import { textScreener } from '../../screening/screen-text.ts';

const NAMES_AT_ONCE = 1_000;

/**
 * Screens the names of claimed businesses again, because earlier names were not screened and listed words
 * change. Names that an administrator has looked at are skipped.
 */
export async function screenBusinessNames(database: Database): Promise<void> {
  const screen = await textScreener({ database });
  for (let last = 0; ;) {
    const names = await namesAfter(database, last);
    for (const { id, name, name_signals: current } of names) {
      const signals = screen(name);
      if (JSON.stringify(signals) === JSON.stringify(current)) continue;
      await database
        .updateTable('contractors')
        .set({ name_signals: signals })
        .where('id', '=', id)
        .where('name', '=', name)
        .where('name_checked_at', 'is', null)
        .execute();
    }
    const end = names.at(-1);
    if (!end) return;
    last = end.id;
  }
}

const namesAfter = (database: Database, last: number) =>
  database
    .selectFrom('contractors')
    .select(['id', 'name', 'name_signals'])
    .where('id', '>', last)
    .where('claimed', '=', true)
    .where('name_checked_at', 'is', null)
    .orderBy('id')
    .limit(NAMES_AT_ONCE)
    .execute();
