import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ContentPage } from '../../../../../common/content-pages.ts';
import { cleanHtml } from '../../../../content/pages/clean-html.ts';
import type { Queryable } from '../../../client.ts';

/** The shipped text of each page: English, Mexican Spanish. The build copies files that are named in this form. */
const FILES: Readonly<Record<ContentPage, readonly [URL, URL]>> = {
  about: [
    new URL('../../../../../content/english/about.html', import.meta.url),
    new URL('../../../../../content/mexican_spanish/about.html', import.meta.url),
  ],
  careers: [
    new URL('../../../../../content/english/careers.html', import.meta.url),
    new URL('../../../../../content/mexican_spanish/careers.html', import.meta.url),
  ],
  'contractor-page': [
    new URL('../../../../../content/english/contractor-page.html', import.meta.url),
    new URL('../../../../../content/mexican_spanish/contractor-page.html', import.meta.url),
  ],
  faq: [
    new URL('../../../../../content/english/faq.html', import.meta.url),
    new URL('../../../../../content/mexican_spanish/faq.html', import.meta.url),
  ],
  'go-mobile': [
    new URL('../../../../../content/english/go-mobile.html', import.meta.url),
    new URL('../../../../../content/mexican_spanish/go-mobile.html', import.meta.url),
  ],
  'membership-agreement': [
    new URL('../../../../../content/english/membership-agreement.html', import.meta.url),
    new URL('../../../../../content/mexican_spanish/membership-agreement.html', import.meta.url),
  ],
  'new-features': [
    new URL('../../../../../content/english/new-features.html', import.meta.url),
    new URL('../../../../../content/mexican_spanish/new-features.html', import.meta.url),
  ],
  newsfeed: [
    new URL('../../../../../content/english/newsfeed.html', import.meta.url),
    new URL('../../../../../content/mexican_spanish/newsfeed.html', import.meta.url),
  ],
  privacy: [
    new URL('../../../../../content/english/privacy.html', import.meta.url),
    new URL('../../../../../content/mexican_spanish/privacy.html', import.meta.url),
  ],
  'red-flags': [
    new URL('../../../../../content/english/red-flags.html', import.meta.url),
    new URL('../../../../../content/mexican_spanish/red-flags.html', import.meta.url),
  ],
  security: [
    new URL('../../../../../content/english/security.html', import.meta.url),
    new URL('../../../../../content/mexican_spanish/security.html', import.meta.url),
  ],
  'sub-finder': [
    new URL('../../../../../content/english/sub-finder.html', import.meta.url),
    new URL('../../../../../content/mexican_spanish/sub-finder.html', import.meta.url),
  ],
  terms: [
    new URL('../../../../../content/english/terms.html', import.meta.url),
    new URL('../../../../../content/mexican_spanish/terms.html', import.meta.url),
  ],
};

/** Publishes what this release ships, where it is new and no administrator has written the page since. */
export async function publishShippedPages(database: Queryable): Promise<void> {
  for (const [page, files] of Object.entries(FILES) as [ContentPage, readonly [URL, URL]][]) {
    const [english, mexicanSpanish] = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    if (english === undefined || mexicanSpanish === undefined) throw new Error(`No shipped text for ${page}`);
    const digest = createHash('sha256').update(`${english}\0${mexicanSpanish}`).digest('hex').slice(0, 32);
    const latest = await database
      .selectFrom('content_versions')
      .select(['number', 'shipped_digest'])
      .where('page', '=', page)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (latest && (latest.shipped_digest === null || latest.shipped_digest === digest)) continue;
    await database
      .insertInto('content_versions')
      .values({
        page,
        number: (latest?.number ?? 0) + 1,
        english: await cleanHtml(english),
        mexican_spanish: await cleanHtml(mexicanSpanish),
        published_at: new Date(),
        shipped_digest: digest,
      })
      .execute();
  }
}
