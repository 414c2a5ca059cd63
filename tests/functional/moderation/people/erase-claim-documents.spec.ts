import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ClaimState } from '../../../../common/constants.ts';
import { route } from '../../../../common/routes/route-table.ts';
import { eraseClaimDocuments } from '../../../../server/contractors/claims/jobs/erase-documents.ts';
import { UPLOAD_HOLDERS } from '../../../../server/upload-holders.ts';
import { localStorage } from '../../../../server/uploads/storage/local-storage.ts';
import { removeOrphans } from '../../../../server/uploads/jobs/remove-orphans.ts';
import { createWorld, type World } from '../../../support/world.ts';

const ENDED = new Date('2026-05-20T08:00:00Z');
const LAST_MOMENT = new Date('2026-11-17T09:59:00Z');
const OVER = new Date('2026-11-17T10:00:00Z');

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A claim shown by a document; `ended` null: it is open. */
async function claimed(state: ClaimState, ended: Date | null) {
  const user = await world.make.user();
  const upload = await world.make.upload({
    user,
    kind: 'document',
    visibility: 'parties',
    createdAt: new Date('2026-05-01T08:00:00Z'),
  });
  const { id } = await world.make.claim({
    user,
    evidence: 'document',
    document: upload,
    message: 'I have run it since 2009.',
    state,
    filedAt: ENDED,
    closedAt: ended,
  });
  return { id, uploadId: upload.id };
}

/** The page of an accepted claim is its claimant's. */
async function giveToClaimant(id: number): Promise<void> {
  const { contractor_id, user_id } = await world.database
    .selectFrom('contractor_claims')
    .select(['contractor_id', 'user_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await world.database.updateTable('profiles').set({ user_id }).where('id', '=', contractor_id).execute();
}

async function eraseAt(now: Date): Promise<void> {
  await eraseClaimDocuments(world.database, now);
  await removeOrphans({
    database: world.database,
    storage: localStorage(world.config.dataDir),
    now,
    holders: UPLOAD_HOLDERS,
  });
}
const hasDocument = async ({ id, uploadId }: { id: number; uploadId: number }): Promise<boolean> => {
  const claim = await world.database
    .selectFrom('contractor_claims')
    .select(['upload_id', 'message'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(claim.message).toBe(claim.upload_id === null ? null : 'I have run it since 2009.');
  const upload = await world.database
    .selectFrom('uploads')
    .select('id')
    .where('id', '=', uploadId)
    .executeTakeFirst();
  expect(upload !== undefined).toBe(claim.upload_id === uploadId);
  return upload !== undefined;
};

test.each(['rejected', 'withdrawn'] as const)(
  'the document and message of a claim that was %s go 180 days after the claim ended; the claim stays',
  async (state) => {
    const claim = await claimed(state, ENDED);
    await eraseAt(LAST_MOMENT);
    expect(await hasDocument(claim)).toBe(true);
    await eraseAt(OVER);
    expect(await hasDocument(claim)).toBe(false);

    const admin = await world.signedIn({ role: 'admin' });
    const { page } = await admin.visit(route('admin.claims', {}, { query: { open: claim.id } }));
    expect(page.props['opened']).toMatchObject({ id: claim.id, evidence: 'document', document: null });
  },
);

test.each([
  ['accepted', ENDED],
  ['open', null],
] as const)('the document of a claim that is %s stays', async (state, ended) => {
  const claim = await claimed(state, ended);
  if (state === 'accepted') await giveToClaimant(claim.id);
  await eraseAt(new Date('2029-01-01T00:00:00Z'));
  expect(await hasDocument(claim)).toBe(true);
});
