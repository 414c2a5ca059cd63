import { beforeAll, describe, expect, inject } from 'vitest';
import { route } from '../../common/routes/route-table.ts';
import type { Language } from '../../common/format/language.ts';
import { openDatabase } from '../../server/database/client.ts';
import { createFactories, type MadeContractor } from '../support/factories.ts';
import { addressOf } from './support/addresses.ts';
import { DESK, PHONE, test, type Person } from './support/journey.ts';
import { isEverything, sampleOf } from './support/look.ts';
import { brokenWords, headsAside, layoutFaults, outsideOfFrame } from './support/layout-faults.ts';

const TEMPLATES = [1, 2, 3, 4, 5, 6, 7, 8];
const LONG_NAME = 'Donaudampfschifffahrtsgesellschaft Łódź & Nguyễn Tejados e Impermeabilización';
const LANGUAGES: readonly Language[] = ['english', 'mexican_spanish'];
const PUBLIC = [
  '/',
  '/contractors',
  '/contractors?q=Donaudampfschifffahrtsgesellschaft',
  '/compare?ids=long&ids=longer',
  '/c/reviewed',
  '/c/reviewed/ratings',
  '/pricing',
  '/plans/gold',
  '/for-contractors',
  '/decisions',
  '/transparency',
  '/review-rules',
  '/privacy',
  '/terms',
  '/faq',
  '/red-flags',
  '/red-flags/1',
  '/postings',
  '/postings/1',
  '/login',
  '/register?role=contractor',
];
const OF_A_CONTRACTOR = [
  '/dashboard',
  '/settings/billing',
  '/settings/plans?to=platinum',
  '/settings/members',
  '/settings/notifications',
  '/reviews/got',
  '/invitations',
  '/sub-finder',
  '/profile/edit',
];
const OF_AN_ADMINISTRATOR = [
  '/admin',
  '/admin/decisions',
  '/admin/reviews',
  '/admin/appeals',
  '/admin/reports',
  '/admin/claims',
  '/admin/red-flags',
  '/admin/users',
  '/admin/users/pricing',
  '/admin/contractors',
  '/admin/contractors/first/history',
  '/admin/plans',
  '/admin/coupons',
  '/admin/billing',
  '/admin/regions',
  '/admin/trades',
  '/admin/bad-words',
  '/admin/jobs',
  '/admin/duplicates',
  '/admin/permits',
];

const long: MadeContractor[] = [];

beforeAll(async () => {
  const { database, close } = openDatabase(inject('servers').database, { connections: 1 });
  const { contractor, review } = createFactories({ database } as Parameters<typeof createFactories>[0]);
  for (const template of TEMPLATES) {
    const made = await contractor({ name: `${LONG_NAME} ${template}`, city: 'San Luis Río Colorado' });
    await database
      .updateTable('contractors')
      .set({ template_id: template })
      .where('id', '=', made.id)
      .execute();
    for (const overall of [5, 4, 2]) await review({ contractor: made, overall });
    long.push(made);
  }
  await close();
});

async function faultsOf({ page, visit }: Person, path: string): Promise<string[]> {
  const [first, second] = long;
  const address = path.replace('ids=longer', `ids=${second?.id}`).replace('ids=long', `ids=${first?.id}`);
  await page.setViewportSize(DESK);
  await visit(await addressOf(address, page));
  const faults: string[] = [];
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport);
    for (const fault of await layoutFaults(page)) faults.push(`${viewport.width} px: ${fault}`);
  }
  return faults;
}

describe.for(LANGUAGES)(
  'heads of tables, words and frames are whole on a phone and on a desk, in %s',
  (language) => {
    /** The short run measures a quarter of the pages in each language, and not the same quarter. */
    const chosen = <Path>(pages: readonly Path[]) =>
      sampleOf(language === 'english' || isEverything ? pages : pages.slice(2));
    test.for(chosen(PUBLIC))(
      'heads of tables, words and frames are whole on a phone and on a desktop, in: %s for a visitor',
      async (path, { reader }) => {
        expect(await faultsOf(await reader('', language), path)).toEqual([]);
      },
    );

    test.for(chosen(TEMPLATES))(
      'a contractor with a long name in template %i',
      async (template, { reader }) => {
        const slug = long[template - 1]?.slug ?? '';
        const path = route('contractors.show', { slug }, { language });
        expect(await faultsOf(await reader('', language), path)).toEqual([]);
      },
    );

    test.runIf(isEverything)(
      'the most reviewed contractor of the demo world in each template',
      async ({ reader, database }) => {
        const contractors = await database.sql<{ slug: string }[]>`
        select distinct on (template_id) slug from contractors
        where hidden_at is null and review_count > 4 order by template_id, review_count desc, id`;
        expect(contractors).toHaveLength(TEMPLATES.length);
        const person = await reader('', language);
        for (const { slug } of contractors)
          expect(await faultsOf(person, route('contractors.show', { slug }, { language })), slug).toEqual([]);
      },
    );

    test.for(chosen(OF_A_CONTRACTOR))(
      'heads of tables, words and frames are whole on a phone and on a desktop, in: %s for a contractor',
      async (path, { reader }) => {
        expect(await faultsOf(await reader('contractor@plumbline.test', language), path)).toEqual([]);
      },
    );

    test.for(chosen(OF_AN_ADMINISTRATOR))(
      'heads of tables, words and frames are whole on a phone and on a desktop, in: %s for an administrator',
      async (path, { reader }) => {
        expect(await faultsOf(await reader('admin@plumbline.test', language), path)).toEqual([]);
      },
    );
  },
);

describe('a page that is made to be wrong', () => {
  test('a head beside its column is found, and one above it is not', async ({ visitor: { page } }) => {
    const rows =
      '<thead><tr><th>Plan</th><th>Price</th></tr></thead><tbody><tr><td>Gold</td><td>19</td></tr></tbody>';
    await page.setContent(`<table>${rows}</table>`);
    expect(await headsAside(page)).toEqual([]);
    await page.setContent(
      `<table><style>thead { float: left } tbody { float: right }</style>${rows}</table>`,
    );
    expect(await headsAside(page)).toHaveLength(2);
  });

  test('a word that breaks inside is found; an address, a number and a word with a hyphen are not', async ({
    visitor: { page },
  }) => {
    const narrow = (text: string) =>
      page.setContent(`<p style="width: 4ch; word-break: break-all">${text}</p>`);
    await narrow('Contractors');
    expect(await brokenWords(page)).toEqual(['“Contractors” breaks inside']);
    await narrow('rosa@example.mx 1234567890 https://example.mx/contractors well-nigh con\u00adtra');
    expect(await brokenWords(page)).toEqual([]);
  });

  test('a text beyond its box and a page wider than the window are found; what scrolls is not', async ({
    visitor: { page },
  }) => {
    const box = (style: string) =>
      page.setContent(`<div style="width: 5ch; ${style}"><p>${'Contractors'.repeat(40)}</p></div>`);
    await box('overflow-x: auto');
    expect((await outsideOfFrame(page)).some((fault) => fault.startsWith('the page'))).toBe(false);
    await box('');
    expect(await outsideOfFrame(page)).toEqual([
      expect.stringMatching(/^the page is \d+ of \d+ px wide$/),
      expect.stringMatching(/leaves its p\./),
    ]);
  });
});
