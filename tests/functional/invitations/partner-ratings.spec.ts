import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { PartnerRatingsView } from '../../../server/contractors/page/partner-ratings.ts';
import type { JobRatingsView } from '../../../server/invitations/ratings/job-ratings.ts';
import { publishRatings } from '../../../server/invitations/ratings/publish-ratings.ts';
import type { NotificationsView } from '../../../server/notifications/inbox/views.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { mailsTo } from '../../support/mails.ts';
import { insertInvitation } from '../../support/invitations.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

const NOW = new Date('2026-11-23T18:00:00Z');
const DAY_MS = 86_400_000;
const WORDS = 'The crew came as agreed and left the site clean.';
let world: World;
let general: Person;
let sub: Person;
let firms: { general: MadeContractor; sub: MadeContractor };
let id: number;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow(NOW);
  general = await world.signedIn({ role: 'contractor' });
  sub = await world.signedIn({ role: 'contractor' });
  firms = {
    general: await world.make.contractor({ owner: general.user }),
    sub: await world.make.contractor({ owner: sub.user }),
  };
  id = await job();
});

type Job = {
  state?: string;
  startsOn?: string;
  endsOn?: string;
  closed_at?: Date;
  canceled_by?: string;
};
const job = ({ state = 'accepted', startsOn = '2026-08-10', endsOn = '2026-11-20', ...ended } = {} as Job) =>
  insertInvitation(world.database, {
    from_profile_id: firms.general.id,
    to_profile_id: firms.sub.id,
    starts_on: startsOn,
    ends_on: endsOn,
    state,
    created_at: new Date('2026-11-01T00:00:00Z'),
    expires_at: new Date('2026-11-08T00:00:00Z'),
    closed_at: new Date('2026-11-02T00:00:00Z'),
    ...ended,
  });
const rate = (by: Person, changes: object = {}, invitationId = id) =>
  by.submit(
    route('invitations.rate', { id: invitationId }),
    { overall: 4, work_again: 'yes', body: WORDS, ...changes },
    { from: route('invitations.show', { id: invitationId }) },
  );
const ratings = async (by: Person) =>
  (await by.visit(route('invitations.show', { id }))).page.props['ratings'] as JobRatingsView;
const onPage = async ({ slug } = firms.sub) =>
  (await world.visitor().visit(route('contractors.show', { slug }))).page.props[
    'partners'
  ] as PartnerRatingsView | null;

