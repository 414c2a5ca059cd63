import type { ReasonView } from '../../../server/decisions/reason-codes.ts';
import { ListingDecision } from './listing-decision.tsx';

/** Makes a merged listing one of its own again; asks why. */
export const SplitListing = (about: { id: number; reasons: readonly ReasonView[] }) => (
  <ListingDecision
    {...about}
    call="api.admin.contractors.split"
    title="listings.split_title"
    text="listings.split_text"
    action="listings.split"
  />
);
