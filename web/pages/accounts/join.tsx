import { Link } from '@inertiajs/react';
import { IconHammer, IconHome } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PageHead } from '../../components/layout/page-head.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

/** `next`: where to go afterwards. */
export type Props = { next: string | null };

/** The sign-up chooser. */
export default function AccountJoinPage({ next }: Props) {
  const t = useT();
  const path = usePath();
  return (
    <div className="grid gap-8">
      <PageHead title={t('accounts.join_title')} description={t('accounts.join_text')} />
      <header className="grid gap-3">
        <h1>{t('accounts.join_heading')}</h1>
        <p className="text-muted">{t('accounts.join_text')}</p>
      </header>
      <div className="grid max-w-page gap-8 md:grid-cols-2 md:gap-12">
        <Choice
          sign={<IconHome size={28} stroke={1.75} aria-hidden="true" />}
          title={t('accounts.join_homeowner')}
          text={t('accounts.join_homeowner_text')}
          href={path('register', {}, { query: { role: 'user', next } })}
          action={t('accounts.join_homeowner_action')}
        />
        <Choice
          sign={<IconHammer size={28} stroke={1.75} aria-hidden="true" />}
          title={t('accounts.join_contractor')}
          text={t('accounts.join_contractor_text')}
          href={path('register', {}, { query: { role: 'contractor', next } })}
          action={t('accounts.join_contractor_action')}
        />
      </div>
      <p>
        {t('accounts.have_account')}{' '}
        <Link href={path('login', {}, { query: { next } })}>{t('accounts.login_action')}</Link>
      </p>
    </div>
  );
}

type ChoiceProps = { sign: ReactNode; title: string; text: string; href: string; action: string };

function Choice({ sign, title, text, href, action }: ChoiceProps) {
  return (
    <section className="grid content-start gap-3 border-t border-line pt-6">
      {sign}
      <h2>{title}</h2>
      <p>{text}</p>
      <div className="pt-2">
        <ButtonLink href={href}>{action}</ButtonLink>
      </div>
    </section>
  );
}
