import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { ReportsView } from '../../../server/moderation/reports/views.ts';
import type { ConversationView } from '../../../server/messages/views.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { mailsTo } from '../../support/mails.ts';
import { insertInvitation } from '../../support/invitations.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

const REASON = { reason: 'It threatens the other side with a visit.', reason_code: 'R02' };

let world: World;
let admin: Person;
let customer: Person;
let owner: Person;
let firm: MadeContractor;

beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedIn({ role: 'admin' });
  customer = await world.signedIn({ name: 'Clara Cliente' });
  owner = await world.signedIn({ role: 'contractor', language: 'mexican_spanish' });
  firm = await world.make.contractor({ owner: owner.user, name: 'Acme Roofs' });
});
afterAll(() => world.close());

const report = (by: Pick<Person, 'call'>, kind: 'message' | 'invitation', id: number) =>
  by.call('POST', route('api.reports.store', { kind, id }), { reason: 'threat' });
const caseOf = (kind: string, id: number) =>
  world.database
    .selectFrom('report_cases')
    .selectAll()
    .where('subject_type', '=', kind)
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow();
const takeDown = (id: number) => admin.call('PUT', route('api.admin.reports.take_down', { id }), REASON);
const opened = async (id: number) =>
  (
    (await admin.visit(route('admin.reports', {}, { query: { open: id } }))).page
      .props as unknown as ReportsView
  ).opened;

