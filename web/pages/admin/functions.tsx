import { Link } from '@inertiajs/react';
import { route } from '../../../common/routes/route-table.ts';
import type { FunctionsView } from '../../../server/moderation/people/user-views.ts';
import { PostingsAdmin } from '../../components/admin-people/postings-admin.tsx';
import { UsersAdmin } from '../../components/admin-people/users-admin.tsx';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = FunctionsView;

/** Looks a user or a posting up and acts on it. */
export default function AdminFunctionsPage(props: Props) {
  const t = useT();
  return (
    <AdminFrame title={t('admin.functions.title')}>
      <Halves about={props.about} />
      {props.about === 'postings' ? <PostingsAdmin {...props} /> : <UsersAdmin {...props} />}
    </AdminFrame>
  );
}

/** The two halves of the page; the address says which. */
function Halves({ about }: Pick<Props, 'about'>) {
  const t = useT();
  const half = (name: Props['about'], href: string) => (
    <Link href={href} aria-current={about === name ? 'page' : undefined}>
      {t(`admin.functions.half.${name}`)}
    </Link>
  );
  return (
    <nav className="page-parts mb-4" aria-label={t('admin.functions.halves')}>
      {half('users', route('admin.functions'))}
      {half('postings', route('admin.functions', {}, { query: { about: 'postings' } }))}
    </nav>
  );
}
