import { Head } from '@inertiajs/react';
import { REVIEWS_FOR_STARS } from '../../../common/constants.ts';
import type { ContractorView } from '../../../server/contractors/page-view.ts';
import { usePath, useShared, useT } from '../../lib/app-context.tsx';

/** The contractor in the words of schema.org, for search engines. A block of data, which no browser runs. */
export function StructuredData({ contractor }: { contractor: ContractorView }) {
  const t = useT();
  const path = usePath();
  const { canonicalUrl } = useShared();
  // A user's text must not end the script element that contains it.
  const url = canonicalUrl.replace(/[?#].*$/s, '');
  const steps = [
    { name: t('contractors.breadcrumb'), item: new URL(path('contractors.index'), url).href },
    ...(contractor.region
      ? [
          {
            name: contractor.region.name,
            item: new URL(path('contractors.index', {}, { query: { region: contractor.region.slug } }), url)
              .href,
          },
        ]
      : []),
    { name: contractor.name, item: url },
  ];
  const json = JSON.stringify([describe(contractor, url), breadcrumbs(steps)]).replace(/</g, '\\u003c');
  return (
    <Head>
      <script head-key="structured-data" type="application/ld+json">
        {json}
      </script>
    </Head>
  );
}

/** The way from the search to this page. */
const breadcrumbs = (steps: readonly { name: string; item: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
});

function describe({ name, city, region, contact, rating, yearFounded }: ContractorView, url: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'HomeAndConstructionBusiness',
    name,
    url,
    address: {
      '@type': 'PostalAddress',
      streetAddress: contact.address ?? undefined,
      addressLocality: city ?? undefined,
      addressRegion: region?.name,
    },
    telephone: contact.phone ?? undefined,
    sameAs: contact.website ?? undefined,
    foundingDate: yearFounded === null ? undefined : String(yearFounded),
    aggregateRating:
      rating.mean === null || rating.count < REVIEWS_FOR_STARS
        ? undefined
        : {
            '@type': 'AggregateRating',
            ratingValue: Math.round(rating.mean * 10) / 10,
            reviewCount: rating.count,
            bestRating: 5,
            worstRating: 1,
          },
  };
}
