import type { ListingCaseView } from '../../../server/moderation/lists/listing-page.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { DecideFirst } from '../../components/admin/decide-first.tsx';
import { ContractorCaseHead } from '../../components/admin-lists/contractor-case-head.tsx';
import { ClosingSection } from '../../components/closing/closing-section.tsx';
import { CorrectListing } from '../../components/admin-listings/correct-listing.tsx';
import { DivideListing } from '../../components/admin-listings/divide-listing.tsx';
import { FlaggedName } from '../../components/admin-listings/flagged-name.tsx';
import { HideListing } from '../../components/admin-listings/hide-listing.tsx';
import { ListingFacts } from '../../components/admin-listings/listing-facts.tsx';
import { MergeListing } from '../../components/admin-listings/merge-listing.tsx';
import { SplitListing } from '../../components/admin-listings/split-listing.tsx';
import '../../components/admin-lists/admin-lists.css';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = ListingCaseView;

/** One contractor's listing: its data, its source, and the actions. */
export default function AdminContractorPage(props: Props) {
  const { contractor, listing, trades, reasons, waiting, proposals, today, can } = props;
  const t = useT();
  const { id, name } = contractor;
  return (
    <AdminFrame title={t('listings.of', { name })}>
      <ContractorCaseHead contractor={contractor} here="listing" />
      <div className="grid max-w-form gap-10">
        <ListingFacts listing={listing} />
        <FlaggedName id={id} name={listing.name} nameSignals={listing.nameSignals} />
        <DecideFirst waiting={waiting} />
        {can.includes('split') && <SplitListing id={id} reasons={reasons} />}
        {can.includes('correct') && (
          <CorrectListing
            key={correctedKey(listing)}
            id={id}
            listing={listing}
            trades={trades}
            reasons={reasons}
          />
        )}
        {(can.includes('hide') || can.includes('show')) && (
          <HideListing id={id} isHidden={can.includes('show')} reasons={reasons} />
        )}
        <ClosingSection
          id={id}
          listing={listing}
          proposals={proposals}
          today={today}
          can={can}
          reasons={reasons}
        />
        {can.includes('merge') && <MergeListing id={id} reasons={reasons} />}
        {can.includes('divide') && <DivideListing id={id} reasons={reasons} />}
      </div>
    </AdminFrame>
  );
}

/** The form restarts with the saved values. */
const correctedKey = ({ name, phone, address, website, tradeIds }: Props['listing']): string =>
  JSON.stringify([name, phone, address, website, tradeIds]);
