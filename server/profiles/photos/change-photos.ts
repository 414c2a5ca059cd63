import { sql } from 'kysely';
import { contractorChanged } from '../../accounts/events.ts';
import { holdListing } from '../../contractors/listings/queries/lock-listing.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { InvalidInput, type FieldProblem } from '../../core/errors.ts';
import { textScreener } from '../../screening/screen-text.ts';
import { pageRefusalKey } from '../page/page-words.ts';

/** Changes a contractor's pictures, one change after the other, and what cards show of them. */
export async function changePhotos<Result>(
  context: Context,
  contractorId: number,
  work: (tx: ReadContext) => Promise<Result>,
): Promise<Result> {
  return transact(context, async (tx) => {
    await holdListing(tx, contractorId);
    const result = await work(tx);
    await sql`select refresh_contractor_pictures(array[${contractorId}]::integer[])`.execute(tx.database);
    tx.announce(contractorChanged(contractorId));
    return result;
  });
}

/** Throws InvalidInput for new words that the automatic check finds; earlier ones were checked before. */
export async function refuseWords(
  tx: ReadContext,
  words: Readonly<Record<string, string | null>>,
  stored: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const screen = await textScreener(tx);
  const problems: Record<string, FieldProblem[]> = {};
  for (const [field, text] of Object.entries(words)) {
    const [signal] = text === null || text === stored[field] ? [] : screen(text);
    if (signal) problems[field] = [{ key: pageRefusalKey(signal) }];
  }
  if (Object.keys(problems).length > 0) throw new InvalidInput(problems);
}
