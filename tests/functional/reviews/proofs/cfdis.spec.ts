import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import { forgetProofFiles } from '../../../../server/reviews/proofs/jobs/forget-proof-files.ts';
import { statusesOf } from '../../../support/at-once.ts';
import type { MadeContractor } from '../../../support/factories.ts';
import { BUILDER_RFC, BUYER_RFC } from '../../../support/cfdis.ts';
import { createProofWorld, type ProofWorld } from '../../../support/proofs.ts';
import type { Person } from '../../../support/world.ts';

const DAY_MS = 86_400_000;
let proofs: ProofWorld;
let firm: MadeContractor;
let author: Person;
let reviewId: number;

beforeAll(async () => {
  proofs = await createProofWorld();
});
afterAll(() => proofs.world.close());
beforeEach(async () => {
  firm = await proofs.contractor();
  ({ id: reviewId, author } = await proofs.review(firm));
});

/** An administrator confirms the first CFDI of the firm, so that its RFC is known. */
async function makeRfcKnown(contractor = firm): Promise<void> {
  const first = await proofs.review(contractor);
  await proofs.read(first.author, first.id, proofs.xml());
  await proofs.send(first.author, first.id);
  const waiting = (await proofs.queue()).find(({ review }) => review.id === first.id);
  await proofs.admin.submit(route('admin.proofs.confirm', { id: waiting?.id ?? 0 }), {});
}
const stored = () =>
  proofs.world.database.selectFrom('job_proof_cfdis').selectAll().where('review_id', '=', reviewId).execute();

