import { htmlLang, type Language } from '../../../common/format/language.ts';
import type { ClosedDays } from '../hours/closed-days.ts';
import { WEEKDAYS } from '../../../common/profiles/weekdays.ts';
import { spansOf, WHOLE_DAY, type OpeningHours } from '../hours/opening-hours.ts';
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

type ShownReviews = { url: string; image: string; reviews: readonly VisibleReview[] };

/** A contractor in the words of schema.org: what its page shows, and nothing else. Addresses are absolute. */
export function describeContractor(
  { name, city, region, contact, rating, yearFounded, openingHours, closedDays, closedOn }: ContractorView,
  { url, image, reviews }: ShownReviews,
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
    openingHoursSpecification: openingHours === null ? undefined : describeHours(openingHours),
    specialOpeningHoursSpecification: closedDays.length === 0 ? undefined : closedDays.map(describeDayOff),
    // Schema.org has no word for a closed business, but for the end of an organization.
    dissolutionDate: closedOn ?? undefined,
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

/** As search engines read them: a whole day ends at 23:59, and a closed day lasts no minute. */
const describeHours = (hours: OpeningHours): object[] =>
  WEEKDAYS.flatMap((day) => {
    const spans = spansOf(hours[day] ?? null);
    const shown = spans.length === 0 ? [{ opens: '00:00', closes: '00:00' }] : spans;
    return shown.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`,
      opens,
      closes: closes === WHOLE_DAY.closes ? '23:59' : closes,
    }));
  });

const describeDayOff = ({ from, to }: ClosedDays): object => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: from,
  validThrough: to,
  opens: '00:00',
  closes: '00:00',
});

const toReview = ({ author, overall, title, body, language, createdAt }: VisibleReview) => ({
  '@type': 'Review',
  ...(author.name === null ? {} : { author: { '@type': 'Person', name: author.name } }),
  name: title,
  reviewBody: body,
  inLanguage: htmlLang(language),
  datePublished: createdAt.slice(0, 10),
  reviewRating: { '@type': 'Rating', ratingValue: overall, bestRating: 5, worstRating: 1 },
});
