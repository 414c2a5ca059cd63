import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { expireInvitations } from '../../../server/invitations/jobs/expire-invitations.ts';
import type { InvitationCreateView } from '../../../server/invitations/create-page.ts';
import type { InvitationsView, InvitationView } from '../../../server/invitations/views.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { mailsTo } from '../../support/mails.ts';
import { connectTo, listening } from '../../support/socket.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

const NOW = new Date('2026-11-23T18:00:00Z');
const DAY_MS = 86_400_000;
let world: World;
let general: Person;
let sub: Person;
let own: MadeContractor;
let invited: MadeContractor;
let form: ReturnType<typeof formOf>;

beforeAll(async () => {
  world = await createWorld();
  const trade = await world.database
    .selectFrom('trades')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const region = await world.database
    .selectFrom('regions')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  form = formOf(trade.id, region.id);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow(NOW);
  general = await world.signedIn({ role: 'contractor' });
  sub = await world.signedIn({ role: 'contractor', language: 'mexican_spanish' });
  own = await world.make.contractor({ owner: general.user });
  invited = await world.make.contractor({ owner: sub.user });
});

const formOf = (trade_id: number, region_id: number) => ({
  trade_id,
  region_id,
  place: 'Fresno, downtown',
  starts_on: '2026-12-07',
  ends_on: '2026-12-18',
  message: 'Two electricians for the rough-in of a school addition.',
  files: [] as number[],
});

const formPage = (query: Record<string, string>) => route('invitations.create', {}, { query });
const send = (changes: Partial<typeof form> = {}, { slug } = invited, by = general) =>
  by.submit(
    route('invitations.store'),
    { ...form, contractors: [slug], ...changes },
    { from: formPage({ contractors: slug }) },
  );
const invitationsOf = async ({ id } = invited) =>
  world.database
    .selectFrom('invitations')
    .selectAll()
    .where('to_profile_id', '=', id)
    .orderBy('id')
    .execute();
async function sentId(): Promise<number> {
  await send();
  return (await invitationsOf()).at(-1)?.id ?? 0;
}
const see = async (id: number, by = sub): Promise<InvitationView> =>
  (await by.visit(route('invitations.show', { id }))).page.props['invitation'] as InvitationView;
const from = (id: number) => ({ from: route('invitations.show', { id }) });
const accept = (id: number, by = sub) =>
  by.submit(route('invitations.accept', { id }), { people: '', price: '' }, from(id));
const decline = (id: number, body: object = { reason: 'booked', note: '' }, by = sub) =>
  by.submit(route('invitations.decline', { id }), { ...body }, from(id));
const END = { reason: 'new_dates', note: '' };
const withdraw = (id: number, by = general) =>
  by.submit(route('invitations.withdraw', { id }), END, from(id));
const subjectsTo = async ({ user: { email } }: Person) =>
  (await mailsTo(world, email)).map(({ subject }) => subject);

