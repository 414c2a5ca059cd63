import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route, type Query } from '../../../common/routes/route-table.ts';
import type { MapAnswer } from '../../../server/search/map/map-answer.ts';
import type { FoundSubsView } from '../../../server/search/sub-finder/views.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { insertInvitation } from '../../support/invitations.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

const NOW = new Date('2026-11-23T18:00:00Z');
let world: World;
let general: Person;
let own: MadeContractor;
let sub: Person;
let listed: MadeContractor;

beforeAll(async () => {
  world = await createWorld();
  world.setNow(NOW);
  // The world's texts are published when it is made, which may be later than its clock.
  await world.database.updateTable('content_versions').set({ published_at: NOW }).execute();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.updateTable('profiles').set({ listed_in_sub_finder: false }).execute();
  general = await world.signedIn({ role: 'contractor' });
  own = await world.make.contractor({ owner: general.user });
  sub = await world.signedIn({ role: 'contractor' });
  listed = await world.make.contractor({ owner: sub.user, name: 'Ridge Electric' });
});

const found = async (query: Query = {}, person = general): Promise<FoundSubsView> =>
  (await person.visit(route('sub_finder', {}, { query }))).page.props['found'] as FoundSubsView;
const slugsOf = ({ contractors }: FoundSubsView) => contractors.map(({ slug }) => slug);
const change = (set: Record<string, unknown>, { id } = listed) =>
  world.database.updateTable('contractors').set(set).where('id', '=', id).execute();

type Job = {
  from?: MadeContractor;
  to?: MadeContractor;
  state?: string;
  starts_on?: string;
  ends_on?: string;
  hours?: number;
};
async function invitation({ from = own, to = listed, state = 'accepted', hours = 5, ...days }: Job) {
  const created_at = new Date(NOW.getTime() - 20 * 86_400_000);
  await insertInvitation(world.database, {
    state,
    created_at,
    starts_on: '2026-12-01',
    ends_on: '2026-12-05',
    ...days,
    from_profile_id: from.id,
    to_profile_id: to.id,
    decline_reason: state === 'declined' ? 'booked' : null,
    expires_at: new Date(NOW.getTime() + 86_400_000),
    closed_at: state === 'open' ? null : new Date(created_at.getTime() + hours * 3_600_000),
  });
}

describe('who uses the sub-finder, and who is in it', () => {
  test('contractors and administrators open it; a homeowner is refused and a visitor is sent to the login', async () => {
    expect((await general.visit(route('sub_finder'))).page.component).toBe('sub-finder/index');
    const admin = await world.signedIn({ role: 'admin' });
    expect((await admin.visit(route('sub_finder'))).page.component).toBe('sub-finder/index');
    const homeowner = await world.signedIn();
    expect((await homeowner.get(route('sub_finder'))).status).toBe(403);
    expect((await world.visitor().get(route('sub_finder'))).headers['location']).toContain('/login');
  });

  test('the sub-finder lists claimed businesses whose owner wants to be found, and never the reader’s own', async () => {
    const unclaimed = await world.make.contractor();
    expect(slugsOf(await found())).toContain(listed.slug);
    expect(slugsOf(await found())).not.toContain(own.slug);
    expect(slugsOf(await found())).not.toContain(unclaimed.slug);
    await world.database
      .updateTable('profiles')
      .set({ listed_in_sub_finder: false })
      .where('id', '=', listed.id)
      .execute();
    expect((await found()).contractors).toEqual([]);
  });

  test('the sub-finder leaves out businesses that are hidden or whose owner’s account is inactive', async () => {
    await change({ hidden_at: NOW });
    expect((await found()).contractors).toEqual([]);
    await change({ hidden_at: null });
    await world.database
      .updateTable('users')
      .set({ status: 'inactive' })
      .where('id', '=', sub.user.id)
      .execute();
    expect((await found()).contractors).toEqual([]);
  });

  test('the sub-finder shows the text of administrators in the reader’s language', async () => {
    const { page } = await general.visit(route('sub_finder'));
    expect(page.props['pageText']).toContain('Invite one contractor');
  });
});

