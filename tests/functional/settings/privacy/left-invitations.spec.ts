import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import type { InvitationsView } from '../../../../server/invitations/views.ts';
import { rowsOfPart } from '../../../../server/settings/export/part.ts';
import { EXPORT_PARTS } from '../../../../server/settings/export/parts.ts';
import { closeAccounts } from '../../../../server/settings/jobs/close-accounts.ts';
import type { MadeContractor } from '../../../support/factories.ts';
import { mailsTo } from '../../../support/mails.ts';
import { insertInvitation } from '../../../support/invitations.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';

const LATER = new Date(Date.now() + 15 * 86_400_000);
let world: World;
let left: MadeContractor;
let partner: Person;
let next: Person;
let sent: number;
let received: number;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  const owner = await world.signedIn({ role: 'contractor' });
  left = await world.make.contractor({ owner: owner.user });
  await world.make.review({ contractor: left });
  partner = await world.signedIn({ role: 'contractor' });
  const other = await world.make.contractor({ owner: partner.user });
  sent = await invite(left.id, other.id);
  received = await invite(other.id, left.id);
  await owner.submit(route('settings.close.store'), {});
  await closeAccounts({ database: world.database, now: LATER, announce: () => undefined });
  next = await nextOwner();
});

const invite = (from: number, to: number): Promise<number> =>
  insertInvitation(world.database, {
    from_profile_id: from,
    to_profile_id: to,
    starts_on: '2026-10-07',
    ends_on: '2026-10-18',
    state: 'accepted',
    expires_at: new Date(),
    closed_at: new Date(),
  });

/** Another contractor answers for the page now, as after a claim, and shows a number of their own. */
async function nextOwner(): Promise<Person> {
  const person = await world.signedIn({ role: 'contractor' });
  const set = (id: number, values: { user_id: number | null; phone?: string; show_phone?: boolean }) =>
    world.database.updateTable('profiles').set(values).where('id', '=', id).execute();
  await set(person.user.profileId, { user_id: null });
  await set(left.id, { user_id: person.user.id, phone: '+15595550142', show_phone: true });
  return person;
}
const listed = async (reader: Person, box: 'received' | 'sent') => {
  const { page } = await reader.visit(route('invitations.index', {}, { query: { box } }));
  const { invitations, jobs } = page.props as unknown as InvitationsView;
  return [...invitations, ...jobs.flatMap((job) => job.invitations)];
};

describe('invitations of an owner who closed the account', () => {
  test('the next owner of a page reads none of its earlier invitations, and rates nobody for them', async () => {
    expect(await listed(next, 'sent')).toEqual([]);
    expect(await listed(next, 'received')).toEqual([]);
    for (const id of [sent, received])
      expect((await next.get(route('invitations.show', { id }))).status).toBe(404);
    for (const part of EXPORT_PARTS.filter(({ table }) => table === 'invitations'))
      expect(await rowsOfPart(world.database, part, next.user.id)).toEqual([]);
  });

  test('the other side keeps them, without the contact of the next owner', async () => {
    const rows = [...(await listed(partner, 'received')), ...(await listed(partner, 'sent'))];
    expect(rows.map(({ id }) => id)).toEqual([sent, received]);
    expect(rows.map(({ other }) => [other.phone, other.email])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  test('the next owner of a page is told nothing of a rating of such a job', async () => {
    world.setNow(new Date('2026-10-20T18:00:00Z'));
    const rating = { overall: '5', work_again: 'yes', body: 'On time every day, and the site was clean.' };
    const path = route('invitations.rate', { id: sent });
    await partner.submit(path, rating, { from: route('invitations.show', { id: sent }) });
    world.setNow(new Date());
    const { about_profile_id: about } = await world.database
      .selectFrom('partner_ratings')
      .select('about_profile_id')
      .where('invitation_id', '=', sent)
      .executeTakeFirstOrThrow();
    expect(about).toBe(left.id);
    expect(await mailsTo(world, next.user.email)).toEqual([]);
    expect((await next.visit(route('notifications.index'))).page.props['notifications']).toEqual([]);
  });
});
