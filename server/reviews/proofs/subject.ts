import { sql } from 'kysely';
import type { Subject } from '../../cases/subject.ts';
import { mayModerate } from '../policy.ts';
import { applyConfirmation } from './apply-proof.ts';
import { lockProof } from './locked-proof.ts';

/** A proof of a job: its author appeals that it was taken back, and the review counts in full again. */
export const JOB_PROOF: Subject<'job_proof'> = {
  lock: async (tx, id) => {
    const proof = await lockProof(tx, id);
    return {
      refuseParty: () => {
        const verdict = mayModerate(tx.viewer, proof);
        if (verdict !== true) throw verdict;
      },
      undo: {
        'job_proof.revoked': (_decision, why) => applyConfirmation(tx, proof, { why, by: 'viewer' }),
      },
    };
  },
  stands: {
    // A review that another proof has proven since counts in full already.
    'job_proof.revoked': sql<boolean>`exists (
      select from job_proofs as p join reviews as r on r.id = p.review_id
      where p.id = d.subject_id and p.decision_id = d.id and p.state = 'revoked' and r.deleted_at is null
        and not exists (
          select from job_proofs as other where other.review_id = r.id and other.state = 'confirmed'))`,
  },
};
