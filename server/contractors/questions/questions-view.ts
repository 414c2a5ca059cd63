import type { NamedView } from '../views.ts';

export type QuestionsView = {
  /** Null: for every trade. */
  trade: NamedView | null;
  general: string[];
  /** Those of the trade; none where it has none of its own. */
  ofTrade: string[];
  /** The trades with questions of their own. */
  trades: NamedView[];
};
