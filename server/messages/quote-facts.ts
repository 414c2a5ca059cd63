import { sql } from 'kysely';
import type { CostBand } from '../../common/constants.ts';
import type { QuoteStart } from '../../common/quotes.ts';
import { formatPrice } from '../../common/format/money.ts';
import type { Currency } from '../../common/format/currencies.ts';
import type { Translate } from '../../common/format/translator.ts';
import { tradesOf, type ViewContext } from '../contractors/views.ts';
import { PHOTO, photoViews, type PhotoView } from '../uploads/photos.ts';
import type { UploadRow } from '../uploads/views.ts';

export type QuoteRow = {
  id: number;
  trade_id: number;
  place: string;
  starts: QuoteStart;
  cost_band: CostBand | null;
  currency: Currency;
  photos: UploadRow[] | null;
};
export type QuoteView = {
  id: number;
  trade: string;
  place: string;
  starts: QuoteStart;
  costBand: CostBand | null;
  currency: Currency;
  photos: PhotoView[];
};
export type PriceRow = { price_from: number; price_to: number; currency: Currency };
/** `begins_on`: YYYY-MM-DD. */
export type AnswerRow = PriceRow & { begins_on: string };
/** A price as text, or a range; the first day of the work as YYYY-MM-DD. */
export type AnswerView = { price: string; beginsOn: string };

/** A request with its photos, as JSON of `quote_requests as q`. */
export const QUOTE = sql<QuoteRow>`json_build_object('id', q.id, 'trade_id', q.trade_id, 'place', q.place,
  'starts', q.starts, 'cost_band', q.cost_band, 'currency', q.currency, 'photos', (
    select json_agg(${PHOTO} order by photo.position) from quote_request_photos as photo
    join uploads as u on u.id = photo.upload_id where photo.quote_request_id = q.id))`;

export function toQuoteView(row: QuoteRow, viewContext: ViewContext): QuoteView {
  const [trade] = tradesOf([row.trade_id], viewContext);
  return {
    id: row.id,
    trade: trade?.name ?? '',
    place: viewContext.mask(row.place),
    starts: row.starts,
    costBand: row.cost_band,
    currency: row.currency,
    photos: photoViews(row.photos),
  };
}

/** `$1,200`, or `$1,200 to $1,500`. */
export function priceText({ price_from: from, price_to: to, currency }: PriceRow, t: Translate): string {
  return from === to
    ? formatPrice(from, currency)
    : t('quotes.price_range', { from: formatPrice(from, currency), to: formatPrice(to, currency) });
}

export const toAnswerView = (row: AnswerRow, t: Translate): AnswerView => ({
  price: priceText(row, t),
  beginsOn: row.begins_on,
});
