import type { GuideLimits } from '../../../server/prices/price-guide.ts';
import type { GuidesOfTrade } from '../../../server/prices/view.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { GuideLinks } from '../../components/prices/guide-links.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = { trades: GuidesOfTrade[]; limits: GuideLimits };

/** The guides that there are, by trade. */
export default function PriceGuidesPage({ trades, limits }: Props) {
  const t = useT();
  return (
    <>
      <PageHead title={t('prices.title')} description={t('prices.index_description')} />
      <h1>{t('prices.title')}</h1>
      <p className="mt-3">{t('prices.index_description')}</p>
      {trades.length === 0 && (
        <EmptyState
          title={t('prices.none_title')}
          text={t('prices.none_text', { reviews: limits.reviews, contractors: limits.contractors })}
        />
      )}
      {trades.map(({ trade, guides }) => (
        <GuideLinks key={trade.slug} title={trade.name} links={guides} says="city" />
      ))}
    </>
  );
}
