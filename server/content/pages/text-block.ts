import type { ContentPage } from '../../../common/content-pages.ts';
import type { ReadContext } from '../../core/context.ts';
import { cachedForAMinute } from '../../core/pages/cached-for-a-minute.ts';
import { nextPublication } from './queries/find-version.ts';

/** The tag of the pages that show a text of administrators. */
export const CONTENT_TAG = 'content-pages';

/** The pages of the product that show a text of administrators beside their own. */
const TEXT_BLOCKS = [
  'contractor-page',
  'newsfeed',
  'red-flags',
  'sub-finder',
] as const satisfies readonly ContentPage[];
export type TextBlock = (typeof TEXT_BLOCKS)[number];

type Block = { page: string; english: string; mexican_spanish: string };
type Blocks = { texts: ReadonlyMap<string, Block>; nextAt: Date | null };

const cached = cachedForAMinute(readBlocks, ({ nextAt }) => nextAt);

async function readBlocks(context: ReadContext): Promise<Blocks> {
  const { database, now } = context;
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
  const nextAt = await nextPublication(context, TEXT_BLOCKS);
  return { texts: new Map(rows.map((row) => [row.page, row])), nextAt };
}

/** A version was published or canceled, so the next reader reads them again. */
export const forgetTextBlocks = cached.forget;

/**
 * The administrators' text for a page that has more than text, in the reader's language: cleaned HTML, or
 * null.
 */
export async function textBlock(context: ReadContext, page: TextBlock): Promise<string | null> {
  const { texts } = await cached.read(context);
  return texts.get(page)?.[context.language] ?? null;
}

/** The moment at which one of these texts changes as planned; a page with one is not shared beyond it. */
export const nextTextBlockAt = async (context: ReadContext): Promise<Date | null> =>
  (await cached.read(context)).nextAt;
