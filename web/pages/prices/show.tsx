import type { PriceGuideView } from '../../../server/prices/view.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { GuideLinks } from '../../components/prices/guide-links.tsx';
import { GuideMethod } from '../../components/prices/guide-method.tsx';
import { QuotedPrices, ReviewedJobs } from '../../components/prices/guide-figures.tsx';
import { Breadcrumbs } from '../../components/ui/breadcrumbs.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = { guide: PriceGuideView };

/** The cost of jobs of a trade in a metropolitan area, or that too little is known. */
export default function PriceGuidePage({ guide }: Props) {
  const t = useT();
  const path = usePath();
  const { trade, place, figures, reviews, contractors } = guide;
  const { city, region } = place;
  const title = t('prices.show_title', { trade: trade.name, city, region });
  const near = `${city}, ${region}`;
  return (
    <>
      <PageHead
        title={title}
        description={figures ? t('prices.show_description', { reviews, contractors }) : lackOf(guide, t)}
        noIndex={figures === null}
      />
      <Breadcrumbs
        steps={[{ name: t('prices.title'), href: path('prices.index') }]}
        here={`${trade.name}, ${city}`}
      />
      <h1>{title}</h1>
      {figures ? (
        <>
          <ReviewedJobs guide={guide} figures={figures} />
          {figures.quotes && <QuotedPrices guide={guide} quotes={figures.quotes} />}
          <GuideMethod guide={guide} figures={figures} />
        </>
      ) : (
        <p className="mt-4 text-lg">{lackOf(guide, t)}</p>
      )}
      <p className="mt-6">
        <ButtonLink href={path('contractors.index', {}, { query: { trade: trade.slug, near } })}>
          {t('prices.find', { trade: trade.name, city })}
        </ButtonLink>
      </p>
      <GuideLinks title={t('prices.same_metro', { city })} links={guide.sameMetro} says="trade" />
      <GuideLinks title={t('prices.same_trade', { trade: trade.name })} links={guide.sameTrade} says="city" />
    </>
  );
}

function lackOf({ reviews, contractors, limits, isOutdated }: PriceGuideView, t: ReturnType<typeof useT>) {
  if (isOutdated) return t('prices.outdated');
  if (reviews < limits.reviews) return t('prices.too_few', { count: reviews, needed: limits.reviews });
  return t('prices.too_few_contractors', { reviews, count: contractors, needed: limits.contractors });
}
