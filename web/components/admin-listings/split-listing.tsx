import type { ReasonView } from '../../../server/decisions/reason-codes.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { ListingDecision } from './listing-decision.tsx';

/** Makes a merged listing one of its own again; asks why. */
export function SplitListing(about: { id: number; reasons: readonly ReasonView[] }) {
  const t = useT();
  return (
    <ListingDecision
      {...about}
      call="api.admin.contractors.split"
      title={t('listings.split_title')}
      text={t('listings.split_text')}
      action={t('listings.split')}
    />
  );
}
