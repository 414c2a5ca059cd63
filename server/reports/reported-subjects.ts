import type { ReportKind } from '../../common/cases/reports.ts';
import type { LockedText } from '../cases/subject.ts';
import { isActiveAccount } from '../conditions/live-accounts.ts';
import type { ReadContext } from '../core/context.ts';
import { Refusal } from '../core/errors.ts';
import { SUBJECTS } from '../subjects.ts';

/** Its page stays: here an administrator only says that it was corrected. */
const CORRECTED_ELSEWHERE: LockedText = { version: null, takeDown: null };

/** A listing is corrected where listings are edited. */
async function lockContractor({ database }: ReadContext, id: number): Promise<LockedText | null> {
  const row = await database
    .selectFrom('contractors')
    .select('id')
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ? CORRECTED_ELSEWHERE : null;
}

/** A name is corrected, and an account deactivated, where accounts are. */
async function lockProfile({ database }: ReadContext, id: number): Promise<LockedText | null> {
  const row = await database
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select('p.id')
    .where('p.id', '=', id)
    .where(isActiveAccount('u'))
    .forNoKeyUpdate('p')
    .executeTakeFirst();
  return row ? CORRECTED_ELSEWHERE : null;
}

async function lockText(tx: ReadContext, kind: ReportKind, id: number): Promise<LockedText | null> {
  if (kind === 'contractor') return lockContractor(tx, id);
  if (kind === 'profile') return lockProfile(tx, id);
  return (await SUBJECTS[kind].lock(tx, id)).shownText();
}

/** Locks the reported text; null where it is hidden or gone. */
export async function holdReported(
  tx: ReadContext,
  kind: ReportKind,
  id: number,
): Promise<LockedText | null> {
  try {
    return await lockText(tx, kind, id);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  }
}
