import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { STANDALONE_PAGES } from '../../../common/content-pages.ts';
import { LANGUAGES } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ContentPageView } from '../../../server/content/pages/views.ts';
import { publishShippedPages } from '../../../server/database/seeds/reference/insert/content-pages.ts';
import { createWorld, type World } from '../../support/world.ts';

const DAY_MS = 86_400_000;

let world: World;
beforeAll(async () => {
  world = await createWorld({ pageCache: false });
});
afterAll(() => world.close());
afterEach(async () => {
  await world.database.deleteFrom('content_versions').where('shipped_digest', 'is', null).execute();
});

type Question = { '@id': string; name: string; acceptedAnswer: { text: string } };

const read = async (url: string) =>
  (await world.visitor().visit(url)).page.props as unknown as ContentPageView;
const addVersion = (page: string, number: number, publishedAt: Date) =>
  world.database
    .insertInto('content_versions')
    .values({
      page,
      number,
      english: `<p>Words of version ${number}</p>`,
      mexican_spanish: `<p>Texto de la versión ${number}</p>`,
      published_at: publishedAt,
    })
    .execute();

describe('a page of text that ships with the product', () => {
  test('the page about us ends with the version and commit that run, other pages do not', async () => {
    const { release } = await read('/about');
    expect(release).toEqual(world.config.release);
    expect(release?.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect((await read('/terms')).release).toBeNull();
  });

  test.each([
    'about',
    'careers',
    'faq',
    'go-mobile',
    'membership-agreement',
    'new-features',
    'privacy',
    'security',
    'terms',
  ] as const satisfies typeof STANDALONE_PAGES)(
    'a page of text that ships with the product: %s is complete, and has the same parts in both languages',
    async (page) => {
      const [english, spanish] = await Promise.all(
        LANGUAGES.map((language) => read(route(page, {}, { language }))),
      );
      for (const view of [english, spanish]) {
        expect(view?.body.split(/\s+/).length).toBeGreaterThan(200);
        expect(view?.body).not.toMatch(/lorem|ipsum|TODO|TBD|XXX|\[[^\]]*\]/);
      }
      expect(spanish?.headings.length).toBe(english?.headings.length);
      expect(spanish?.body).not.toBe(english?.body);
    },
  );

  test('a page of text that ships with the product leads by its links to pages that are there', async () => {
    const links = new Set<string>();
    for (const page of STANDALONE_PAGES)
      for (const language of LANGUAGES) {
        const { body } = await read(route(page, {}, { language }));
        for (const [, href = ''] of body.matchAll(/href="(\/[^"]*)"/g)) links.add(href);
        for (const [, id = ''] of body.matchAll(/href="#([^"]*)"/g)) expect(body).toContain(`id="${id}"`);
      }
    expect(links.size).toBeGreaterThan(5);
    for (const link of links) expect((await world.visitor().get(link)).status, link).toBe(200);
  });

  test('a page of text that ships with the product names in Spanish only Spanish addresses, where there are two', async () => {
    for (const page of STANDALONE_PAGES) {
      const { body } = await read(route(page, {}, { language: 'mexican_spanish' }));
      const links = [...body.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href);
      expect(
        links.filter((href) => href !== '/' && !href?.startsWith('/es')),
        page,
      ).toEqual([]);
    }
  });

  test.each(LANGUAGES)(
    'a page of text that ships with the product answers at least 30 questions, each a link to itself that search engines know (%s)',
    async (language) => {
      const path = route('faq', {}, { language });
      const { body } = await read(path);
      const html = (await world.visitor().get(path)).text;
      const [, json = '[]'] =
        /<script type="application\/ld\+json"[^>]*>([^<]*"FAQPage"[^<]*)</.exec(html) ?? [];
      const [data] = JSON.parse(json) as { '@type': string; mainEntity: Question[] }[];
      expect(data?.['@type']).toBe('FAQPage');
      const questions = data?.mainEntity ?? [];
      expect(questions.length).toBeGreaterThanOrEqual(30);
      expect(new Set(questions.map(({ '@id': id }) => id)).size).toBe(questions.length);
      for (const { '@id': id, name, acceptedAnswer } of questions) {
        const { pathname, hash } = new URL(id);
        expect(pathname).toBe(path);
        expect(body).toContain(`<h3 id="${hash.slice(1)}"><a class="heading-link" href="${hash}">`);
        expect(name).not.toBe('');
        expect(acceptedAnswer.text, name).not.toBe('');
      }
    },
  );
});

describe('a version of a page', () => {
  test('a version of a page is not shown before its time, and is from then on', async () => {
    const now = new Date();
    await addVersion('about', 2, new Date(now.getTime() + DAY_MS));
    expect((await read('/about')).version.number).toBe(1);
    expect((await world.visitor().get('/about?version=2')).status).toBe(404);
    world.setNow(new Date(now.getTime() + 2 * DAY_MS));
    expect(await read('/es/about')).toMatchObject({
      version: { number: 2 },
      body: '<p>Texto de la versión 2</p>',
    });
    world.setNow(now);
  });

  test('a version of a page of an agreement stays readable after a later one applies', async () => {
    await addVersion('terms', 2, new Date());
    world.setNow(new Date(Date.now() + 1_000));
    const current = await read('/terms');
    expect(current.versions.map(({ number }) => number)).toEqual([2, 1]);
    expect(current.body).toBe('<p>Words of version 2</p>');
    const earlier = await read('/terms?version=1');
    expect(earlier.version.number).toBe(1);
    expect(earlier.body).not.toBe(current.body);
  });

  test('a version of a page with a number that nobody published answers 404', async () => {
    expect((await world.visitor().get('/privacy?version=99')).status).toBe(404);
  });
});

describe('a later release', () => {
  const versionsOf = (page: string) =>
    world.database.selectFrom('content_versions').select('number').where('page', '=', page).execute();

  test('a later release publishes a page only where its text is another', async () => {
    await publishShippedPages(world.database);
    expect(await versionsOf('faq')).toHaveLength(1);
    await world.database
      .updateTable('content_versions')
      .set({ shipped_digest: 'of before' })
      .where('page', '=', 'faq')
      .execute();
    await publishShippedPages(world.database);
    expect(await versionsOf('faq')).toHaveLength(2);
  });

  test('a later release leaves a page alone that an administrator has written', async () => {
    await addVersion('careers', 2, new Date());
    await publishShippedPages(world.database);
    expect(await versionsOf('careers')).toHaveLength(2);
  });
});
