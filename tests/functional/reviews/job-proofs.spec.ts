import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { JOB_PROOF_FILES_KEPT_DAYS } from '../../../common/job-proofs.ts';
import { route } from '../../../common/routes/route-table.ts';
import { forgetProofFiles } from '../../../server/reviews/proofs/jobs/forget-proof-files.ts';
import type { ProofPageView, ProofQueueView } from '../../../server/reviews/proofs/views.ts';
import type { GivenReviewsView } from '../../../server/reviews/views.ts';
import { statusesOf } from '../../support/at-once.ts';
import { multipart, pdf } from '../../support/files.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let admin: Person;
let author: Person;
let owner: Person;
let firm: MadeContractor;
let reviewId: number;

beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedIn({ role: 'admin' });
});
afterAll(() => world.close());
beforeEach(async () => {
  author = await world.signedIn();
  owner = await world.signedIn({ role: 'contractor' });
  firm = await world.make.contractor({ owner: owner.user });
  reviewId = (await world.make.review({ contractor: firm, author: author.user })).id;
});

const REASON = 'The invoice names another contractor. Please send the one from this business.';
const own = () => route('reviews.proof', { id: reviewId });
const pageOf = async (person: Person) => (await person.visit(own())).page.props as unknown as ProofPageView;
const queue = async () => (await admin.visit(route('admin.proofs'))).page.props as unknown as ProofQueueView;

async function upload(person: Person): Promise<number> {
  const { payload, contentType } = multipart({ bytes: pdf(), name: 'invoice.pdf', type: 'application/pdf' });
  const authorization = `Bearer ${(await person.token()) ?? ''}`;
  const headers = { authorization, 'content-type': contentType };
  const answer = await world.app.inject({ method: 'POST', url: '/api/upload', headers, payload });
  return answer.json<{ id: number }>().id;
}
async function send(): Promise<number> {
  await author.submit(route('reviews.proof.send', { id: reviewId }), {
    note: 'In my wife’s name.',
    files: [await upload(author)],
  });
  const [proof] = (await pageOf(author)).proofs;
  return proof?.id ?? 0;
}
const confirm = (id: number) => admin.submit(route('admin.proofs.confirm', { id }), {});
const decline = (id: number, reason = REASON) =>
  admin.submit(route('admin.proofs.decline', { id }), { reason });
const weightOf = async () =>
  world.database
    .selectFrom('contractors as c')
    .innerJoin('reviews as r', 'r.contractor_id', 'c.id')
    .select(['c.rank_weight_sum as weight', 'r.verification', 'c.proven_count as proven'])
    .where('r.id', '=', reviewId)
    .executeTakeFirstOrThrow();

