import { Link, usePage } from '@inertiajs/react';
import { IconChevronDown } from '@tabler/icons-react';
import { route, type Query, type RouteName } from '../../../common/route-table.ts';
import type { DeskView } from '../../../server/moderation/desk.ts';
import { useT } from '../../lib/app-context.tsx';
import { formatCount } from '../../../common/numbers.ts';
import { Menu } from '../ui/menu.tsx';
import { DAILY, OTHER, type DeskPage } from './desk-pages.ts';

/** The names in the tables are of pages without parameters. */
const hrefOf = route as (name: RouteName, params?: object, options?: { query: Query }) => string;

/** One row of pages; on a small screen one button that says where one is. */
export function DeskNavigation() {
  const t = useT();
  const here = usePage().url.split('?')[0];
  const isHere = ({ name }: DeskPage) => hrefOf(name) === here;
  const current = [...DAILY, ...OTHER].find(isHere);
  const whereOneIs = t(current?.label ?? 'admin.desk');
  return (
    <nav className="desk-nav" aria-label={t('admin.navigation')}>
      <div className="desk-nav-row">
        {DAILY.map((page) => (
          <DeskLink key={page.name} page={page} className="desk-nav-link" current={isHere(page)} />
        ))}
        {OTHER.length > 0 && (
          <Menu label={<MenuLabel text={t('admin.more')} />} className="desk-menu">
            {OTHER.map((page) => (
              <DeskLink key={page.name} page={page} className="menu-item" current={isHere(page)} />
            ))}
          </Menu>
        )}
      </div>
      <Menu
        label={<MenuLabel text={whereOneIs} />}
        accessibleName={current && `${t('admin.navigation')}: ${whereOneIs}`}
        className="desk-nav-narrow"
      >
        {[...DAILY, ...OTHER].map((page) => (
          <DeskLink key={page.name} page={page} className="menu-item" current={isHere(page)} />
        ))}
      </Menu>
    </nav>
  );
}

function MenuLabel({ text }: { text: string }) {
  return (
    <>
      {text}
      <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
    </>
  );
}

function DeskLink({ page, className, current }: { page: DeskPage; className: string; current: boolean }) {
  const t = useT();
  const { desk } = usePage<{ desk?: DeskView }>().props;
  const count = page.waits && desk ? desk.waiting[page.waits] : 0;
  const query = count > 0 && page.counted ? page.counted : {};
  return (
    <Link
      className={className}
      href={hrefOf(page.name, {}, { query })}
      aria-current={current ? 'page' : undefined}
    >
      {t(page.label)}
      {count > 0 && (
        <span className="desk-count">
          <span aria-hidden="true">{formatCount(count)}</span>
          <span className="sr-only">{t('admin.waiting_count', { count })}</span>
        </span>
      )}
    </Link>
  );
}
