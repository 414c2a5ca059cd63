import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { RedFlagCasesView } from '../../../server/moderation/red-flags/views.ts';
import type { ReportsView } from '../../../server/moderation/reports/views.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { makeRedFlag } from '../red-flags/made-red-flag.ts';

let world: World;
let alone: Person;
let other: Person | null = null;

beforeAll(async () => {
  world = await createWorld();
  alone = await world.signedIn({ role: 'admin' });
});
afterAll(() => world.close());

/** Another administrator comes, or leaves again. */
const withOther = async (role: 'admin' | 'user'): Promise<void> => {
  other ??= await world.signedIn();
  await world.database.updateTable('users').set({ role }).where('id', '=', other.user.id).execute();
};
const redFlags = async (open: number) =>
  (await alone.visit(route('admin.red_flags', {}, { query: { open } }))).page
    .props as unknown as RedFlagCasesView;
const reports = async (open: number) =>
  (await alone.visit(route('admin.reports', {}, { query: { open } }))).page.props as unknown as ReportsView;
const keep = (id: number) =>
  alone.call('PUT', route('api.admin.reports.keep', { id }), { reason: 'It breaks no rule.' });

describe('a red flag that the administrator reported', () => {
  test('a red flag that the administrator reported is left to another one where there is one: it is in no list, count or case of theirs', async () => {
    await withOther('admin');
    const contractor = await world.make.contractor();
    const { id, version } = await makeRedFlag(world, { contractor, reporter: alone.user });
    const seen = await redFlags(id);
    expect(seen).toMatchObject({
      opened: null,
      cases: { rows: [] },
      admin: { waiting: { red_flags: { open: 0 } } },
    });
    const url = route('api.admin.red_flags.dismiss', { id });
    const why = { reason: 'The work began on the agreed day.', reason_code: 'K01', version };
    expect((await alone.call('PUT', url, why)).status).toBe(403);

    await withOther('user');
    const found = await redFlags(id);
    expect(found).toMatchObject({ opened: { id, can: ['publish', 'dismiss'] }, cases: { rows: [{ id }] } });
    expect(found.admin.waiting.red_flags.open).toBe(1);
    expect((await alone.call('PUT', url, why)).status).toBe(200);
  });
});

describe('a report', () => {
  const reportedMessage = async () => {
    const owner = await world.signedIn();
    const firm = await world.make.contractor({ owner: owner.user });
    const conversation = await world.database
      .insertInto('conversations')
      .values({ contractor_id: firm.id, profile_id: alone.user.profileId })
      .returning('id')
      .executeTakeFirstOrThrow();
    const message = await world.database
      .insertInto('messages')
      .values({
        conversation_id: conversation.id,
        author_profile_id: firm.id,
        is_from_contractor: true,
        body: 'Pay today or I will come over.',
        language: 'english',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return world.make.report({ kind: 'message', id: message.id, by: (await world.signedIn()).user });
  };
  const reportedByThem = async () => {
    const { id } = await world.make.review({ contractor: await world.make.contractor() });
    return world.make.report({ kind: 'review', id, by: alone.user });
  };

  test.each([
    ['about a letter to the administrator', reportedMessage],
    ['by the administrator', reportedByThem],
  ])(
    'a report: %s is left to another one where there is one, and found and decided where not',
    async (_which, make) => {
      await withOther('admin');
      const { caseId } = await make();
      const seen = await reports(caseId);
      expect(seen).toMatchObject({ reports: { rows: [] }, admin: { waiting: { reports: { open: 0 } } } });
      expect(seen.opened?.can ?? []).toEqual([]);
      expect((await keep(caseId)).status).toBe(403);

      await withOther('user');
      const found = await reports(caseId);
      expect(found).toMatchObject({ opened: { id: caseId }, reports: { rows: [{ id: caseId }] } });
      expect(found.admin.waiting.reports.open).toBe(1);
      expect((await keep(caseId)).status).toBe(200);
    },
  );

  test('a report about a review of the administrator is decided by nobody but another one', async () => {
    await withOther('user');
    const { id } = await world.make.review({ contractor: await world.make.contractor(), author: alone.user });
    const response = await world.make.response({ review: { id } });
    const about = await world.make.report({ kind: 'response', id: response.id });
    expect(await reports(about.caseId)).toMatchObject({ opened: null, reports: { rows: [] } });
    expect((await keep(about.caseId)).status).toBe(403);
  });
});
