import { htmlLang, type Language } from '../../common/language.ts';
import type { ContractorView } from './page-view.ts';

/** The fields of a visible review. */
type VisibleReview = {
  author: { name: string | null };
  overall: number;
  title: string;
  body: string;
  language: Language;
  createdAt: string;
};

type Shown = { url: string; image: string; reviews: readonly VisibleReview[] };

/** A contractor in the words of schema.org: what its page shows, and nothing else. Addresses are absolute. */
export function describeContractor(
  { name, city, region, contact, rating, yearFounded }: ContractorView,
  { url, image, reviews }: Shown,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'HomeAndConstructionBusiness',
    name,
    url,
    image,
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
      rating.mean === null
        ? undefined
        : {
            '@type': 'AggregateRating',
            ratingValue: Math.round(rating.mean * 10) / 10,
            reviewCount: rating.count,
            bestRating: 5,
            worstRating: 1,
          },
    review: reviews.length === 0 ? undefined : reviews.map(toReview),
  };
}

const toReview = ({ author, overall, title, body, language, createdAt }: VisibleReview) => ({
  '@type': 'Review',
  ...(author.name === null ? {} : { author: { '@type': 'Person', name: author.name } }),
  name: title,
  reviewBody: body,
  inLanguage: htmlLang(language),
  datePublished: createdAt.slice(0, 10),
  reviewRating: { '@type': 'Rating', ratingValue: overall, bestRating: 5, worstRating: 1 },
});
