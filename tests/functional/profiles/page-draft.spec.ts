import { route } from '../../../common/routes/route-table.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WEEKDAYS } from '../../../common/profiles/weekdays.ts';
import type { ContractorView } from '../../../server/contractors/page/page-view.ts';
import type { PageEditView } from '../../../server/profiles/page/page-edit-view.ts';
import { readPage, type FormFields } from '../../support/browser.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const EDIT = '/contractor/edit';
const owner = async () => {
  const browser = await world.signedIn({ role: 'contractor' });
  const contractor = await world.make.contractor({ owner: browser.user });
  return Object.assign(browser, { contractor });
};
type Owner = Awaited<ReturnType<typeof owner>>;

const form = (changes: FormFields): FormFields => ({
  'headline.english': 'Roofs that stay dry',
  'headline.mexican_spanish': '',
  'about.english': '',
  'about.mexican_spanish': '',
  website: '',
  email: '',
  address: '',
  insured: 'no',
  insurance_expires_on: '',
  bonded: 'no',
  'services.0.name': 'Roof repair',
  'services.0.price': '1,250.50',
  ...Object.fromEntries(
    WEEKDAYS.flatMap((day) => [
      [`hours.${day}.opens`, ''],
      [`hours.${day}.closes`, ''],
    ]),
  ),
  ...changes,
});
const restoring = (id = 0) => route('contractor.versions.restore', { id });
const save = (browser: Person, changes: FormFields) => browser.post(EDIT, form(changes), EDIT);
const publish = (browser: Person, changes: FormFields) => save(browser, { intent: 'publish', ...changes });
const edited = async (browser: Person) =>
  (await browser.visit(EDIT)).page.props['page'] as PageEditView & { headline: { english: string } };
const publicPage = async (browser: Owner) => {
  const { page } = await world.visitor().visit(`/c/${browser.contractor.slug}`);
  return page.props['contractor'] as ContractorView;
};

