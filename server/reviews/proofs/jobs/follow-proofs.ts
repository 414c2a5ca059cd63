import { sql } from 'kysely';
import type { Language } from '../../../../common/format/language.ts';
import type { Translate } from '../../../../common/format/translator.ts';
import { announceTogether, type AnnouncingJob } from '../../../core/announce.ts';
import type { Queryable } from '../../../database/client.ts';
import type { Recording } from '../../../decisions/record-decision.ts';
import { applyRevocation } from '../apply-proof.ts';
import { lockProof } from '../locked-proof.ts';
import { provenHires, proveByHire } from '../prove-by-hire.ts';

type Job = AnnouncingJob & { t: (language: Language) => Translate };

/**
 * Software confirms and takes back by itself: a hire that its contractor confirmed after the review, a hire that its
 * customer took back, a permit that its source no longer lists. One transaction for each, so that one that fails stops no other.
 */
export async function followProofs({ database, now, announce, t }: Job): Promise<void> {
  const each = (work: (tx: Recording) => Promise<void>) =>
    announceTogether({ database, announce }, (transaction, announced) =>
      work({ database: transaction, now, viewer: null, announce: announced }),
    );
  for (const id of await unsupported(database, null)) await each((tx) => revokeUnsupported(tx, id, t));
  for (const { reviewId } of await provenHires(database, null)) await each((tx) => proveByHire(tx, reviewId));
}

/** Confirmed proofs whose hire or permit is gone. `proofId`: whether this one is. */
async function unsupported(database: Queryable, proofId: number | null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from job_proofs as p join reviews as r on r.id = p.review_id
    where p.state = 'confirmed' and r.deleted_at is null and p.kind in ('permit', 'quote')
      and (${proofId}::integer is null or p.id = ${proofId}::integer)
      and case p.kind
        when 'quote' then exists (
          select from quote_hires as h where h.id = p.quote_hire_id and h.withdrawn_at is not null)
        else not exists (
          select from permits as m join contractor_imports as run on run.id = m.import_id
          where m.id = p.permit_id and m.contractor_id = r.contractor_id and m.on_record and run.state <> 'undone')
        end
    order by p.id`.execute(database);
  return rows.map(({ id }) => id);
}

async function revokeUnsupported(tx: Recording, id: number, t: Job['t']): Promise<void> {
  const proof = await lockProof(tx, id);
  if ((await unsupported(tx.database, id)).length === 0) return;
  const said = t(proof.authorLanguage ?? proof.language);
  const reason = said(proof.kind === 'quote' ? 'job_proofs.hire_withdrawn' : 'job_proofs.permit_gone');
  await applyRevocation(tx, proof, { why: { reasonCode: null, reason }, by: 'screening' });
}
