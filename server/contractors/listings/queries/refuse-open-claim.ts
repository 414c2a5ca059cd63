import type { ReadContext } from '../../../core/context.ts';
import { conflict } from '../../../core/errors.ts';
import type { MessageKey } from '../../../../translations/index.ts';

/** An open claim is decided first, because its author would find the listing gone or another one. */
export async function refuseOpenClaim(
  { database }: ReadContext,
  contractorId: number,
  refusal: MessageKey,
): Promise<void> {
  const claim = await database
    .selectFrom('contractor_claims')
    .select('id')
    .where('contractor_id', '=', contractorId)
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst();
  if (claim) throw conflict(refusal);
}
