import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ContractorView } from '../../../server/contractors/page/page-view.ts';
import type { RatingsView } from '../../../server/contractors/page/ratings-view.ts';
import type { Pagination } from '../../../server/core/pagination.ts';
import type { ReviewView } from '../../../server/reviews/views.ts';
import { readPage } from '../../support/browser.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { eventually } from '../../support/eventually.ts';
import { until } from '../../support/running-server.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

type PageProps = {
  contractor: ContractorView;
  reviews: ReviewView[];
  pagination: Pagination;
  ratings: RatingsView;
};

let world: World;
const NOW = new Date('2026-11-21T12:00:00Z');
const show = async (slug: string, query = '', browser = world.visitor()) => {
  const { status, page } = await browser.visit(`/c/${slug}${query}`);
  return { status, component: page.component, props: page.props as unknown as PageProps };
};
const change = (contractor: MadeContractor, columns: Record<string, unknown>) =>
  world.database.updateTable('contractors').set(columns).where('id', '=', contractor.id).execute();

beforeAll(async () => {
  world = await createWorld();
  world.setNow(NOW);
});
afterAll(() => world.close());

describe('a contractor’s page', () => {
  let firm: MadeContractor;
  beforeAll(async () => {
    firm = await world.make.contractor({
      name: 'Cordero & Daughters',
      trades: ['plumbing', 'gas'],
      region: 'US-AZ',
      city: 'Tucson',
    });
    await change(firm, {
      headline: { english: 'Since 1998', mexican_spanish: 'Desde 1998' },
      about: { mexican_spanish: 'Somos dos hermanas.' },
      email: 'office@cordero.test',
      website: 'www.cordero.test',
      year_founded: 1998,
      crew_size: 4,
      license_number: 'ROC 99',
      license_state: 'AZ',
      license_class: 'C-37',
      license_status: 'valid',
      license_expires_on: '2026-11-20',
      license_source: 'AZ ROC',
      license_as_of: '2026-10-01',
      insured: true,
      insurance_expires_on: '2027-01-01',
      bonded: true,
      source: 'Arizona ROC roster',
      source_as_of: '2026-10-01',
    });
    await world.database
      .updateTable('profiles')
      .set({ phone: '+15205550123', address: '1 Main St' })
      .where('id', '=', firm.id)
      .execute();
  });

  test('a contractor’s page shows who they are, in the reader’s language, or in the only one there is', async () => {
    const { props } = await show(firm.slug);
    expect(props.contractor).toMatchObject({
      name: 'Cordero & Daughters',
      city: 'Tucson',
      region: { slug: 'arizona', name: 'Arizona' },
      headline: { text: 'Since 1998', language: 'english' },
      about: { first: 'Somos dos hermanas.', rest: null, language: 'mexican_spanish' },
      yearFounded: 1998,
      crewSize: 4,
    });
    expect(props.contractor.trades.map(({ slug }) => slug).sort()).toEqual(['gas', 'plumbing']);
    const spanish = await world.visitor().visit(`/es/c/${firm.slug}`);
    expect((spanish.page.props['contractor'] as ContractorView).headline).toEqual({
      text: 'Desde 1998',
      language: 'mexican_spanish',
    });
  });

  test('a contractor’s page shows the license as it stands today, with source and date', async () => {
    expect((await show(firm.slug)).props.contractor.license).toEqual({
      state: 'expired',
      number: 'ROC 99',
      issuedBy: 'AZ',
      licenseClass: 'C-37',
      expiresOn: '2026-11-20',
      source: 'AZ ROC',
      asOf: '2026-10-01',
      board: {
        name: 'Arizona Registrar of Contractors',
        url: 'https://azroc.my.site.com/AZRoc/s/contractor-search',
      },
    });
    expect((await show(firm.slug)).props.contractor.insurance).toEqual({
      state: 'valid',
      expiresOn: '2027-01-01',
      bondState: 'valid',
      bondExpiresOn: null,
    });
    // No longer stated: the day left beside it does not make it expired.
    await world.database
      .updateTable('contractors')
      .set({ insured: false })
      .where('id', '=', firm.id)
      .execute();
    expect((await show(firm.slug)).props.contractor.insurance.state).toBe('none');
  });

  test('a contractor’s page says that nobody has claimed it and where it comes from', async () => {
    const { contractor } = (await show(firm.slug)).props;
    expect(contractor).toMatchObject({
      claimed: false,
      source: { name: 'Arizona ROC roster', asOf: '2026-10-01' },
    });
  });

  test('a contractor’s page shows contact details only as the view settings allow', async () => {
    const contact = async () => (await show(firm.slug)).props.contractor.contact;
    expect(await contact()).toEqual({
      phone: '+15205550123',
      email: null,
      isWhatsappFirst: false,
      whatsapp: null,
      website: 'https://www.cordero.test/',
      address: '1 Main St',
      postalCode: null,
      mapUrl: expect.stringContaining('1%20Main%20St'),
      mapPicture: `/maps/contractors/${firm.slug}.svg`,
    });
    const set = (columns: Record<string, boolean>) =>
      world.database.updateTable('profiles').set(columns).where('id', '=', firm.id).execute();
    await set({ show_phone: false, show_email: true, show_address: false });
    expect(await contact()).toEqual({
      phone: null,
      email: 'office@cordero.test',
      isWhatsappFirst: false,
      whatsapp: null,
      website: 'https://www.cordero.test/',
      address: null,
      postalCode: null,
      mapUrl: expect.not.stringContaining('Main'),
      mapPicture: `/maps/contractors/${firm.slug}.svg`,
    });
    const { text } = await world.visitor().get(`/c/${firm.slug}`);
    expect(text).not.toContain('5205550123');
    await set({ show_phone: true, show_email: false, show_address: true });
  });

  test('a contractor’s page offers WhatsApp only for a number whose owner says so, and that is shown', async () => {
    const owner = await world.signedIn({ role: 'contractor' });
    const own = await world.make.contractor({ owner: owner.user, region: 'US-TX' });
    const save = (body: Record<string, unknown>) => owner.call('PATCH', '/api/profile/all-basic-info', body);
    const whatsapp = async () => (await show(own.slug)).props.contractor.contact.whatsapp;
    expect((await save({ phone: '(512) 555-0177' })).status).toBe(200);
    expect(await whatsapp()).toBeNull();
    const saved = await save({ phone_on_whatsapp: true });
    expect(saved.json()).toMatchObject({ profile: { phone: '+15125550177', phone_on_whatsapp: true } });
    expect(await whatsapp()).toMatch(/^https:\/\/wa\.me\/15125550177\?text=Hello%20/);
    const ofApi = async () => {
      const answer = await world.visitor().call('GET', `/api/contractor/${own.id}`);
      return answer.json<{ contractor: Record<string, unknown> }>().contractor;
    };
    expect(await ofApi()).toMatchObject({ phone: '+15125550177', phone_on_whatsapp: true });
    await world.database
      .updateTable('profiles')
      .set({ show_phone: false })
      .where('id', '=', own.id)
      .execute();
    expect((await show(own.slug, '?sort=highest')).props.contractor.contact).toMatchObject({
      phone: null,
      whatsapp: null,
    });
    expect((await save({ phone_on_whatsapp: 'yes' })).status).toBe(422);
  });

  test.each([
    ['MX-SON', true],
    ['US-AZ', false],
    [null, false],
  ])('a contractor’s page of a business in %s has WhatsApp first: %s', async (region, isFirst) => {
    const made = await world.make.contractor(region === null ? {} : { region });
    if (region === null)
      await world.database
        .updateTable('contractors')
        .set({ region_id: null })
        .where('id', '=', made.id)
        .execute();
    expect((await show(made.slug)).props.contractor.contact.isWhatsappFirst).toBe(isFirst);
  });

  test('a contractor’s page says whether they are open by the clock where they are', async () => {
    const hours = { opens: '08:00', closes: '17:00' };
    const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
    const opening_hours = {
      ...Object.fromEntries(week.map((day) => [day, hours])),
      saturday: null,
      sunday: null,
    };
    const shop = await world.make.contractor({ region: 'US-CA' });
    await change(shop, { opening_hours });
    const at = async (moment: string, query: string) => {
      world.setNow(new Date(moment));
      return (await show(shop.slug, query)).props.contractor.opening;
    };
    // Friday, 16:59 in California, and a minute later.
    expect(await at('2026-11-21T00:59:00Z', '?page=1')).toEqual({ isOpen: true, closes: '17:00' });
    expect(await at('2026-11-21T01:00:00Z', '?sort=highest')).toEqual({
      isOpen: false,
      opens: '08:00',
      day: 'monday',
      inDays: 3,
    });
    world.setNow(NOW);
    expect((await show(firm.slug)).props.contractor.opening).toBeNull();
  });

  test('a contractor’s page makes a link only of an address of the web', async () => {
    for (const website of ['javascript:alert(1)', 'data:text/html,x', '  ', 'http://', 'notadomain']) {
      await change(firm, { website });
      expect((await show(firm.slug)).props.contractor.contact.website).toBeNull();
    }
    await change(firm, { website: null });
  });

  test('a contractor’s page has a name nobody can break a page with', async () => {
    const name = '<!--<script>alert(1)</script> 🔧 \u202Eמלון & "Co"';
    const odd = await world.make.contractor({ name });
    const { text } = await world.visitor().get(`/c/${odd.slug}`);
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('<!--<');
    expect(readPage(text)?.props['contractor']).toMatchObject({ name });
  });

  test('a contractor’s page that does not exist is not found, in the language of its address', async () => {
    for (const slug of ['nobody', 'upper', '..%2f..', 'a'.repeat(250), '%00', "'--"]) {
      const answer = await world.visitor().get(`/c/${slug}`);
      expect(answer.status).toBe(404);
      expect(readPage(answer.text)?.component).toBe('errors/show');
    }
    expect((await world.visitor().get('/es/c/nadie')).text).toContain('<html lang="es-MX"');
    expect((await world.visitor().get('/es/c/nadie/ratings')).status).toBe(404);
  });

  test('a contractor’s page offers a review to everyone but its owner, who is offered to edit it', async () => {
    expect((await show(firm.slug)).props.contractor.can).toEqual({
      review: true,
      edit: false,
      message: false,
      invite: false,
      report: true,
    });
    const owner = await world.signedIn();
    const own = await world.make.contractor({ owner: owner.user });
    expect((await show(own.slug, '', owner)).props.contractor).toMatchObject({
      can: { review: false, edit: true, message: false },
      claimed: true,
    });
  });

  test('a contractor’s page offers a message while the account of its owner is active, also from the cache', async () => {
    const owner = await world.make.user();
    const own = await world.make.contractor({ owner });
    const offersMessage = async () => (await show(own.slug)).props.contractor.can.message;
    expect(await offersMessage()).toBe(true);
    const admin = await world.signedIn({ role: 'admin' });
    const reason = 'R12: the account was shared.';
    const path = `/api/admin/users/${owner.id}`;
    expect((await admin.call('PUT', `${path}/deactivate`, { reason })).status).toBe(200);
    await until('no message is offered', async () => !(await offersMessage()));
    expect((await admin.call('PUT', `${path}/activate`, { reason })).status).toBe(200);
    await until('a message is offered again', offersMessage);
  });
});

