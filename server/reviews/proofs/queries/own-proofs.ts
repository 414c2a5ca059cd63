import { sql } from 'kysely';
import { currencyOf } from '../../../../common/format/currencies.ts';
import type { JobProofKind, JobProofState } from '../../../../common/job-proofs.ts';
import type { ReadContext } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import { toUploadView, type UploadRow } from '../../../uploads/views.ts';
import { findDraft } from '../cfdi/drafts.ts';
import type { ReadCfdi } from '../cfdi/cfdi.ts';
import { obstacleToProof } from '../job-proof.ts';
import { provenJob } from './proven-job.ts';
import { questionsAbout } from './questions-about.ts';
import { toCfdiView, type OwnProofView, type ProofPageView } from '../views.ts';

/** The files of a row of `job_proofs as p` as JSON, in their order. */
export const filesOfProof = sql<UploadRow[] | null>`(
  select json_agg(json_build_object('id', u.id, 'key', u.key, 'name', u.original_name, 'kind', u.kind,
    'width', u.width, 'height', u.height, 'bytes', u.byte_size) order by file.position)
  from job_proof_files as file join uploads as u on u.id = file.upload_id where file.job_proof_id = p.id)`;

/** The facts of the CFDI of a row of `job_proofs as p`; null: it is of another kind, or erased. */
export const factsOfCfdi = sql<ReadCfdi | null>`(
  select i.facts from job_proof_cfdis as i where i.job_proof_id = p.id)`;

/** The proofs of a review for its author. Throws `notFound()` where the review is gone. */
export async function proofPage(context: ReadContext, reviewId: number): Promise<ProofPageView> {
  const review = await findReview(context, reviewId);
  const rows = await proofRows(context, reviewId);
  const states = rows.map(({ state }) => state as JobProofState);
  const { id, title, stage, month, name, slug, country, permits } = review;
  const currency = currencyOf(country);
  return {
    review: { id, title, month, contractor: { name, slug } },
    proofs: rows.map((row): OwnProofView => ({
      id: row.id,
      kind: row.kind as JobProofKind,
      state: row.state as JobProofState,
      sentAt: row.created_at.toISOString(),
      decidedAt: row.decided_at?.toISOString() ?? null,
      reason: row.reason,
      statementId: row.state === 'revoked' ? row.decision_id : null,
      files: (row.files ?? []).map(toUploadView),
      cfdi: row.cfdi && toCfdiView(row.cfdi, currency),
    })),
    obstacle: obstacleToProof({ stage, states }),
    offers: { cfdi: country === 'MX', permit: permits > 0 },
    draft: await draftView(context, reviewId),
  };
}

async function draftView(context: ReadContext, reviewId: number): Promise<ProofPageView['draft']> {
  const draft = await findDraft(context, { reviewId });
  if (!draft) return null;
  const job = await provenJob(context, reviewId);
  const questions = await questionsAbout(context, job, draft);
  return { ...toCfdiView({ ...draft.facts, questions }, job.currency), id: draft.id };
}

async function findReview({ database }: ReadContext, reviewId: number) {
  const review = await database
    .selectFrom('reviews as r')
    .innerJoin('contractors as c', 'c.id', 'r.contractor_id')
    .leftJoin('regions as g', 'g.id', 'c.region_id')
    .select(['r.id', 'r.title', 'r.stage', 'c.name', 'c.slug', 'c.permit_count as permits', 'g.country'])
    .select(sql<string>`to_char(r.job_month, 'YYYY-MM')`.as('month'))
    .where('r.id', '=', reviewId)
    .where('r.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!review) throw notFound();
  return review;
}

const proofRows = ({ database }: ReadContext, reviewId: number) =>
  database
    .selectFrom('job_proofs as p')
    .select(['p.id', 'p.kind', 'p.state', 'p.created_at', 'p.decided_at', 'p.reason', 'p.decision_id'])
    .select([filesOfProof.as('files'), factsOfCfdi.as('cfdi')])
    .where('p.review_id', '=', reviewId)
    .orderBy('p.id', 'desc')
    .execute();
