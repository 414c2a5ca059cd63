import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { ContractorView } from '../../../server/contractors/page/page-view.ts';
import type { RelationView } from '../../../server/relations/views.ts';
import { noticesOf } from '../../../server/notifications/inbox/sources.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type ContractorPage = { contractor: ContractorView; relation: RelationView };

describe('a page that nobody manages yet', () => {
  test('readers who asked to be told learn that a business joined, once its claim is accepted', async () => {
    const contractor = await world.make.contractor();
    const reader = await world.signedIn();
    const claimant = await world.signedIn({ role: 'contractor' });
    const show = route('contractors.show', { slug: contractor.slug });
    await reader.submit(route('relations.follow', { id: contractor.id }), {}, { from: show });
    await claimant.submit(route('relations.follow', { id: contractor.id }), {}, { from: show });
    const { contractor: shown, relation } = (await reader.visit(show)).page
      .props as unknown as ContractorPage;
    expect([shown.claimed, relation?.isFollowing]).toEqual([false, true]);

    const { id: claimId } = await world.database
      .insertInto('contractor_claims')
      .values({
        contractor_id: contractor.id,
        user_id: claimant.user.id,
        state: 'open',
        due_at: new Date(),
        created_at: new Date(),
        evidence: 'document',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const notices = async () =>
      (await noticesOf(world.database, { name: 'claim.decided', claimId, decisionId: 0 })).filter(
        ({ kind }) => kind === 'joined',
      );
    expect(await notices()).toEqual([]);
    await world.database
      .updateTable('contractor_claims')
      .set({ state: 'accepted' })
      .where('id', '=', claimId)
      .execute();
    expect(await notices()).toMatchObject([
      {
        userId: reader.user.id,
        params: { name: contractor.name },
        target: { params: { slug: contractor.slug } },
      },
    ]);
  });
});