describe('its reviews', () => {
  let firm: MadeContractor;
  let hiddenAuthor: Person;
  beforeAll(async () => {
    firm = await world.make.contractor({ name: 'Many Reviews', trades: ['plumbing', 'roofing'] });
    for (let index = 0; index < 23; index += 1) {
      await world.make.review({
        contractor: firm,
        overall: (index % 5) + 1,
        language: index % 4 === 0 ? 'mexican_spanish' : 'english',
        createdAt: new Date(NOW.getTime() - index * 86_400_000),
        facts: { would_hire_again: index < 18 ? 'yes' : index < 20 ? 'no' : 'not_sure' },
      });
    }
    hiddenAuthor = await world.signedIn();
    await world.make.review({
      contractor: firm,
      author: hiddenAuthor.user,
      overall: 1,
      status: 'inactive',
      title: 'Held back',
    });
  });

  test('the contractor’s reviews stand ten to a page, the newest first, with the numbers of all of them', async () => {
    const { props } = await show(firm.slug);
    expect(props.reviews).toHaveLength(10);
    expect(props.pagination).toMatchObject({ total: 23, last_page: 3, per_page: 10 });
    const times = props.reviews.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().toReversed());
    expect(props.contractor.rating).toMatchObject({ count: 23, histogram: [5, 5, 5, 4, 4] });
    expect(props.contractor.hireAgain).toEqual({ yes: 18, answers: 20 });
  });

  test('the contractor’s reviews that are inactive are not among them', async () => {
    expect((await hiddenAuthor.get('/reviews/given')).text).toContain('Held back');
    const { text } = await world.visitor().get(`/c/${firm.slug}`);
    expect(text).toContain('Many Reviews');
    expect(text).not.toContain('Held back');
  });

  test.each([
    ['?star=5', 4, ({ overall }: ReviewView) => overall === 5],
    ['?language=mexican_spanish', 6, ({ language }: ReviewView) => language === 'mexican_spanish'],
    ['?trade=plumbing', 23, ({ job }: ReviewView) => job.tradeSlug === 'plumbing'],
    ['?trade=roofing', 0, () => false],
    [
      '?star=5&language=english',
      3,
      ({ overall, language }: ReviewView) => overall === 5 && language === 'english',
    ],
  ] as const)('the contractor’s reviews are chosen by %s', async (query, total, fits) => {
    const { props } = await show(firm.slug, query);
    expect(props.pagination.total).toBe(total);
    expect(props.reviews.every(fits)).toBe(true);
  });

  test('the contractor’s reviews are sorted by stars, either way', async () => {
    const stars = async (sort: string) =>
      (await show(firm.slug, `?sort=${sort}`)).props.reviews.map(({ overall }) => overall);
    expect((await stars('highest')).slice(0, 4)).toEqual([5, 5, 5, 5]);
    expect((await stars('lowest')).slice(0, 5)).toEqual([1, 1, 1, 1, 1]);
  });

  test.each([
    '?page=0',
    '?page=-1',
    '?page=x',
    '?star=9',
    '?star=-1',
    "?trade=';--",
    '?language=fr',
    '?sort=money',
    '?page=1&page=2',
  ])('the contractor’s reviews are all shown from the start by %s', async (query) => {
    const { status, props } = await show(firm.slug, query);
    expect(status).toBe(200);
    expect(props.pagination).toMatchObject({ current_page: 1, total: 23 });
  });

  test('a page beyond the end is the last', async () => {
    const { props } = await show(firm.slug, '?page=999999999');
    expect(props.pagination.current_page).toBe(3);
    expect(props.reviews).toHaveLength(3);
  });

  test('the contractor’s reviews of two jobs send no mean and no shares to any page, because they are no verdict', async () => {
    const few = await world.make.contractor({ name: 'Two So Far' });
    const facts = { would_hire_again: 'yes' } as const;
    for (const overall of [2, 4]) await world.make.review({ contractor: few, overall, facts });
    const { props } = await show(few.slug);
    expect(props.contractor).toMatchObject({
      rating: { mean: null, count: 2 },
      hireAgain: null,
      answered: null,
    });
    expect((await show(`${few.slug}/ratings`)).props.ratings.facts).toEqual({});
  });

  test('the contractor’s reviews of a quote alone are counted apart, and stand in no list of stars', async () => {
    const quoted = await world.make.contractor({ name: 'Quoted Often' });
    for (const overall of [2, 4, 4]) await world.make.review({ contractor: quoted, overall });
    await world.make.review({ contractor: quoted, overall: 4, stage: 'quote_only', title: 'Only a quote' });
    const { props } = await show(quoted.slug);
    expect(props.contractor.rating).toMatchObject({
      count: 3,
      quotes: 1,
      mean: 10 / 3,
      histogram: [0, 1, 0, 2, 0],
    });
    expect(props.contractor.answered?.reviews).toBe(4);
    expect(props.pagination.total).toBe(4);
    expect(props.reviews.map(({ title }) => title)).toContain('Only a quote');
    const ofFour = await show(quoted.slug, '?star=4');
    expect(ofFour.props.pagination.total).toBe(2);
    expect(ofFour.props.reviews.map(({ job }) => job.stage)).toEqual(['finished', 'finished']);
    const answer = await world.visitor().call('GET', `/api/contractor/${quoted.id}`);
    expect(answer.json()).toMatchObject({ contractor: { rating: { count: 3, quote_only: 1 } } });
  });

  test('the contractor’s reviews say how much their author has written, and whether the author is a contractor, at once', async () => {
    const author = await world.make.user();
    const [first, second] = [await world.make.contractor(), await world.make.contractor()];
    await world.make.review({ author, contractor: first });
    const { id } = await world.make.review({ author, contractor: second });
    const authorOn = async () => (await show(first.slug)).props.reviews[0]?.author;
    expect(await authorOn()).toMatchObject({ name: author.name, reviews: 2, isContractor: false });
    const admin = await world.signedIn({ role: 'admin' });
    const reason = 'R01: the words are hateful.';
    await admin.call('PUT', `/api/admin/reviews/${id}/deactivate`, { reason });
    await until('the page of the other review says so', async () => (await authorOn())?.reviews === 1);
    await world.database
      .updateTable('users')
      .set({ role: 'contractor' })
      .where('id', '=', author.id)
      .execute();
    expect((await show(first.slug, '?page=1&sort=lowest')).props.reviews[0]?.author.isContractor).toBe(true);
  });

  test('a page with reviews costs two queries', async () => {
    const browser = world.visitor();
    await browser.visit(`/c/${firm.slug}`);
    const statementsOfVisit = async () => {
      const spy = vi.spyOn(world.database.getExecutor(), 'executeQuery');
      await browser.visit(`/c/${firm.slug}`);
      const statements = spy.mock.calls.map(([{ sql }]) => sql);
      spy.mockRestore();
      return statements;
    };
    // A counter or a job that runs on a timer may fall into a visit, and does not fall into each.
    await eventually(async () => expect(await statementsOfVisit()).toHaveLength(2));
  });

  test('the ratings page shows every criterion, fact and month, and all of them', async () => {
    const { status, page } = await world.visitor().visit(`/c/${firm.slug}/ratings?star=1`);
    const props = page.props as unknown as PageProps;
    expect(status).toBe(200);
    expect(page.component).toBe('contractors/ratings');
    expect(props.ratings.facts.would_hire_again).toEqual({ yes: 18, answers: 20 });
    expect(props.ratings.criteria.quality?.count).toBe(23);
    expect(props.ratings.byMonth.map(({ month }) => month)).toEqual(['2026-10', '2026-11']);
    expect(props.pagination.total).toBe(5);
  });
});
