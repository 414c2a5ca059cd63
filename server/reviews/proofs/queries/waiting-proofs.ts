import { sql } from 'kysely';
import type { ReadContext } from '../../../core/context.ts';
import { allows } from '../../../core/policies.ts';
import { toUploadView } from '../../../uploads/views.ts';
import { mayModerate } from '../../policy.ts';
import type { ProofQueueView } from '../views.ts';
import { filesOfProof } from './own-proofs.ts';

const SHOWN_MAX = 30;

/** Proofs that wait for an administrator, the oldest first. */
export async function waitingProofs({ database, viewer, language }: ReadContext): Promise<ProofQueueView> {
  const rows = await database
    .selectFrom('job_proofs as p')
    .innerJoin('reviews as r', 'r.id', 'p.review_id')
    .innerJoin('contractors as c', 'c.id', 'r.contractor_id')
    .innerJoin('trades as t', 't.id', 'r.trade_id')
    .innerJoin('profiles as author', 'author.id', 'r.author_profile_id')
    .select([
      'p.id',
      'p.created_at',
      'p.note',
      'r.id as reviewId',
      'r.title',
      'r.body',
      'r.overall',
      'r.city',
    ])
    .select([`t.${language} as trade`, 'c.name as contractor', 'c.slug', 'author.name as author'])
    .select(['r.author_profile_id as authorProfileId', 'r.contractor_id as contractorId'])
    .select([sql<string>`to_char(r.job_month, 'YYYY-MM')`.as('month'), filesOfProof.as('files')])
    .select(sql<number>`count(*) over ()::integer`.as('total'))
    .where('p.state', '=', 'waiting')
    .where('r.deleted_at', 'is', null)
    .orderBy('p.created_at')
    .orderBy('p.id')
    .limit(SHOWN_MAX)
    .execute();
  return {
    total: rows[0]?.total ?? 0,
    proofs: rows.map((row) => ({
      id: row.id,
      sentAt: row.created_at.toISOString(),
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
      canDecide: allows(mayModerate(viewer, row)),
    })),
  };
}
