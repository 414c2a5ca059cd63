import type { PlanView } from '../billing/views.ts';

/** A listed business as its owner may look for it. */
export type FoundBusiness = {
  slug: string;
  name: string;
  city: string | null;
  region: string | null;
  trades: string[];
  claimed: boolean;
  reviews: number;
};
/** `found` is null before a search; `plans` are those that are sold now. */
export type ForContractorsView = { words: string; found: FoundBusiness[] | null; plans: PlanView[] };
