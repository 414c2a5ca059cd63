import type { ReasonView } from '../../../server/decisions/reason-codes.ts';
import { ListingDecision } from './listing-decision.tsx';

const FIELDS = [
  { name: 'into_id', label: 'listings.merge_into', isNeeded: true, inputMode: 'numeric' },
] as const;

/** Makes one business of two listings; asks which, and why. */
export const MergeListing = (about: { id: number; reasons: readonly ReasonView[] }) => (
  <ListingDecision
    {...about}
    call="api.admin.contractors.merge"
    title="listings.merge_title"
    text="listings.merge_text"
    action="listings.merge"
    fields={FIELDS}
  />
);
