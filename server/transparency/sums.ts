import { STARS, type Stars } from '../../common/constants.ts';
import { LANGUAGES, type Language } from '../../common/language.ts';
import type { AppealCount } from './queries/count-appeals.ts';
import type { DecisionCount, PostedReviews } from './queries/count-decisions.ts';

/** A part of a whole from 0 to 1; null where there is no whole. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** Decisions that took a review out of sight for good, as far as nobody decides otherwise. */
const HIDING = new Set(['review.deactivated', 'review.deleted']);

/** What became of the reviews that gave so many stars: the numbers in which favouring some stars would show. */
export type StarFate = {
  stars: Stars;
  posted: number;
  held: number;
  hidden: number;
  heldShare: number | null;
  hiddenShare: number | null;
};

export function fatesByStar(
  posted: readonly PostedReviews[],
  decisions: readonly DecisionCount[],
): StarFate[] {
  const ofStar = decisions.filter(({ by }) => by === 'action_and_star');
  return STARS.map((stars) => {
    const own = ofStar.filter(({ overall }) => overall === stars);
    const all = sum(posted.filter(({ overall }) => overall === stars));
    const held = sum(own.filter(({ action }) => action === 'review.held'));
    const hidden = sum(own.filter(({ action }) => action !== null && HIDING.has(action)));
    // Reviews that were erased since are no longer among those posted: never more than all.
    const whole = Math.max(all, held, hidden);
    return {
      stars,
      posted: all,
      held,
      hidden,
      heldShare: shareOf(held, whole),
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
