import { currencyOf, type Currency } from '../../common/format/currencies.ts';
import { QUOTE_CONTRACTORS_MAX } from '../../common/quotes.ts';
import { viewContextOf } from '../contractors/views.ts';
import type { ReadContext } from '../core/context.ts';
import { belongsTo } from '../core/viewer.ts';
import { obstacleFor } from '../messages/form-pages.ts';
import { openContractors } from '../messages/queries/addressee.ts';
import { countryOf } from '../places/place.ts';

/** The form for a request to several contractors. */
export type NewQuoteView = {
  /** The contractors to ask: those of the address, then those of the reader's shortlist. */
  contractors: { slug: string; name: string; isChosen: boolean }[];
  /** The number of these contractors that take no messages. */
  notOpen: number;
  trades: { value: number; label: string }[];
  tradeId: number | null;
  currency: Currency;
  maximum: number;
  obstacle: string | null;
};

export async function newQuoteView(
  context: ReadContext,
  { to, kept, trade }: { to: readonly string[]; kept: readonly string[]; trade: string | null },
): Promise<NewQuoteView> {
  const { mask, lists, language } = await viewContextOf(context);
  const open = await openContractors(context, [...new Set([...to, ...kept])]);
  const others = open.filter(({ id }) => !belongsTo(context.viewer, id));
  const chosen = others.filter(({ slug }) => to.includes(slug)).slice(0, QUOTE_CONTRACTORS_MAX);
  const ofChosen = new Set(chosen.flatMap(({ tradeIds }) => tradeIds));
  const named = lists.trades.find(({ slug }) => slug === trade)?.id;
  const [first] = chosen;
  return {
    contractors: others.map((one) => ({
      slug: one.slug,
      name: mask(one.name),
      isChosen: chosen.includes(one),
    })),
    notOpen: to.length - others.filter(({ slug }) => to.includes(slug)).length,
    // The trades of those who are asked come first.
    trades: lists.trades
      .map((one) => ({ value: one.id, label: one[language] }))
      .toSorted((one, other) => Number(ofChosen.has(other.value)) - Number(ofChosen.has(one.value))),
    tradeId: named ?? first?.tradeIds[0] ?? null,
    currency: currencyOf(countryOf(first?.regionId ?? null, lists.regions)),
    maximum: QUOTE_CONTRACTORS_MAX,
    obstacle: obstacleFor(context),
  };
}
