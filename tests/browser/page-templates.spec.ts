import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { TEMPLATE_KEYS } from '../../common/constants.ts';
import { route } from '../../common/routes/route-table.ts';
import type { DatabaseHandle } from '../../server/database/client.ts';
import { createFactories, PASSWORD as FACTORY_PASSWORD } from '../support/factories.ts';
import { signIn, stickingOut, test, type Person } from './support/journey.ts';

const BELOW_FRAME = 64;
const HEIGHT = 900;
const TEMPLATES = TEMPLATE_KEYS.map((key, index) => [key, index + 1] as const);

const preview = (template: number) => route('contractor.preview', {}, { query: { template, scheme: 1 } });

/** The first screen in gray, so small that only shapes are left; 0 is black, 255 white. */
async function shapesOf({ page }: Person, columns: number, rows: number): Promise<Buffer> {
  const picture = await page.screenshot();
  const { width, height } = await sharp(picture).metadata();
  return sharp(picture)
    .extract({ left: 0, top: BELOW_FRAME, width, height: height - BELOW_FRAME })
    .greyscale()
    .resize(columns, rows, { fit: 'fill' })
    .raw()
    .toBuffer();
}

const difference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

describe('the templates of a contractor’s page', () => {
  test.for<[width: number, least: number]>([
    [390, 12],
    [1280, 7],
  ])('each two templates are told apart in gray, %i pixels wide', async ([width, least], { someone }) => {
    const person = await someone({ viewport: { width, height: HEIGHT }, reducedMotion: 'reduce' });
    await signIn(person, 'contractor@plumbline.test', 'plumbline');
    const shapes: Buffer[] = [];
    for (const [, template] of TEMPLATES) {
      await person.page.goto(preview(template), { waitUntil: 'load' });
      shapes.push(await shapesOf(person, Math.round(width / 20), HEIGHT / 20));
    }
    for (const [index, one] of shapes.entries())
      for (const other of shapes.slice(index + 1)) expect(difference(one, other)).toBeGreaterThan(least);
  });

  test('no template cuts a name of 120 capitals, forty services, or a page without photos', async ({
    someone,
    database,
  }) => {
    const person = await ownerOfLongPage(someone, database);
    for (const [key, template] of TEMPLATES) {
      await person.page.goto(preview(template));
      for (const width of [320, 390, 768, 1280, 1920]) {
        await person.page.setViewportSize({ width, height: HEIGHT });
        expect([key, width, await stickingOut(person.page)]).toEqual([key, width, []]);
      }
    }
  });
});

async function ownerOfLongPage(
  someone: (setting: object) => Promise<Person>,
  database: DatabaseHandle,
): Promise<Person> {
  const make = createFactories(database);
  const email = `long.${randomUUID().slice(0, 8)}@plumbline.test`;
  const owner = await make.user({ email, role: 'contractor' });
  const name = `${'CONSTRUCTORA '.repeat(8)}مقاولون`.padEnd(120, 'W');
  const firm = await make.contractor({ owner, name, trades: ['plumbing', 'roofing'] });
  const services = Array.from({ length: 40 }, (_, index) =>
    `Service number ${index} ${'long '.repeat(10)}`.trim(),
  );
  await database.sql`update contractors set services = ${services}, headline = ${JSON.stringify({
    english: 'W'.repeat(120),
  })}::jsonb where id = ${firm.id}`;
  const person = await someone({ viewport: { width: 390, height: HEIGHT } });
  await signIn(person, email, FACTORY_PASSWORD);
  return person;
}
