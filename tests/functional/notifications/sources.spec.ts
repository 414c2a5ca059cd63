import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHANNEL_DEFAULTS, CHOSEN_KINDS } from '../../../common/notification-kinds.ts';
import { route } from '../../../common/routes/route-table.ts';
import { DAY_MS } from '../../../server/billing/calendar.ts';
import type { DomainEvent } from '../../../server/event-map.ts';
import { noticesOf } from '../../../server/notifications/inbox/sources.ts';
import type { NotificationsView } from '../../../server/notifications/inbox/views.ts';
import { billingOf, buy } from '../../support/billing.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { mailsTo } from '../../support/mails.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { makeRedFlag } from '../red-flags/made-red-flag.ts';

const NOW = new Date('2026-11-23T18:00:00Z');

let world: World;
let general: Person;
let sub: Person;
let own: MadeContractor;
let invited: MadeContractor;

beforeAll(async () => {
  world = await createWorld();
  world.setNow(NOW);
  general = await world.signedIn({ role: 'contractor' });
  sub = await world.signedIn({ role: 'contractor', language: 'mexican_spanish' });
  own = await world.make.contractor({ owner: general.user, name: 'General Works' });
  invited = await world.make.contractor({ owner: sub.user, name: 'Sub Eléctrica' });
});
afterAll(() => world.close());

const inbox = async (person: Person) =>
  (await person.visit(route('notifications.index'))).page.props as unknown as NotificationsView;
const notified = (person: Person, text: string) =>
  expect.poll(async () => (await inbox(person)).notifications.map((one) => one.text)).toContain(text);
