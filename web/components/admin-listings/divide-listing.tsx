import type { ReasonView } from '../../../server/decisions/reason-codes.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { ListingDecision } from './listing-decision.tsx';

const FIELDS = [
  { name: 'name', label: 'listings.divide_name', isNeeded: true },
  { name: 'license_numbers', label: 'listings.divide_licenses', isNeeded: false },
  { name: 'review_ids', label: 'listings.divide_reviews', isNeeded: false },
] as const;

/** Makes two listings of one that names two businesses; asks what the second one has, and why. */
export function DivideListing(about: { id: number; reasons: readonly ReasonView[] }) {
  const t = useT();
  return (
    <ListingDecision
      {...about}
      call="api.admin.contractors.divide"
      title={t('listings.divide_title')}
      text={t('listings.divide_text')}
      action={t('listings.divide')}
      fields={FIELDS}
    />
  );
}
