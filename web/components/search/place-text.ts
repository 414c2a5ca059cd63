import type { Translate } from '../../../common/format/translator.ts';
import type { NamedView } from '../../../server/contractors/views.ts';

type Placed = { city: string | null; region: NamedView | null };

/** "Tucson, Arizona"; unknown parts are omitted. */
export function placeText({ city, region }: Placed): string {
  return [city, region?.name].filter(Boolean).join(', ');
}

const TRADES_SHOWN = 3;

/** "Plumbing, Gas lines, Roofing and 2 more" */
export function tradesText(trades: readonly NamedView[], t: Translate): string {
  const names = trades
    .slice(0, TRADES_SHOWN)
    .map(({ name }) => name)
    .join(', ');
  const rest = trades.length - TRADES_SHOWN;
  return rest > 0 ? `${names} ${t('contractors.more_trades', { count: rest })}` : names;
}
