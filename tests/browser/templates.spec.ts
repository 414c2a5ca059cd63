import { beforeAll, describe, expect, inject } from 'vitest';
import { TEMPLATE_KEYS } from '../../common/constants.ts';
import { route } from '../../common/routes/route-table.ts';
import { openDatabase, type DatabaseHandle } from '../../server/database/client.ts';
import { createFactories } from '../support/factories.ts';
import { accessibilityProblems, DESK, PHONE, stickingOut, test, type Person } from './support/journey.ts';
import { outsideOfFrame } from './support/layout-faults.ts';

const WIDTHS = [320, PHONE.width, 768, DESK.width, 1920];
const SERVICES = 400;
const PHOTOS = 100;
const ALBUMS = 30;
const LITTLE_REVIEWED = 4;
const PAGES = {
  full: `${'WATERPROOFING & '.repeat(7)}ROOFINGS`,
  'one-word': 'IMPERMEABILIZACIONES'.repeat(6),
  'right-to-left': 'شركة الأمانة للسباكة والتدفئة والتكييف في سان دييغو وما حولها',
};
type Kind = keyof typeof PAGES;

const slugs = {} as Record<Kind, string>;

beforeAll(async () => {
  const { database, close } = openDatabase(inject('servers').database, { connections: 1 });
  const { contractor, review } = createFactories({ database } as Parameters<typeof createFactories>[0]);
  for (const [kind, name] of Object.entries(PAGES) as [Kind, string][]) {
    const made = await contractor({ name, city: 'San Luis Río Colorado' });
    for (const overall of [5, 4, 2]) await review({ contractor: made, overall });
    slugs[kind] = made.slug;
    await database
      .updateTable('contractors')
      .set({
        services: Array.from({ length: SERVICES }, (_, at) => `Reconstrucción de azoteas ${at}`),
        service_prices_cents: Array.from({ length: SERVICES }, () => 1_250_000_00),
        website: `https://${'impermeabilizaciones'.repeat(3)}.example`,
        claimed: true,
      })
      .where('id', '=', made.id)
      .execute();
    if (kind === 'full') await addPictures(database, made.id);
  }
  await close();
});

/** Takes photos of little reviewed contractors of the demo world, which no other test looks at; a photo needs its file. */
async function addPictures(database: DatabaseHandle['database'], id: number): Promise<void> {
  for (let position = 0; position < ALBUMS; position += 1)
    await database
      .insertInto('contractor_albums')
      .values({ contractor_id: id, title: `Impermeabilización ${position} `.repeat(3).trim(), position })
      .execute();
  const albums = database.selectFrom('contractor_albums').select('id').where('contractor_id', '=', id);
  const [first] = await albums.orderBy('position').execute();
  const photos = await database
    .selectFrom('contractor_photos as f')
    .innerJoin('contractors as c', 'c.id', 'f.contractor_id')
    .select(['f.upload_id', 'f.contractor_id'])
    .where('f.role', 'is', null)
    .where('c.review_count', '<=', LITTLE_REVIEWED)
    .where('f.alt', '<>', '')
    .orderBy('f.contractor_id')
    .limit(PHOTOS)
    .execute();
  for (const [position, { upload_id }] of photos.entries())
    await database
      .updateTable('contractor_photos')
      .set({
        contractor_id: id,
        album_id: first?.id ?? null,
        stage: position === 0 ? 'before' : position === 1 ? 'after' : null,
        position,
      })
      .where('upload_id', '=', upload_id)
      .execute();
  const donor = await database
    .selectFrom('contractors')
    .select('pictures')
    .where('id', '=', photos[0]?.contractor_id ?? 0)
    .executeTakeFirstOrThrow();
  await database
    .updateTable('contractors')
    .set({ pictures: JSON.stringify({ ...(donor.pictures as object), count: PHOTOS }) })
    .where('id', '=', id)
    .execute();
}

