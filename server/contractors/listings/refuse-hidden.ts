import { actsAsAdministrator } from '../../core/viewer.ts';
import type { ReadContext } from '../../core/context.ts';
import { notFound, Refusal } from '../../core/errors.ts';

type HiddenRow = {
  id: number;
  hidden_at: Date | null;
  hidden_because: string | null;
  awaits_confirmation: boolean;
};

/**
 * Answers 404 for the page of an account without a confirmed address, which its owner and administrators see, and
 * 410 for a listing that an administrator hid; its owner and administrators read why.
 */
export function refuseHidden(row: HiddenRow, { viewer }: Pick<ReadContext, 'viewer'>): void {
  if (row.hidden_at === null) return;
  const maySeeWhy = viewer !== null && (viewer.contractorId === row.id || actsAsAdministrator(viewer));
  if (row.awaits_confirmation && row.hidden_because === null) {
    if (maySeeWhy) return;
    throw notFound();
  }
  if (row.hidden_because === null) throw new Refusal(410, 'listing_hidden', 'listings.removed');
  if (!maySeeWhy) throw new Refusal(410, 'listing_hidden', 'listings.hidden');
  throw new Refusal(410, 'listing_hidden', 'listings.hidden_because', { reason: row.hidden_because });
}
