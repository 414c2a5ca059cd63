import type { ReactNode } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { isHomeowner } from '../../lib/is-homeowner.ts';
import { WithAside } from '../layout/with-aside.tsx';
import { Link } from '../ui/link.tsx';
import { SETTINGS_PAGES, type SettingsPage } from './settings-pages.ts';

type Props = {
  current: SettingsPage;
  title: string;
  intro?: ReactNode;
  /** Beside the page: its explanation. */
  help: ReactNode;
  children: ReactNode;
};

/** A page of the settings with the way to the others. */
export function SettingsFrame({ current, title, intro, help, children }: Props) {
  const t = useT();
  return (
    <div className="grid gap-8">
      <SettingsNav current={current} />
      <WithAside label={t('layout.help')} aside={help} className="grid max-w-form content-start gap-8">
        <header className="grid gap-3">
          <h1>{title}</h1>
          {intro && <p className="text-muted">{intro}</p>}
        </header>
        {children}
      </WithAside>
    </div>
  );
}

export function SettingsNav({ current }: { current: SettingsPage }) {
  const t = useT();
  const { viewer } = useShared();
  const hasBusiness = viewer !== null && (viewer.contractorId !== null || viewer.isMember);
  const shown = SETTINGS_PAGES.filter(
    ({ name }) =>
      (name !== 'settings.members' || hasBusiness) &&
      (name !== 'contractor.closing' || (viewer?.contractorId !== null && !viewer?.isMember)) &&
      // One who had a plan before comes by the links of its mails.
      (name !== 'settings.billing' || !isHomeowner(viewer) || current === name),
  );
  if (viewer?.isActive === false)
    return (
      <p>
        <Link href={route('account.inactive')}>{t('settings.to_inactive')}</Link>
      </p>
    );
  return (
    <nav className="page-parts" aria-label={t('settings.title')}>
      {shown.map(({ name, label }) => (
        <Link key={name} href={route(name)} aria-current={name === current ? 'page' : undefined}>
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
