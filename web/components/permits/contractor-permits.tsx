import { formatDate } from '../../../common/format/dates.ts';
import type { PermitSource, PermitSummary, PermitYear } from '../../../server/contractors/permits/views.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { Link } from '../ui/link.tsx';
import { Section } from '../ui/section.tsx';

type Props = { slug: string; permits: PermitSummary };

/** The permits that cities list, by year and kind, with what they mean and where they are from. */
export function ContractorPermits({ slug, permits: { count, years, earlier, sources } }: Props) {
  const t = useT();
  const path = usePath();
  return (
    <Section title={t('permits.title')} id="permits" aside={t('permits.total', { count })}>
      <dl className="grid gap-3">
        {years.map((year) => (
          <Year key={year.year ?? 0} slug={slug} year={year} />
        ))}
      </dl>
      {earlier > 0 && <p className="mt-3 text-muted">{t('permits.earlier', { count: earlier })}</p>}
      <p className="mt-3">
        <Link href={path('contractors.permits', { slug })}>{t('permits.see_all')}</Link>
      </p>
      <p className="mt-3 text-sm text-muted">{t('permits.meaning')}</p>
      <ul className="mt-2 text-sm text-muted">
        {sources.map((source) => (
          <li key={source.name}>
            <PermitSourceLine source={source} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Year({ slug, year: { year, count, kinds } }: { slug: string; year: PermitYear }) {
  const t = useT();
  const path = usePath();
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-4">
      <dt className="tabular-nums">
        {year === null ? (
          t('permits.no_year')
        ) : (
          <Link
            className="inline-flex items-center pointer-coarse:-my-2.5 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
            href={path('contractors.permits', { slug }, { query: { year } })}
          >
            {year}
          </Link>
        )}
      </dt>
      <dd>
        {t('permits.total', { count })}
        <span className="block text-sm text-muted">
          {kinds.map((one) => `${t(`permits.kind.${one.kind}`)}\u00A0${one.count}`).join(' · ')}
        </span>
      </dd>
    </div>
  );
}

/** The publisher of the list, with the way there, and the day of it. */
export function PermitSourceLine({ source: { name, url, listedOn } }: { source: PermitSource }) {
  const t = useT();
  const text = t('permits.source', { source: name, date: formatDate(listedOn, t.language) });
  return url === null ? (
    <>{text}</>
  ) : (
    <a href={url} rel="nofollow noopener">
      {text}
    </a>
  );
}
