import { readFile } from 'node:fs/promises';
import { CFDI_MAX_BYTES } from '../../../../common/job-proofs.ts';
import type { Context } from '../../../core/context.ts';
import { invalid, unauthenticated } from '../../../core/errors.ts';
import type { ReceivedFile } from '../../../core/forms/received-file.ts';
import type { FormFiles } from '../../../core/routing/form-files.ts';
import { cfdiHash } from './cfdi-hash.ts';
import { readCfdi, UnusableCfdi } from './read-cfdi.ts';

/** The file of a CFDI: what was read of it is kept for its author, the file is not. */
export const CFDI_FILE: FormFiles = {
  field: 'cfdi',
  maximum: 1,
  maximumBytes: CFDI_MAX_BYTES,
  receive: receiveCfdi,
  show: async () => [],
};

/** Throws InvalidInput for a CFDI that proves nothing. */
async function receiveCfdi(context: Context, file: ReceivedFile): Promise<{ id: number }> {
  const { viewer, config, now, database } = context;
  if (!viewer) throw unauthenticated();
  const facts = await read(context, file);
  // Each author looks at one CFDI at a time.
  await database
    .deleteFrom('job_proof_cfdis')
    .where('user_id', '=', viewer.userId)
    .where('job_proof_id', 'is', null)
    .execute();
  return database
    .insertInto('job_proof_cfdis')
    .values({
      user_id: viewer.userId,
      folio_hash: cfdiHash(config.appKey, 'folio', facts.uuid),
      issuer_hash: cfdiHash(config.appKey, 'rfc', facts.issuer.rfc),
      facts,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

async function read({ config, now }: Context, { path }: ReceivedFile) {
  try {
    return readCfdi(await readFile(path), config.cfdiRoots, now);
  } catch (error) {
    if (error instanceof UnusableCfdi) throw invalid('cfdi', `job_proofs.cfdi_problem.${error.problem}`);
    throw error;
  }
}