describe('the draft of a contractor’s page', () => {
  test('the draft of a contractor’s page is the owner’s alone until it is published, and all of it at once then', async () => {
    const browser = await owner();
    await save(browser, { version: '1' });
    expect(await publicPage(browser)).toMatchObject({ headline: null, services: [] });
    const draft = await edited(browser);
    expect(draft).toMatchObject({ version: 2, headline: { english: 'Roofs that stay dry' } });
    expect(draft.draftedAt).not.toBeNull();
    await publish(browser, { version: '2' });
    expect(await publicPage(browser)).toMatchObject({
      headline: { text: 'Roofs that stay dry' },
      services: [{ name: 'Roof repair', from: '$1,250.50' }],
    });
    expect((await edited(browser)).draftedAt).toBeNull();
    const { lowest_price_cents } = await world.database
      .selectFrom('contractors')
      .select('lowest_price_cents')
      .where('id', '=', browser.contractor.id)
      .executeTakeFirstOrThrow();
    expect(lowest_price_cents).toBe(125_050);
  });

  test('the draft of a contractor’s page is seen in the preview, which only our own pages may frame and only its owner may open', async () => {
    const browser = await owner();
    await save(browser, { version: '1' });
    const answer = await browser.get('/contractor/preview?template=5&scheme=3');
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(readPage(answer.text)?.props['contractor']).toMatchObject({
      headline: { text: 'Roofs that stay dry' },
      template: 'firm',
      colorSchemeId: 3,
    });
    expect((await browser.get(EDIT)).headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect((await (await world.signedIn()).get('/contractor/preview')).status).toBe(403);
  });

  test('the draft of a contractor’s page is discarded, and what is published stays', async () => {
    const browser = await owner();
    await publish(browser, { version: '1' });
    await save(browser, { version: '2', 'headline.english': 'Something else' });
    await browser.post(route('contractor.draft.discard'), { version: '3' }, EDIT);
    expect(await edited(browser)).toMatchObject({
      draftedAt: null,
      headline: { english: 'Roofs that stay dry' },
    });
    expect((await publicPage(browser)).headline?.text).toBe('Roofs that stay dry');
  });

  test('the draft of a contractor’s page is kept by the call while it is typed; a second window gets 409, and its own save is not lost on the first', async () => {
    const browser = await owner();
    const call = (version: number, headline: string) =>
      browser.call('PUT', '/api/contractor/draft', {
        ...nested({ 'headline.english': headline }),
        version,
      });
    expect((await call(1, 'From the first window')).json()).toEqual({ version: 2 });
    const second = await call(1, 'From the second window');
    expect(second.status).toBe(409);
    expect((await edited(browser)).headline.english).toBe('From the first window');
    // The same text again changes nothing, so that no window need ask.
    expect((await call(2, 'From the first window')).json()).toEqual({ version: 2 });
  });

  test('a section is published alone: drafts of the others stay drafts, and faults in them refuse nothing', async () => {
    const browser = await owner();
    await save(browser, { version: '1' });
    const team = { version: '2', intent: 'publish', crew_size: '4', 'languages[]': ['', 'english'] };
    await browser.post(EDIT, team, EDIT);
    expect(await publicPage(browser)).toMatchObject({ headline: null, services: [], crewSize: 4 });
    expect(await edited(browser)).toMatchObject({
      version: 3,
      drafted: ['services', 'words'],
      headline: { english: 'Roofs that stay dry' },
    });
  });

  test('the whole draft is published at once; an old version of it is refused', async () => {
    const browser = await owner();
    await save(browser, { version: '1' });
    const publishAll = (version: string) =>
      browser.post(route('contractor.draft.publish'), { version }, EDIT);
    expect((await publishAll('1')).status).toBe(409);
    await publishAll('2');
    expect(await edited(browser)).toMatchObject({ drafted: [], draftedAt: null });
    expect(await publicPage(browser)).toMatchObject({
      headline: { text: 'Roofs that stay dry' },
      services: [{ name: 'Roof repair', from: '$1,250.50' }],
    });
  });

  test('a usual service is read in the reader’s language, and one’s own words as they are', async () => {
    const browser = await owner();
    const services = {
      'services.0.name': 'Roof leak repair',
      'services.0.price': '',
      'services.1.name': 'Nidos de búho',
      'services.1.price': '',
    };
    await browser.post(EDIT, { version: '1', intent: 'publish', ...services }, EDIT);
    const { page } = await world.visitor().visit(`/es/c/${browser.contractor.slug}`);
    expect(page.props['contractor']).toMatchObject({
      services: [{ name: 'Reparación de goteras' }, { name: 'Nidos de búho' }],
    });
  });

  test('an earlier version comes back as the draft, and is published like any other', async () => {
    const browser = await owner();
    await publish(browser, { version: '1', 'headline.english': 'First' });
    await publish(browser, { version: '2', 'headline.english': 'Second' });
    const [latest] = (await edited(browser)).versions;
    await browser.post(restoring(latest?.id), { version: '3' }, EDIT);
    expect((await publicPage(browser)).headline?.text).toBe('Second');
    expect((await edited(browser)).headline.english).toBe('First');
    await publish(browser, { version: '4', 'headline.english': 'First' });
    expect((await publicPage(browser)).headline?.text).toBe('First');
  });

  test('the draft of a contractor’s page of what was published before, the last ten versions are kept', async () => {
    const browser = await owner();
    for (let version = 1; version <= 12; version += 1)
      await publish(browser, { version: String(version), 'headline.english': `Version ${version}` });
    const kept = await world.database
      .selectFrom('contractor_page_versions')
      .select('content')
      .where('contractor_id', '=', browser.contractor.id)
      .orderBy('id')
      .execute();
    expect(kept).toHaveLength(10);
    expect(JSON.stringify(kept[0])).toContain('Version 2');
    expect(JSON.stringify(kept)).not.toContain('"Version 1"');
  });

  test('another page’s version, or a version from before, brings nothing back', async () => {
    const [browser, other] = [await owner(), await owner()];
    await publish(browser, { version: '1' });
    const [theirs] = (await edited(browser)).versions;
    const foreign = await other.post(restoring(theirs?.id), { version: '1' }, EDIT);
    expect(foreign.status).toBe(404);
    const late = await browser.post(restoring(theirs?.id), { version: '1' }, EDIT);
    expect(late.status).toBe(409);
  });

  test('licenses stand beside each other, and a register’s own number is not stated again', async () => {
    const browser = await owner();
    await world.database
      .insertInto('licenses')
      .values({ contractor_id: browser.contractor.id, origin: 'import', source: 'ROC', number: '771203' })
      .execute();
    const license = (index: number, number: string, state: string) => ({
      [`licenses.${index}.number`]: number,
      [`licenses.${index}.state`]: state,
      [`licenses.${index}.class`]: '',
      [`licenses.${index}.expires_on`]: '2099-05-31',
    });
    await publish(browser, {
      version: '1',
      ...license(0, 'A-1', 'AZ'),
      ...license(1, 'B-2', 'NV'),
      ...license(2, '771203', ''),
    });
    const { licenses } = await publicPage(browser);
    expect(licenses.map(({ number, source, expiresOn }) => [number, source, expiresOn])).toEqual([
      ['771203', 'ROC', null],
      ['A-1', null, '2099-05-31'],
      ['B-2', null, '2099-05-31'],
    ]);
  });

  test('the draft of a contractor’s page shows area, payment, warranty, links and days off; a day off says closed', async () => {
    const browser = await owner();
    const { id: region } = await world.database
      .selectFrom('regions')
      .select('id')
      .where('code', '=', 'US-NM')
      .executeTakeFirstOrThrow();
    await publish(browser, {
      version: '1',
      service_radius: '40',
      'served_regions[]': ['', String(region)],
      'payment_methods[]': ['', 'cash', 'card'],
      'warranty.english': 'Two years on all work.',
      'warranty.mexican_spanish': '',
      'links.0.url': 'https://social.example.com/roofs',
      'links.0.label': 'Photos',
      'closed_days.0.from': '2026-01-01',
      'closed_days.0.to': '2098-12-31',
      'closed_days.0.label': 'Moving',
      'hours.monday.opens': '00:00',
      'hours.monday.closes': '23:59',
      time_zone: 'America/Denver',
      'about.english': '<p>We <strong>repair</strong> roofs.</p><script>1</script><p>Since 1990.</p>',
    });
    expect(await publicPage(browser)).toMatchObject({
      area: { radius: { distance: 40, unit: 'mi' }, regions: ['New Mexico'] },
      paymentMethods: ['cash', 'card'],
      warranty: { text: 'Two years on all work.' },
      links: [{ label: 'Photos', url: 'https://social.example.com/roofs' }],
      closedDays: [{ label: 'Moving' }],
      opening: null,
      about: { first: '<p>We <strong>repair</strong> roofs.</p>', rest: '<p>Since 1990.</p>' },
    });
  });

  test.each<[string, FormFields, string]>([
    [
      'a service area of all states',
      { 'served_regions[]': Array.from({ length: 32 }, (_, index) => String(index + 1)) },
      'served_regions',
    ],
    ['a price that is no amount', { 'services.0.price': 'cheap' }, 'services.0.price'],
    ['a price of a billion', { 'services.0.price': '99999999' }, 'services.0.price'],
    ['a price without a service', { 'services.0.name': '' }, 'services.0.name'],
    [
      'a link without encryption',
      { 'links.0.url': 'http://example.com', 'links.0.label': '' },
      'links.0.url',
    ],
    ['days off that end first', daysOff(['2027-02-10', '2027-02-01']), 'closed_days.0.to'],
    [
      'days off that overlap',
      daysOff(['2027-02-01', '2027-02-10'], ['2027-02-10', '2027-02-11']),
      'closed_days.1.from',
    ],
    ['a time zone that there is not', { time_zone: 'Mars/Olympus' }, 'time_zone'],
  ])('the draft of a contractor’s page: %s is refused where it was typed', async (_what, changes, field) => {
    const browser = await owner();
    const answer = await save(browser, { version: '1', ...changes });
    expect(answer.status).toBe(422);
    expect(Object.keys(readPage(answer.text)?.props.errors ?? {})).toContain(field);
    expect((await edited(browser)).version).toBe(1);
  });

  test('a color of one’s own is a style sheet of its own, made of its address alone', async () => {
    const browser = await owner();
    await world.database
      .updateTable('contractors')
      .set({ own_color: '8a2be2' })
      .where('id', '=', browser.contractor.id)
      .execute();
    expect((await publicPage(browser)).ownColor).toBe('8a2be2');
    const sheet = await world.visitor().get(route('contractors.colors', { color: '8a2be2' }));
    expect(sheet.headers['content-type']).toContain('text/css');
    expect(sheet.text).toContain('.scheme-own-8a2be2{--paper:');
    expect((await world.visitor().get(route('contractors.colors', { color: 'red' }))).status).toBe(404);
    // The look stays without a plan; a scheme takes its place.
    await browser.call('PATCH', '/api/contractor/update-color-scheme', { color_scheme_id: 2 });
    expect(await publicPage(browser)).toMatchObject({ ownColor: null, colorSchemeId: 2 });
  });

  test('a template or a color above the plan is refused with the plan that has it', async () => {
    const browser = await owner();
    const call = (fields: object) =>
      browser.call('PUT', '/api/contractor/draft', { ...nested({}), version: 1, ...fields });
    for (const [fields, upgrade] of [
      [{ template_id: 5 }, 'platinum'],
      [{ color_scheme_id: 4 }, 'gold'],
      [{ color_scheme_id: 'own', own_color: '#8a2be2' }, 'platinum'],
    ] as const) {
      const answer = await call(fields);
      expect([answer.status, answer.json<{ upgrade: string }>().upgrade]).toEqual([403, upgrade]);
    }
  });
});

function daysOff(...spans: [from: string, to: string][]): FormFields {
  return Object.fromEntries(
    spans.flatMap(([from, to], index) => [
      [`closed_days.${index}.from`, from],
      [`closed_days.${index}.to`, to],
      [`closed_days.${index}.label`, ''],
    ]),
  );
}

/** The same fields as a call takes them. */
function nested(changes: FormFields): object {
  const { 'headline.english': headline } = form(changes);
  return {
    headline: { english: headline, mexican_spanish: '' },
    about: { english: '', mexican_spanish: '' },
    services: [],
    website: '',
    email: '',
    address: '',
    insured: false,
    insurance_expires_on: '',
    bonded: false,
    hours: Object.fromEntries(WEEKDAYS.map((day) => [day, { opens: '', closes: '' }])),
  };
}
