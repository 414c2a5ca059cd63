import { formatMonthInWords } from '../../../common/format/dates.ts';
import type { LandingLink } from '../../../server/search/landing/landing-page.ts';
import { CleanHtml } from '../../components/content/markup.tsx';
import {
  ContractorContent,
  type ContractorContentProps,
} from '../../components/contractors/contractor-content.tsx';
import { placeText, tradesText } from '../../components/search/place-text.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Breadcrumbs } from '../../components/ui/breadcrumbs.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = Omit<ContractorContentProps, 'isDialog'> & {
  /** The administrators' text about these pages; cleaned HTML. */
  pageText: string | null;
  /** The page of its trade in its city; null where there is none. */
  landing: LandingLink | null;
};

export default function ContractorShowPage({ pageText, landing, ...content }: Props) {
  const t = useT();
  const path = usePath();
  const { contractor } = content;
  const { closedOn } = contractor;
  const facts = {
    name: contractor.name,
    trades: tradesText(contractor.trades, t),
    place: placeText(contractor),
    reviews: contractor.rating.count,
  };
  const description =
    closedOn === null
      ? t('contractors.description', facts)
      : t('closed.description', { ...facts, month: formatMonthInWords(closedOn, t.language) });
  return (
    <>
      <PageHead
        title={contractor.name}
        description={description}
        picture={path('contractors.picture', { slug: contractor.slug })}
      />
      {landing && (
        <Breadcrumbs
          steps={[
            { name: t('contractors.breadcrumb'), href: path('contractors.index') },
            {
              name: t('contractors.people_in', { people: landing.people, city: landing.cityName }),
              href: path('contractors.landing', landing),
            },
          ]}
        />
      )}
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
