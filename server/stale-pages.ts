import { BAD_WORDS_TAG } from './content/bad-words.ts';
import { REFERENCE_LISTS_TAG } from './contractors/reference-lists.ts';
import { EVERY_PAGE, type PageCache } from './core/pages/page-cache.ts';
import type { Database } from './database/client.ts';
import { reviewedByAuthorOf } from './reviews/queries/reviewed-by-author.ts';

type OfContractor = { contractorId: number; contractorSlug: string };
type OfPosting = { postingId: number; contractorSlug: string | null };

/** Drops cached pages that an event made stale. `server/events.ts` says after which event. */
export function stalePages({ pageCache, database }: { pageCache: PageCache; database: Database }) {
  const dropping =
    (...tags: string[]) =>
    () =>
      pageCache.drop(tags);
  return {
    everyPage: dropping(EVERY_PAGE),
    badWords: dropping(EVERY_PAGE, BAD_WORDS_TAG),
    referenceLists: dropping(EVERY_PAGE, REFERENCE_LISTS_TAG),
    contentPages: dropping('content-pages'),
    /** A name is on many pages: its own, those of the contractors reviewed by it, every list. */
    contractors: dropping('contractor-pages', 'contractors'),
    contractorPages: dropping('contractor-pages'),
    postings: dropping('posting-pages'),
    /** A rating or a photo may be on any page of a contractor or a posting; this is rare. */
    reported: dropping('contractor-pages', 'contractors', 'posting-pages', 'postings'),
    /** The log of decisions and its counts. */
    decisions: dropping('decisions'),
    decisionLog: dropping('decision-log'),
    contractor: ({ contractorId, contractorSlug }: OfContractor) =>
      pageCache.drop([`contractor:${contractorSlug}`, `contractor-id:${contractorId}`, 'contractors']),
    /** The day is on its page and in the answers under /api, and lists have one contractor more or less. */
    closing: ({ contractorId, contractorSlug }: OfContractor) =>
      pageCache.drop([
        `contractor:${contractorSlug}`,
        `contractor-id:${contractorId}`,
        'contractors',
        'red-flags',
      ]),
    /** The level is on every card and on the contractor's page. */
    redFlag: ({ contractorId, contractorSlug }: OfContractor) =>
      pageCache.drop([
        'red-flags',
        `contractor:${contractorSlug}`,
        `contractor-id:${contractorId}`,
        'contractors',
      ]),
    /** Each review shows how many its author wrote. */
    othersByAuthor: async ({ reviewId }: { reviewId: number }): Promise<void> => {
      const slugs = await reviewedByAuthorOf(database, reviewId);
      if (slugs.length > 0) pageCache.drop(slugs.map((slug) => `contractor:${slug}`));
    },
    comments: ({ postingId }: { postingId: number }) => pageCache.drop([`posting:${postingId}`]),
    /** Photos, pins and the look of a page follow the plan of its owner; who may be written to, the owner's account. */
    ofMember: async ({ userId }: { userId: number }): Promise<void> => {
      const pages = await database
        .selectFrom('contractors as c')
        .innerJoin('profiles as p', 'p.id', 'c.id')
        .select(['c.id', 'c.slug'])
        .where('p.user_id', '=', userId)
        .execute();
      // A plan is marked on each card, too.
      if (pages.length > 0)
        pageCache.drop([
          'contractors',
          ...pages.flatMap(({ id, slug }) => [`contractor:${slug}`, `contractor-id:${id}`]),
        ]);
    },
    /** A contractor's own page shows its latest postings. */
    posting: ({ postingId, contractorSlug }: OfPosting) =>
      pageCache.drop([
        'postings',
        `posting:${postingId}`,
        ...(contractorSlug === null ? [] : [`contractor:${contractorSlug}`]),
      ]),
  };
}