describe('sending an invitation', () => {
  test('sending an invitation tells the invited contractor in their language, on the page, by mail and at once', async () => {
    const { page } = await send();
    expect(page.component).toBe('invitations/job');
    expect(page.flash.success).toBe('Your invitation is sent.');
    const [row] = await invitationsOf();
    expect(row).toMatchObject({ from_profile_id: own.id, state: 'open', place: 'Fresno, downtown' });
    // Seven days, to the end of the last one.
    expect(row?.expires_at.toISOString()).toBe('2026-12-01T10:00:00.000Z');
    expect(await subjectsTo(sub)).toEqual([expect.stringContaining('lo invita a un trabajo')]);
    const { page: list } = await sub.visit(route('invitations.index'));
    expect(list.props as unknown as InvitationsView).toMatchObject({
      waiting: 1,
      invitations: [{ box: 'received' }],
    });
  });

  test('sending an invitation expires with the first day of the job where that comes sooner', async () => {
    await send({ starts_on: '2026-11-24', ends_on: '2026-11-24' });
    expect((await invitationsOf())[0]?.expires_at.toISOString()).toBe('2026-11-25T10:00:00.000Z');
  });

  test('a double click, also at the same moment, is one invitation; another one while it is open is refused', async () => {
    await Promise.all([send(), send()]);
    await send();
    expect(await invitationsOf()).toHaveLength(1);
    const { page } = await send({ message: 'Other words for the same contractor, sent again.' });
    expect(page.props.errors['contractors']).toContain('already invited');
    expect(await invitationsOf()).toHaveLength(1);
  });

  test('sending an invitation refuses oneself, unclaimed businesses and those that do not want to be found', async () => {
    expect((await send({}, own)).page.props.errors['contractors']).toContain('your own business');
    expect((await send({}, await world.make.contractor())).page.props.errors['contractors']).toContain(
      'doesn’t accept invitations',
    );
    await world.database
      .updateTable('profiles')
      .set({ listed_in_sub_finder: false })
      .where('id', '=', invited.id)
      .execute();
    expect((await send()).page.props.errors['contractors']).toContain('doesn’t accept invitations');
    const { page } = await general.visit(formPage({ contractors: invited.slug }));
    expect(page.props as unknown as InvitationCreateView).toMatchObject({
      contractors: [{ slug: invited.slug, obstacle: 'invitations.refused_not_open' }],
    });
    expect(await invitationsOf()).toEqual([]);
  });

  test('the trade of a job comes from the search, and is chosen by the sender otherwise', async () => {
    const draftFor = async (query: { trade?: string }) => {
      const { page } = await general.visit(formPage({ contractors: invited.slug, ...query }));
      return (page.props as unknown as InvitationCreateView).draft.trade_id;
    };
    const { id, slug: trade } = await world.database
      .selectFrom('trades')
      .select(['id', 'slug'])
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await world.database
      .updateTable('contractors')
      .set({ trade_ids: [id] })
      .where('id', '=', invited.id)
      .execute();
    expect(await draftFor({ trade })).toBe(id);
    expect(await draftFor({})).toBeNull();
  });

  test('a block of either side refuses it without saying so, and hides what was sent before', async () => {
    const id = await sentId();
    await world.database.insertInto('blocks').values({ user_id: sub.user.id, profile_id: own.id }).execute();
    const blocked = await send({ message: 'Another try of the one who is blocked.' });
    expect(blocked.page.props.errors['contractors']).toContain('doesn’t accept invitations');
    expect((await general.get(route('invitations.show', { id }))).status).toBe(404);
    const { page } = await sub.visit(route('invitations.index'));
    expect(page.props).toMatchObject({ waiting: 0, invitations: [] });
    const { page: dashboard } = await sub.visit(route('dashboard'));
    expect(dashboard.props).toMatchObject({ waiting: { invitations: [] } });
  });

  test('sending an invitation refuses homeowners, and contractors without a confirmed email', async () => {
    const homeowner = await world.signedIn();
    const body = { ...form, contractors: [invited.slug] };
    const answer = await homeowner.send('POST', route('invitations.store'), body, {
      accept: 'application/json',
    });
    expect(answer.status).toBe(403);
    const unconfirmed = await world.signedIn({ role: 'contractor', emailVerified: false });
    await world.make.contractor({ owner: unconfirmed.user });
    await send({}, invited, unconfirmed);
    expect(await invitationsOf()).toEqual([]);
  });

  test('sending an invitation ends with the plan’s month: the sixth of a free account is refused with the plan that allows more', async () => {
    for (let count = 0; count < 5; count += 1) {
      const owner = await world.make.user({ role: 'contractor' });
      await send({}, await world.make.contractor({ owner }));
    }
    const { page } = await send();
    expect(page.flash.error).toContain('5 invitations a month');
    const body = { ...form, contractors: [invited.slug] };
    const json = await general.send('POST', route('invitations.store'), body, { accept: 'application/json' });
    expect(json.status).toBe(403);
    expect(json.json()).toMatchObject({ upgrade: 'gold' });
    world.setNow(new Date('2026-12-01T18:00:00Z'));
    await send();
    expect(await invitationsOf()).toHaveLength(1);
  });

  test('sending an invitation: sent to two hundred at once ends with the plan’s month too', async () => {
    await sql`
      insert into users (id, email, email_verified, name, role)
      select 700000 + n, 'many-' || n || '@example.test', true, 'Many', 'contractor' from generate_series(1, 200) n`.execute(
      world.database,
    );
    await sql`
      insert into profiles (id, user_id, kind, name)
      select id, id, 'contractor', 'Many' from users where id between 700001 and 700200`.execute(
      world.database,
    );
    await sql`
      insert into contractors (id, slug) select id, 'many-' || id from profiles where id between 700001 and 700200`.execute(
      world.database,
    );
    const ids = Array.from({ length: 200 }, (_, at) => 700_001 + at);
    await Promise.all(ids.map((id) => send({}, { ...invited, id, slug: `many-${id}` })));
    const { count } = await world.database
      .selectFrom('invitations')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('from_profile_id', '=', own.id)
      .executeTakeFirstOrThrow();
    expect(count).toBe(5);
  });

  test.each([
    [{ message: 'Call me at 602-555-0123 for the plans of the job.' }, 'message', 'contact details'],
    [{ message: 'short' }, 'message', ''],
    [{ place: '' }, 'place', ''],
    [{ starts_on: '2026-11-20' }, 'starts_on', 'past'],
    [{ starts_on: '2028-11-20', ends_on: '2028-11-20' }, 'starts_on', '366'],
    [{ ends_on: '2026-12-01' }, 'ends_on', 'before the first'],
    [{ starts_on: '2026-02-31' }, 'starts_on', 'date'],
    [{ trade_id: 999_999 }, 'trade_id', 'trade'],
    [{ files: [987_654] }, 'files', ''],
  ])('sending an invitation: %j is refused at the field', async (changes, field, words) => {
    const { page } = await send(changes);
    expect(page.props.errors[field]).toContain(words);
    expect(await invitationsOf()).toEqual([]);
  });

  test('files of one’s own go along, and only the two sides may open them', async () => {
    const upload = await world.make.upload({ user: general.user, kind: 'document' });
    await send({ files: [upload.id] });
    const [row] = await invitationsOf();
    expect((await see(row?.id ?? 0)).files).toMatchObject([{ id: upload.id }]);
    const stranger = await world.signedIn({ role: 'contractor' });
    expect((await stranger.get(route('uploads.show', { key: upload.key }))).status).toBe(404);
    const { page } = await send(
      { files: [upload.id] },
      await world.make.contractor({ owner: stranger.user }),
    );
    expect(page.props.errors['files']).toContain('no longer available');
  });

  test('sending an invitation works without scripts', async () => {
    const { slug } = invited;
    const { files: _, trade_id, region_id, ...words } = form;
    const ids = { trade_id: String(trade_id), region_id: String(region_id) };
    const fields = { ...words, ...ids, people_needed: '', 'contractors[]': [slug], files: [''] };
    const answer = await general.post(route('invitations.store'), fields, formPage({ contractors: slug }));
    expect(answer.status).toBe(303);
    expect(await invitationsOf()).toHaveLength(1);
  });
});

