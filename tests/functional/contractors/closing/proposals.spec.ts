import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import { closingFileReaders } from '../../../../server/contractors/closing/proposal-files.ts';
import { eraseEndedProposals } from '../../../../server/contractors/closing/jobs/erase-ended.ts';
import { proposeDissolved } from '../../../../server/contractors/closing/jobs/propose-dissolved.ts';
import type { ListingCaseView } from '../../../../server/moderation/lists/listing-page.ts';
import { mailsTo } from '../../../support/mails.ts';
import type { Person } from '../../../support/world.ts';
import { BODY, createClosingWorld, daysAgo, REASON, type ClosingWorld } from './closing-world.ts';

const CLOSED = { reason: REASON, reason_code: 'F01' };
const OPEN = { reason: 'The owner sent an invoice of last week.', reason_code: 'O01' };
const DAY_MS = 86_400_000;

let world: ClosingWorld;
let admin: Person;
beforeAll(async () => {
  world = await createClosingWorld();
  ({ admin } = world);
});
afterAll(() => world.close());

const messageOf = (answer: { json: <T>() => T }) => answer.json<{ message: string }>().message;
const errorsOf = (answer: { json: <T>() => T }) =>
  answer.json<{ errors?: Record<string, string[]> }>().errors ?? {};
const closeAs = (by: Person, id: number, body: object = {}) =>
  by.call('PUT', route('api.admin.contractors.close', { id }), {
    closed_on: daysAgo(30),
    ...CLOSED,
    ...body,
  });
const reopenAs = (by: Person, id: number) =>
  by.call('PUT', route('api.admin.contractors.reopen', { id }), OPEN);
const keepOpen = (by: Person, id: number) =>
  by.call('PUT', route('api.admin.closings.keep_open', { id }), { ...OPEN, reason_code: 'O02' });
const keepClosed = (by: Person, id: number) =>
  by.call('PUT', route('api.admin.closings.keep_closed', { id }), CLOSED);
const proposalOf = async (by: Person, id: number) =>
  (await by.visit(route('closings.show', { id }))).page.props['proposal'] as Record<string, unknown>;
const timeIsOver = (id: number) =>
  sql`update closing_proposals set answer_due_at = now() - interval '1 minute' where id = ${id}`.execute(
    world.database,
  );
async function firstProposal(contractorId: number): Promise<number> {
  const [proposal] = await world.proposals(contractorId);
  if (!proposal) throw new Error('no proposal');
  return proposal.id;
}

