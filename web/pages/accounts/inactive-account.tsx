import { router } from '@inertiajs/react';
import { route } from '../../../common/route-table.ts';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { Section } from '../../components/ui/section.tsx';
import { usePath, useT } from '../../lib/app-context.tsx';

export type Props = {
  /** Whether the reader is the one whose account it is. */
  loggedIn: boolean;
  reason: string | null;
  appealEmail: string;
};

export default function Page({ loggedIn, reason, appealEmail }: Props) {
  const t = useT();
  const path = usePath();
  return (
    <FormPage heading={t('accounts.inactive_heading')} intro={t('accounts.inactive_text')}>
      <PageHead title={t('accounts.inactive_title')} noIndex />
      <Section title={t('accounts.inactive_reason')}>
        <p className="whitespace-pre-line">
          {loggedIn ? (reason ?? t('accounts.inactive_no_reason')) : t('accounts.inactive_visitor')}
        </p>
      </Section>
      <Section title={t('accounts.inactive_appeal')}>
        <p>{t('accounts.inactive_appeal_text', { email: appealEmail })}</p>
      </Section>
      <div>
        {loggedIn ? (
          <Button onClick={() => router.post(route('logout'))}>{t('accounts.logout')}</Button>
        ) : (
          <ButtonLink href={path('login')}>{t('accounts.login_action')}</ButtonLink>
        )}
      </div>
    </FormPage>
  );
}
