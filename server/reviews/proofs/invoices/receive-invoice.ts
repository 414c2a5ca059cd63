import { readFile } from 'node:fs/promises';
import { INVOICE_MAX_BYTES } from '../../../../common/job-proofs.ts';
import type { Context } from '../../../core/context.ts';
import { invalid, unauthenticated } from '../../../core/errors.ts';
import type { ReceivedFile } from '../../../core/forms/received-file.ts';
import type { FormFiles } from '../../../core/routing/form-files.ts';
import { invoiceHash } from './invoice-hash.ts';
import { readInvoice, UnusableInvoice } from './read-invoice.ts';

/** The file of an invoice: what was read of it is kept for its author, the file is not. */
export const INVOICE_FILE: FormFiles = {
  field: 'invoice',
  maximum: 1,
  maximumBytes: INVOICE_MAX_BYTES,
  receive: receiveInvoice,
  show: async () => [],
};

/** Throws InvalidInput for an invoice that proves nothing. */
async function receiveInvoice(context: Context, file: ReceivedFile): Promise<{ id: number }> {
  const { viewer, config, now, database } = context;
  if (!viewer) throw unauthenticated();
  const facts = await read(context, file);
  // Each author looks at one invoice at a time.
  await database
    .deleteFrom('job_proof_invoices')
    .where('user_id', '=', viewer.userId)
    .where('job_proof_id', 'is', null)
    .execute();
  return database
    .insertInto('job_proof_invoices')
    .values({
      user_id: viewer.userId,
      folio_hash: invoiceHash(config.appKey, 'folio', facts.uuid),
      issuer_hash: invoiceHash(config.appKey, 'rfc', facts.issuer.rfc),
      facts: JSON.stringify(facts),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

async function read({ config, now }: Context, { path }: ReceivedFile) {
  try {
    return readInvoice(await readFile(path), config.cfdiRoots, now);
  } catch (error) {
    if (error instanceof UnusableInvoice)
      throw invalid('invoice', `job_proofs.invoice_problem.${error.problem}`);
    throw error;
  }
}