describe('a proof of the job behind a review', () => {
  test('a proof of the job behind a review waits for an administrator with its files, and counts for nothing until then', async () => {
    const id = await send();
    expect(await pageOf(author)).toMatchObject({ obstacle: 'waiting', proofs: [{ id, state: 'waiting' }] });
    const waiting = (await queue()).proofs.find((proof) => proof.id === id);
    expect(waiting).toMatchObject({
      note: 'In my wife’s name.',
      files: [{ name: 'invoice.pdf' }],
      canDecide: true,
    });
    expect((await weightOf()).verification).not.toBe('job_proof');
  });

  test('a proof of the job behind a review gives the review its full weight once confirmed, and the author is told', async () => {
    const before = await weightOf();
    await confirm(await send());
    const after = await weightOf();
    expect([after.verification, after.weight > before.weight]).toEqual(['job_proof', true]);
    expect([before.proven, after.proven]).toEqual([0, 1]);
    expect((await pageOf(author)).obstacle).toBe('confirmed');
    const notified = () =>
      world.database
        .selectFrom('notifications')
        .select(['kind', 'params'])
        .where('user_id', '=', author.user.id)
        .where('kind', '=', 'job_proof')
        .execute();
    await expect.poll(notified).toEqual([{ kind: 'job_proof', params: { contractor: firm.name } }]);
  });

  test('a proof of the job behind a review stays confirmed when the author edits the review', async () => {
    await confirm(await send());
    await author.call('PUT', `/api/reviews/${reviewId}`, { overall: 3 });
    expect((await weightOf()).verification).toBe('job_proof');
  });

  test('a proof of the job behind a review is declined with a reason that its author reads, and may be sent again three times', async () => {
    for (let time = 0; time < 3; time += 1) await decline(await send());
    const page = await pageOf(author);
    expect(page.proofs[0]).toMatchObject({ state: 'declined', reason: REASON });
    expect(page.obstacle).toBe('too_many');
    const answer = await author.send(
      'POST',
      own(),
      { files: [await upload(author)] },
      { accept: 'application/json' },
    );
    expect(answer.status).toBe(409);
  });

  test('a proof of the job behind a review needs a reason of twenty characters to be declined, and a file to be sent', async () => {
    const id = await send();
    const short = await decline(id, 'No.');
    expect(Object.keys(short.page.props.errors)).toEqual(['reason']);
    await author.submit(route('reviews.proof.withdraw', { id: reviewId }), {});
    const empty = await author.submit(own(), { note: '', files: [] });
    expect(Object.keys(empty.page.props.errors)).toEqual(['files']);
  });

  test('a proof of the job behind a review is taken back with its files', async () => {
    const id = await send();
    await author.submit(route('reviews.proof.withdraw', { id: reviewId }), {});
    expect((await pageOf(author)).proofs).toMatchObject([{ state: 'withdrawn', files: [] }]);
    expect((await queue()).proofs.some((proof) => proof.id === id)).toBe(false);
    const late = await admin.send(
      'POST',
      route('admin.proofs.confirm', { id }),
      {},
      { accept: 'application/json' },
    );
    expect(late.status).toBe(409);
  });

  test('a proof of the job behind a review is decided once when two administrators decide at once', async () => {
    const id = await send();
    const second = await world.signedIn({ role: 'admin' });
    const json = { accept: 'application/json' };
    const answers = await Promise.all([
      admin.send('POST', route('admin.proofs.confirm', { id }), {}, json),
      second.send('POST', route('admin.proofs.decline', { id }), { reason: REASON }, json),
    ]);
    expect(statusesOf(answers)).toEqual([303, 409]);
  });

  test('a proof of the job behind a review shows its files to the author and administrators, never to the contractor or to others', async () => {
    await send();
    const [file] = (await pageOf(author)).proofs[0]?.files ?? [];
    const url = file?.url ?? '';
    const readers = [author, admin, owner, world.visitor()];
    const statuses = await Promise.all(readers.map(async (reader) => (await reader.get(url)).status));
    expect(statuses).toEqual([200, 200, 404, 404]);
  });

  test('a proof of the job behind a review is for the author of the review alone; a quote has no job to prove', async () => {
    const mayProve = async () => {
      const { page } = await author.visit(route('reviews.given'));
      return (page.props as unknown as GivenReviewsView).reviews.find(({ id }) => id === reviewId)?.can.prove;
    };
    for (const person of [owner, await world.signedIn()]) {
      const answer = await person.send('POST', own(), { files: [1] }, { accept: 'application/json' });
      expect(answer.status).toBe(403);
    }
    const url = route('admin.proofs.confirm', { id: await send() });
    expect((await owner.send('POST', url, {}, { accept: 'application/json' })).status).toBe(403);
    expect(await mayProve()).toBe(true);
    await world.database
      .updateTable('reviews')
      .set({ stage: 'quote_only' })
      .where('id', '=', reviewId)
      .execute();
    await author.submit(route('reviews.proof.withdraw', { id: reviewId }), {});
    expect([(await pageOf(author)).obstacle, await mayProve()]).toEqual(['quote_only', false]);
  });

  test('a proof of the job behind a review loses its files thirty days after the decision', async () => {
    await confirm(await send());
    const DAY_MS = 86_400_000;
    await forgetProofFiles(world.database, new Date(Date.now() + (JOB_PROOF_FILES_KEPT_DAYS - 1) * DAY_MS));
    expect((await pageOf(author)).proofs[0]?.files).toHaveLength(1);
    await forgetProofFiles(world.database, new Date(Date.now() + (JOB_PROOF_FILES_KEPT_DAYS + 1) * DAY_MS));
    expect((await pageOf(author)).proofs[0]?.files).toEqual([]);
  });
});
