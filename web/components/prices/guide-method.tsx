import { formatDayInWords } from '../../../common/format/dates.ts';
import type { GuideFigures, PriceGuideView } from '../../../server/prices/view.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Section } from '../ui/section.tsx';

/** The way the figures were counted, in plain words. */
export function GuideMethod({ guide, figures }: { guide: PriceGuideView; figures: GuideFigures }) {
  const t = useT();
  const { reviews, contractors, distance, unit, place, limits } = guide;
  return (
    <Section title={t('prices.method_title')}>
      <ul className="grid max-w-text list-disc gap-2 pl-5">
        <li>
          {t('prices.computed', {
            day: formatDayInWords(figures.computedAt, t.language),
            reviews,
            contractors,
            distance,
            unit: t(unit === 'km' ? 'prices.kilometers' : 'prices.miles'),
            city: place.city,
          })}
        </li>
        <li>{t('prices.method_which', { months: limits.months })}</li>
        <li>{t('prices.method_bands')}</li>
        <li>{t('prices.method_limits', { reviews: limits.reviews, contractors: limits.contractors })}</li>
        <li>{t('prices.method_quotes', { answers: limits.quotes, sides: limits.quoteSides })}</li>
        <li>{t('prices.method_none')}</li>
      </ul>
    </Section>
  );
}
