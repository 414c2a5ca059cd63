import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '../../lib/page/app-context.tsx';
import { pagesAround } from '../../lib/page/pages-around.ts';
import { Link, type LinkProps } from './link.tsx';

export type PaginationProps = Pick<LinkProps, 'preserveState'> & {
  page: number;
  lastPage: number;
  hrefFor: (page: number) => string;
};

/** Earlier and later pages; nothing where there is one page. */
export function Pagination({ page, lastPage, hrefFor, preserveState }: PaginationProps) {
  const t = useT();
  if (lastPage <= 1) return null;
  return (
    // Drawn anew with each page, so that the focus does not stay below its list.
    <nav key={page} className="pagination -ms-2.5" aria-label={t('common.pages')}>
      <Step to={page - 1} lastPage={lastPage} hrefFor={hrefFor} rel="prev" preserveState={preserveState}>
        <IconChevronLeft size={18} stroke={1.75} aria-hidden="true" />
        {t('common.previous')}
      </Step>
      <span className="px-2 sm:hidden">{t('common.page_of', { page, last: lastPage })}</span>
      {pagesAround(page, lastPage).map((shown) =>
        typeof shown === 'string' ? (
          <span key={shown} className="page-gap" aria-hidden="true" />
        ) : (
          <Link
            key={shown}
            className="page-link page-number"
            href={hrefFor(shown)}
            preserveState={preserveState}
            aria-current={shown === page ? 'page' : undefined}
            aria-label={t('common.page_number', { page: shown })}
          >
            {shown}
          </Link>
        ),
      )}
      <Step to={page + 1} lastPage={lastPage} hrefFor={hrefFor} rel="next" preserveState={preserveState}>
        {t('common.next')}
        <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
      </Step>
    </nav>
  );
}

type StepProps = Pick<LinkProps, 'preserveState'> & {
  to: number;
  lastPage: number;
  hrefFor: (page: number) => string;
  rel: string;
  children: ReactNode;
};

function Step({ to, lastPage, hrefFor, rel, preserveState, children }: StepProps) {
  if (to < 1 || to > lastPage) {
    return (
      <span className="page-link" aria-disabled="true">
        {children}
      </span>
    );
  }
  return (
    <Link className="page-link" href={hrefFor(to)} rel={rel} preserveState={preserveState}>
      {children}
    </Link>
  );
}
