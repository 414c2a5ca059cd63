import { UPGRADES, type Upgrade } from '../../common/profiles/membership-versions.ts';
import { createStore } from './store.ts';

/**
 * `next`: where it goes on once the plan is paid for; without it, on the page that is open. `compare`: the page of the
 * comparison.
 */
export type UpgradeOffer = { plan: Upgrade; message: string; next?: string; compare?: string };

/** The plan that a refused change asks for, while the page offers it; null: none. */
export const upgradeOffer = createStore<UpgradeOffer | null>(null);

/** Offers the plan that a refusal named; the dialog over the page reads the store. */
export const offerUpgrade = (offer: UpgradeOffer | null): void => upgradeOffer.set(offer);

type Named = { plan?: unknown; message?: unknown; next?: unknown; compare?: unknown };

/** An offer as an answer or a redirect carries it; null where it names no plan. */
export function readOffer({ plan: named, message, next, compare }: Named): UpgradeOffer | null {
  const plan = UPGRADES.find((one) => one === named);
  if (plan === undefined) return null;
  return {
    plan,
    message: String(message),
    ...(typeof next === 'string' && { next }),
    ...(typeof compare === 'string' && { compare }),
  };
}
