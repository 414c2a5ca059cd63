import { Link } from '@inertiajs/react';
import type { BusinessView } from '../../../server/dashboard/views.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { Section } from '../ui/section.tsx';

type Props = { business: Pick<BusinessView, 'ranks' | 'usual_answer_hours'> };

/** The places of the business in searches of its trades, and how soon it usually answers. */
export function SearchPlaces({ business: { ranks, usual_answer_hours: hours } }: Props) {
  const t = useT();
  const path = usePath();
  return (
    <Section title={t('dashboard.ranks')} id="places">
      <ul className="grid gap-1">
        {ranks.map(({ trade, region, place, total }) => (
          <li key={trade.slug}>
            <Link href={path('contractors.index', {}, { query: { trade: trade.slug, region: region.slug } })}>
              {t('dashboard.rank', { place, total, trade: trade.name, region: region.name })}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-2 max-w-text text-sm text-muted">{t('dashboard.ranks_how')}</p>
      <p className="mt-4">
        {hours === null ? t('dashboard.answers_unknown') : t(`contractors.usually_answers.${hours}`)}
      </p>
    </Section>
  );
}