/** Opens a page in a template, as a signed-in user: pages for visitors are cached. */
async function open({ page, visit }: Person, { database }: DatabaseHandle, kind: Kind, template: number) {
  const slug = slugs[kind];
  await database.updateTable('contractors').set({ template_id: template }).where('slug', '=', slug).execute();
  await visit(route('contractors.show', { slug }));
  await page.locator(`.look-${TEMPLATE_KEYS[template - 1]}`).waitFor();
}

/** The form of a page: the order of its parts, where they are, and how rows and reviews are drawn. */
function formOf({ page }: Person): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const of = (selector: string) => document.querySelector<HTMLElement>(`.look ${selector}`);
    const step = (pixels: number) => String(Math.round(pixels / 24));
    const parts = [...document.querySelectorAll<HTMLElement>('.look-head > *, .look-main > *')]
      .filter(({ offsetHeight }) => offsetHeight > 0)
      .toSorted((one, other) => one.offsetTop - other.offsetTop || one.offsetLeft - other.offsetLeft);
    const boxOf = (selector: string) => {
      const element = of(selector);
      if (!element) return 'none';
      const { left, width, height } = element.getBoundingClientRect();
      const { backgroundColor, borderLeftWidth, borderTopWidth, textAlign } = getComputedStyle(element);
      return [
        step(left),
        step(width),
        step(height),
        backgroundColor,
        borderLeftWidth,
        borderTopWidth,
        textAlign,
      ].join();
    };
    const figures = [...document.querySelectorAll<HTMLElement>('.look .figure')];
    return {
      order: parts
        .slice(0, 5)
        .map(({ className }) => className)
        .join(),
      first: parts[0] ? boxOf(`.${parts[0].className}`) : '',
      name: boxOf('.block-name'),
      heading: getComputedStyle(of('h1') ?? document.body).fontWeight,
      figures: figures
        .map(
          ({ offsetLeft, offsetTop }) =>
            `${step(offsetLeft)} ${step(offsetTop - (figures[0]?.offsetTop ?? 0))}`,
        )
        .join(),
      review: boxOf('#reviews article'),
      section: boxOf('#reviews .section-head'),
      services: [
        getComputedStyle(of('.services-list > li') ?? document.body).display,
        boxOf('.services-list > li'),
      ].join(),
    };
  });
}

describe('the eight templates', () => {
  test('each two templates differ on a phone in at least three parts of their form', async ({
    signedIn,
    database,
  }) => {
    const person = await signedIn('user@plumbline.test', { viewport: PHONE });
    const forms: Record<string, string>[] = [];
    for (const template of TEMPLATE_KEYS.keys()) {
      await open(person, database, 'full', template + 1);
      forms.push(await formOf(person));
    }
    const alike = forms.flatMap((one, index) =>
      forms.slice(0, index).flatMap((other, before) => {
        const different = Object.keys(one).filter((part) => one[part] !== other[part]);
        return different.length < 3
          ? [`${TEMPLATE_KEYS[before]} and ${TEMPLATE_KEYS[index]}: only ${different.join()}`]
          : [];
      }),
    );
    expect(alike).toEqual([]);
    expect(new Set(forms.map(({ order }) => order)).size).toBe(TEMPLATE_KEYS.length);
  });

  test.for(Object.keys(PAGES) as Kind[])(
    'nothing is cut and axe finds nothing in any template with bad content: %s',
    { timeout: 120_000 },
    async (kind, { signedIn, database }) => {
      const person = await signedIn('user@plumbline.test');
      const { page } = person;
      const faults: string[] = [];
      for (const [index, key] of TEMPLATE_KEYS.entries()) {
        await open(person, database, kind, index + 1);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: DESK.height });
          for (const fault of [...(await outsideOfFrame(page)), ...(await stickingOut(page))])
            faults.push(`${key}, ${width} px: ${fault}`);
        }
        await page.setViewportSize(PHONE);
        for (const fault of await accessibilityProblems(page)) faults.push(`${key}: ${fault}`);
      }
      expect(faults).toEqual([]);
    },
  );
});