describe('a proposal that a claimed business closed for good', () => {
  test('the owner is told first, reads the sentence without a name, and nobody decides before the answer', async () => {
    const { owner, firm } = await world.ownerOf({ name: 'Lozano Pipes' });
    const ana = await world.signedIn({ name: 'Ana Secreta' });
    expect((await world.propose(ana, firm.slug)).status).toBe(303);
    const id = await firstProposal(firm.id);
    expect((await world.rowOf(firm.id)).closed_on).toBeNull();
    const [mail] = await mailsTo(world, owner.user.email);
    expect(mail?.subject).toBe('Is Lozano Pipes closed for good? Please answer');
    expect(JSON.stringify(mail)).not.toContain('Secreta');
    expect(JSON.stringify((await owner.visit(route('notifications.index'))).page.props)).toContain(
      'Someone says that Lozano Pipes closed for good.',
    );
    const early = await closeAs(admin, firm.id);
    expect([early.status, messageOf(early)]).toEqual([
      409,
      'The owner still has time to answer. Decide after that.',
    ]);
    const read = await owner.get(route('closings.show', { id }));
    expect(read.text).toContain(BODY);
    expect(read.text).not.toContain('Secreta');
    await owner.submit(route('closings.answer', { id }), {
      answer: 'We work every day; see our invoice of this week.',
    });
    expect(await proposalOf(owner, id)).toMatchObject({
      answerUntil: null,
      files: null,
      viewerIs: 'contractor',
    });
    expect((await closeAs(admin, firm.id)).status).toBe(200);
    expect((await world.rowOf(firm.id)).closed_on).toBe(daysAgo(30));
    expect(await world.proposals(firm.id)).toMatchObject([{ state: 'accepted' }]);
    const { rows } = await sql<{ party: string; appeal: boolean }>`
      select s.party, s.appeal_until is not null as appeal from decision_statements as s
      join decisions as d on d.id = s.decision_id where d.action = 'listing.closed' and d.subject_id = ${firm.id}
      order by s.party`.execute(world.database);
    expect(rows).toEqual([
      { party: 'author', appeal: false },
      { party: 'contractor', appeal: true },
    ]);
  });

  test('the page says nothing of a proposal while it is open, and the owner is told once of several', async () => {
    const { owner, firm } = await world.ownerOf({ name: 'Besieged Pipes' });
    const page = async () => {
      const { contractor, redFlags } = (await world.visitor().visit(`/c/${firm.slug}`)).page.props;
      return JSON.stringify([contractor, redFlags]);
    };
    const before = await page();
    for (const by of [await world.signedIn(), await world.signedIn(), await world.signedIn()])
      await world.propose(by, firm.slug);
    expect(await page()).toBe(before);
    expect(await mailsTo(world, owner.user.email)).toHaveLength(1);
    const id = await firstProposal(firm.id);
    await owner.submit(route('closings.answer', { id }), { answer: 'We work every day, come and see.' });
    await world.propose(await world.signedIn(), firm.slug);
    const { rows } = await sql<{ answered: number }>`
      select count(answered_at)::integer as answered from closing_proposals where contractor_id = ${firm.id}`.execute(
      world.database,
    );
    expect(rows).toEqual([{ answered: 4 }]);
    expect(await mailsTo(world, owner.user.email)).toHaveLength(1);
  });

  test('a claimed business is never closed without a proposal that its owner could answer', async () => {
    const { firm } = await world.ownerOf();
    const refused = await closeAs(admin, firm.id);
    expect([refused.status, messageOf(refused)]).toEqual([
      409,
      'This business is claimed. Someone has to propose the closing first, so that its owner can answer.',
    ]);
  });

  test('the queue lists a proposal when the time to answer is over, by its business', async () => {
    const { firm } = await world.ownerOf({ name: 'Queued Pipes' });
    const ana = await world.signedIn();
    await world.propose(ana, firm.slug);
    const queue = async () => JSON.stringify((await admin.visit('/admin')).page.props);
    expect(await queue()).not.toContain('Queued Pipes');
    await timeIsOver(await firstProposal(firm.id));
    expect(await queue()).toContain('Queued Pipes');
    const { page } = await admin.visit(route('admin.contractors', {}, { query: { closing: 'proposed' } }));
    expect(JSON.stringify(page.props['contractors'])).toContain('Queued Pipes');
  });

  test('a competitor’s proposal is marked for administrators, said or not', async () => {
    const { firm } = await world.ownerOf({ trades: ['roofing'] });
    const { owner: rival } = await world.ownerOf({ trades: ['roofing'] });
    const { owner: other } = await world.ownerOf({ trades: ['plumbing'] });
    const candid = await world.signedIn();
    await world.propose(rival, firm.slug);
    await world.propose(other, firm.slug);
    await world.propose(candid, firm.slug, { relation: 'competitor' });
    expect((await world.proposals(firm.id)).map(({ by_competitor: marked }) => marked)).toEqual([
      true,
      false,
      true,
    ]);
    const view = (await admin.visit(route('admin.contractors.show', { id: firm.id }))).page
      .props as unknown as ListingCaseView;
    expect(view.proposals.map(({ origin }) => origin)).toEqual(['competitor', 'user', 'competitor']);
  });

  test('an owner who closes the business accepts the open proposals, and one who answers does not', async () => {
    const { owner, firm } = await world.ownerOf();
    await world.propose(await world.signedIn(), firm.slug);
    await world.closeFirm(owner);
    expect(await world.proposals(firm.id)).toMatchObject([{ state: 'accepted' }]);
    expect((await world.rowOf(firm.id)).closing_decision_id).toBeNull();
  });
});

