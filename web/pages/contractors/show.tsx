import {
  ContractorContent,
  type ContractorContentProps,
} from '../../components/contractors/contractor-content.tsx';
import { placeText, tradesText } from '../../components/contractors/place-text.ts';
import { StructuredData } from '../../components/contractors/structured-data.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { useT } from '../../lib/app-context.tsx';

export type Props = Omit<ContractorContentProps, 'isDialog'>;

export default function Page(props: Props) {
  const t = useT();
  const { contractor } = props;
  const description = t('contractors.description', {
    name: contractor.name,
    trades: tradesText(contractor.trades, t),
    place: placeText(contractor),
    reviews: contractor.rating.count,
  });
  return (
    <>
      <PageHead title={contractor.name} description={description} />
      <StructuredData contractor={contractor} />
      <ContractorContent {...props} />
    </>
  );
}
