import { Link } from '@inertiajs/react';
import type { LogView } from '../../../server/transparency/log-views.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { AsidePart, WithAside } from '../../components/layout/with-aside.tsx';
import { ChainCheck } from '../../components/transparency/chain-check.tsx';
import { LogEntry } from '../../components/transparency/log-entry.tsx';
import { LogFilters } from '../../components/transparency/log-filters.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = LogView;

export default function TransparencyDecisionsPage({ entries, pagination, query, head, reasons }: Props) {
  const t = useT();
  const path = usePath();
  const { action, reason, star, language, number } = query;
  const chosen = { action, reason, star, language, number };
  const hrefFor = (page: number) =>
    path('decisions.index', {}, { query: { ...chosen, page: page === 1 ? null : page } });
  return (
    <div className="grid max-w-page gap-8">
      <PageHead title={t('transparency.log_title')} description={t('transparency.log_description')} />
      <header className="grid max-w-text gap-3">
        <h1>{t('transparency.log_title')}</h1>
        <p>{t('transparency.log_intro')}</p>
      </header>
      <WithAside
        asideFirst
        label={t('transparency.choose')}
        aside={<LogAside query={query} reasons={reasons} />}
      >
        <h2 id="found" className={pagination.total === 0 ? 'sr-only' : 'text-lg'}>
          {t('transparency.found', { count: pagination.total })}
        </h2>
        {entries.length === 0 ? (
          <Nothing anyAtAll={head.length > 0} />
        ) : (
          <ol className="mt-4">
            {entries.map((entry) => (
              <LogEntry key={entry.number} entry={entry} />
            ))}
          </ol>
        )}
        <Pagination page={pagination.current_page} lastPage={pagination.last_page} hrefFor={hrefFor} />
      </WithAside>
      <ChainCheck head={head} />
    </div>
  );
}

/** The filters of decisions, and the log's contents. */
function LogAside({ query, reasons }: Pick<Props, 'query' | 'reasons'>) {
  const t = useT();
  const path = usePath();
  return (
    <>
      <LogFilters query={query} reasons={reasons} />
      <AsidePart title={t('transparency.about_log')}>
        <p className="text-muted">{t('transparency.log_privacy')}</p>
        <p>
          <Link href={path('transparency')}>{t('transparency.to_counts')}</Link>
        </p>
      </AsidePart>
    </>
  );
}

function Nothing({ anyAtAll }: { anyAtAll: boolean }) {
  const t = useT();
  const path = usePath();
  if (!anyAtAll)
    return <EmptyState title={t('transparency.none_yet_title')} text={t('transparency.none_yet_text')} />;
  return (
    <EmptyState
      title={t('transparency.none_title')}
      text={t('transparency.none_text')}
      action={<ButtonLink href={path('decisions.index')}>{t('transparency.show_all')}</ButtonLink>}
    />
  );
}
