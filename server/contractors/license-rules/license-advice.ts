import type { NamedView } from '../views.ts';
import { licenseRuleOf, type LicenseBoard, type LicenseRule } from './license-rules.ts';

type Ask = { kind: 'license' | 'registration'; board: LicenseBoard; aboveUsd: number | null };

/** The advice to a customer about a contractor's license. */
export type LicenseAdvice = {
  rule: LicenseRule | { kind: 'mexico' };
  /** The trade of that rule, where the contractor has several. */
  trade: string | null;
  /** The state's name; null: the contractor's place is not known. */
  state: string | null;
  /** The contractor's further trades that another board licenses, by board. */
  others: (Ask & { trades: string[] })[];
  /** The reader has a business: workers who are sent to it must be registered in Mexico. */
  asksRepse: boolean;
};

type AdvicePlace = { code: string; name: string } | null;
type AdviceQuery = { trades: readonly NamedView[]; place: AdvicePlace; isForBusiness: boolean };

/** Advice by the first trade; further trades only where a customer must ask another board. */
export function licenseAdvice({ trades, place, isForBusiness }: AdviceQuery): LicenseAdvice {
  const state = place?.name ?? null;
  if (place?.code.startsWith('MX-'))
    return { rule: { kind: 'mexico' }, trade: null, state, others: [], asksRepse: isForBusiness };
  const [first, ...further] = trades;
  const rule = ruleAt(place, first);
  const trade = further.length > 0 && first ? first.name : null;
  return { rule, trade, state, others: othersOf(further, rule, place), asksRepse: false };
}

const ruleAt = (place: AdvicePlace, trade: NamedView | undefined): LicenseRule =>
  place && trade ? licenseRuleOf(place.code, trade.slug) : { kind: 'unknown' };

function othersOf(
  further: readonly NamedView[],
  first: LicenseRule,
  place: AdvicePlace,
): LicenseAdvice['others'] {
  const others: LicenseAdvice['others'] = [];
  for (const trade of further) {
    const rule = ruleAt(place, trade);
    if (!('board' in rule) || ('board' in first && first.board.name === rule.board.name)) continue;
    const { kind, board, aboveUsd } = rule;
    const same = others.find((other) => other.board.name === board.name && other.kind === kind);
    if (same) same.trades.push(trade.name);
    else others.push({ kind, board, aboveUsd, trades: [trade.name] });
  }
  return others;
}

/**
 * The board on whose page a license on file is looked up: of the state that issued it ("AZ"), else of the
 * contractor's own ("US-AZ"), for the first trade that has one.
 */
export function boardOfLicense(
  issuedBy: string | null,
  regionCode: string | null,
  trades: readonly NamedView[],
): LicenseBoard | null {
  const state = issuedBy ?? regionCode;
  if (state === null) return null;
  const slugs = [...trades.map(({ slug }) => slug), 'general-contractor'];
  const rules = slugs.map((slug) => licenseRuleOf(state, slug));
  return rules.find((rule) => 'board' in rule)?.board ?? null;
}
