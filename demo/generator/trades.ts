import { readDemo } from './read-demo.ts';

/** The demo's facts about a trade: its frequency, its firms' names, and related trades. */
export type DemoTrade = {
  slug: string;
  /** Against the other trades: how many contractors have it as their main one. */
  weight: number;
  /** The word in a firm's name. */
  english: readonly string[];
  mexican_spanish: readonly string[];
  /** Trades that the same firm may also do. */
  neighbours: readonly string[];
  /** License classes by state, as in `CA`; a state that licenses the trade not at all is left out. */
  classes: Readonly<Record<string, string>>;
};

/** In the order of the product's list of trades. */
export const DEMO_TRADES = readDemo<readonly DemoTrade[]>('trades');

/** Throws an Error for an unknown slug. */
export function tradeBySlug(slug: string): DemoTrade {
  const found = DEMO_TRADES.find((entry) => entry.slug === slug);
  if (found === undefined) throw new Error(`No trade ${slug}`);
  return found;
}
