import { STARS, type Stars } from '../../common/constants.ts';
import { LANGUAGES, type Language } from '../../common/format/language.ts';
import type { AppealCount } from './queries/count-appeals.ts';
import type { ReviewCount } from './queries/count-decisions.ts';

/** A part of a whole from 0 to 1; null where there is no whole. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** The results of the reviews with so many stars, which would reveal if some stars were favored. */
export type StarFate = {
  stars: Stars;
  posted: number;
  held: number;
  hidden: number;
  onHoldShare: number | null;
  hiddenShare: number | null;
};

export function fatesByStar(reviews: readonly ReviewCount[]): StarFate[] {
  return STARS.map((stars) => {
    const own = reviews.filter(({ overall }) => overall === stars);
    const posted = sum(own);
    const held = sum(own.map((row) => ({ count: row.held })));
    const hidden = sum(own.map((row) => ({ count: row.hidden })));
    // A period's decisions may be about reviews that were posted before it: never more than all.
    const whole = Math.max(posted, held, hidden);
    return {
      stars,
      posted,
      held,
      hidden,
      onHoldShare: shareOf(held, whole),
      hiddenShare: shareOf(hidden, whole),
    };
  });
}

export type LanguageCounts = Record<Language, number>;

/** Counts by language, where a language is known. */
export function byLanguage(rows: readonly { language: string | null; count: number }[]): LanguageCounts {
  const [english = 0, mexican_spanish = 0] = LANGUAGES.map((language) =>
    sum(rows.filter((row) => row.language === language)),
  );
  return { english, mexican_spanish };
}

export type Outcomes = Pick<AppealCount, 'filed' | 'accepted' | 'rejected' | 'withdrawn' | 'open'> & {
  medianHours: number | null;
};

export function outcomesOf(count: AppealCount | undefined): Outcomes {
  const { filed = 0, accepted = 0, rejected = 0, withdrawn = 0, open = 0 } = count ?? {};
  return { filed, accepted, rejected, withdrawn, open, medianHours: count?.median_hours ?? null };
}

export const sum = (rows: readonly { count: number }[]): number =>
  rows.reduce((total, { count }) => total + count, 0);
