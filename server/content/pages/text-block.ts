import type { ContentPage } from '../../../common/content-pages.ts';
import type { ReadContext } from '../../core/context.ts';
import { heldForAMinute } from '../../core/held-for-a-minute.ts';

/** Behind this tag stand the pages that show a text of administrators. */
export const CONTENT_TAG = 'content-pages';

/** The pages of the product that show a text of administrators beside their own. */
const TEXT_BLOCKS = [
  'contractor-page',
  'newsfeed',
  'red-flags',
  'sub-finder',
] as const satisfies readonly ContentPage[];
export type TextBlock = (typeof TEXT_BLOCKS)[number];

const held = heldForAMinute(async ({ database, now }) => {
  const rows = await database
    .selectFrom('content_versions')
    .distinctOn('page')
    .select(['page', 'english', 'mexican_spanish'])
    .where('page', 'in', TEXT_BLOCKS)
    .where('published_at', '<=', now)
    .orderBy('page')
    .orderBy('published_at', 'desc')
    .orderBy('number', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.page, row]));
});

/** A version was published or taken back: the next reader reads them again. */
export const forgetTextBlocks = held.forget;

/**
 * The administrators' text for a page that has more than text, in the reader's language: cleaned HTML, or
 * null.
 */
export async function textBlock(context: ReadContext, page: TextBlock): Promise<string | null> {
  const blocks = await held.read(context);
  return blocks.get(page)?.[context.language] ?? null;
}