describe('filters of the sub-finder', () => {
  test('crew size, languages, insurance and rating narrow the list, each alone', async () => {
    await change({ crew_size: 6, languages: ['english'], insured: false });
    const full = await world.make.contractor({ owner: (await world.signedIn({ role: 'contractor' })).user });
    await change({ crew_size: 20, languages: ['english', 'mexican_spanish'], insured: true }, full);
    for (const query of [{ crew: 10 }, { language: ['english', 'mexican_spanish'] }, { insured: 'yes' }])
      expect(slugsOf(await found(query))).toEqual([full.slug]);
    expect(slugsOf(await found({ crew: 5, language: 'english' })).toSorted()).toEqual(
      [full.slug, listed.slug].toSorted(),
    );
  });

  test('dates leave out contractors with a job accepted on one of these days', async () => {
    await invitation({ starts_on: '2026-12-01', ends_on: '2026-12-05' });
    expect(slugsOf(await found({ from: '2026-12-06', to: '2026-12-09' }))).toEqual([listed.slug]);
    const overlapping = await found({ from: '2026-12-05', to: '2026-12-09' });
    expect(overlapping).toMatchObject({ dropped: ['dates'], contractors: [{ slug: listed.slug }] });
    // A day alone stands for both.
    expect((await found({ from: '2026-12-03' })).search).toMatchObject({
      from: '2026-12-03',
      to: '2026-12-03',
    });
  });

  test('a current posting of availability is shown and asked for', async () => {
    expect((await found({ available: 'yes' })).dropped).toEqual(['available']);
    const { id: region_id } = await world.database
      .selectFrom('regions')
      .select('id')
      .executeTakeFirstOrThrow();
    await world.database
      .insertInto('postings')
      .values({
        author_profile_id: listed.id,
        type: 'availability',
        title: 'Free in December',
        body: 'We have two crews free in December.',
        language: 'english',
        region_id,
        created_at: NOW,
        expires_at: new Date(NOW.getTime() + 86_400_000),
      })
      .execute();
    expect((await found({ available: 'yes' })).contractors).toMatchObject([
      { slug: listed.slug, availability: { at: NOW.toISOString() } },
    ]);
  });

  test('jobs done together and the usual time to answer are shown and asked for', async () => {
    await invitation({ starts_on: '2026-11-02', ends_on: '2026-11-06', hours: 30 });
    await invitation({ state: 'declined', hours: 30 });
    expect((await found({ worked_with: 'yes' })).dropped).toEqual([]);
    expect((await found({ answers: 1 })).dropped).toEqual(['answers']);
    expect(await found({ answers: 3, worked_with: 'yes' })).toMatchObject({
      dropped: [],
      contractors: [{ jobsTogether: 1, answersInDays: 2 }],
    });
  });

  test('an invitation that waits is shown until its time is over', async () => {
    await invitation({ state: 'open' });
    expect((await found()).contractors[0]?.invitationId).toBeTypeOf('number');
    world.setNow(new Date(NOW.getTime() + 2 * 86_400_000));
    expect((await found()).contractors[0]?.invitationId).toBeNull();
    world.setNow(NOW);
  });

  test('a place shows distances; one that is unknown or ambiguous is asked for', async () => {
    await world.database
      .updateTable('profiles')
      .set({ latitude: 36.74, longitude: -119.78, city: 'Fresno' })
      .where('id', '=', listed.id)
      .execute();
    const near = await found({ near: 'Fresno, CA' });
    expect(near.place).toContain('Fresno');
    expect(near.contractors[0]).toMatchObject({ slug: listed.slug, unit: 'mi' });
    const unknown = await found({ near: 'Qwertyuiopville' });
    expect(unknown).toMatchObject({ contractors: [], placeNote: { kind: 'unknown' } });
  });

  test('the reader’s view settings narrow the list and are dropped first', async () => {
    const trades = await world.database.selectFrom('trades').select(['id', 'slug']).execute();
    const none = trades.find(({ slug }) => slug === 'roofing') ?? trades.at(-1);
    await world.database
      .updateTable('profiles')
      .set({ view_trades: [none?.id ?? 0] })
      .where('id', '=', own.id)
      .execute();
    expect(await found()).toMatchObject({ dropped: ['views'], contractors: [{ slug: listed.slug }] });
    expect(await found({ all: 'yes' })).toMatchObject({ dropped: [], views: null });
  });

  test('nonsense in the address is as if it were not there', async () => {
    const { search } = await found({
      crew: '-3',
      language: ['klingon', 'english', 'english'],
      from: '2026-02-31',
      near: "'; drop table invitations; --",
      rating: 'abc',
      page: '1e9',
      sort: 'price',
    });
    expect(search).toMatchObject({
      crew: null,
      languages: ['english'],
      from: null,
      rating: null,
      sort: 'best_match',
    });
  });
});

