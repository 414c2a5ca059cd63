import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { contractorPhotoReaders } from '../../../server/contractors/queries/contractor-photo-readers.ts';
import { billingOf, buy, payWith } from '../../support/billing.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { createForms } from '../postings/posting-input.ts';

let world: World;
let forms: Awaited<ReturnType<typeof createForms>>;
let billing: Awaited<ReturnType<typeof billingOf>>;
const DAY_MS = 86_400_000;

beforeAll(async () => {
  world = await createWorld();
  forms = await createForms(world, { limited: true });
  billing = await billingOf(world);
});
beforeEach(() => billing.setNow(new Date()));
afterAll(() => world.close());

type Offer = { plan: string; message: string; next: string };
const from = '/postings/new';
const publish = (person: Person, changes = {}) => person.submit('/postings', forms.form(changes), { from });
const offerIn = ({ page }: Awaited<ReturnType<Person['visit']>>) =>
  (page.flash as { upgrade?: Offer } | undefined)?.upgrade;
const titlesOf = async ({ user }: Person) =>
  (
    await world.database
      .selectFrom('postings')
      .select('title')
      .where('author_profile_id', '=', user.profileId)
      .orderBy('id')
      .execute()
  ).map(({ title }) => title);

/** A person whose third posting of the month was refused. */
async function refused(title: string) {
  const person = await world.signedIn({ role: 'contractor' });
  await publish(person);
  await publish(person);
  const answer = await publish(person, { title });
  const offer = offerIn(answer);
  if (!offer) throw new Error('no plan was offered');
  return { person, offer };
}

/** Pays for a plan from the offer on; answers where it ends. */
async function payFrom(person: Person, plan: string, next: string) {
  const shown = await person.visit(`/payment/${plan}?next=${encodeURIComponent(next)}`);
  const { quote } = shown.page.props as unknown as { quote: { totalCents: number } };
  const { page } = await person.submit(
    `/payment/${plan}`,
    { coupon: '', expected_cents: quote.totalCents, next, consent: 'true' },
    { from: `/payment/${plan}` },
  );
  const { payment } = page.props as unknown as { payment: { url: string; id: number } };
  await payWith(person, new URL(payment.url).pathname, 'pays');
  return person.visit(`/payments/${payment.id}`);
}

