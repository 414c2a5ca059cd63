import type { ReasonView } from '../../../server/decisions/reason-codes.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { ListingDecision } from './listing-decision.tsx';

type Props = { id: number; isHidden: boolean; reasons: readonly ReasonView[] };

/** Hides a listing, or shows it again; both with a reason. */
export function HideListing({ isHidden, ...about }: Props) {
  const t = useT();
  return (
    <ListingDecision
      {...about}
      call={isHidden ? 'api.admin.contractors.show' : 'api.admin.contractors.hide'}
      title={t('listings.hide_title')}
      text={t('listings.hide_text')}
      action={t(isHidden ? 'listings.show' : 'listings.hide')}
      danger={!isHidden}
      withoutCode={isHidden}
    />
  );
}
