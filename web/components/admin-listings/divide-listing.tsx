import type { ReasonView } from '../../../server/decisions/reason-codes.ts';
import { ListingDecision } from './listing-decision.tsx';

const FIELDS = [
  { name: 'name', label: 'listings.divide_name', isNeeded: true },
  { name: 'license_numbers', label: 'listings.divide_licenses', isNeeded: false },
  { name: 'review_ids', label: 'listings.divide_reviews', isNeeded: false },
] as const;

/** Makes two listings of one that names two businesses; asks what the second one has, and why. */
export const DivideListing = (about: { id: number; reasons: readonly ReasonView[] }) => (
  <ListingDecision
    {...about}
    call="api.admin.contractors.divide"
    title="listings.divide_title"
    text="listings.divide_text"
    action="listings.divide"
    fields={FIELDS}
  />
);
