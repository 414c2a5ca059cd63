import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { END_REASONS } from '../../../common/invitations.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { InvitationCreateView } from '../../../server/invitations/create-page.ts';
import type { InvitationView, JobView } from '../../../server/invitations/views.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { mailsTo } from '../../support/mails.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

const NOW = new Date('2026-11-23T18:00:00Z');
type Sub = { person: Person; firm: MadeContractor };

let world: World;
let general: Person;
let subs: Sub[];
let ids: { trade_id: number; region_id: number };

beforeAll(async () => {
  world = await createWorld();
  const first = async (table: 'trades' | 'regions') =>
    (await world.database.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id;
  ids = { trade_id: await first('trades'), region_id: await first('regions') };
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow(NOW);
  general = await world.signedIn({ role: 'contractor' });
  await world.make.contractor({ owner: general.user });
  subs = await Promise.all(
    [0, 1, 2].map(async () => {
      const person = await world.signedIn({ role: 'contractor' });
      return { person, firm: await world.make.contractor({ owner: person.user }) };
    }),
  );
});

const sub = (at: number): Sub => subs[at] as Sub;
const slugs = () => subs.map(({ firm }) => firm.slug);
const job = () => ({
  ...ids,
  contractors: slugs(),
  place: 'Fresno, downtown',
  starts_on: '2026-12-07',
  ends_on: '2026-12-18',
  people_needed: '12',
  message: 'Framers for a three-story apartment building.',
  files: [] as number[],
});
const formPage = () => route('invitations.create', {}, { query: { contractors: slugs().join(',') } });
const send = (changes: object = {}) =>
  general.submit(route('invitations.store'), { ...job(), ...changes }, { from: formPage() });
const jobOf = (page: { props: unknown }) => (page.props as { job: JobView }).job;
const seeJob = async (id: number) => jobOf((await general.visit(route('invitations.job', { id }))).page);
async function sent(changes: object = {}): Promise<JobView> {
  return jobOf((await send(changes)).page);
}
const idFor = (view: JobView, { firm }: Sub): number =>
  view.invitations.find(({ other }) => other.slug === firm.slug)?.id ?? 0;
const see = async (id: number, { person }: Sub): Promise<InvitationView> =>
  (await person.visit(route('invitations.show', { id }))).page.props['invitation'] as InvitationView;
const accept = (view: JobView, by: Sub, answer: object = {}) => {
  const id = idFor(view, by);
  return by.person.submit(
    route('invitations.accept', { id }),
    { people: '4', price: '', price_unit: 'job', ...answer },
    { from: route('invitations.show', { id }) },
  );
};
const end = (
  name: 'invitations.withdraw' | 'invitations.cancel',
  id: number,
  by: Person,
  body: { reason: string; note: string },
) => by.submit(route(name, { id }), body, { from: route('invitations.show', { id }) });
const subjectsTo = async ({ user: { email } }: Person) =>
  (await mailsTo(world, email)).map(({ subject }) => subject);
const statesOf = ({ invitations }: JobView) => invitations.map(({ state }) => state);

describe('one invitation to several contractors', () => {
  test('the form without a contractor leads back to the sub-finder, which says why', async () => {
    const { page } = await general.visit(route('invitations.create'));
    expect(page.component).toBe('sub-finder/index');
    expect(page.flash.error).toBe('Choose at least one contractor.');
  });

  test('all of them get the same words, each its own invitation and mail, and the sender one page', async () => {
    const { page } = await send();
    expect(page.component).toBe('invitations/job');
    expect(page.flash.success).toBe('Your 3 invitations are sent.');
    const view = jobOf(page);
    expect(view).toMatchObject({ job: { needed: 12, found: 0 }, can: { inviteMore: true, callOff: true } });
    expect(view.invitations.map(({ other }) => other.slug)).toEqual(slugs());
    for (const one of subs) {
      expect((await see(idFor(view, one), one)).message).toBe(job().message);
      expect(await subjectsTo(one.person)).toEqual([expect.stringContaining('invites you to a job')]);
    }
    const { page: box } = await general.visit(route('invitations.index', {}, { query: { box: 'sent' } }));
    expect(box.props).toMatchObject({ invitations: [], jobs: [{ id: view.id }] });
  });

  test('the same form sent twice, also at the same moment, is one job', async () => {
    await Promise.all([send(), send()]);
    const { page } = await send();
    const { page: box } = await general.visit(route('invitations.index', {}, { query: { box: 'sent' } }));
    expect(box.props).toMatchObject({ jobs: [{ id: jobOf(page).id }] });
  });

  test('nobody is invited where one of them cannot be; the error names who', async () => {
    await world.database
      .updateTable('profiles')
      .set({ listed_in_sub_finder: false })
      .where('id', '=', sub(1).firm.id)
      .execute();
    const { page } = await send();
    expect(page.props.errors['contractors']).toContain(sub(1).firm.name);
    const { page: form } = await general.visit(formPage());
    const { contractors } = form.props as unknown as InvitationCreateView;
    expect(contractors.map(({ obstacle }) => obstacle)).toEqual([null, null, 'invitations.refused_not_open']);
    expect((await subjectsTo(sub(0).person)).length).toBe(0);
  });

  test('the plan’s month refuses all where it has room for some', async () => {
    await send();
    const again = await send({ message: 'Framers for another building, next door.' });
    expect(again.page.props.errors['contractors']).toContain('already invited');
    const more = await Promise.all(
      [0, 1, 2].map(async () => {
        const owner = await world.make.user({ role: 'contractor' });
        return (await world.make.contractor({ owner })).slug;
      }),
    );
    const { page } = await send({ contractors: more });
    expect(page.flash.error).toContain('5 invitations a month');
  });

  test.each([
    [{ contractors: [] }, 'contractors', 'at least one'],
    [{ contractors: Array.from({ length: 11 }, (_, at) => `firm-${at}`) }, 'contractors', 'at most 10'],
    [{ contractors: ['no-such-firm'] }, 'contractors', 'no longer listed'],
    [{ people_needed: '' }, 'people_needed', 'how many people'],
    [{ people_needed: '0' }, 'people_needed', '1 to 500'],
    [{ people_needed: '1e9' }, 'people_needed', '1 to 500'],
    [{ people_needed: 'four' }, 'people_needed', '1 to 500'],
  ])('an invitation with %j is refused at the field', async (changes, field, words) => {
    const { page } = await send(changes);
    expect(page.props.errors[field]).toContain(words);
  });
});

test('all that is wrong with an invitation is said at once', async () => {
  const { page } = await send({
    people_needed: '',
    starts_on: '2026-11-20',
    message: 'Call me at 602-555-0123 for the plans of the job.',
  });
  expect(Object.keys(page.props.errors).sort()).toEqual(['message', 'people_needed', 'starts_on']);
});

describe('the people that a job needs', () => {
  test('people and prices of those who accept add up, and the price is shown to the sender alone', async () => {
    const view = await sent();
    await accept(view, sub(0), { people: '5', price: '$1,250', price_unit: 'day' });
    expect(await seeJob(view.id)).toMatchObject({ job: { needed: 12, found: 5 } });
    const [first] = (await seeJob(view.id)).invitations;
    expect(first).toMatchObject({ people: 5, price: { amount: '$1,250 USD', unit: 'day' } });
    expect(JSON.stringify(await see(idFor(view, sub(1)), sub(1)))).not.toContain('1,250');
    const [mail] = await mailsTo(world, general.user.email);
    expect(mail?.plain_text).toContain('You have 5 of 12.');
    expect(mail?.plain_text).toContain('$1,250 USD a day');
  });

  test('more people than are still needed are refused, and the last ones close the other invitations', async () => {
    const view = await sent();
    await accept(view, sub(0), { people: '8' });
    const { page } = await accept(view, sub(1), { people: '5' });
    expect(page.props.errors['people']).toContain('Only 4 more people');
    await accept(view, sub(1), { people: '4' });
    expect(statesOf(await seeJob(view.id))).toEqual(['accepted', 'accepted', 'filled']);
    expect((await subjectsTo(sub(2).person)).at(-1)).toContain('has enough people');
    expect((await accept(view, sub(2))).page.flash.error).toContain('already has enough people');
  });

  test('contractors whose invitation a full job closed are asked again once it has room, and count once', async () => {
    const view = await sent({ people_needed: '4' });
    await accept(view, sub(0));
    expect((await seeJob(view.id)).closed).toEqual([]);
    await end('invitations.cancel', idFor(view, sub(0)), sub(0).person, { reason: 'no_time', note: '' });
    const { closed } = await seeJob(view.id);
    expect(closed).toEqual([sub(1).firm.slug, sub(2).firm.slug]);
    await general.submit(
      route('invitations.more', { id: view.id }),
      { contractors: closed },
      { from: route('invitations.job', { id: view.id }) },
    );
    expect(statesOf(await seeJob(view.id))).toEqual(['canceled', 'open', 'open']);
  });

  test('two who take the last places at the same moment never make too many', async () => {
    const view = await sent({ people_needed: '6' });
    await Promise.all([accept(view, sub(0)), accept(view, sub(1))]);
    const { job: count } = await seeJob(view.id);
    expect(count.found).toBe(4);
    await accept(view, sub(1), { people: '2' });
    await accept(view, sub(0), { people: '2' });
    expect(await seeJob(view.id)).toMatchObject({ job: { needed: 6, found: 6 } });
  });

  test.each([
    [{ people: '' }, 'people', 'how many people'],
    [{ price: 'a lot' }, 'price', 'in digits'],
    [{ price: '$100 MXN' }, 'price', 'USD'],
  ])('an acceptance with %j is refused at the field', async (answer, field, words) => {
    const view = await sent();
    const { page } = await accept(view, sub(0), answer);
    expect(page.props.errors[field]).toContain(words);
    expect(statesOf(await seeJob(view.id))).toEqual(['open', 'open', 'open']);
  });

  test('more contractors are invited to the same job until it has enough people', async () => {
    const view = await sent({ contractors: slugs().slice(0, 2) });
    const more = (contractors: string[]) =>
      general.submit(
        route('invitations.more', { id: view.id }),
        { contractors },
        { from: route('invitations.job', { id: view.id }) },
      );
    await more([sub(2).firm.slug]);
    await more([sub(2).firm.slug]);
    const extended = await seeJob(view.id);
    expect(extended.invitations.map(({ other }) => other.slug)).toEqual(slugs());
    await accept(extended, sub(2), { people: '12' });
    const { slug } = await world.make.contractor({ owner: await world.make.user({ role: 'contractor' }) });
    expect((await more([slug])).page.flash.error).toContain('has enough people');
    const stranger = await world.signedIn({ role: 'contractor' });
    await world.make.contractor({ owner: stranger.user });
    const body = { contractors: [slug] };
    const answer = await stranger.send('POST', route('invitations.more', { id: view.id }), body, {
      accept: 'application/json',
    });
    expect(answer.status).toBe(404);
    expect((await stranger.get(route('invitations.job', { id: view.id }))).status).toBe(404);
  });
});

describe('an invitation that one side ends', () => {
  test('withdrawing needs a reason, which the other side reads', async () => {
    const view = await sent();
    const id = idFor(view, sub(0));
    const refused = await end('invitations.withdraw', id, general, { reason: '', note: '' });
    expect(refused.page.props.errors['reason']).toBe('Choose a reason.');
    const unsaid = await end('invitations.withdraw', id, general, { reason: 'other', note: '' });
    expect(unsaid.page.props.errors['note']).toContain('in a sentence');
    await end('invitations.withdraw', id, general, { reason: 'new_dates', note: 'Rain until January.' });
    expect(await see(id, sub(0))).toMatchObject({
      state: 'withdrawn',
      end: { reason: 'new_dates', note: 'Rain until January.', isOwn: false },
    });
    const [, mail] = await mailsTo(world, sub(0).person.user.email);
    expect(mail?.plain_text).toContain('The dates have changed');
    expect(mail?.plain_text).toContain('Rain until January.');
  });

  test.each(['sender', 'receiver'] as const)(
    'the %s cancels an accepted job with a reason of that side; its people are needed again',
    async (side) => {
      const view = await sent();
      const id = idFor(view, sub(0));
      await accept(view, sub(0));
      const [by, other] = side === 'sender' ? [general, sub(0).person] : [sub(0).person, general];
      const foreign = side === 'sender' ? 'no_time' : 'called_off';
      const refused = await end('invitations.cancel', id, by, { reason: foreign, note: '' });
      expect(refused.page.props.errors['reason']).toBe('Choose a reason.');
      await end('invitations.cancel', id, by, { reason: END_REASONS[side][0], note: '' });
      expect(await seeJob(view.id)).toMatchObject({ job: { needed: 12, found: 0 } });
      expect(await see(id, sub(0))).toMatchObject({
        state: 'canceled',
        other: { phone: null, email: null },
        end: { isOwn: side === 'receiver' },
      });
      expect((await subjectsTo(other)).at(-1)).toContain('canceled a job');
      const again = await end('invitations.cancel', id, other, { reason: 'no_contact', note: '' });
      expect(again.page.flash.error).toContain('already canceled');
    },
  );

  test('a job that is over can no longer be canceled, and an open one is not canceled', async () => {
    const view = await sent();
    const id = idFor(view, sub(0));
    const open = await end('invitations.cancel', id, general, { reason: 'no_contact', note: '' });
    expect(open.page.flash.error).toContain('Only an accepted invitation');
    await accept(view, sub(0));
    world.setNow(new Date('2026-12-19T10:00:01Z'));
    const late = await end('invitations.cancel', id, general, { reason: 'no_contact', note: '' });
    expect(late.page.flash.error).toContain('last day of this job is over');
  });

  test('a job that is called off ends all that was open or accepted, once, and everyone reads why', async () => {
    const view = await sent();
    await accept(view, sub(0));
    const callOff = () =>
      general.submit(
        route('invitations.call_off', { id: view.id }),
        { reason: 'called_off', note: '' },
        { from: route('invitations.job', { id: view.id }) },
      );
    await callOff();
    expect(statesOf(await seeJob(view.id))).toEqual(['canceled', 'withdrawn', 'withdrawn']);
    expect((await subjectsTo(sub(0).person)).at(-1)).toContain('canceled a job');
    expect((await subjectsTo(sub(1).person)).at(-1)).toContain('withdrew an invitation');
    expect((await callOff()).page.flash.error).toContain('nothing left to cancel');
    expect(await seeJob(view.id)).toMatchObject({ job: { isCalledOff: true }, can: { inviteMore: false } });
    const more = await general.submit(
      route('invitations.more', { id: view.id }),
      { contractors: [sub(1).firm.slug] },
      { from: route('invitations.job', { id: view.id }) },
    );
    expect(more.page.flash.error).toContain('called this job off');
  });
});