const firstId = async (table: 'trades' | 'regions') =>
  (await world.database.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id;

async function invite(): Promise<number> {
  await general.submit(
    route('invitations.store'),
    {
      contractors: [invited.slug],
      trade_id: await firstId('trades'),
      region_id: await firstId('regions'),
      place: 'Fresno, downtown',
      starts_on: '2026-12-07',
      ends_on: '2026-12-18',
      message: 'Two electricians for the rough-in of a school addition.',
      files: [],
    },
    { from: route('invitations.create', {}, { query: { contractors: invited.slug } }) },
  );
  const { id } = await world.database
    .selectFrom('invitations')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

describe('an invitation', () => {
  test('an invitation is told to the invited contractor, and taking it back, too', async () => {
    const id = await invite();
    await notified(sub, 'General Works lo invita a un trabajo');
    await general.submit(
      route('invitations.withdraw', { id }),
      { reason: 'called_off', note: '' },
      { from: route('invitations.show', { id }) },
    );
    await notified(sub, 'General Works retiró la invitación');
    const [last] = (await inbox(sub)).notifications;
    const opened = await sub.get(last?.href ?? '');
    expect(opened.headers['location']).toBe(route('invitations.show', { id }));
  });

  test('an invitation that is answered is told to its sender, with one mail of it', async () => {
    const id = await invite();
    await sub.submit(
      route('invitations.accept', { id }),
      { people: '', price: '' },
      { from: route('invitations.show', { id }) },
    );
    await notified(general, 'Sub Eléctrica accepted your invitation');
    const mails = (await mailsTo(world, general.user.email)).filter(({ subject }) => subject.includes('Sub'));
    expect(mails).toHaveLength(1);
  });

  test('an invitation that expires is told to both, a rating of the job to the rated side', async () => {
    const id = await invite();
    const event = { name: 'invitation.expired', invitationId: id } as const;
    expect(await noticesOf(world.database, event)).toMatchObject([
      { userId: sub.user.id, params: { name: 'General Works', news: 'invitation_expired' } },
      { userId: general.user.id, params: { name: 'Sub Eléctrica', news: 'invitation_expired' } },
    ]);
    const { id: ratingId } = await world.database
      .insertInto('partner_ratings')
      .values({
        invitation_id: id,
        author_profile_id: own.id,
        about_profile_id: invited.id,
        overall: 5,
        work_again: true,
        body: 'On time and clean.',
        language: 'english',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const happened of ['written', 'published'] as const)
      expect(await noticesOf(world.database, { name: `partner_rating.${happened}`, ratingId })).toMatchObject(
        [{ userId: sub.user.id, params: { news: `partner_rating_${happened}` } }],
      );
  });
});

describe('a red flag', () => {
  test('a red flag is told to the contractor when it is reported, withdrawn and over, never with its reporter', async () => {
    const reporter = await world.signedIn({ name: 'Rita Reporter' });
    const { id: redFlagId } = await makeRedFlag(world, { contractor: own, reporter: reporter.user });
    const facts = { redFlagId, contractorId: own.id, contractorSlug: own.slug };
    for (const happened of ['reported', 'withdrawn', 'expired'] as const) {
      const notices = await noticesOf(world.database, { name: `red_flag.${happened}`, ...facts });
      expect(notices).toMatchObject([
        { userId: general.user.id, params: { contractor: 'General Works', news: `red_flag_${happened}` } },
      ]);
      expect(JSON.stringify(notices)).not.toContain('Rita');
    }
  });

  test('a red flag that is answered is told to its reporter, a decision about it to both sides', async () => {
    const reporter = await world.signedIn();
    const admin = await world.signedIn({ role: 'admin' });
    const flag = await makeRedFlag(world, { contractor: own, reporter: reporter.user });
    const answer = await noticesOf(world.database, {
      name: 'red_flag.answered',
      redFlagId: flag.id,
      contractorId: own.id,
      contractorSlug: own.slug,
    });
    expect(answer).toMatchObject([{ userId: reporter.user.id, params: { news: 'red_flag_answered' } }]);
    await admin.call('PUT', route('api.admin.red_flags.publish', { id: flag.id }), {
      version: flag.version,
      reason: 'The court record says so.',
      reason_code: 'P01',
      public_files: [],
    });
    await notified(general, 'Decision: Red flag published');
    await notified(reporter, 'Decision: Red flag published');
  });
});

test('a quote request is told by that name', async () => {
  const customer = await world.signedIn({ name: 'Clara Cliente' });
  const owner = await world.signedIn({ role: 'contractor' });
  const firm = await world.make.contractor({ owner: owner.user, trades: ['roofing'] });
  await world.database
    .updateTable('profiles')
    .set({ open_to_messages: true })
    .where('id', '=', firm.id)
    .execute();
  const trade = await world.database
    .selectFrom('trades')
    .select('id')
    .where('slug', '=', 'roofing')
    .executeTakeFirstOrThrow();
  await customer.submit(
    route('quotes.store'),
    {
      to: [firm.slug],
      trade_id: trade.id,
      place: 'Mesa, AZ',
      starts: 'within_month',
      cost_band: '2k_10k',
      description: 'Replace about 30 square meters of shingles over the garage.',
      photos: [],
    },
    { from: route('quotes.create') },
  );
  await notified(owner, 'Clara Cliente asks you for a quote');
});

describe('a membership', () => {
  test('a membership that is canceled is told to its user', async () => {
    const person = await world.signedIn({ role: 'contractor' });
    await buy(person, 'gold');
    await person.send('POST', '/confirm-password', { password: person.user.password });
    await person.send('POST', route('settings.billing.cancel'), {});
    await notified(person, 'Your membership is canceled; it stays active until the period ends');
  });

  test('a membership that fails to be paid, ends, or renews soon is told once each', async () => {
    const events: DomainEvent[] = [];
    const billing = await billingOf(world, (event) => events.push(event));
    const start = new Date('2025-01-31T10:00:00Z');
    const buyer = async (plan: string, card: Parameters<typeof buy>[2]) => {
      billing.setNow(start);
      const person = await world.signedIn({ role: 'contractor' });
      await buy(person, plan, card);
      return person;
    };
    const gold = await buyer('gold', 'fails_later');
    const yearly = await buyer('annual_gold', 'pays');
    for (const day of [28, 42.1, 358.5]) {
      billing.setNow(new Date(start.getTime() + day * DAY_MS));
      await billing.run();
    }
    world.setNow(NOW);
    const notices = (await Promise.all(events.map((event) => noticesOf(world.database, event)))).flat();
    const newsOf = ({ user }: Person) =>
      notices.filter(({ userId }) => userId === user.id).map(({ params }) => params.news);
    expect(newsOf(gold)).toEqual(expect.arrayContaining(['membership_payment_failed', 'membership_ended']));
    expect(newsOf(yearly)).toEqual(['membership_renewal_near']);
  });
});

test('each line of the settings is about something that is told', async () => {
  const { page } = await general.visit(route('settings.notifications'));
  expect(Object.keys(page.props['channels'] as object)).toEqual(CHOSEN_KINDS);
  expect(CHOSEN_KINDS).not.toContain('red_flag');
  const homeowner = await world.signedIn();
  const shown = await homeowner.visit(route('settings.notifications'));
  expect(Object.keys(shown.page.props['channels'] as object)).not.toContain('invitation');
  // Mails about a membership are mails of their own.
  expect(CHANNEL_DEFAULTS.membership).toBe('app');
});
