import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import { eraseTakenDown } from '../../../../server/reports/jobs/erase-taken-down.ts';
import { forgetEndedAddresses } from '../../../../server/settings/jobs/forget-ended-addresses.ts';
import { eraseClaimDocuments } from '../../../../server/contractors/claims/jobs/erase-documents.ts';
import { TIMETABLE } from '../../../../server/timetable.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';

const DAY_MS = 86_400_000;
let world: World;
let admin: Person;

beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedIn({ role: 'admin' });
});
afterAll(() => world.close());

const after = (days: number) => new Date(Date.now() + days * DAY_MS);
const idsOf = async (table: 'reviews' | 'email_changes' | 'former_emails', column: string, value: number) =>
  world.database
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(column as 'id', '=', value)
    .executeTakeFirstOrThrow();

describe('a review that an administrator took down', () => {
  const takenDown = async () => {
    const review = await world.make.review({ contractor: await world.make.contractor() });
    const answer = await admin.call('PUT', route('api.admin.reviews.deactivate', { id: review.id }), {
      reason: 'It names a person.',
      reason_code: 'R08',
    });
    expect(answer.status).toBe(200);
    return review.id;
  };

  test('a review that an administrator took down: it is kept while it can be appealed, and erased after that', async () => {
    const id = await takenDown();
    await eraseTakenDown(world.database, after(179));
    expect((await idsOf('reviews', 'id', id)).count).toBe(1);
    await eraseTakenDown(world.database, after(183));
    expect((await idsOf('reviews', 'id', id)).count).toBe(0);
  });

  test('a review that is shown, and one that waits on hold, stay', async () => {
    const shown = await world.make.review({ contractor: await world.make.contractor() });
    const held = await world.make.review({ contractor: await world.make.contractor() });
    await world.database
      .updateTable('reviews')
      .set({ status: 'inactive', hold_signals: JSON.stringify(['hold_word']) })
      .where('id', '=', held.id)
      .execute();
    await eraseTakenDown(world.database, after(400));
    expect((await idsOf('reviews', 'id', shown.id)).count).toBe(1);
    expect((await idsOf('reviews', 'id', held.id)).count).toBe(1);
  });
});

describe('addresses that serve nothing any more', () => {
  test('an unconfirmed change is deleted 30 days after its link ended, a replaced address after 72 hours', async () => {
    const { id } = await world.make.user();
    await world.database
      .insertInto('email_changes')
      .values({ user_id: id, email: 'new@plumbline.test', nonce: 'n', asked_at: new Date() })
      .execute();
    await world.database
      .insertInto('former_emails')
      .values({ user_id: id, email: 'old@plumbline.test', nonce: 'n', replaced_at: new Date() })
      .execute();
    await forgetEndedAddresses(world.database, after(2.9));
    expect((await idsOf('former_emails', 'user_id', id)).count).toBe(1);
    await forgetEndedAddresses(world.database, after(30.9));
    expect((await idsOf('former_emails', 'user_id', id)).count).toBe(0);
    expect((await idsOf('email_changes', 'user_id', id)).count).toBe(1);
    await forgetEndedAddresses(world.database, after(31.1));
    expect((await idsOf('email_changes', 'user_id', id)).count).toBe(0);
  });

  test('an invitation that was not accepted is deleted 30 days after its end', async () => {
    const firm = await world.make.contractor({ owner: await world.make.user() });
    await world.database
      .insertInto('contractor_members')
      .values({
        contractor_id: firm.id,
        email: 'invited@plumbline.test',
        invited_at: new Date(),
        mailed_at: new Date(),
        expires_at: after(14),
      })
      .execute();
    const count = async () =>
      (
        await world.database
          .selectFrom('contractor_members')
          .select('id')
          .where('contractor_id', '=', firm.id)
          .execute()
      ).length;
    await forgetEndedAddresses(world.database, after(43.9));
    expect(await count()).toBe(1);
    await forgetEndedAddresses(world.database, after(44.1));
    expect(await count()).toBe(0);
  });

  test('the document of an accepted claim is erased 90 days after its owner closed the account', async () => {
    const user = await world.make.user();
    const upload = await world.make.upload({ user, kind: 'document', visibility: 'parties' });
    const { id } = await world.make.claim({
      user,
      evidence: 'document',
      document: upload,
      message: 'I have run it since 2009.',
      state: 'accepted',
      closedAt: new Date(),
    });
    const documentOf = async () =>
      (
        await world.database
          .selectFrom('contractor_claims')
          .select('upload_id')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).upload_id;
    await world.database
      .updateTable('users')
      .set({ closed_at: new Date() })
      .where('id', '=', user.id)
      .execute();
    await eraseClaimDocuments(world.database, after(89));
    expect(await documentOf()).not.toBeNull();
    await eraseClaimDocuments(world.database, after(91));
    expect(await documentOf()).toBeNull();
  });
});

test('the jobs that erase run every day, and the one that forgets every hour', () => {
  for (const name of ['reviews.erase', 'claims.erase'] as const)
    expect(TIMETABLE[name]).toMatch(/^\d+ \d+ \* \* \*$/);
  expect(TIMETABLE['accounts.forget']).toMatch(/^\d+ \* \* \* \*$/);
});