describe('a job that is proven by an invoice', () => {
  test('an invoice is shown to its author as it was read, with a band in place of its amount, before anything is sent', async () => {
    await proofs.read(author, reviewId, proofs.xml({ uuid: '04BF2854-FE7D-4377-9196-71248F060ABB' }));
    const { draft, proofs: sent } = await proofs.pageOf(author, reviewId);
    expect(draft).toMatchObject({
      issuer: { rfc: BUILDER_RFC, name: 'CONSTRUCCIONES DEL NORTE' },
      buyer: { rfc: BUYER_RFC },
      issuedOn: '2026-08-20',
      band: '2k_10k',
      currency: 'MXN',
      works: ['Impermeabilización de azotea'],
      folio: '04BF2854-FE7D-4377-9196-71248F060ABB',
      questions: ['contractor_unknown'],
    });
    expect(JSON.stringify(draft)).not.toContain('10600');
    expect(sent).toEqual([]);
    expect(await proofs.queue()).toEqual([]);
  });

  test('an invoice of a contractor whose RFC is not known waits for an administrator, who sees the facts and no amount', async () => {
    await proofs.read(author, reviewId, proofs.xml());
    await proofs.send(author, reviewId, 'Fue el techo de la cochera.');
    const waiting = (await proofs.queue()).find(({ review }) => review.id === reviewId);
    expect(waiting).toMatchObject({
      kind: 'cfdi',
      note: 'Fue el techo de la cochera.',
      canDecide: true,
      cfdi: { issuer: { rfc: BUILDER_RFC }, questions: ['contractor_unknown'] },
    });
    expect(waiting?.cfdi?.checkUrl).toContain(`re=${BUILDER_RFC}&rr=${BUYER_RFC}&tt=10600.00`);
    expect((await proofs.reviewRow(reviewId)).verification).toBe('contact_and_facts');
    await proofs.admin.submit(route('admin.proofs.confirm', { id: waiting?.id ?? 0 }), {});
    expect(await proofs.reviewRow(reviewId)).toMatchObject({ verification: 'job_proof', proven: 1 });
  });

  test('an invoice with everything checked proves the job at once, by a decision that says that software made it', async () => {
    await makeRfcKnown();
    await proofs.read(author, reviewId, proofs.xml());
    expect((await proofs.pageOf(author, reviewId)).draft?.questions).toEqual([]);
    const { page } = await proofs.send(author, reviewId);
    expect(page.flash.success).toBe('The job is proven. Your review counts fully from now on.');
    expect((await proofs.reviewRow(reviewId)).verification).toBe('job_proof');
    expect(await proofs.decisionsAbout(reviewId)).toMatchObject([
      { action: 'job_proof.confirmed', by: null, after: { state: 'confirmed', proof: 'cfdi' } },
    ]);
    const shown = await proofs.world.visitor().visit(route('contractors.show', { slug: firm.slug }));
    expect(JSON.stringify(shown.page.props)).toContain('"provenBy":"cfdi"');
  });

  test.each([
    ['another RFC than before', { issuerRfc: 'OTR010101AA1' }, 'contractor_other'],
    ['a buyer who is the public in general', { buyerRfc: 'XAXX010101000' }, 'buyer_generic'],
    ['dollars', { currency: 'USD' }, 'amount_unknown'],
    ['more than the review says', { total: '300000.00' }, 'amount_above'],
  ])('an invoice with %s is for an administrator', async (_what, parts, question) => {
    await makeRfcKnown();
    const { office } = proofs;
    const seal = 'issuerRfc' in parts ? office.sealOf(parts.issuerRfc) : proofs.seal;
    await proofs.read(author, reviewId, proofs.xml({ ...parts, seal }));
    expect((await proofs.pageOf(author, reviewId)).draft?.questions).toEqual([question]);
    await proofs.send(author, reviewId);
    expect((await proofs.pageOf(author, reviewId)).obstacle).toBe('waiting');
  });

  test('an invoice of a year and more before the job, or of half a year and more after it, is refused with both months', async () => {
    const answer = await proofs.read(author, reviewId, proofs.xml({ issuedAt: '2025-07-20T10:00:00' }));
    expect(answer.error).toContain('The invoice is of 07/2025, and your review is about 08/2026.');
    expect((await proofs.pageOf(author, reviewId)).draft).toBeNull();
    await proofs.read(author, reviewId, proofs.xml({ issuedAt: '2025-08-01T10:00:00' }));
    expect((await proofs.pageOf(author, reviewId)).draft).not.toBeNull();
  });

  test.each<[string, () => string | Buffer, string]>([
    [
      'a broken seal',
      () => proofs.xml({ tamper: (xml) => xml.replace('10600.00', '99.00') }),
      'The seal doesn’t fit the invoice',
    ],
    ['a PDF', () => Buffer.from('%PDF-1.4'), 'This file is no complete XML'],
    ['entities', () => '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'holds a document type'],
    ['two megabytes', () => Buffer.alloc(1_500_000, 32), 'A file can be 1 MB at most.'],
    ['fifty megabytes', () => Buffer.alloc(52_428_800, 32), 'A file can be 1 MB at most.'],
    ['nothing in it', () => '', 'This file is no complete XML'],
  ])(
    'a file with %s is refused with its reason on the page, and leaves nothing behind',
    async (_what, file, reason) => {
      expect((await proofs.read(author, reviewId, file())).error).toContain(reason);
      expect(await stored()).toEqual([]);
    },
  );

  test('an invoice proves one review only, also when two authors send it at once', async () => {
    await makeRfcKnown();
    const other = await proofs.review(firm);
    const xml = proofs.xml();
    await proofs.read(author, reviewId, xml);
    await proofs.read(other.author, other.id, xml);
    const json = { accept: 'application/json' };
    const sendOf = async (person: Person, id: number) => {
      const cfdi = (await proofs.pageOf(person, id)).draft?.id;
      return () => person.send('POST', route('reviews.proof.send_cfdi', { id }), { cfdi }, json);
    };
    const both = [await sendOf(author, reviewId), await sendOf(other.author, other.id)];
    expect(statusesOf(await Promise.all(both.map((send) => send())))).toEqual([303, 409]);
    const proven = [await proofs.reviewRow(reviewId), await proofs.reviewRow(other.id)];
    expect(proven.filter(({ verification }) => verification === 'job_proof')).toHaveLength(1);
  });

  test('an invoice of a review that its author deleted may prove the next one', async () => {
    await makeRfcKnown();
    const xml = proofs.xml();
    await proofs.read(author, reviewId, xml);
    await proofs.send(author, reviewId);
    await author.call('DELETE', `/api/reviews/${reviewId}`);
    const again = await proofs.review(firm, author);
    await proofs.read(author, again.id, xml);
    await proofs.send(author, again.id);
    expect((await proofs.reviewRow(again.id)).verification).toBe('job_proof');
  });

  test('an invoice that was declined may come again, and one that its author withdrew is erased at once', async () => {
    await proofs.read(author, reviewId, proofs.xml());
    await proofs.send(author, reviewId);
    await author.submit(route('reviews.proof.withdraw', { id: reviewId }), {});
    expect(await stored()).toEqual([]);
    const xml = proofs.xml();
    await proofs.read(author, reviewId, xml);
    await proofs.send(author, reviewId);
    const id = (await proofs.pageOf(author, reviewId)).proofs[0]?.id ?? 0;
    const reason = 'Please write how you are related to the buyer of this invoice.';
    await proofs.admin.submit(route('admin.proofs.decline', { id }), { reason });
    await proofs.read(author, reviewId, xml);
    await proofs.send(author, reviewId, 'It is my wife’s RFC.');
    expect((await proofs.pageOf(author, reviewId)).obstacle).toBe('waiting');
  });

  test('an invoice is sent by the author who read it, and by nobody else', async () => {
    await proofs.read(author, reviewId, proofs.xml());
    const cfdi = (await proofs.pageOf(author, reviewId)).draft?.id ?? 0;
    const other = await proofs.review(firm);
    const url = route('reviews.proof.send_cfdi', { id: other.id });
    const answer = await other.author.send('POST', url, { cfdi }, { accept: 'application/json' });
    expect(answer.status).toBe(409);
    expect((await proofs.pageOf(other.author, other.id)).draft).toBeNull();
  });

  test('an invoice leaves two hashes thirty days after the decision, and nothing a day after it was only read', async () => {
    await makeRfcKnown();
    await proofs.read(author, reviewId, proofs.xml());
    await proofs.send(author, reviewId);
    await forgetProofFiles(proofs.world.database, new Date(Date.now() + 29 * DAY_MS));
    expect((await proofs.pageOf(author, reviewId)).proofs[0]?.cfdi).not.toBeNull();
    await forgetProofFiles(proofs.world.database, new Date(Date.now() + 31 * DAY_MS));
    expect((await proofs.pageOf(author, reviewId)).proofs[0]).toMatchObject({
      kind: 'cfdi',
      cfdi: null,
    });
    const [row] = await stored();
    expect(row?.facts).toBeNull();
    expect(JSON.stringify(row)).not.toContain(BUILDER_RFC);

    const next = await proofs.review(firm);
    await proofs.read(next.author, next.id, proofs.xml());
    await forgetProofFiles(proofs.world.database, new Date(Date.now() + 2 * DAY_MS));
    expect((await proofs.pageOf(next.author, next.id)).draft).toBeNull();
  });

  test('an invoice is offered where the contractor is in Mexico', async () => {
    expect((await proofs.pageOf(author, reviewId)).offers).toEqual({ cfdi: true, permit: false });
    const american = await proofs.review(await proofs.world.make.contractor());
    expect((await proofs.pageOf(american.author, american.id)).offers.cfdi).toBe(false);
  });
});

test('an invoice is for an administrator where the operator configured no certificates', async () => {
  const without = await createProofWorld({ cfdiRoots: [] });
  const { id, author: writer } = await without.review(await without.contractor());
  await without.read(writer, id, without.xml());
  expect((await without.pageOf(writer, id)).draft?.questions).toEqual([
    'issuer_unchecked',
    'stamp_unchecked',
    'contractor_unknown',
  ]);
  await without.world.close();
});
