import { formatMean } from '../../../common/format/numbers.ts';
import type { Language } from '../../../common/format/language.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { FoundContractor } from '../../../server/search/views.ts';

/** A contractor's rank in a list; null where the list is in another order. */
export type Rank = { place: number; total: number; isAtLeast: boolean; near: string | null } | null;

type Reasons = Pick<FoundContractor, 'rating' | 'hireAgain' | 'distance' | 'unit' | 'redFlag'>;

/** "1st of 14 near 92101: 4.6 from 84 reviews, 76 of 82 would hire again, 3.0 mi away. Money plays no part." */
export function rankSentence(contractor: Reasons, rank: Rank, t: Translate, language: Language): string {
  const reasons = reasonsOf(contractor, t).join(', ');
  if (rank === null) return t('search.why_sentence_other_sort', { reasons });
  const { total, isAtLeast, near } = rank;
  const place = ordinal(rank.place, language);
  if (near !== null) return t('search.why_sentence_near', { place, total, near, reasons });
  return isAtLeast
    ? t('search.why_sentence_of_more', { place, total, reasons })
    : t('search.why_sentence', { place, total, reasons });
}

function reasonsOf(contractor: Reasons, t: Translate): string[] {
  const { rating, hireAgain, distance, unit, redFlag } = contractor;
  const { mean, count } = rating;
  const reasons = [
    mean === null
      ? t('search.why_reviews_few', { count })
      : t('search.why_reviews', { mean: formatMean(mean), count }),
  ];
  if (hireAgain) reasons.push(t('contractors.hire_again', hireAgain));
  if (distance !== null)
    reasons.push(t(unit === 'km' ? 'contractors.distance_km' : 'contractors.distance_miles', { distance }));
  if (redFlag === 'warning' || redFlag === 'alert') reasons.push(t('search.why_flagged'));
  return reasons;
}

/** "1st", "22nd", "113th"; "1.º" in Spanish. */
export function ordinal(place: number, language: Language): string {
  if (language === 'mexican_spanish') return `${place}.º`;
  const isTeen = Math.floor(place / 10) % 10 === 1;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${ending}`;
}
