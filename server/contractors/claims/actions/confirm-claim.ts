import { transact, type Context } from '../../../core/context.ts';
import { conflict, invalid, unauthenticated } from '../../../core/errors.ts';
import type { MessageKey } from '../../../../translations/index.ts';
import { claimDueAt } from '../claim.ts';
import { CODE_ATTEMPTS, hashCode, judgeCode, type CodeVerdict } from '../claim-code.ts';
import { claimFiled } from '../events.ts';
import { lockOwnClaim } from '../queries/lock-claim.ts';

const PROBLEMS: Readonly<Record<Exclude<CodeVerdict, 'right'>, MessageKey>> = {
  wrong: 'claims.code_wrong',
  expired: 'claims.code_expired',
  used_up: 'claims.code_used_up',
};

/** Enters the code that was mailed. Throws InvalidInput on `code` where it is not it; each try counts, also those at once. */
export async function confirmClaim(
  context: Context,
  { slug, code }: { slug: string; code: string },
): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  const verdict = await transact(context, async ({ database, now, config, announce }) => {
    const claim = await lockOwnClaim(database, { userId: viewer.userId, slug });
    if (claim.evidence === 'document' || claim.confirmedAt !== null)
      throw conflict('claims.confirmed_already');
    const kept = { hash: claim.codeHash, expiresAt: claim.codeExpiresAt, attempts: claim.codeAttempts };
    const found = judgeCode(kept, hashCode(code, claim.id, config.appKey), now);
    if (found === 'wrong')
      await database
        .updateTable('contractor_claims')
        .set({ code_attempts: claim.codeAttempts + 1 })
        .where('id', '=', claim.id)
        .execute();
    if (found !== 'right') return found;
    await database
      .updateTable('contractor_claims')
      .set({ confirmed_at: now, due_at: claimDueAt(now), code_hash: null, code_expires_at: null })
      .where('id', '=', claim.id)
      .execute();
    announce(claimFiled(claim.id));
    return found;
  });
  // After the commit: a wrong try must stay counted.
  if (verdict !== 'right') throw invalid('code', PROBLEMS[verdict], { count: CODE_ATTEMPTS });
}
