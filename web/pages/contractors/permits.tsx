import { Link } from '@inertiajs/react';
import { formatDate } from '../../../common/format/dates.ts';
import type { Translate } from '../../../common/format/translator.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { PermitView } from '../../../server/contractors/permits/views.ts';
import type { Pagination as PaginationProps } from '../../../server/core/pagination.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { PermitSourceLine } from '../../components/permits/contractor-permits.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = {
  name: string;
  slug: string;
  /** Null: all years. */
  year: number | null;
  canReport: boolean;
  permits: PermitView[];
  pagination: PaginationProps;
};

/** The permits on record of a contractor, one by one, the latest first. */
export default function ContractorPermitsPage({ name, slug, year, canReport, permits, pagination }: Props) {
  const t = useT();
  const path = usePath();
  const title =
    year === null
      ? t('permits.page_title', { name })
      : t('permits.page_title_year', { name, year: String(year) });
  return (
    <div className="max-w-text">
      <PageHead title={title} noIndex={permits.length === 0} />
      <p className="mb-2">
        <Link href={path('contractors.show', { slug })}>{t('contractors.back_to_page', { name })}</Link>
      </p>
      <h1>{title}</h1>
      <p className="mt-3 text-muted">{t('permits.meaning')}</p>
      {year !== null && (
        <p className="mt-3">
          <Link href={path('contractors.permits', { slug })}>{t('permits.all_years')}</Link>
        </p>
      )}
      {permits.length === 0 && (
        <EmptyState
          title={t('permits.none')}
          text={t(year === null ? 'permits.none_text' : 'permits.none_in_year')}
        />
      )}
      <ul className="mt-6">
        {permits.map((permit) => (
          <li key={permit.id} className="border-t border-line py-4">
            <Permit permit={permit} canReport={canReport} />
          </li>
        ))}
      </ul>
      <Pagination
        page={pagination.current_page}
        lastPage={pagination.last_page}
        hrefFor={(page) => path('contractors.permits', { slug }, { query: { year, page } })}
      />
    </div>
  );
}

function Permit({ permit, canReport }: { permit: PermitView; canReport: boolean }) {
  const t = useT();
  const { id, number, kind, kindWritten, work, place, source, report } = permit;
  return (
    <>
      <h2 className="text-base">
        {t(`permits.kind.${kind}`)}
        {kindWritten !== null && <span className="font-normal"> ({kindWritten})</span>}
      </h2>
      <p>{daysOf(permit, t)}</p>
      {work !== null && (
        <p className="mt-1" dir="auto">
          {work}
        </p>
      )}
      <p className="mt-1 text-sm text-muted">
        {[place, t('permits.number', { number })].filter(Boolean).join(' · ')}
      </p>
      <p className="text-sm text-muted">
        <PermitSourceLine source={source} />
      </p>
      {report !== null && <p className="mt-1 text-sm">{t(`permits.report_${report}`)}</p>}
      {canReport && report !== 'open' && (
        <p className="mt-1 text-sm">
          <Link href={route('permits.report', { id })} aria-label={t('permits.not_ours_of', { number })}>
            {t('permits.not_ours')}
          </Link>
        </p>
      )}
    </>
  );
}

/** The days say of most permits that they were issued. */
function daysOf({ issuedOn, finalOn, status }: PermitView, t: Translate): string {
  const days = [
    issuedOn && t('permits.issued_on', { date: formatDate(issuedOn, t.language) }),
    finalOn && t('permits.final_on', { date: formatDate(finalOn, t.language) }),
  ].filter(Boolean);
  const said = days.length === 0 ? t('permits.no_day') : days.join(', ');
  const isSaid = status === 'issued' ? issuedOn !== null : status === 'final' && finalOn !== null;
  return isSaid ? said : `${t(`permits.status.${status}`)} · ${said}`;
}
