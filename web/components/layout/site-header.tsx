import { usePage } from '@inertiajs/react';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { memo } from 'react';
import { usePath, useShared, useT } from '../../lib/page/app-context.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Menu } from '../ui/overlay/menu.tsx';
import { BellLink } from './bell-link.tsx';
import { AccountItems, AccountMenu } from './account-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Wordmark } from './wordmark.tsx';
import { Link } from '../ui/link.tsx';

/** Drawn when the page is another, not each time the frame is: the footer, too. */
export const SiteHeader = memo(function SiteHeader() {
  return (
    <header className="frame-header">
      <Wordmark />
      <WideNavigation />
      <NarrowNavigation />
    </header>
  );
});

function WideNavigation() {
  const t = useT();
  const path = usePath();
  const { viewer } = useShared();
  return (
    <nav className="hidden items-center gap-1 lg:flex" aria-label={t('layout.main_navigation')}>
      <SearchLink />
      <ForContractorsLink className="nav-link" />
      <PlainLink name="postings.index" label={t('layout.postings')} className="nav-link max-xl:hidden" />
      <PlainLink name="shortlist" label={t('layout.shortlist')} className="nav-link max-xl:hidden" />
      <LanguageSwitch className="nav-link" />
      {viewer ? (
        <>
          {viewer.isActive && <BellLink />}
          <AccountMenu />
        </>
      ) : (
        <>
          <Link className="nav-link" href={path('login')}>
            {t('layout.log_in')}
          </Link>
          <ButtonLink className="ms-2" size="small" href={path('join')}>
            {t('layout.join')}
          </ButtonLink>
        </>
      )}
    </nav>
  );
}

function SearchLink() {
  const t = useT();
  const href = usePath()('contractors.index');
  const here = usePage().url.split('?')[0];
  return (
    <Link className="nav-link" href={href} aria-current={here === href ? 'page' : undefined}>
      <IconSearch size={18} stroke={1.75} aria-hidden="true" />
      {t('layout.find_contractors')}
    </Link>
  );
}

/** For everyone who does not manage a business yet. */
function ForContractorsLink({ className }: { className: string }) {
  const t = useT();
  const href = usePath()('for_contractors');
  const here = usePage().url.split('?')[0];
  const { viewer } = useShared();
  if (viewer !== null && (viewer.contractorId !== null || viewer.role === 'admin')) return null;
  return (
    <Link className={className} href={href} aria-current={here === href ? 'page' : undefined}>
      {t('layout.for_contractors')}
    </Link>
  );
}

type PlainLinkProps = {
  name: 'postings.index' | 'red_flags.index' | 'shortlist';
  label: string;
  className: string;
};

function PlainLink({ name, label, className }: PlainLinkProps) {
  const href = usePath()(name);
  const here = usePage().url.split('?')[0];
  return (
    <Link className={className} href={href} aria-current={here === href ? 'page' : undefined}>
      {label}
    </Link>
  );
}

/** The same on a small screen: search stays at hand, the rest is behind one button. */
function NarrowNavigation() {
  const t = useT();
  const path = usePath();
  const { viewer } = useShared();
  return (
    <nav className="-me-2 flex items-center lg:hidden" aria-label={t('layout.main_navigation')}>
      <Link
        className="icon-button"
        href={path('contractors.index')}
        aria-label={t('layout.find_contractors')}
      >
        <IconSearch size={22} stroke={1.75} aria-hidden="true" />
      </Link>
      {viewer?.isActive && <BellLink />}
      <Menu
        accessibleName={t('layout.menu')}
        label={<IconMenu2 size={22} stroke={1.75} aria-hidden="true" />}
      >
        <ForContractorsLink className="menu-item" />
        <PlainLink name="postings.index" label={t('layout.postings')} className="menu-item" />
        <PlainLink name="red_flags.index" label={t('layout.red_flags')} className="menu-item" />
        <PlainLink name="shortlist" label={t('layout.shortlist')} className="menu-item" />
        <LanguageSwitch className="menu-item" />
        <div className="menu-line" />
        {viewer ? (
          <AccountItems />
        ) : (
          <>
            <Link className="menu-item" href={path('login')}>
              {t('layout.log_in')}
            </Link>
            <Link className="menu-item" href={path('join')}>
              {t('layout.join')}
            </Link>
          </>
        )}
      </Menu>
    </nav>
  );
}