describe('answering an invitation', () => {
  test('accepting tells the sender, and shows nobody the address that the other logs in with', async () => {
    const id = await sentId();
    expect((await see(id)).other).toMatchObject({ email: null, phone: null });
    expect((await accept(id)).page.flash.success).toBe('Aceptó la invitación.');
    const { other } = await see(id);
    expect(other.email).not.toBe(general.user.email);
    expect((await see(id, general)).other.email).not.toBe(sub.user.email);
    expect(await see(id, general)).toMatchObject({ state: 'accepted' });
    expect(await subjectsTo(general)).toEqual([expect.stringContaining('accepted your invitation')]);
  });

  test('the contact address of the business is shown, where its owner shows it, and the phone likewise', async () => {
    const id = await sentId();
    await accept(id);
    const business = { email: 'office@general.test' };
    const sender = (
      await world.database
        .selectFrom('invitations')
        .select('from_profile_id as profileId')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).profileId;
    await world.database.updateTable('contractors').set(business).where('id', '=', sender).execute();
    const show = (shown: boolean) =>
      world.database
        .updateTable('profiles')
        .set({ phone: '602 555 0111', show_email: shown, show_phone: shown })
        .where('id', '=', sender)
        .execute();
    await show(true);
    expect((await see(id)).other).toMatchObject({ ...business, phone: '602 555 0111' });
    await show(false);
    expect((await see(id)).other).toMatchObject({ email: null, phone: null });
  });

  test('declining needs a reason, and another reason a sentence', async () => {
    const id = await sentId();
    expect((await decline(id, { reason: '', note: '' })).page.props.errors['reason']).toBe(
      'Elija un motivo.',
    );
    const unsaid = await decline(id, { reason: 'other', note: '' });
    expect(unsaid.page.props.errors['note']).toBe('Escriba el motivo en una frase.');
    await decline(id, { reason: 'other', note: 'We only do houses.' });
    expect(await see(id, general)).toMatchObject({
      state: 'declined',
      decline: { reason: 'other', note: 'We only do houses.' },
    });
  });

  test('answering an invitation of two tabs the second is told what became of it, and so is the sender who withdraws too late', async () => {
    const id = await sentId();
    const [one, other] = await Promise.all([accept(id), decline(id)]);
    const refused = [one, other].filter(({ page }) => page.flash.error);
    expect(refused).toHaveLength(1);
    const { page } = await withdraw(id);
    expect(page.flash.error).toMatch(/already (accepted|declined)/);
  });

  test('a withdrawn one is closed, and its receiver is told', async () => {
    const id = await sentId();
    await withdraw(id);
    expect((await accept(id)).page.flash.error).toBe('Esta invitación ya se retiró.');
    expect((await subjectsTo(sub)).at(-1)).toContain('retiró una invitación');
  });

  test('answering an invitation after its time it can no longer be accepted; the job closes it once and tells both', async () => {
    const id = await sentId();
    const later = new Date(NOW.getTime() + 8 * DAY_MS);
    world.setNow(later);
    expect((await accept(id)).page.flash.error).toBe('Esta invitación ya venció.');
    expect((await see(id)).state).toBe('expired');
    const announced: unknown[] = [];
    const job = { database: world.database, now: later, announce: (event: unknown) => announced.push(event) };
    await expireInvitations(job);
    await expireInvitations(job);
    expect(announced).toContainEqual({ name: 'invitation.expired', invitationId: id });
    expect(announced.filter((event) => (event as { invitationId: number }).invitationId === id)).toHaveLength(
      1,
    );
  });

  test('the wrong side and everyone else find nothing', async () => {
    const id = await sentId();
    const stranger = await world.signedIn({ role: 'contractor' });
    await world.make.contractor({ owner: stranger.user });
    expect((await stranger.get(route('invitations.show', { id }))).status).toBe(404);
    for (const answer of [await accept(id, stranger), await accept(id, general), await withdraw(id, sub)])
      expect(answer.page.flash.error).toMatch(/^(We couldn’t find that|No encontramos lo que busca)\.$/);
    expect((await invitationsOf())[0]?.state).toBe('open');
  });
});

test('both sides’ connections hear at once that an invitation changed', async () => {
  const url = await listening(world.app);
  const id = await sentId();
  const clients = await Promise.all(
    [general, sub].map(async (person) => {
      const client = await connectTo(`${url}/app/${world.config.realtime.appKey}?protocol=7`);
      const channel = `private-users.${person.user.id}`;
      const answer = await person.call('POST', route('broadcasting.auth'), {
        socket_id: client.socketId,
        channel_name: channel,
      });
      client.say('pusher:subscribe', { channel, ...answer.json() });
      await client.next('pusher_internal:subscription_succeeded');
      return client;
    }),
  );
  await accept(id);
  for (const client of clients) {
    const { data } = await client.next('invitation.updated');
    expect(data).toEqual({ invitation: { id, state: 'accepted' } });
    await client.close();
  }
});
