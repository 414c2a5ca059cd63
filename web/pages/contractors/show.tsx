import { CleanHtml } from '../../components/content/markup.tsx';
import {
  ContractorContent,
  type ContractorContentProps,
} from '../../components/contractors/contractor-content.tsx';
import { placeText, tradesText } from '../../components/contractors/place-text.ts';
import { StructuredData } from '../../components/contractors/structured-data.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { useT } from '../../lib/app-context.tsx';

export type Props = Omit<ContractorContentProps, 'isDialog'> & {
  /** The administrators' text about these pages; cleaned HTML. */
  pageText: string | null;
};

export default function Page({ pageText, ...content }: Props) {
  const t = useT();
  const { contractor } = content;
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
      <ContractorContent {...content} />
      {pageText !== null && (
        <section className="mt-12 max-w-text">
          <h2>{t('contractors.how_to_read')}</h2>
          <CleanHtml className="content-text mt-4" html={pageText} />
        </section>
      )}
    </>
  );
}
