import { formatDate } from '../../../common/format/dates.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ContentListView, ContentPageRow } from '../../../server/moderation/content/views.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { usePageName } from '../../components/content/page-name.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Link } from '../../components/ui/link.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = ContentListView;

/** The pages whose text administrators write, with what is public and what is not yet. */
export default function AdminContentPage({ pages }: Props) {
  const t = useT();
  const nameOf = usePageName();
  return (
    <AdminFrame title={t('content_editor.title')}>
      <ul className="grid max-w-page gap-0 border-t border-line">
        {pages.map((row) => (
          <li
            key={row.page}
            className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-line py-3"
          >
            <Link className="min-w-64 font-semibold" href={route('admin.content.edit', { page: row.page })}>
              {nameOf(row.page)}
            </Link>
            <Status row={row} />
          </li>
        ))}
      </ul>
    </AdminFrame>
  );
}

function Status({ row: { publishedAt, scheduledAt, draftAt, behind } }: { row: ContentPageRow }) {
  const t = useT();
  return (
    <span className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm text-muted">
      <span>
        {publishedAt
          ? t('content_editor.published_on', { date: formatDate(publishedAt, t.language) })
          : t('content_editor.not_published')}
      </span>
      {scheduledAt && (
        <span>{t('content_editor.scheduled_for', { date: formatDate(scheduledAt, t.language) })}</span>
      )}
      {draftAt && <span>{t('content_editor.draft_of', { date: formatDate(draftAt, t.language) })}</span>}
      {behind && (
        <Badge tone="caution">
          {t(`content_editor.${behind}`)}: {t('content_editor.behind')}
        </Badge>
      )}
    </span>
  );
}
