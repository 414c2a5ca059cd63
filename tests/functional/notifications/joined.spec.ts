import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { ContractorView } from '../../../server/contractors/page/page-view.ts';
import type { RelationView } from '../../../server/relations/views.ts';
import type { NotificationsView } from '../../../server/notifications/inbox/views.ts';
import { mailsTo } from '../../support/mails.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type ContractorPage = { contractor: ContractorView; relation: RelationView };

const joinedFor = async (person: Person) => {
  await world.app.settled();
  const { page } = await person.visit(route('notifications.index'));
  const { notifications } = page.props as unknown as NotificationsView;
  return notifications.filter(({ kind }) => kind === 'joined').map(({ text }) => text);
};

describe('a page that nobody manages yet', () => {
  test('readers who asked to be told learn that a business joined, once its claim is accepted', async () => {
    const contractor = await world.make.contractor();
    await world.database
      .updateTable('contractors')
      .set({ website: 'https://www.acme-joined.com' })
      .where('id', '=', contractor.id)
      .execute();
    const reader = await world.signedIn();
    const claimant = await world.signedIn({ role: 'contractor' });
    const show = route('contractors.show', { slug: contractor.slug });
    await reader.submit(route('relations.follow', { id: contractor.id }), {}, { from: show });
    await claimant.submit(route('relations.follow', { id: contractor.id }), {}, { from: show });
    const { contractor: shown, relation } = (await reader.visit(show)).page
      .props as unknown as ContractorPage;
    expect([shown.claimed, relation?.isFollowing]).toEqual([false, true]);

    const address = `owner@acme-joined.com`;
    await claimant.submit(
      route('claims.store', { slug: contractor.slug }),
      { evidence: 'website_email', email: address },
      { from: route('contractors.claim', { slug: contractor.slug }) },
    );
    const [mail] = await mailsTo(world, address);
    const code = /code is (\d{6})/.exec(mail?.plain_text ?? '')?.[1] ?? '';
    await claimant.submit(route('claims.confirm', { slug: contractor.slug }), { code }, { from: show });
    expect(await joinedFor(reader)).toEqual([]);

    const claim = await world.database
      .selectFrom('contractor_claims')
      .select('id')
      .where('contractor_id', '=', contractor.id)
      .executeTakeFirstOrThrow();
    const admin = await world.signedIn({ role: 'admin' });
    const reason = { reason: 'The code came from the business’s own address.' };
    const answer = await admin.call('PUT', route('api.admin.claims.accept', { id: claim.id }), reason);
    expect(answer.status).toBe(200);
    expect(await joinedFor(reader)).toEqual([`${contractor.name} is here now: you can write to them`]);
    expect(await joinedFor(claimant)).toEqual([]);
    const subjects = (await mailsTo(world, reader.user.email)).map(({ subject }) => subject);
    expect(subjects.some((subject) => subject.includes(contractor.name))).toBe(true);
  });
});
