import { usePage } from '@inertiajs/react';
import { IconChevronDown, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { Fragment } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { ActionForm } from '../form/post-form.tsx';
import { Menu } from '../ui/overlay/menu.tsx';
import { accountLinks } from './navigation.ts';
import { Link } from '../ui/link.tsx';

export function AccountMenu() {
  const t = useT();
  const shared = useShared();
  const name = shared.viewer?.name ?? '';
  return (
    <Menu
      accessibleName={t('layout.account_menu', { name })}
      label={
        <>
          <IconUserCircle size={20} stroke={1.75} aria-hidden="true" />
          <span className="max-w-40 truncate">{name}</span>
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        </>
      }
    >
      <AccountItems />
    </Menu>
  );
}

/** The account's links and the way out; also part of the small screen's menu. */
export function AccountItems() {
  const t = useT();
  const shared = useShared();
  const here = usePage().url.split('?')[0];
  return (
    <>
      {accountLinks(shared).map((links, group) => (
        <Fragment key={links[0]?.name}>
          {group > 0 && <div className="menu-line" />}
          {links.map(({ name, label }) => (
            <Link
              key={name}
              className="menu-item"
              href={route(name)}
              aria-current={route(name) === here ? 'page' : undefined}
            >
              {t(label)}
            </Link>
          ))}
        </Fragment>
      ))}
      <div className="menu-line" />
      <ActionForm action={route('logout')} visit={{ preserveScroll: false }}>
        <button type="submit" className="menu-item">
          <IconLogout size={18} stroke={1.75} aria-hidden="true" />
          {t('layout.log_out')}
        </button>
      </ActionForm>
    </>
  );
}