/** A conversation of seven messages, written by the contractor and the customer in turn. */
async function conversation(): Promise<{ id: number; messageIds: number[] }> {
  const { id } = await world.database
    .insertInto('conversations')
    .values({ contractor_id: firm.id, profile_id: customer.user.profileId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = await world.database
    .insertInto('messages')
    .values(
      [1, 2, 3, 4, 5, 6, 7].map((number) => ({
        conversation_id: id,
        author_profile_id: number % 2 === 0 ? firm.id : customer.user.profileId,
        is_from_contractor: number % 2 === 0,
        body: `Message number ${number}.`,
        language: 'english',
      })),
    )
    .returning('id')
    .execute();
  return { id, messageIds: rows.map((row) => row.id) };
}

describe('a reported message', () => {
  test('a reported message is reported by the other side only', async () => {
    const { messageIds } = await conversation();
    const id = messageIds[3] ?? 0;
    const stranger = await world.signedIn();
    expect((await report(stranger, 'message', id)).status).toBe(404);
    expect((await report(owner, 'message', id)).status).toBe(403);
    expect((await report(customer, 'message', id)).status).toBe(201);
  });

  test('a reported message is read by an administrator with two messages on each side, and no others', async () => {
    const { messageIds } = await conversation();
    const id = messageIds[3] ?? 0;
    await report(customer, 'message', id);
    const shown = await opened((await caseOf('message', id)).id);
    expect(shown?.text?.body).toBe('Message number 4.');
    expect(shown?.neighbors.map(({ body, isBefore }) => [body, isBefore])).toEqual([
      ['Message number 2.', true],
      ['Message number 3.', true],
      ['Message number 5.', false],
      ['Message number 6.', false],
    ]);
  });

  test('a reported message is gone for both once it is taken down, and both read why by mail', async () => {
    const { id: conversationId, messageIds } = await conversation();
    const id = messageIds[3] ?? 0;
    await report(customer, 'message', id);
    const { id: caseId } = await caseOf('message', id);
    expect((await takeDown(caseId)).status).toBe(200);
    for (const reader of [customer, owner]) {
      const { page } = await reader.visit(route('messages.show', { id: conversationId }));
      const { thread } = page.props as unknown as ConversationView;
      expect(thread.find((message) => message.id === id)).toMatchObject({ body: '', isRemoved: true });
      await expect
        .poll(async () => (await mailsTo(world, reader.user.email)).at(-1)?.plain_text ?? '')
        .toContain(REASON.reason);
    }
    expect((await mailsTo(world, owner.user.email)).at(-1)?.subject).toBe(
      'Su mensaje: ya no aparece en el sitio',
    );
    expect((await takeDown(caseId)).status).toBe(409);
  });

  test('a reported message comes back when its author’s appeal is granted, and the public log never had its words', async () => {
    const { id: conversationId, messageIds } = await conversation();
    const id = messageIds[3] ?? 0;
    await report(customer, 'message', id);
    await takeDown((await caseOf('message', id)).id);
    const { decision_id: decisionId } = await caseOf('message', id);
    const statement = (by: Person) => by.visit(route('decisions.show', { id: decisionId ?? 0 }));
    expect((await statement(owner)).page.props).toMatchObject({
      action: 'message.removed',
      wayOn: { way: 'appeal_decision' },
      text: { of: 'message', body: 'Message number 4.' },
    });
    // The other side hears the outcome of the report, and has no part in the appeal.
    expect((await statement(customer)).page.component).not.toBe('decisions/show');
    const log = (await world.visitor().visit(route('decisions.index'))).text;
    expect(log).toContain('Message taken down');
    for (const kept of ['Message number 4.', REASON.reason]) expect(log).not.toContain(kept);

    const appeal = { on_appeal_reason: 'I only wrote when I would come by, as we had agreed.' };
    const filed = await owner.call('POST', route('api.decisions.appeal', { id: decisionId ?? 0 }), appeal);
    expect(filed.status).toBe(200);
    const { id: appealId } = await world.database
      .selectFrom('appeals')
      .select('id')
      .where('against_decision_id', '=', decisionId)
      .executeTakeFirstOrThrow();
    const other = await world.signedIn({ role: 'admin' });
    const accepted = await other.call('PUT', route('api.admin.decision_appeals.accept', { id: appealId }), {
      reason: 'It names an appointment, and no threat.',
    });
    expect(accepted.status).toBe(200);
    const { page } = await customer.visit(route('messages.show', { id: conversationId }));
    const { thread } = page.props as unknown as ConversationView;
    expect(thread.find((message) => message.id === id)).toMatchObject({ isRemoved: false });
    await expect
      .poll(async () => (await mailsTo(world, owner.user.email)).at(-1)?.subject)
      .toBe('Su mensaje: se muestra de nuevo');
    await expect
      .poll(async () => (await mailsTo(world, customer.user.email)).at(-1)?.plain_text ?? '')
      .toContain('now it is shown again');
  });
});

/** An invitation of one business to another. */
const invitation = (fromId: number, toId: number): Promise<number> =>
  insertInvitation(world.database, {
    from_profile_id: fromId,
    to_profile_id: toId,
    starts_on: '2099-08-10',
    ends_on: '2099-08-12',
    expires_at: new Date('2099-08-01T00:00:00Z'),
  });

test('an invitation that is taken down keeps its dates and loses its words', async () => {
  const other = await world.signedIn({ role: 'contractor' });
  const sender = await world.make.contractor({ owner: other.user });
  const id = await invitation(sender.id, firm.id);
  expect((await report(customer, 'invitation', id)).status).toBe(404);
  expect((await report(owner, 'invitation', id)).status).toBe(201);
  expect((await takeDown((await caseOf('invitation', id)).id)).status).toBe(200);
  const { page } = await owner.visit(route('invitations.show', { id }));
  expect(page.props['invitation']).toMatchObject({ isRemoved: true, message: '', startsOn: '2099-08-10' });
});

test('a merge moves invitations and conversations, and ends what would be asked twice or of oneself', async () => {
  const merged = await world.make.contractor({ name: 'Merged Roofs' });
  const into = await world.make.contractor({ name: 'Kept Roofs' });
  const moved = await invitation(merged.id, firm.id);
  const twice = await invitation(firm.id, merged.id);
  const kept = await invitation(firm.id, into.id);
  const between = await invitation(merged.id, into.id);
  const { id: conversationId } = await world.database
    .insertInto('conversations')
    .values({ contractor_id: merged.id, profile_id: customer.user.profileId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { status } = await admin.call('PUT', route('api.admin.contractors.merge', { id: merged.id }), {
    into_id: into.id,
    reason: 'Both are the same business.',
    reason_code: 'R22',
  });
  expect(status).toBe(200);
  const rows = await world.database
    .selectFrom('invitations')
    .select(['id', 'state', 'from_profile_id as from', 'to_profile_id as to'])
    .where('id', 'in', [moved, twice, kept, between])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { id: moved, state: 'open', from: into.id, to: firm.id },
    { id: twice, state: 'withdrawn', from: firm.id, to: into.id },
    { id: kept, state: 'open', from: firm.id, to: into.id },
  ]);
  const row = await world.database
    .selectFrom('conversations')
    .select('contractor_id as contractorId')
    .where('id', '=', conversationId)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ contractorId: into.id });
});
