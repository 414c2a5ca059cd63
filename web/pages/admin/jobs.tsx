import { route } from '../../../common/routes/route-table.ts';
import type { FailedJobsView, FailedJobView } from '../../../server/moderation/failed-jobs/failed-jobs.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { TimeAgo } from '../../components/ui/time-ago.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = FailedJobsView;

/** Work in the background that failed for good: each with its error, to be retried or dropped. */
export default function AdminJobsPage({ jobs, total }: Props) {
  const t = useT();
  return (
    <AdminFrame title={t('admin.failed_jobs.title')}>
      <p className="mb-4 max-w-text text-muted">{t('failed_jobs.intro')}</p>
      {jobs.length === 0 && (
        <EmptyState title={t('failed_jobs.none_title')} text={t('failed_jobs.none_text')} />
      )}
      {total > jobs.length && <p className="mb-4">{t('failed_jobs.more', { shown: jobs.length, total })}</p>}
      <ul>
        {jobs.map((job) => (
          <Item key={job.id} job={job} />
        ))}
      </ul>
    </AdminFrame>
  );
}

function Item({ job: { id, name, error, tries, failedAt, canRetry } }: { job: FailedJobView }) {
  const t = useT();
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-4">
      <div className="min-w-0 max-w-text">
        <p>
          <code>{name}</code>
        </p>
        <p className="break-words">{error === '' ? t('failed_jobs.no_error') : error}</p>
        <p className="text-sm text-muted">
          <TimeAgo at={failedAt} /> · {t('failed_jobs.tries', { count: tries })}
        </p>
        {!canRetry && <p className="text-sm text-muted">{t('failed_jobs.too_late')}</p>}
      </div>
      <div className="flex gap-2">
        {canRetry && (
          <SendButton size="small" action={route('admin.jobs.retry', { id })}>
            {t('failed_jobs.retry')}
          </SendButton>
        )}
        <SendButton size="small" variant="ghost" action={route('admin.jobs.drop', { id })}>
          {t('failed_jobs.drop')}
        </SendButton>
      </div>
    </li>
  );
}