describe('rating each other after a job', () => {
  test('rating each other after a job neither side reads the other’s words before both are written; then both are on the pages', async () => {
    await rate(general);
    expect(await ratings(sub)).toMatchObject({ can: true, other: null, otherWaits: true });
    expect(await onPage()).toBeNull();
    expect((await mailsTo(world, sub.user.email)).at(-1)?.subject).toContain('rated your job');
    await rate(sub, { overall: 2, work_again: 'no', body: 'They paid ten days later than agreed.' });
    expect(await ratings(sub)).toMatchObject({ can: false, other: { overall: 4, body: WORDS } });
    expect(await onPage()).toMatchObject({ count: 1, again: 1, latest: [{ overall: 4, body: WORDS }] });
    expect(await onPage(firms.general)).toMatchObject({ count: 1, again: 0 });
  });

  test('rating each other after a job after seven days one alone is published, and the other side can no longer answer it', async () => {
    await rate(general);
    const publish = async (now: Date) => {
      const announced: unknown[] = [];
      await publishRatings({ database: world.database, now, announce: (event) => announced.push(event) });
      return announced.length;
    };
    expect(await publish(new Date(NOW.getTime() + 6 * DAY_MS))).toBe(0);
    const later = new Date(NOW.getTime() + 7 * DAY_MS);
    expect(await publish(later)).toBe(1);
    expect(await publish(later)).toBe(0);
    world.setNow(later);
    expect(await onPage()).toMatchObject({ count: 1 });
    expect((await rate(sub)).page.flash.error).toContain('You can rate a job once');
  });

  test('rating each other after a job is refused before the job is over, for one that was not accepted, twice, and too late', async () => {
    const ahead = await job({ endsOn: '2026-11-23' });
    const withdrawn = await job({ state: 'withdrawn' });
    const longAgo = await job({ endsOn: '2026-09-20' });
    for (const other of [ahead, withdrawn, longAgo])
      expect((await rate(general, {}, other)).page.flash.error).toContain('You can rate a job once');
    await rate(general);
    await rate(general);
    const twice = await rate(general, { body: 'Other words, sent after the first ones.' });
    expect(twice.page.flash.error).toContain('You can rate a job once');
    const stranger = await world.signedIn({ role: 'contractor' });
    expect((await rate(stranger)).page.flash.error).toBe('Invitations are between contractors.');
    const rows = await world.database.selectFrom('partner_ratings').selectAll().execute();
    expect(rows.filter(({ invitation_id }) => invitation_id === id)).toHaveLength(1);
  });

  test('a job that was canceled on its first day or later may be rated, one that was canceled before may not', async () => {
    const canceled = { state: 'canceled', canceled_by: 'receiver' };
    const late = await job({ ...canceled, closed_at: new Date('2026-08-10T16:00:00Z') });
    const early = await job({ ...canceled, closed_at: new Date('2026-08-09T16:00:00Z') });
    expect((await rate(general, {}, early)).page.flash.error).toContain('You can rate a job once');
    expect((await rate(general, {}, late)).page.flash.success).toBe('Your rating is saved.');
  });

  test('each side may report the other’s, and nobody their own', async () => {
    await rate(general);
    await rate(sub);
    expect(await ratings(sub)).toMatchObject({ other: { can: { report: true } }, own: { removalId: null } });
    const offered = async (by: Pick<Person, 'visit'>) => {
      const { page } = await by.visit(route('contractors.show', { slug: firms.sub.slug }));
      return (page.props['partners'] as PartnerRatingsView).latest.map(({ can }) => can.report);
    };
    expect(await offered(general)).toEqual([false]);
    expect(await offered(sub)).toEqual([true]);
    expect(await offered(world.visitor())).toEqual([true]);
  });

  test('one that is taken down leads its author to the decision; an appeal that is granted is told to its reporter', async () => {
    await rate(general);
    await rate(sub);
    const reported = (await ratings(sub)).other?.id ?? 0;
    await sub.call('POST', route('api.reports.store', { kind: 'partner_rating', id: reported }), {
      reason: 'threat',
    });
    const { id: caseId } = await world.database
      .selectFrom('report_cases')
      .select('id')
      .where('subject_type', '=', 'partner_rating')
      .where('subject_id', '=', reported)
      .executeTakeFirstOrThrow();
    const [admin, other] = [await world.signedIn({ role: 'admin' }), await world.signedIn({ role: 'admin' })];
    const removal = { reason: 'It threatens the other side.', reason_code: 'R02' };
    await admin.call('PUT', route('api.admin.reports.take_down', { id: caseId }), removal);
    const decisionId = (await ratings(general)).own?.removalId ?? 0;
    const { page } = await general.visit(route('decisions.show', { id: decisionId }));
    expect(page.props).toMatchObject({ action: 'partner_rating.removed' });

    await general.call('POST', route('api.decisions.appeal', { id: decisionId }), {
      on_appeal_reason: 'I only wrote how the job went, as it happened.',
    });
    const { id: appealId } = await world.database
      .selectFrom('appeals')
      .select('id')
      .where('against_decision_id', '=', decisionId)
      .executeTakeFirstOrThrow();
    const reason = 'It tells of a job, and threatens nobody.';
    await other.call('PUT', route('api.admin.decision_appeals.accept', { id: appealId }), { reason });
    expect(await ratings(general)).toMatchObject({ own: { isRemoved: false, removalId: null } });

    const notified = async () => {
      const inbox = (await sub.visit(route('notifications.index'))).page.props;
      return (inbox as unknown as NotificationsView).notifications.filter(({ text }) =>
        text.includes('shown again, after an appeal'),
      );
    };
    await expect.poll(async () => (await notified()).length).toBe(1);
    const mails = async () =>
      (await mailsTo(world, sub.user.email)).filter(({ plain_text: text }) =>
        text.includes('Its author appealed.'),
      );
    await expect.poll(async () => (await mails()).length).toBe(1);
    // The words answer the author's appeal.
    expect((await mails())[0]?.plain_text).not.toContain(reason);
  });

  test('the page shows the latest five, and the page of ratings shows all', async () => {
    await rate(general);
    await rate(sub);
    for (const _ of [2, 3, 4, 5, 6]) {
      const other = await job();
      await rate(general, {}, other);
      await rate(sub, {}, other);
    }
    const all = await world.visitor().visit(route('contractors.ratings', { slug: firms.sub.slug }));
    const partners = all.page.props['partners'] as PartnerRatingsView;
    expect([partners.count, partners.latest.length]).toEqual([6, 6]);
    expect((await onPage())?.latest).toEqual(partners.latest.slice(0, 5));
  });

  test('rating each other after a job of two at the same moment both are published', async () => {
    await Promise.all([rate(general), rate(sub)]);
    expect([await onPage(), await onPage(firms.general)]).toMatchObject([{ count: 1 }, { count: 1 }]);
  });

  test.each([
    [{ overall: '' }, 'overall', 'Choose one to five stars.'],
    [{ overall: 6 }, 'overall', 'Choose one to five stars.'],
    [{ work_again: '' }, 'work_again', 'Choose yes or no.'],
    [{ body: 'short' }, 'body', 'Write at least 20 characters.'],
    [{ body: 'Call them at 602-555-0123, they know everything.' }, 'body', 'Please remove: '],
  ])('rating each other after a job: %j is refused at its field %s: %s', async (changes, field, sentence) => {
    expect((await rate(general, changes)).page.props.errors[field]).toContain(sentence);
  });

  test('rating each other after a job changes neither stars nor rank', async () => {
    const summary = () =>
      world.database
        .selectFrom('contractors')
        .select(['review_count', 'mean_rating', 'rank_score', 'standing_score', 'histogram'])
        .where('id', '=', firms.sub.id)
        .executeTakeFirst();
    const before = await summary();
    await rate(general, { overall: 1, work_again: 'no' });
    await rate(sub);
    expect(await summary()).toEqual(before);
  });
});
