import { Link } from '@inertiajs/react';
import { route } from '../../../common/routes/route-table.ts';
import type { OtherWays as Ways } from '../../../common/profiles/sign-in.ts';
import { DemoAccounts, type DemoAccount } from '../../components/accounts/demo-accounts.tsx';
import { EmailField } from '../../components/accounts/email-field.tsx';
import { OtherWays } from '../../components/accounts/other-ways.tsx';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { PasswordField } from '../../components/accounts/password-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = {
  /** The page to go to afterwards. */
  next: string | null;
  ways: Ways;
  /** Of the demo world; none outside of development. */
  demoAccounts: DemoAccount[];
};

export default function AccountLoginPage({ next, ways, demoAccounts }: Props) {
  const t = useT();
  const path = usePath();
  return (
    <FormPage heading={t('accounts.login_title')} aside={<LoginHelp />}>
      <PageHead title={t('accounts.login_title')} noIndex />
      <LoginForm next={next} />
      <OtherWays ways={ways} next={next} />
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link href={path('password.request')}>{t('accounts.forgot_link')}</Link>
        <span>
          {t('accounts.no_account')}{' '}
          <Link href={path('join', {}, { query: { next } })}>{t('accounts.join_title')}</Link>
        </span>
      </p>
      {demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} next={next} />}
    </FormPage>
  );
}

function LoginHelp() {
  const t = useT();
  return (
    <>
      <HelpList
        title={t('accounts.help_login_title')}
        items={[t('accounts.help_login_1'), t('accounts.help_login_2'), t('accounts.help_login_3')]}
      />
      <p className="text-sm text-muted">{t('accounts.help_login_note')}</p>
    </>
  );
}

function LoginForm({ next }: { next: string | null }) {
  const t = useT();
  const form = usePostForm(
    { email: '', password: '' },
    { action: route('login.store'), also: next === null ? {} : { next }, secrets: ['password'] },
  );
  return (
    <PostForm form={form} className="grid gap-6">
      <EmailField />
      <PasswordField label={t('accounts.password')} name="password" />
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('accounts.login_action')}
        </Button>
      </div>
    </PostForm>
  );
}
