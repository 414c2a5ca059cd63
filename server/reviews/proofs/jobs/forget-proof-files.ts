import { JOB_PROOF_FILES_KEPT_DAYS, READ_CFDI_KEPT_HOURS } from '../../../../common/job-proofs.ts';
import type { Database } from '../../../database/client.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Lets go of what decided proofs showed, because CFDIs hold private data: the sweep of uploads erases files, and of a
 * read CFDI two hashes stay. CFDIs that were never sent go after a day.
 */
export async function forgetProofFiles(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - JOB_PROOF_FILES_KEPT_DAYS * DAY_MS);
  const decided = database.selectFrom('job_proofs').select('id').where('decided_at', '<', before);
  await database.deleteFrom('job_proof_files').where('job_proof_id', 'in', decided).execute();
  await database
    .updateTable('job_proof_cfdis')
    .set({ facts: null })
    .where('facts', 'is not', null)
    .where('job_proof_id', 'in', decided)
    .execute();
  await database
    .deleteFrom('job_proof_cfdis')
    .where('job_proof_id', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - READ_CFDI_KEPT_HOURS * HOUR_MS))
    .execute();
}
