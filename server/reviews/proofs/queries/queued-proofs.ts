import { sql } from 'kysely';
import { currencyOf } from '../../../../common/format/currencies.ts';
import type { JobProofKind } from '../../../../common/job-proofs.ts';
import type { ReadContext } from '../../../core/context.ts';
import { allows } from '../../../core/policies.ts';
import { toUploadView } from '../../../uploads/views.ts';
import { mayModerate } from '../../policy.ts';
import { checkUrlOf } from '../cfdi/check-url.ts';
import type { ReadCfdi } from '../cfdi/cfdi.ts';
import { toCfdiView, type ProofQueueView, type QueuedProofView } from '../views.ts';
import { factsOfCfdi, filesOfProof } from './own-proofs.ts';

const SHOWN_MAX = 30;

export type QueueFilter = { state?: ProofQueueView['state'] | undefined; review?: number | undefined };

/** Proofs that wait for an administrator, the oldest first; or those that are confirmed, the latest first. */
export async function queuedProofs(
  context: ReadContext,
  { state = 'waiting', review }: QueueFilter,
): Promise<ProofQueueView> {
  const direction = state === 'waiting' ? 'asc' : 'desc';
  const rows = await selectProofs(context)
    .where('p.state', '=', state)
    .$if(review !== undefined, (query) => query.where('r.id', '=', review ?? 0))
    .orderBy(state === 'waiting' ? 'p.created_at' : 'p.decided_at', direction)
    .orderBy('p.id', direction)
    .limit(SHOWN_MAX)
    .execute();
  return {
    state,
    total: rows[0]?.total ?? 0,
    proofs: rows.map((row) => toQueuedView(context, row)),
  };
}

type QueuedProof = Awaited<ReturnType<ReturnType<typeof selectProofs>['execute']>>[number];

function selectProofs({ database, language }: ReadContext) {
  return database
    .selectFrom('job_proofs as p')
    .innerJoin('reviews as r', 'r.id', 'p.review_id')
    .innerJoin('contractors as c', 'c.id', 'r.contractor_id')
    .leftJoin('regions as g', 'g.id', 'c.region_id')
    .innerJoin('trades as t', 't.id', 'r.trade_id')
    .innerJoin('profiles as author', 'author.id', 'r.author_profile_id')
    .leftJoin('users as decider', 'decider.id', 'p.decided_by_user_id')
    .select(['p.id', 'p.kind', 'p.created_at', 'p.decided_at', 'p.note', 'decider.name as decidedBy'])
    .select(['r.id as reviewId', 'r.title', 'r.body', 'r.overall', 'r.city', 'g.country'])
    .select([`t.${language} as trade`, 'c.name as contractor', 'c.slug', 'author.name as author'])
    .select(['r.author_profile_id as authorProfileId', 'r.contractor_id as contractorId'])
    .select([sql<string>`to_char(r.job_month, 'YYYY-MM')`.as('month'), filesOfProof.as('files')])
    .select([factsOfCfdi.as('cfdi'), sql<number>`count(*) over ()::integer`.as('total')])
    .where('r.deleted_at', 'is', null);
}

const toQueuedView = ({ viewer }: ReadContext, row: QueuedProof): QueuedProofView => ({
  id: row.id,
  kind: row.kind as JobProofKind,
  sentAt: row.created_at.toISOString(),
  decidedBy: row.decidedBy,
  decidedAt: row.decided_at?.toISOString() ?? null,
  note: row.note,
  review: {
    id: row.reviewId,
    title: row.title,
    body: row.body,
    trade: row.trade,
    month: row.month,
    city: row.city,
    stars: row.overall,
    author: row.author,
    contractor: { name: row.contractor, slug: row.slug },
  },
  files: (row.files ?? []).map(toUploadView),
  cfdi: row.cfdi && cfdiView(row.cfdi, row.country),
  canDecide: allows(mayModerate(viewer, row)),
});

const cfdiView = (cfdi: ReadCfdi, country: string | null) => ({
  ...toCfdiView(cfdi, currencyOf(country)),
  checkUrl: checkUrlOf(cfdi),
});