describe('an action that a plan refuses', () => {
  test('an action that a plan refuses is done once after the payment: the third posting of the month is published', async () => {
    const { person, offer } = await refused('The third of this month');
    expect(offer).toMatchObject({ plan: 'gold', next: expect.stringMatching(/^\/continue\/\d+$/) });
    expect(await titlesOf(person)).toHaveLength(2);
    const done = await payFrom(person, 'gold', offer.next);
    expect(done.page.component).toBe('postings/show');
    expect(done.page.flash).toMatchObject({ success: expect.stringContaining('You are on Gold now.') });
    await person.visit(offer.next);
    expect((await titlesOf(person)).filter((title) => title === 'The third of this month')).toHaveLength(1);
  });

  test('an action that a plan refuses waits for the payment, and is nobody else’s', async () => {
    const { person, offer } = await refused('Not paid for');
    const id = Number(offer.next.split('/').at(-1));
    expect(offer.next).toBe(route('upgrade.continue', { id }));
    expect((await person.visit(offer.next)).page.component).toBe('billing/upgrade');
    expect(await titlesOf(person)).toHaveLength(2);
    expect((await (await world.signedIn({ role: 'contractor' })).get(offer.next)).status).toBe(404);
    expect((await world.visitor().get(offer.next)).status).toBe(303);
  });

  test('an action that a plan refuses leads back with what was typed where it cannot be done any more', async () => {
    const { person, offer } = await refused('Ends before it is paid for');
    await world.database
      .updateTable('interrupted_actions')
      .set({ body: { ...forms.form({ title: 'Ends before' }), type: 'announcement' } })
      .where('user_id', '=', person.user.id)
      .execute();
    const back = await payFrom(person, 'gold', offer.next);
    expect(back.page.component).toBe('postings/create');
    expect(back.page.props).toMatchObject({ input: { title: 'Ends before' } });
    expect(back.page.flash).toMatchObject({ notice: expect.stringContaining('We couldn’t finish') });
  });

  test('an action that a plan refuses is kept for 7 days and then deleted', async () => {
    const person = await world.signedIn({ role: 'contractor' });
    const trades = await world.database.selectFrom('trades').select('id').limit(5).execute();
    const answer = await person.call('PATCH', '/api/profile/trades', { trades: trades.map(({ id }) => id) });
    const { next } = answer.json<Offer>();
    const start = Date.now();
    const after = async (days: number) => {
      billing.setNow(new Date(start + days * DAY_MS));
      await billing.run();
      return person.visit(next);
    };
    expect((await after(6.9)).page.component).toBe('billing/upgrade');
    expect((await after(7.1)).status).toBe(404);
  });

  test('an action that a plan refuses of a call names the plan and goes on: trades above Free are saved after the payment', async () => {
    const person = await world.signedIn({ role: 'contractor' });
    const trades = await world.database.selectFrom('trades').select('id').limit(5).execute();
    const answer = await person.call('PATCH', '/api/profile/trades', { trades: trades.map(({ id }) => id) });
    expect([answer.status, answer.json()]).toEqual([
      403,
      { message: expect.stringContaining('3 trades'), upgrade: 'gold', next: expect.any(String) },
    ]);
    await payFrom(person, 'gold', answer.json<Offer>().next);
    const details = await person.call('GET', '/api/user/version-details');
    expect(details.json()).toMatchObject({ versionDetails: { version: 'gold', used: { trades: 5 } } });
  });

  test('an action that a plan refuses keeps every batch of photos that were chosen together, and adds all of them after the payment', async () => {
    const person = await world.signedIn({ role: 'contractor' });
    const contractor = await world.make.contractor({ owner: person.user });
    await person.logIn(person.user.email, person.user.password);
    const upload = async () => (await world.make.upload({ user: person.user })).id;
    const send = (uploads: number[]) => person.call('POST', '/api/contractor/photos', { uploads });
    const present = await Promise.all(Array.from({ length: 15 }, upload));
    expect((await send(present)).status).toBe(200);
    const batches = await Promise.all(
      [1, 2, 3].map(async (count) => Promise.all(Array.from({ length: count }, upload))),
    );
    const [first = [], ...others] = batches;
    const { next } = (await send(first)).json<Offer>();
    for (const answer of await Promise.all([...others, first].map(send)))
      expect(answer.json()).toMatchObject({ upgrade: 'gold', next });
    await payFrom(person, 'gold', next);
    const photos = await world.database
      .selectFrom('contractor_photos')
      .select('upload_id')
      .where('contractor_id', '=', contractor.id)
      .execute();
    expect(new Set(photos.map(({ upload_id: id }) => id))).toEqual(new Set([...present, ...batches.flat()]));
  });

  test('an action that a plan refuses is compared on a page where no script runs, with the way back', async () => {
    const { person, offer } = await refused('Without scripts');
    const { page } = await person.visit(offer.next.replace('/continue/', '/upgrade?action='));
    expect(page.props).toMatchObject({
      plan: 'gold',
      message: offer.message,
      next: offer.next,
      back: from,
      plans: [{ name: 'Gold' }, { name: 'Platinum' }],
    });
    const csv = await person.visit('/upgrade?limit=statistics_csv&next=/dashboard');
    expect(csv.page.props).toMatchObject({ plan: 'platinum', next: '/dashboard', back: '/dashboard' });
  });
});

test('photos above Free are hidden when the plan ends, and come back with the next plan', async () => {
  const person = await world.signedIn({ role: 'contractor' });
  const { id, slug } = await world.make.contractor({ owner: person.user });
  await buy(person, 'gold');
  await sql`
    with made as (
      insert into uploads (key, user_id, kind, media_type, original_name, byte_size, width, height, visibility)
      select 'photo-' || ${id}::integer || '-' || n, ${person.user.id}::integer, 'image', 'image/webp',
        'roof.jpg', 1000, 1920, 1080, 'public' from generate_series(1, 17) as n
      returning id
    )
    insert into contractor_photos (upload_id, contractor_id, position, alt)
    select id, ${id}::integer, row_number() over (order by id), '' from made
  `.execute(world.database);
  await sql`select refresh_contractor_pictures(array[${id}]::integer[])`.execute(world.database);
  const photos = await world.database
    .selectFrom('contractor_photos')
    .select('upload_id')
    .where('contractor_id', '=', id)
    .orderBy('position')
    .execute();
  /** Whether a visitor may open the photo at a position at its own address. */
  const opens = async (position: number) => {
    const { upload_id } = photos[position - 1] ?? {};
    const context = { database: world.database, viewer: null };
    return (await contractorPhotoReaders(context, Number(upload_id))) === 'everybody';
  };
  const opened = async () => [await opens(1), await opens(15), await opens(16), await opens(17)];
  const shown = async () => {
    const visitor = world.visitor();
    const { contractor } = (await visitor.visit(`/c/${slug}`)).page.props as {
      contractor?: { photoCount: number };
    };
    const { photos } = (await visitor.visit(`/c/${slug}/photos`)).page.props as { photos?: unknown[] };
    return [contractor?.photoCount, photos?.length];
  };
  expect(await shown()).toEqual([17, 17]);
  await billing.endPlan(person);
  expect(await shown()).toEqual([15, 15]);
  expect(await opened()).toEqual([true, true, false, false]);
  await person.send('POST', '/confirm-password', { password: person.user.password });
  await buy(person, 'gold');
  await world.app.settled();
  expect(await shown()).toEqual([17, 17]);
  expect(await opened()).toEqual([true, true, true, true]);
});