describe('who may propose, and how often', () => {
  test('a proposal without proof, without a relation or with contact details is refused with sentences', async () => {
    const firm = await world.make.contractor();
    const ana = await world.signedIn();
    const bare = await world.propose(ana, firm.slug, { link: '' });
    expect(errorsOf(bare)).toEqual({
      link: ['Add proof: a page that shows it, a photo or a document.'],
    });
    expect(errorsOf(await world.propose(ana, firm.slug, { relation: '' }))).toEqual({
      relation: ['Say what you have to do with the business.'],
    });
    expect(errorsOf(await world.propose(ana, firm.slug, { closed_on: '' }))).toEqual({
      closed_on: ['Enter the day of closing.'],
    });
    const call = await world.propose(ana, firm.slug, {
      body: 'Call the neighbor at (559) 555-0143 for the keys.',
    });
    expect(errorsOf(call)['body']?.[0]).toContain('Leave out phone numbers');
    expect(await world.proposals(firm.id)).toEqual([]);
  });

  test('a second open proposal about one business and a fourth on one day are refused', async () => {
    const ana = await world.signedIn();
    const firms = await Promise.all([1, 2, 3, 4].map(() => world.make.contractor()));
    for (const { slug } of firms.slice(0, 3)) expect((await world.propose(ana, slug)).status).toBe(303);
    const again = await world.propose(ana, firms[0]?.slug ?? '');
    expect([again.status, messageOf(again)]).toEqual([
      409,
      'You sent a proposal about this business already. It is still open.',
    ]);
    const fourth = await world.propose(ana, firms[3]?.slug ?? '');
    expect([fourth.status, messageOf(fourth)]).toEqual([
      429,
      'You can send 3 such proposals a day. Try again tomorrow.',
    ]);
  });

  test('an unconfirmed address, the owner and a member of the business propose nothing', async () => {
    const { owner, firm } = await world.ownerOf();
    const unconfirmed = await world.signedIn({ emailVerified: false });
    expect((await world.propose(unconfirmed, firm.slug)).status).toBe(403);
    const own = await world.propose(owner, firm.slug);
    expect([own.status, messageOf(own)]).toEqual([
      409,
      'It is your own business: close it in your settings.',
    ]);
    expect((await owner.get(route('closings.create', { slug: firm.slug }))).headers['location']).toBe(
      route('contractor.closing'),
    );
  });

  test('a stranger reads no proposal, the proposer withdraws it, and a file is for the proposer and administrators', async () => {
    const { owner, firm } = await world.ownerOf();
    const ana = await world.signedIn();
    const upload = await world.make.upload({ user: ana.user });
    await world.propose(ana, firm.slug, { link: '', files: String(upload.id) });
    const id = await firstProposal(firm.id);
    const stranger = await world.signedIn();
    expect((await stranger.get(route('closings.show', { id }))).status).toBe(404);
    const json = { accept: 'application/json' };
    expect((await stranger.send('POST', route('closings.withdraw', { id }), {}, json)).status).toBe(404);
    const said = { answer: 'We are open every day.' };
    expect((await stranger.send('POST', route('closings.answer', { id }), said, json)).status).toBe(404);
    const readers = ({ user }: Person, role: 'user' | 'admin', contractorId: number | null = null) =>
      closingFileReaders(
        { database: world.database, viewer: { userId: user.id, role, contractorId } } as never,
        upload.id,
      );
    expect(await Promise.all([readers(ana, 'user'), readers(admin, 'admin')])).toEqual([
      'this_reader',
      'this_reader',
    ]);
    expect(await Promise.all([readers(owner, 'user', firm.id), readers(stranger, 'user')])).toEqual([
      null,
      null,
    ]);
    await ana.submit(route('closings.withdraw', { id }), {});
    expect(await world.proposals(firm.id)).toMatchObject([{ state: 'withdrawn' }]);
  });
});

