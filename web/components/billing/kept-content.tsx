import { route } from '../../../common/routes/route-table.ts';
import type { KeptView } from '../../../server/billing/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Link } from '../ui/link.tsx';
import { Section } from '../ui/section.tsx';

const WHERE = {
  trades: 'profile.edit',
  view_regions: 'profile.views',
  templates: 'contractor.edit',
  color_schemes: 'contractor.edit',
  photos: 'contractor.photos',
  pinned_postings: 'postings.index',
  seats: 'settings.members',
} as const satisfies Record<KeptView['limit'], string>;

/** Content above the present plan's limits: nothing is deleted, and its owner chooses. */
export function KeptContent({ kept }: { kept: readonly KeptView[] }) {
  const t = useT();
  if (kept.length === 0) return null;
  return (
    <Section title={t('membership.kept_title')}>
      <p className="mb-3 max-w-prose">{t('membership.kept_text')}</p>
      <ul>
        {kept.map(({ limit, used, allowed }) => (
          <li key={limit} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-3">
            <span>
              {t(`billing.limit.${limit}`)}: {t('membership.kept_line', { used, allowed })}
            </span>
            <Link
              href={route(WHERE[limit], {}, limit === 'pinned_postings' ? { query: { mine: 'yes' } } : {})}
            >
              {t('membership.kept_choose')}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
