import type { Currency } from '../../../common/format/currencies.ts';
import { formatCount } from '../../../common/format/numbers.ts';
import type { BandBounds } from '../../../server/prices/price-guide.ts';
import type { GuideFigures, PriceGuideView, QuoteFigures } from '../../../server/prices/view.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { ShareBar } from '../contractors/criteria-table.tsx';
import { DataList } from '../ui/data-list.tsx';
import { Section } from '../ui/section.tsx';

const amountOf = (amount: number, currency: Currency) => `$${formatCount(amount)} ${currency}`;

/** Median and range of the bands that reviews name, in words and as a table. */
export function ReviewedJobs({ guide, figures }: { guide: PriceGuideView; figures: GuideFigures }) {
  const t = useT();
  const { currency, reviews } = guide;
  const { median, half, most } = figures;
  const [halfKind, halfAmounts] = kindOf(half, currency);
  const [mostKind, mostAmounts] = kindOf(most, currency);
  return (
    <Section title={t('prices.reviews_title')}>
      <DataList
        items={[
          { term: t('prices.median'), detail: t(`reviews.cost_short.${currency}.${median}`) },
          { term: t('prices.middle'), detail: t(`prices.span_${mostKind}`, mostAmounts) },
        ]}
      />
      <p className="mt-3">
        {t(halfKind === 'from' ? 'prices.half_over' : 'prices.half_up_to', {
          count: reviews,
          ...halfAmounts,
        })}{' '}
        {t(`prices.most_${mostKind}`, mostAmounts)}
      </p>
      <BandTable guide={guide} figures={figures} />
    </Section>
  );
}

/** The sentence for bounds, and the amounts in it; an end that a band does not have is empty. */
function kindOf({ from, to }: BandBounds, currency: Currency) {
  const amounts = {
    from: from === null ? '' : amountOf(from, currency),
    to: to === null ? '' : amountOf(to, currency),
  };
  if (from === null) return [to === null ? 'any' : 'up_to', amounts] as const;
  return [to === null ? 'from' : 'between', amounts] as const;
}

function BandTable({
  guide: { currency, reviews },
  figures,
}: {
  guide: PriceGuideView;
  figures: GuideFigures;
}) {
  const t = useT();
  return (
    <table className="figures mt-4">
      <caption className="sr-only">{t('prices.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('prices.cost')}</th>
          <th scope="col" aria-hidden="true" />
          <th scope="col">{t('prices.jobs')}</th>
        </tr>
      </thead>
      <tbody>
        {figures.bands.map(({ band, count }) => (
          <tr key={band}>
            <th scope="row">{t(`reviews.cost_band.${currency}.${band}`)}</th>
            <td aria-hidden="true">
              <ShareBar share={count / reviews} />
            </td>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Prices in answers to requests for a quote, together only. */
export function QuotedPrices({
  guide: { currency },
  quotes,
}: {
  guide: PriceGuideView;
  quotes: QuoteFigures;
}) {
  const t = useT();
  const { low, median, high, ...counts } = quotes;
  const amounts = {
    low: amountOf(low, currency),
    median: amountOf(median, currency),
    high: amountOf(high, currency),
  };
  return (
    <Section title={t('prices.quotes_title')}>
      <DataList
        items={[
          { term: t('prices.median'), detail: amounts.median },
          {
            term: t('prices.middle'),
            detail: t('prices.span_between', { from: amounts.low, to: amounts.high }),
          },
        ]}
      />
      <p className="mt-3">{t('prices.quotes_text', { ...counts, ...amounts })}</p>
    </Section>
  );
}
