import { JOB_PROOF_FILES_KEPT_DAYS } from '../../../../common/job-proofs.ts';
import type { Database } from '../../../database/client.ts';

const DAY_MS = 86_400_000;

/** Lets go of files of decided proofs, because invoices hold private data; the sweep of uploads erases them. */
export async function forgetProofFiles(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - JOB_PROOF_FILES_KEPT_DAYS * DAY_MS);
  await database
    .deleteFrom('job_proof_files')
    .where('job_proof_id', 'in', (proofs) =>
      proofs.selectFrom('job_proofs').select('id').where('decided_at', '<', before),
    )
    .execute();
}
