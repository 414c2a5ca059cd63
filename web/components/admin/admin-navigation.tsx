import { Link, usePage } from '@inertiajs/react';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { route, type Query, type RouteName } from '../../../common/routes/route-table.ts';
import type { AdminView } from '../../../server/moderation/admin-view.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { formatCount } from '../../../common/format/numbers.ts';
import { Menu } from '../ui/overlay/menu.tsx';
import { DAILY, OTHER, type AdminPageLink } from './admin-pages.ts';

/** The names in the tables are of pages without parameters. */
const hrefOf = route as (name: RouteName, params?: object, options?: { query: Query }) => string;

/** One row of pages; on a small screen one button that says where one is. */
export function AdminNavigation() {
  const t = useT();
  const here = usePage().url.split('?')[0];
  const isHere = ({ name }: AdminPageLink) => hrefOf(name) === here;
  const current = [...DAILY, ...OTHER].find(isHere);
  const whereOneIs = t(current?.label ?? 'admin.desk');
  const countOf = useWaitingCounts();
  return (
    <nav aria-label={t('admin.navigation')}>
      <div className="admin-nav-row">
        {DAILY.map((page) => (
          <AdminLink
            key={page.name}
            page={page}
            className="inline-flex items-center gap-1.5 min-h-11 border-b-2 border-transparent -mb-px text-muted font-[550] no-underline hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink"
            current={isHere(page)}
          />
        ))}
        {OTHER.length > 0 && (
          <Menu
            label={
              <MenuLabel text={t('admin.more')}>
                <WaitingCount count={OTHER.reduce((sum, page) => sum + countOf(page), 0)} />
              </MenuLabel>
            }
          >
            {OTHER.map((page) => (
              <AdminLink key={page.name} page={page} className="menu-item" current={isHere(page)} />
            ))}
          </Menu>
        )}
      </div>
      <Menu
        label={<MenuLabel text={whereOneIs} />}
        accessibleName={current && `${t('admin.navigation')}: ${whereOneIs}`}
        className="admin-nav-narrow"
      >
        {[...DAILY, ...OTHER].map((page) => (
          <AdminLink key={page.name} page={page} className="menu-item" current={isHere(page)} />
        ))}
      </Menu>
    </nav>
  );
}

function MenuLabel({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <>
      {text}
      {children}
      <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
    </>
  );
}

/** The number of open items on a page. */
function useWaitingCounts(): (page: AdminPageLink) => number {
  const { admin } = usePage<{ admin?: AdminView }>().props;
  return ({ waits }) => (waits && admin ? admin.waiting[waits].open : 0);
}

function WaitingCount({ count }: { count: number }) {
  const t = useT();
  if (count === 0) return null;
  return (
    <span className="px-1.5 rounded-sm bg-blueprint-wash text-blueprint text-sm/body tabular-nums font-[640]">
      <span aria-hidden="true">{formatCount(count)}</span>
      <span className="sr-only">{t('admin.waiting_count', { count })}</span>
    </span>
  );
}

type AdminLinkProps = { page: AdminPageLink; className: string; current: boolean };

function AdminLink({ page, className, current }: AdminLinkProps) {
  const t = useT();
  const count = useWaitingCounts()(page);
  const query = count > 0 && page.counted ? page.counted : {};
  return (
    <Link
      className={className}
      href={hrefOf(page.name, {}, { query })}
      aria-current={current ? 'page' : undefined}
    >
      {t(page.label)}
      <WaitingCount count={count} />
    </Link>
  );
}
