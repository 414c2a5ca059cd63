import { sql } from 'kysely';
import type { ClaimEvidence } from '../../../../common/constants.ts';
import { transact, type Context, type ReadContext } from '../../../core/context.ts';
import { conflict, invalid, unauthenticated } from '../../../core/errors.ts';
import { screenText } from '../../../screening/screen-text.ts';
import { attachUploads } from '../../../uploads/attach.ts';
import { claimDueAt } from '../claim.ts';
import { claimFiled } from '../events.ts';
import { mayLeave } from '../policy.ts';
import { ownPage } from '../queries/own-page.ts';
import { listedContractor, lockOwner, type ListedContractor } from '../queries/claimed-contractor.ts';
import { sendCode } from '../send-code.ts';
import { isAtWebsite, mailDomainOf } from '../website-domain.ts';

export type NewClaim = {
  slug: string;
  evidence: ClaimEvidence;
  /** The address for the code, for `website_email`. */
  email: string | null;
  /** An upload of the claimant's, for `document`. */
  uploadId: number | null;
  message: string | null;
};

/**
 * Claims a listed business, and sends the code that proves the claim where there is one. Throws InvalidInput
 * where the evidence does not fit the listing. Throws 409 where the business has an owner or the viewer
 * already has a claim.
 */
export async function fileClaim(context: Context, claim: NewClaim): Promise<{ claimId: number }> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  return transact(context, async (tx) => {
    const contractor = await listedContractor(tx.database, claim.slug);
    if ((await lockOwner(tx.database, contractor.id)) !== null) throw conflict('claims.already_claimed');
    const leaves = mayLeave(await ownPage(tx.database, viewer.userId));
    if (leaves !== true) throw leaves;
    const email = addressFor(claim, contractor);
    if (claim.evidence === 'document') await attachDocument(tx, claim.uploadId, viewer.userId);
    const claimId = await insertClaim(tx, claim, { contractorId: contractor.id, email });
    if (email !== null) await sendCode(tx, { id: claimId, userId: viewer.userId, email });
    else tx.announce(claimFiled(claimId));
    return { claimId };
  });
}

/** The address for the code; null: a document needs none. */
function addressFor({ evidence, email }: NewClaim, { website, email: listed }: ListedContractor) {
  if (evidence === 'document') return null;
  if (evidence === 'listed_email') {
    if (listed === null) throw invalid('evidence', 'claims.no_listed_email');
    return listed.toLowerCase();
  }
  const domain = mailDomainOf(website);
  if (domain === null) throw invalid('evidence', 'claims.no_website');
  if (email === null) throw invalid('email', 'validation.required');
  if (!isAtWebsite(email, website)) throw invalid('email', 'claims.email_elsewhere', { domain });
  return email;
}

async function attachDocument(tx: ReadContext, uploadId: number | null, userId: number): Promise<void> {
  if (uploadId === null) throw invalid('upload_id', 'validation.required');
  await attachUploads(tx, {
    uploadIds: [uploadId],
    userId,
    visibility: 'parties',
    maximum: 1,
    field: 'upload_id',
  });
}

async function insertClaim(
  tx: ReadContext,
  { evidence, message, uploadId }: NewClaim,
  { contractorId, email }: { contractorId: number; email: string | null },
): Promise<number> {
  const { database, viewer, now } = tx;
  if (!viewer) throw unauthenticated();
  const row = await database
    .insertInto('contractor_claims')
    .values({
      contractor_id: contractorId,
      user_id: viewer.userId,
      evidence,
      email,
      upload_id: evidence === 'document' ? uploadId : null,
      message,
      message_signals: message === null ? [] : await screenText(tx, message),
      due_at: claimDueAt(now),
      created_at: now,
    })
    // Written out: PostgreSQL finds the partial index by the words of the condition, and a parameter has none.
    .onConflict((other) =>
      other.columns(['user_id', 'contractor_id']).where('state', '=', sql.lit('open')).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!row) throw conflict('claims.already_open');
  return row.id;
}