describe('the map of the sub-finder', () => {
  const onMap = async (query: Query = {}, person = general) =>
    person.call('GET', route('api.sub_finder_map', {}, { query }));
  const TUCSON = { latitude: 32.2226, longitude: -110.9747 };

  test('the map of the sub-finder has those that the list has, and narrows it to a part of the map', async () => {
    await change(TUCSON);
    const { clusters, points } = (await onMap({ ids: `${listed.id}` })).json<MapAnswer>();
    expect(clusters).toMatchObject([{ count: 1, contractor: { slug: listed.slug } }]);
    expect(points).toMatchObject([{ id: listed.id }]);
    expect((await onMap({ crew: 50 })).json<MapAnswer>().clusters).toEqual([]);
    expect(slugsOf(await found({ box: '-111.2,32,-110.7,32.5' }))).toEqual([listed.slug]);
    const elsewhere = await found({ box: '-100,40,-99,41' });
    expect(elsewhere).toMatchObject({ dropped: ['box'], contractors: [{ slug: listed.slug }] });
  });

  test('the map of the sub-finder leaves out who is behind a block, and is for contractors and administrators', async () => {
    await change(TUCSON);
    await general.submit(route('relations.block', { id: listed.id }), {});
    expect((await onMap()).json<MapAnswer>().clusters).toEqual([]);
    const homeowner = await world.signedIn();
    expect((await onMap({}, homeowner)).status).toBe(403);
    expect((await onMap({}, world.visitor() as Person)).status).toBe(401);
  });

  test('the map of the sub-finder is drawn without scripts for its reader alone', async () => {
    await change(TUCSON);
    const drawn = await general.get(route('maps.sub_finder', {}, { query: { near: 'Tucson, AZ' } }));
    expect([drawn.status, drawn.headers['content-type']]).toEqual([200, expect.stringContaining('svg')]);
    expect(drawn.text).toContain('class="mark"');
    expect((await world.visitor().get(route('maps.sub_finder'))).status).not.toBe(200);
  });
});

test('a block of either side hides both from each other, and follows narrow the list', async () => {
  expect((await found({ followed: 'yes' })).dropped).toEqual(['followed']);
  await world.database
    .insertInto('follows')
    .values({ user_id: general.user.id, profile_id: listed.id })
    .execute();
  expect(await found({ followed: 'yes' })).toMatchObject({
    dropped: [],
    contractors: [{ slug: listed.slug }],
  });
  await world.database.insertInto('blocks').values({ user_id: sub.user.id, profile_id: own.id }).execute();
  expect((await found()).contractors).toEqual([]);
  expect(slugsOf(await found({}, sub))).toEqual([]);
});

test('no plan changes the order of the sub-finder', async () => {
  for (const stars of [5, 3, 4]) {
    const owner = await world.make.user({ role: 'contractor' });
    const contractor = await world.make.contractor({ owner });
    await world.make.review({ contractor, overall: stars });
  }
  const before = slugsOf(await found());
  expect(before).toHaveLength(4);
  for (const version of ['gold', 'platinum', 'free'] as const) {
    const last = before.at(-1) ?? '';
    await world.database
      .insertInto('memberships')
      .columns(['user_id', 'version'])
      .expression((eb) =>
        eb
          .selectFrom('profiles as p')
          .innerJoin('contractors as c', 'c.id', 'p.id')
          .select(['p.user_id', eb.val(version).as('version')])
          .where('c.slug', '=', last)
          .$castTo<{ user_id: number; version: string }>(),
      )
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ version }))
      .execute();
    expect(slugsOf(await found())).toEqual(before);
  }
});
