import { route } from '../../common/routes/route-table.ts';
import type { Config } from '../../server/core/config/config.ts';
import type { ProofPageView, ProofQueueView } from '../../server/reviews/proofs/views.ts';
import { readPage } from './browser.ts';
import type { MadeContractor } from './factories.ts';
import { BUILDER_RFC, cfdiXml, makeAuthority, type Parts } from './cfdis.ts';
import { createWorld, type Person } from './world.ts';

/** Jobs of the tests ended in this month. */
export const JOB_MONTH = '2026-08';

/** A world with an administrator, and the steps of authors who prove a job. */
export async function createProofWorld(settings: Partial<Config> = {}) {
  const office = makeAuthority();
  const world = await createWorld({ cfdiRoots: office.trusted, ...settings });
  const { database } = world;
  const admin = await world.signedIn({ role: 'admin' });
  const seal = office.sealOf(BUILDER_RFC);
  const pageOf = async (person: Person, reviewId: number) =>
    (await person.visit(route('reviews.proof', { id: reviewId }))).page.props as unknown as ProofPageView;
  return {
    world,
    admin,
    office,
    seal,
    pageOf,
    xml: (parts: Partial<Parts> = {}) => cfdiXml({ seal, provider: office.provider, ...parts }),
    /** A review of a job of `JOB_MONTH` in Juárez, by a new author. */
    async review(contractor: MadeContractor, author?: Person): Promise<{ id: number; author: Person }> {
      const person = author ?? (await world.signedIn());
      const { id } = await world.make.review({
        contractor,
        author: person.user,
        jobMonth: `${JOB_MONTH}-01`,
      });
      await database
        .updateTable('reviews')
        .set({ city: 'Ciudad Juárez', cost_band: '10k_50k' })
        .where('id', '=', id)
        .execute();
      return { id, author: person };
    },
    contractor: () => world.make.contractor({ region: 'MX-CHH', city: 'Ciudad Juárez' }),
    /** Sends a file as a browser without scripts does; answers the status, and what is wrong with the file. */
    async read(author: Person, reviewId: number, file: string | Buffer) {
      const from = route('reviews.proof', { id: reviewId });
      const bytes = Buffer.from(file);
      const url = route('reviews.proof.read_cfdi', { id: reviewId });
      const answer = await author.post(url, {}, from, [{ field: 'cfdi', bytes, name: 'factura.xml' }]);
      return { status: answer.status, error: readPage(answer.text)?.props.errors['cfdi'] };
    },
    async send(author: Person, reviewId: number, note = '') {
      const cfdi = (await pageOf(author, reviewId)).draft?.id ?? 0;
      return author.submit(route('reviews.proof.send_cfdi', { id: reviewId }), { cfdi, note });
    },
    async queue(state: 'waiting' | 'confirmed' = 'waiting'): Promise<ProofQueueView['proofs']> {
      const { page } = await admin.visit(route('admin.proofs', {}, { query: { state } }));
      return (page.props as unknown as ProofQueueView).proofs;
    },
    reviewRow: (id: number) =>
      database
        .selectFrom('reviews as r')
        .innerJoin('contractors as c', 'c.id', 'r.contractor_id')
        .select(['r.verification', 'c.rank_weight_sum as weight', 'c.proven_count as proven'])
        .where('r.id', '=', id)
        .executeTakeFirstOrThrow(),
    decisionsAbout: (reviewId: number) =>
      database
        .selectFrom('decisions')
        .select(['id', 'action', 'decided_by_user_id as by', 'reason_text as reason', 'after'])
        .where('review_id', '=', reviewId)
        .where('subject_type', '=', 'job_proof')
        .orderBy('id')
        .execute(),
  };
}
export type ProofWorld = Awaited<ReturnType<typeof createProofWorld>>;
