import { ImportError } from '../../contractors/import/import-error.ts';
import { sayEngine } from '../../contractors/registers/engine-sentences.ts';
import { mappingOf } from '../../contractors/registers/matching/mapping-of-form.ts';
import { matchingOfBody } from '../../contractors/registers/matching/matching-of-form.ts';
import type { ColumnsBody } from '../../contractors/registers/schemas.ts';
import type { Context } from '../../core/context.ts';
import { invalid, notFound } from '../../core/errors.ts';
import { explainChoices } from './explain-choices.ts';
import { lookAtList } from './list-page.ts';

/** The source and the state of a list. Throws where there is none. */
export async function listOf({ database }: Context, id: number) {
  const found = await database
    .selectFrom('register_lists')
    .select(['register_id as registerId', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound();
  return found;
}

/** A sent form as a mapping over the list's file. Throws InvalidInput where it cannot be read like this. */
export async function mappingOfForm(context: Context, listId: number, body: ColumnsBody) {
  await listOf(context, listId);
  const matching = matchingOfBody(body);
  if (matching.columns.name === undefined) throw invalid('column_name', 'registers.name_needed');
  const { trades, state: regions } = await explainChoices(context);
  if (matching.trade !== null && !trades.some(({ slug }) => slug === matching.trade))
    throw invalid('trade', 'registers.meaning_unknown');
  if (matching.state !== null && !regions.some(({ code }) => code === matching.state))
    throw invalid('state', 'registers.meaning_unknown');
  try {
    const { encoding, delimiter, hasHeader: header } = matching;
    return mappingOf(matching, await lookAtList(context, listId, { encoding, delimiter, header }));
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    throw invalid('column_name', 'registers.problem.other', {
      sentence: sayEngine(context.t, error.message),
    });
  }
}

/** The list of a source that was checked and is not brought in yet; null: none. */
export async function checkedListOf({ database }: Context, registerId: number): Promise<number | null> {
  const list = await database
    .selectFrom('register_lists')
    .select('id')
    .where('register_id', '=', registerId)
    .where('state', '=', 'checked')
    .executeTakeFirst();
  return list?.id ?? null;
}