describe('an unclaimed listing', () => {
  test('an administrator closes it with a proposal, opens it on another one, and rejects both kinds', async () => {
    const firm = await world.make.contractor({ name: 'Nobody’s Pipes' });
    const [ana, ben] = [await world.signedIn(), await world.signedIn()];
    await world.propose(ana, firm.slug);
    const rejected = await keepOpen(admin, await firstProposal(firm.id));
    expect([rejected.status, messageOf(rejected)]).toEqual([200, 'Proposal rejected']);
    expect((await world.rowOf(firm.id)).closed_on).toBeNull();
    await world.propose(ben, firm.slug);
    expect((await closeAs(admin, firm.id)).status).toBe(200);
    const form = await ana.visit(route('closings.create', { slug: firm.slug }));
    expect(form.page.props).toMatchObject({ wish: 'reopen', closedOn: daysAgo(30) });
    const soon = await world.propose(ana, firm.slug, { closed_on: '' });
    expect([soon.status, messageOf(soon)]).toEqual([
      409,
      'We rejected your last proposal about this business. You can send another one 30 days after that.',
    ]);
    await sql`update closing_proposals set ended_at = ended_at - interval '31 days'`.execute(world.database);
    await world.propose(ana, firm.slug, { closed_on: '' });
    const [, , again] = await world.proposals(firm.id);
    const wrong = await keepOpen(admin, again?.id ?? 0);
    expect([wrong.status, messageOf(wrong)]).toEqual([
      409,
      'This proposal asks for something else. Load the page again.',
    ]);
    expect((await keepClosed(admin, again?.id ?? 0)).status).toBe(200);
    await world.propose(ben, firm.slug, { closed_on: '' });
    expect((await reopenAs(admin, firm.id)).status).toBe(200);
    expect((await world.proposals(firm.id)).map(({ state }) => state)).toEqual([
      'rejected',
      'accepted',
      'rejected',
      'accepted',
    ]);
    const { rows } = await sql<{ action: string; code: string }>`
      select action, shown_reason_code as code from decisions where subject_id = ${firm.id} and subject_type = 'listing'
      order by id`.execute(world.database);
    expect(rows).toEqual([
      { action: 'listing.kept_open', code: 'O02' },
      { action: 'listing.closed', code: 'F01' },
      { action: 'listing.kept_closed', code: 'F01' },
      { action: 'listing.reopened', code: 'O01' },
    ]);
    const second = await reopenAs(admin, firm.id);
    expect([second.status, messageOf(second)]).toEqual([409, 'This business is open already.']);
  });

  test('an administrator does not decide on a proposal of their own', async () => {
    const firm = await world.make.contractor();
    const own = await world.signedIn({ role: 'admin' });
    await world.propose(own, firm.slug);
    const refused = await closeAs(own, firm.id);
    expect([refused.status, messageOf(refused)]).toEqual([
      403,
      'You proposed this yourself. Another administrator decides.',
    ]);
    expect((await closeAs(admin, firm.id)).status).toBe(200);
  });

  test('a reason from another list of codes is refused', async () => {
    const firm = await world.make.contractor();
    expect((await closeAs(admin, firm.id, { reason_code: 'R05' })).status).toBe(422);
    expect((await closeAs(admin, firm.id, { reason_code: undefined })).status).toBe(422);
  });

  test('a closed listing can be claimed, and its new owner sends proof that it is open', async () => {
    const firm = await world.make.contractor({ name: 'Claimed Later' });
    await world.propose(await world.signedIn(), firm.slug);
    await closeAs(admin, firm.id);
    const eva = await world.signedIn();
    expect((await eva.get(route('contractors.claim', { slug: firm.slug }))).status).toBe(200);
    const claim = await world.make.claim({ user: eva.user, contractor: firm, confirmed: true });
    await admin.call('PUT', route('api.admin.claims.accept', { id: claim.id }), {
      reason: 'The code was entered.',
    });
    const { page } = await eva.visit(route('contractor.closing'));
    expect(page.props).toMatchObject({ closedOn: daysAgo(30), mayReopen: false });
    const refused = await eva.send('POST', route('contractor.reopen'), {}, { accept: 'application/json' });
    expect([refused.status, messageOf(refused)]).toEqual([
      409,
      'A decision closed this business. Appeal it, or send proof that it is open.',
    ]);
    expect((await world.propose(eva, firm.slug, { relation: 'own', closed_on: '' })).status).toBe(303);
    expect((await reopenAs(admin, firm.id)).status).toBe(200);
    expect((await world.rowOf(firm.id)).closed_on).toBeNull();
  });

  test('merging keeps the state of the listing that stays, and splitting gives each its own again', async () => {
    const [closed, open] = [await world.make.contractor(), await world.make.contractor()];
    await world.make.review({ contractor: closed });
    await closeAs(admin, closed.id);
    const why = { reason: 'One business, listed twice.' };
    await admin.call('PUT', route('api.admin.contractors.merge', { id: closed.id }), {
      ...why,
      into_id: open.id,
    });
    expect((await world.rowOf(open.id)).closed_on).toBeNull();
    const refused = await reopenAs(admin, closed.id);
    expect(refused.status).toBe(409);
    await admin.call('PUT', route('api.admin.contractors.split', { id: closed.id }), why);
    expect((await world.rowOf(closed.id)).closed_on).toBe(daysAgo(30));
  });
});

describe('registers that say dissolved', () => {
  test('a register proposes once and closes nothing, and a listing with another valid license is left alone', async () => {
    const [gone, alive] = [await world.make.contractor(), await world.make.contractor()];
    for (const [contractor, statuses] of [
      [gone, ['closed', 'closed']],
      [alive, ['closed', 'valid']],
    ] as const)
      for (const [index, status] of statuses.entries())
        await world.database
          .insertInto('licenses')
          .values({
            contractor_id: contractor.id,
            number: `L-${contractor.id}-${index}`,
            status,
            source: 'Board',
            origin: 'import',
          })
          .execute();
    const run = (now = new Date()) =>
      proposeDissolved({ database: world.database, now, announce: () => undefined });
    expect(await run()).toBe(1);
    expect((await world.rowOf(gone.id)).closed_on).toBeNull();
    expect(await world.proposals(alive.id)).toEqual([]);
    await keepOpen(admin, await firstProposal(gone.id));
    expect(await run()).toBe(0);
    await eraseEndedProposals(world.database, new Date(Date.now() + 200 * DAY_MS));
    expect(await world.proposals(gone.id)).toEqual([]);
  });
});
