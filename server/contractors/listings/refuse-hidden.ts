import type { ReadContext } from '../../core/context.ts';
import { Refusal } from '../../core/errors.ts';

type HiddenRow = { id: number; hidden_at: Date | null; hidden_because: string | null };

/** Answers 410 for a listing that an administrator hid; its owner and administrators read why. */
export function refuseHidden(row: HiddenRow, { viewer }: Pick<ReadContext, 'viewer'>): void {
  if (row.hidden_at === null) return;
  const maySeeWhy = viewer !== null && (viewer.contractorId === row.id || viewer.role === 'admin');
  if (!maySeeWhy) throw new Refusal(410, 'listing_hidden', 'listings.hidden');
  throw new Refusal(410, 'listing_hidden', 'listings.hidden_because', { reason: row.hidden_because ?? '' });
}
