import type { ReasonView } from '../../../server/decisions/reason-codes.ts';
import { ListingDecision } from './listing-decision.tsx';

type Props = { id: number; isHidden: boolean; reasons: readonly ReasonView[] };

/** Hides a listing, or shows it again; both with a reason. */
export const HideListing = ({ isHidden, ...about }: Props) => (
  <ListingDecision
    {...about}
    call={isHidden ? 'api.admin.contractors.show' : 'api.admin.contractors.hide'}
    title="listings.hide_title"
    text="listings.hide_text"
    action={isHidden ? 'listings.show' : 'listings.hide'}
    danger={!isHidden}
    withoutCode={isHidden}
  />
);
