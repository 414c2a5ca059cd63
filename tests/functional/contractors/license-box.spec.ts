import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RenderPage } from '../../../server/core/pages/assets.ts';
import type { Browser } from '../../support/browser.ts';
import { render } from '../../../web/ssr.tsx';
import { createWorld, type World } from '../../support/world.ts';

const TSBPE = 'Texas State Board of Plumbing Examiners';
let world: World;

beforeAll(async () => {
  world = await createWorld({}, { render: render as unknown as RenderPage });
  world.setNow(new Date('2026-11-26T12:00:00Z'));
});
afterAll(() => world.close());

const made = (region: string, trades: string[]) => world.make.contractor({ region, trades });
/** The words of the license box, without marks. */
async function boxOf(path: string, browser: Browser = world.visitor()): Promise<string> {
  const html = (await browser.get(path)).text;
  const [, box = ''] = /<div class="license-box"[^>]*>(.*?)<div class="block-/s.exec(html) ?? [];
  return box
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
const hrefsOf = async (path: string) =>
  [...(await world.visitor().get(path)).text.matchAll(/href="(https:\/\/[^"]+)"/g)].map(([, href]) => href);

describe('the license box of a contractor without a license on file', () => {
  test('a Texas plumber’s board is the plumbing board, with its page', async () => {
    const { slug } = await made('US-TX', ['plumbing']);
    expect(await boxOf(`/c/${slug}`)).toContain(
      `${TSBPE} licenses this trade. Ask for the license number and look it up. Check with ${TSBPE}`,
    );
    expect(await boxOf(`/es/c/${slug}`)).toContain(
      `${TSBPE} otorga la licencia para este oficio. Pida el número de licencia y consúltelo.`,
    );
    expect(await hrefsOf(`/c/${slug}`)).toContain('https://tsbpe.texas.gov/');
  });

  test.each([['roofing'], ['painting'], ['general-contractor'], ['flooring']])(
    'a Texas contractor for %s is never asked for a license',
    async (trade) => {
      const { slug } = await made('US-TX', [trade]);
      const box = await boxOf(`/c/${slug}`);
      expect(box).toMatch(/^No state license is needed for this trade in Texas\./);
      expect(box).not.toMatch(/ask for|TDLR/i);
      expect(await boxOf(`/es/c/${slug}`)).toMatch(/^En Texas este oficio no necesita licencia estatal\./);
    },
  );

  test('a limit in dollars, a registration, a local rule and an open cell read as what they are', async () => {
    const [handyman, roofer, electrician, arborist] = await Promise.all([
      made('US-CA', ['handyman-cleanup']),
      made('US-PA', ['roofing']),
      made('US-NY', ['electrical']),
      made('US-TX', ['tree-service']),
    ]);
    expect(await boxOf(`/c/${handyman.slug}`)).toContain('licenses this trade for jobs over $1,000. Ask');
    expect(await boxOf(`/es/c/${handyman.slug}`)).toContain('trabajos de más de 1,000 dólares');
    expect(await boxOf(`/c/${roofer.slug}`)).toContain(
      'Pennsylvania Office of Attorney General registers contractors in this trade. Ask for the registration number',
    );
    expect(await boxOf(`/c/${electrician.slug}`)).toContain(
      'In New York, cities and counties decide about licenses for this trade. Ask yours.',
    );
    expect(await boxOf(`/c/${arborist.slug}`)).toBe(
      'We don’t know which license this trade needs in Texas. Ask your city or state.',
    );
    expect(await boxOf(`/es/c/${arborist.slug}`)).toContain('Pregunte en su ciudad o en su estado.');
  });

  test('a stated rule names its source and the day on which it was read', async () => {
    const { slug } = await made('US-IL', ['roofing']);
    expect(await boxOf(`/c/${slug}`)).toMatch(/Source, checked on November 26, 2026$/);
    expect(await boxOf(`/es/c/${slug}`)).toMatch(/Fuente, consultada el 26 de noviembre de 2026$/);
  });

  test('the first trade leads, and a further trade is named with its own board', async () => {
    const { slug } = await made('US-TX', ['roofing', 'plumbing']);
    const box = await boxOf(`/c/${slug}`);
    expect(box).toContain('Roofing: No state license is needed for this trade in Texas.');
    expect(box).toContain(`Plumbing: ask for the license from ${TSBPE}.`);
    expect(await boxOf(`/es/c/${slug}`)).toContain(`Plomería: pida la licencia de ${TSBPE}.`);
  });
});

describe('the license box in Mexico', () => {
  test('a home electrician is asked for tax papers, and for no REPSE', async () => {
    const { slug } = await made('MX-SON', ['electrical']);
    const [english, spanish] = [await boxOf(`/c/${slug}`), await boxOf(`/es/c/${slug}`)];
    expect(english).toContain('RFC');
    expect(spanish).toBe(
      'Pida el RFC, la constancia de situación fiscal y una factura. Verificar una factura en el SAT',
    );
    expect(english + spanish).not.toMatch(/REPSE|licen/i);
  });

  test('a reader with a business reads about REPSE as well', async () => {
    const { slug } = await made('MX-SON', ['electrical']);
    const owner = await world.signedIn();
    await world.make.contractor({ owner: owner.user });
    expect(await boxOf(`/c/${slug}`, owner)).toContain('also ask for the REPSE registration');
  });
});

describe('the license box of a contractor with a license on file', () => {
  const licensed = async (region: string, trades: string[], columns: object) => {
    const firm = await made(region, trades);
    await world.database.updateTable('contractors').set(columns).where('id', '=', firm.id).execute();
    return firm;
  };

  test('an active license leads to the board of its trade', async () => {
    const { slug } = await licensed('US-TX', ['plumbing'], {
      license_number: 'M-40123',
      license_state: 'TX',
      license_status: 'valid',
    });
    expect(await boxOf(`/c/${slug}`)).toBe(`License activeCheck with ${TSBPE}`);
  });

  test('a number that a Texas roofer states is shown with the rule that Texas needs none', async () => {
    const { slug } = await licensed('US-TX', ['roofing'], { license_number: '12345', license_state: 'TX' });
    const box = await boxOf(`/c/${slug}`);
    expect(box).toContain('License number on file; status not verified');
    expect(box).toContain('No state license is needed for this trade in Texas.');
  });
});