describe('pinned postings', () => {
  const owner = async (plan: string | null) => {
    const person = await world.signedIn({ role: 'contractor' });
    const contractor = await world.make.contractor({ owner: person.user });
    await person.logIn(person.user.email, person.user.password);
    if (plan !== null) await buy(person, plan);
    const post = async (title: string) => {
      const { page } = await publish(person, { title });
      return (page.props['posting'] as { id: number }).id;
    };
    const first = await post('The older one');
    const second = await post('The newer one');
    const pin = (id: number, verb = 'pin') =>
      person.submit(`/postings/${id}/${verb}`, {}, { from: `/postings/${id}` });
    const shown = async () =>
      (
        (await world.visitor().visit(`/c/${contractor.slug}`)).page.props['postings'] as {
          title: string;
          pinned: boolean;
        }[]
      ).map(({ title, pinned }) => `${title}${pinned ? ' (pinned)' : ''}`);
    return { person, contractor, first, second, pin, shown };
  };

  test('pinned postings come first on their author’s page alone, as many as the plan includes', async () => {
    const { first, second, pin, shown } = await owner('gold');
    await pin(first);
    expect(await shown()).toEqual(['The older one (pinned)', 'The newer one']);
    const { page } = await world.visitor().visit('/postings');
    const feed = (page.props['postings'] as { title: string }[]).map(({ title }) => title);
    expect(feed.indexOf('The newer one')).toBeLessThan(feed.indexOf('The older one'));
    expect(offerIn(await pin(second))).toMatchObject({ plan: 'platinum' });
    await pin(first, 'unpin');
    await pin(second);
    expect(await shown()).toEqual(['The newer one (pinned)', 'The older one']);
  });

  test('pinned postings are refused on Free, and to everybody but their author', async () => {
    const { first, pin, shown } = await owner(null);
    expect(offerIn(await pin(first))).toMatchObject({ plan: 'gold' });
    expect(await shown()).toEqual(['The newer one', 'The older one']);
    const stranger = await world.signedIn({ role: 'contractor' });
    expect((await stranger.call('POST', `/postings/${first}/pin`)).status).not.toBe(200);
    await stranger.submit(`/postings/${first}/unpin`, {}, { from: '/postings' });
  });

  test('pinned postings are kept and no longer first when the plan ends, and so is the look above Free', async () => {
    const { person, contractor, first, pin, shown } = await owner('gold');
    await pin(first);
    await world.database
      .updateTable('contractors')
      .set({ template_id: 3, color_scheme_id: 7 })
      .where('id', '=', contractor.id)
      .execute();
    const end = await billing.endPlan(person);
    expect(await shown()).toEqual(['The newer one', 'The older one']);
    const page = await world.visitor().visit(`/c/${contractor.slug}`);
    expect(page.page.props).toMatchObject({ contractor: { template: 'classic', colorSchemeId: 1 } });
    await person.send('POST', '/confirm-password', { password: person.user.password });
    const settings = await person.visit('/settings/billing');
    expect(settings.page.component).toBe('billing/settings');
    expect(settings.page.props['kept']).toEqual(
      expect.arrayContaining([
        { limit: 'templates', used: 3, allowed: 1 },
        { limit: 'color_schemes', used: 7, allowed: 2 },
        { limit: 'pinned_postings', used: 1, allowed: 0 },
      ]),
    );
    await world.database
      .updateTable('postings')
      .set({ expires_at: end })
      .where('author_profile_id', '=', contractor.id)
      .execute();
    const later = (await person.visit('/settings/billing')).page.props['kept'] as { limit: string }[];
    expect(later.map(({ limit }) => limit)).not.toContain('pinned_postings');
  });
});
