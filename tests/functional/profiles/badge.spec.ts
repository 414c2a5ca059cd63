import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { BadgePageView } from '../../../server/profiles/badge/badge-view.ts';
import type { MadeContractor, MadeUser } from '../../support/factories.ts';
import { addressReader } from '../../../server/core/pages/read-address.ts';
import { badgeQuery } from '../../../server/profiles/badge/badge-look.ts';
import { reviewInput, tradeId } from '../reviews/review-input.ts';
import { businessOn, memberOf } from '../../support/members.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let admin: Person;
let owner: MadeUser;
let firm: MadeContractor;

beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedIn({ role: 'admin' });
  owner = await world.make.user();
  firm = await world.make.contractor({ owner, name: 'Peñalver & "Hijos"', region: 'US-AZ', city: 'Tucson' });
  for (const overall of [5, 4, 4]) await world.make.review({ contractor: firm, overall });
});
afterAll(() => world.close());

const urlOf = ({ slug }: { slug: string }, query = '', language: Language = 'english') =>
  route('contractors.badge', { slug }, { language }) + query;
const badgeOf = (of: { slug: string }, query = '', language?: Language) =>
  world.app.inject({ url: urlOf(of, query, language) });
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
const decide = (call: 'hide' | 'show' | 'merge', id: number, body: object = {}) =>
  admin.call('PUT', route(`api.admin.contractors.${call}`, { id }), {
    reason: 'One business twice.',
    reason_code: 'R05',
    ...body,
  });

