import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import { followProofs } from '../../../../server/reviews/proofs/jobs/follow-proofs.ts';
import { verifyChain } from '../../../../server/decisions/verify-chain.ts';
import { statusesOf } from '../../../support/at-once.ts';
import { mailsTo } from '../../../support/mails.ts';
import { createProofWorld, type ProofWorld } from '../../../support/proofs.ts';
import type { Person } from '../../../support/world.ts';

const REASON = 'The invoice was canceled at the tax authority.';
const JSON_ONLY = { accept: 'application/json' };
let proofs: ProofWorld;
let author: Person;
let reviewId: number;
let proofId: number;
let weightBefore: number;

beforeAll(async () => {
  proofs = await createProofWorld();
});
afterAll(() => proofs.world.close());
beforeEach(async () => {
  ({ id: reviewId, author } = await proofs.review(await proofs.contractor()));
  weightBefore = (await proofs.reviewRow(reviewId)).weight;
  await proofs.read(author, reviewId, proofs.xml());
  await proofs.send(author, reviewId);
  proofId = (await proofs.pageOf(author, reviewId)).proofs[0]?.id ?? 0;
  await proofs.admin.submit(route('admin.proofs.confirm', { id: proofId }), {});
});

const url = () => route('admin.proofs.revoke', { id: proofId });
const revoke = (body: Record<string, string> = { reason: REASON, reason_code: 'R09' }, by = proofs.admin) =>
  by.send('POST', url(), body, JSON_ONLY);

describe('a proof that is taken back', () => {
  test('a proof that is taken back leaves the review public with its weight of before, and its author a statement', async () => {
    expect((await revoke()).status).toBe(303);
    const row = await proofs.reviewRow(reviewId);
    expect(row).toMatchObject({ verification: 'contact_and_facts', proven: 0 });
    expect(row.weight).toBeCloseTo(weightBefore, 3);
    const [own] = (await proofs.pageOf(author, reviewId)).proofs;
    expect(own).toMatchObject({ state: 'revoked', reason: REASON });
    const statement = await author.visit(route('decisions.show', { id: own?.statementId ?? 0 }));
    expect(JSON.stringify(statement.page.props)).toContain(REASON);
    await proofs.world.app.settled();
    const mails = await mailsTo(proofs.world, author.user.email);
    expect(JSON.stringify(mails).includes('We took back the proof of the job.')).toBe(true);
    expect(await verifyChain(proofs.world.database)).toMatchObject({ fault: null });
  });

  test.each([
    ['without a reason', { reason: '', reason_code: '' }, 422],
    ['with a reason that is no offense', { reason: REASON, reason_code: 'A01' }, 422],
    ['without a rule', { reason: REASON, reason_code: '' }, 303],
  ])('a proof that is taken back %s answers as its form says', async (_what, body, status) => {
    expect((await revoke(body)).status).toBe(status);
  });

  test('a proof that is taken back by two administrators at once is so once', async () => {
    const second = await proofs.world.signedIn({ role: 'admin' });
    expect(statusesOf(await Promise.all([revoke(), revoke(undefined, second)]))).toEqual([303, 409]);
    expect(await proofs.decisionsAbout(reviewId)).toHaveLength(2);
  });

  test('a proof is taken back by administrators alone', async () => {
    for (const person of [author, await proofs.world.signedIn({ role: 'contractor' })])
      expect((await revoke(undefined, person)).status).toBe(403);
    expect((await proofs.reviewRow(reviewId)).verification).toBe('job_proof');
  });

  test('a proof that was taken back is given back by another administrator on appeal', async () => {
    await revoke();
    const decision = (await proofs.pageOf(author, reviewId)).proofs[0]?.statementId ?? 0;
    const filed = await author.call('POST', route('api.decisions.appeal', { id: decision }), {
      on_appeal_reason: 'I asked the tax authority: the cfdi stands, and I can show its answer.',
    });
    expect(filed.status).toBeLessThan(300);
    const { id } = await proofs.world.database
      .selectFrom('appeals')
      .select('id')
      .where('against_decision_id', '=', decision)
      .executeTakeFirstOrThrow();
    const second = await proofs.world.signedIn({ role: 'admin' });
    const page = await second.visit(route('admin.decision_appeals', {}, { query: { appeal: id } }));
    expect(page.status).toBe(200);
    const accepted = await second.call('PUT', route('api.admin.decision_appeals.accept', { id }), {
      reason: 'It stands.',
    });
    expect(accepted.status).toBe(200);
    expect((await proofs.reviewRow(reviewId)).verification).toBe('job_proof');
    expect((await proofs.pageOf(author, reviewId)).proofs[0]).toMatchObject({ state: 'confirmed' });
  });

  test('a proof that was taken back is not made again by software, and its author may send another one', async () => {
    await revoke();
    await followProofs({
      database: proofs.world.database,
      now: new Date(),
      announce: () => undefined,
      t: () => (key: string) => key,
    } as unknown as Parameters<typeof followProofs>[0]);
    expect((await proofs.reviewRow(reviewId)).verification).toBe('contact_and_facts');
    expect((await proofs.pageOf(author, reviewId)).obstacle).toBeNull();
    await proofs.read(author, reviewId, proofs.xml());
    await proofs.send(author, reviewId);
    expect((await proofs.pageOf(author, reviewId)).obstacle).toBe('waiting');
  });

  test('confirmed proofs stand in a list of their own, the latest first, with who confirmed them', async () => {
    const [latest] = await proofs.queue('confirmed');
    expect(latest).toMatchObject({ id: proofId, kind: 'cfdi', decidedBy: proofs.admin.user.name });
    expect((await proofs.queue()).some(({ id }) => id === proofId)).toBe(false);
  });
});
