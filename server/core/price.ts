import type { Currency } from '../../common/format/currencies.ts';
import { currencyNamed, readMoney } from '../../common/format/read-money.ts';
import type { MessageKey } from '../../translations/index.ts';
import { line } from './validation.ts';

const PRICE_TEXT_MAX = 40;
/** Cents: twenty million dollars or pesos. */
const PRICE_MAX_CENTS = 2_000_000_000;

export type Price = { cents: number; /** Null: the text names none. */ currency: Currency | null };

/** A typed amount, in cents; empty: null. */
export const price = () =>
  line(PRICE_TEXT_MAX).transform((value, context): Price | null => {
    if (value === '') return null;
    const cents = readMoney(value);
    if (cents !== null && cents > 0 && cents <= PRICE_MAX_CENTS)
      return { cents, currency: currencyNamed(value) };
    const message: MessageKey =
      cents === null ? 'validation.price_unreadable' : 'validation.price_out_of_bounds';
    context.addIssue({ code: 'custom', message });
    return null;
  });