describe('a badge', () => {
  test('a badge has the numbers of the contractor’s page, in the language of its address', async () => {
    world.setNow(new Date('2027-02-08T18:00:00Z'));
    const english = await badgeOf(firm);
    expect(english.statusCode).toBe(200);
    expect(english.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(textsOf(english.body)).toEqual([
      'Peñalver &amp; &quot;Hijos&quot;',
      '4.3',
      '3 reviews',
      'No license on record',
      `${world.config.appName} · 02/08/2027`,
    ]);
    expect(english.body).toContain('<title id="title">Peñalver &amp; &quot;Hijos&quot;</title>');
    expect(english.body).toContain('4.3 of 5 stars, 3 reviews. No license on record.');
    const spanish = await badgeOf(firm, '', 'mexican_spanish');
    expect(textsOf(spanish.body).slice(1)).toEqual([
      '4.3',
      '3 reseñas',
      'Sin registro de licencia',
      `${world.config.appName} · 8 feb 2027`,
    ]);
    world.setNow(new Date());
  });

  test('a badge of a contractor with few reviews says New, and with none that there are no reviews yet', async () => {
    const fresh = await world.make.contractor();
    expect(textsOf((await badgeOf(fresh)).body)[1]).toBe('No reviews yet');
    expect(textsOf((await badgeOf(fresh, '', 'mexican_spanish')).body)[1]).toBe('Sin reseñas todavía');
    const form = `/c/${fresh.slug}/review`;
    const author = await world.signedIn();
    await author.submit(form, reviewInput(await tradeId(world.database)), { from: form });
    // The copies of before are dropped with the review.
    expect(textsOf((await badgeOf(fresh)).body)[1]).toBe('New · 1 review');
    expect(textsOf((await badgeOf(fresh, '', 'mexican_spanish')).body)[1]).toBe('Nuevo · 1 reseña');
  });

  test('a badge is drawn again at once when an administrator hides its listing and shows it again, and then when it is merged', async () => {
    const listing = await world.make.contractor({ name: 'Vega Masonry' });
    const other = await world.make.contractor({ name: 'Vega Masonry LLC' });
    expect(textsOf((await badgeOf(listing)).body)[0]).toBe('Vega Masonry');
    expect((await decide('hide', listing.id)).status).toBe(200);
    const hidden = await badgeOf(listing);
    expect([hidden.statusCode, hidden.headers['cache-control']]).toEqual([410, 'public, max-age=300']);
    expect(textsOf(hidden.body)).toEqual(['This listing is not shown', world.config.appName]);
    expect(hidden.body).not.toContain('Vega');
    expect((await decide('show', listing.id)).status).toBe(200);
    expect((await badgeOf(listing)).statusCode).toBe(200);

    expect((await decide('merge', listing.id, { into_id: other.id })).status).toBe(200);
    for (const overall of [5, 5, 5]) await world.make.review({ contractor: other, overall });
    const merged = await badgeOf(listing);
    expect(merged.statusCode).toBe(200);
    expect(textsOf(merged.body).slice(0, 4)).toEqual([
      'Vega Masonry LLC',
      '5.0',
      '3 reviews',
      'Listing merged into this one',
    ]);
  });

  test('a badge of a business closed for good says so in the place of the license, and keeps its numbers', async () => {
    const closed = await world.make.contractor();
    for (const overall of [5, 5, 5]) await world.make.review({ contractor: closed, overall });
    await world.database
      .updateTable('contractors')
      .set({ closed_on: '2026-06-30' })
      .where('id', '=', closed.id)
      .execute();
    const said = async (language: Language) =>
      textsOf((await badgeOf(closed, '', language)).body).slice(1, 4);
    expect(await said('english')).toEqual(['5.0', '3 reviews', 'Closed for good']);
    expect(await said('mexican_spanish')).toEqual(['5.0', '3 reseñas', 'Cerrado definitivamente']);
  });

  test('a badge of an account without a confirmed address or of nobody is a picture that says so', async () => {
    for (const slug of ['nobody', '\u0000', 'a'.repeat(130), '🏠']) {
      const answer = await badgeOf({ slug });
      expect([slug, answer.statusCode]).toEqual([slug, 404]);
      expect(textsOf(answer.body)).toEqual(['No such listing', world.config.appName]);
    }
    await world.database
      .updateTable('contractors')
      .set({ hidden_at: new Date(), awaits_confirmation: true })
      .where('id', '=', (await world.make.contractor({ name: 'Waits' })).id)
      .execute();
    expect((await badgeOf({ slug: 'waits' })).statusCode).toBe(404);
  });

  test('a badge takes two sizes and two themes; whatever else its address says makes no cached copy of its own', async () => {
    const looks = ['', '?size=compact', '?theme=dark', '?theme=dark&size=compact'];
    const drawn = await Promise.all(looks.map(async (query) => (await badgeOf(firm, query)).body));
    expect(new Set(drawn).size).toBe(4);
    for (const query of [
      '?size=huge',
      '?v=2',
      '?at=17',
      '?theme=pink&size=',
      '?theme[]=dark',
      '?rating=5.0&count=900',
    ])
      expect((await badgeOf(firm, query)).body).toBe(drawn[0]);
    expect((await badgeOf(firm, '?size=compact&theme=dark&x=1')).body).toBe(drawn[3]);
    const read = addressReader(badgeQuery);
    const addressOf = (query: Record<string, unknown>) => read({ url: '/b?as=it+came', query } as never);
    expect([{}, { v: '2' }, { size: 'huge' }, { theme: ['pink', 'dark'] }].map(addressOf)).toEqual(
      Array(4).fill('/b'),
    );
  });

  test('a badge may be shown by any site, runs nothing, sets no cookie and is good for an hour', async () => {
    for (const answer of [await badgeOf(firm), await badgeOf(firm)]) {
      expect(answer.headers).toMatchObject({
        'content-security-policy': "default-src 'none'; style-src 'none'; base-uri 'none'; frame-ancestors *",
        'cross-origin-resource-policy': 'cross-origin',
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=3600',
        'x-content-type-options': 'nosniff',
      });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect((await badgeOf(firm)).body).not.toMatch(
      /<script|<style|<image|<a[ >]|href=|url\(http|@import| on\w+=/,
    );
  });

  test('a badge that a browser still has is not sent again, and a HEAD has no body', async () => {
    const { etag } = (await badgeOf(firm)).headers;
    const again = await world.app.inject({
      url: urlOf(firm),
      headers: { 'if-none-match': `W/${String(etag)}` },
    });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    const head = await world.app.inject({ method: 'HEAD', url: urlOf(firm) });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag]);
    const signedIn = await world.signedIn();
    expect((await signedIn.get(urlOf(firm))).headers['etag']).toBe(etag);
  });
});

describe('the page of a badge', () => {
  const pageOf = async (person: Person, query = '') =>
    (await person.visit(route('contractor.badge') + query)).page.props as unknown as BadgePageView;
  const asOwner = async (user: MadeUser): Promise<Person> => {
    const browser = world.visitor();
    await browser.logIn(user.email, user.password);
    return Object.assign(browser, { user });
  };

  test('the page of a badge gives its owner the code for another site, with no number in it', async () => {
    const page = await pageOf(await asOwner(owner));
    const at = `${world.config.appUrl}/c/${firm.slug}`;
    expect(page.snippet).toBe(
      `<a href="${at}"><img src="${at}/badge.svg" alt="Reviews of Peñalver &amp; &quot;Hijos&quot; on ${world.config.appName}" width="240" height="90"></a>`,
    );
    expect(page).toMatchObject({ isHidden: false, language: 'english', size: null, theme: null });
  });

  test('the page of a badge takes language, size and theme from its address, and leaves out what it does not know', async () => {
    const person = await asOwner(owner);
    const page = await pageOf(person, '?language=mexican_spanish&size=compact&theme=dark');
    const at = `${world.config.appUrl}/es/c/${firm.slug}`;
    expect(page.snippet).toContain(
      `<a href="${at}"><img src="${at}/badge.svg?size=compact&amp;theme=dark" alt="Reseñas de`,
    );
    expect(page.snippet).toContain('width="200" height="66"');
    expect(await pageOf(person, '?language=klingon&size=9&theme=%3Cscript%3E')).toMatchObject({
      language: 'english',
      size: null,
      theme: null,
    });
  });

  test('the page of a badge is for the people who act for its business, too', async () => {
    const business = await businessOn(world);
    const page = await pageOf(await memberOf(world, business));
    expect(page.slug).toBe(business.firm.slug);
  });

  test('the page of a badge is for contractors: others are refused, and visitors log in first', async () => {
    expect((await (await world.signedIn()).get(route('contractor.badge'))).status).toBe(403);
    expect((await world.visitor().get(route('contractor.badge'))).status).toBe(303);
  });
});
