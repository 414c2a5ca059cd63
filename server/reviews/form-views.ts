import type { Currency } from '../../common/format/currencies.ts';
import type { Prefilled } from '../review-requests/queries/find-request.ts';
import type { DisqualifyingAnswers } from './qualification.ts';

export type TradeOption = { id: number; name: string };
/** A review of this contractor that its author has written already; `month` is YYYY-MM. */
export type ExistingReview = { id: number; month: string };
export type ReviewFormOptions = {
  ownTrades: TradeOption[];
  otherTrades: TradeOption[];
  /** YYYY-MM, both included. */
  months: { earliest: string; latest: string };
};

/** The page to write a review. */
export type ReviewCreateView = {
  contractor: { id: number; slug: string; name: string };
  /** The reason why this reader cannot publish, as text; null: they can. */
  obstacle: { code: string; text: string } | null;
  /** The code of the link that led here, which goes with the form; it changes nothing that is asked. */
  request: string | null;
  /** The job that the link is about; null: of none. */
  prefilled: Prefilled | null;
  /** Answers that end the form, with the reason. */
  stops: DisqualifyingAnswers;
  existing: ExistingReview[];
  currency: Currency;
  options: ReviewFormOptions;
};
