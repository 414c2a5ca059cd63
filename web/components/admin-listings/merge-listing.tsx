import type { ReasonView } from '../../../server/decisions/reason-codes.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { ListingDecision } from './listing-decision.tsx';

const FIELDS = [
  { name: 'into_id', label: 'listings.merge_into', isNeeded: true, inputMode: 'numeric' },
] as const;

/** Makes one business of two listings; asks which, and why. */
export function MergeListing(about: { id: number; reasons: readonly ReasonView[] }) {
  const t = useT();
  return (
    <ListingDecision
      {...about}
      call="api.admin.contractors.merge"
      title={t('listings.merge_title')}
      text={t('listings.merge_text')}
      action={t('listings.merge')}
      fields={FIELDS}
    />
  );
}
