import { UPGRADES, type Upgrade } from '../../common/plan-limits.ts';
import { ApiError } from './api.ts';
import { createStore } from './store.ts';

/** The plan that a refused change asks for, while the page offers it; null: none. */
export const upgradeOffer = createStore<{ plan: Upgrade; message: string } | null>(null);

/** Offers the plan that a refusal named; the dialog over the page reads the store. */
export const offerUpgrade = (offer: { plan: Upgrade; message: string } | null): void =>
  upgradeOffer.set(offer);

/** The plan that an answer with 403 names in `upgrade`. */
export function upgradeIn(error: unknown): { plan: Upgrade; message: string } | null {
  if (!(error instanceof ApiError)) return null;
  const plan = UPGRADES.find((one) => one === error.body['upgrade']);
  return plan === undefined ? null : { plan, message: error.message };
}
