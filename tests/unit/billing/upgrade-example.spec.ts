import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatMoney } from '../../../common/format/money.ts';
import { PLANS } from '../../../common/limits/plan-limits.ts';
import { priceInvoice } from '../../../server/billing/price-invoice.ts';
import plans from '../../../translations/billing/plans.ts';

const LANGUAGES = ['english', 'mexican_spanish'] as const;

test.each(LANGUAGES)(
  'pricing and agreement (%s) give one example of an upgrade, and it is computed',
  (name) => {
    const day = (count: number) => new Date(Date.UTC(2026, 8, count));
    const { lines, totalCents } = priceInvoice({
      version: 'platinum',
      priceCents: PLANS.platinum.price_cents,
      interval: 'month',
      now: day(16),
      running: { version: 'gold', paidCents: PLANS.gold.price_cents, start: day(1), end: day(31) },
    });
    const unused = -(lines.find(({ kind }) => kind === 'unused')?.amountCents ?? 0);
    const amounts = [PLANS.gold.price_cents, PLANS.platinum.price_cents, unused, totalCents].map((cents) =>
      formatMoney(cents),
    );
    const agreement = readFileSync(`content/${name}/membership-agreement.html`, 'utf8').replaceAll(
      /\s+/g,
      ' ',
    );
    const pricing = plans['plans.a_change'][LANGUAGES.indexOf(name)] ?? '';
    for (const amount of amounts) {
      expect(agreement).toContain(amount);
      expect(pricing).toContain(amount);
    }
  },
);
