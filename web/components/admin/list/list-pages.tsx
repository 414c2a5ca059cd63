import { Link } from '@inertiajs/react';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Pagination } from '../../../../server/core/pagination.ts';
import { useT } from '../../../lib/page/app-context.tsx';
import { pagesAround } from '../../../lib/page/pages-around.ts';
import type { ListLinks } from './use-list.ts';

type Props = { pagination: Pagination; links: ListLinks };

/** The numbers of these rows, and links to the others. */
export function ListPages({ pagination, links }: Props) {
  const t = useT();
  const { from, to, total, current_page, last_page } = pagination;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 mt-2 text-sm/body">
      <p className="list-range" aria-live="polite">
        {from !== null && to !== null && t('admin.range', { from, to, total })}
      </p>
      {last_page > 1 && (
        <nav className="pagination" aria-label={t('common.pages')}>
          <Step to={current_page - 1} last={last_page} links={links} rel="prev">
            <IconChevronLeft size={18} stroke={1.75} aria-hidden="true" />
            {t('common.previous')}
          </Step>
          {pagesAround(current_page, last_page).map((shown) =>
            typeof shown === 'string' ? (
              <span key={shown} className="page-gap" aria-hidden="true" />
            ) : (
              <Link
                {...links.linkProps}
                key={shown}
                className="page-link page-number"
                href={links.hrefOf({ page: shown })}
                aria-current={shown === current_page ? 'page' : undefined}
                aria-label={t('common.page_number', { page: shown })}
              >
                {shown}
              </Link>
            ),
          )}
          <Step to={current_page + 1} last={last_page} links={links} rel="next">
            {t('common.next')}
            <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
          </Step>
        </nav>
      )}
    </div>
  );
}

type StepProps = { to: number; last: number; links: ListLinks; rel: string; children: ReactNode };

function Step({ to, last, links, rel, children }: StepProps) {
  if (to < 1 || to > last)
    return (
      <span className="page-link" aria-disabled="true">
        {children}
      </span>
    );
  return (
    <Link {...links.linkProps} className="page-link" href={links.hrefOf({ page: to })} rel={rel}>
      {children}
    </Link>
  );
}
