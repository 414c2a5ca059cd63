import { route } from '../../../common/routes/route-table.ts';
import type { ContentPreviewView } from '../../../server/moderation/content/views.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { CleanHtml } from '../../components/content/markup.tsx';
import { usePageName } from '../../components/content/page-name.ts';
import { Link } from '../../components/ui/link.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = ContentPreviewView;

/** The draft of a text that stands on a page with more than text, as that page sets it. */
export default function AdminContentPreviewPage({ page, body }: Props) {
  const t = useT();
  const nameOf = usePageName();
  return (
    <AdminFrame title={t('content_editor.preview_title', { page: nameOf(page) })}>
      <p className="max-w-text text-sm text-muted">{t('content_editor.preview_part')}</p>
      <CleanHtml className="content-text mt-6 border-y border-line py-6" html={body} />
      <p className="mt-6">
        <Link href={route('admin.content.edit', { page })}>{t('content_editor.preview_back')}</Link>
      </p>
    </AdminFrame>
  );
}
