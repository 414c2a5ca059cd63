import { Link, useForm } from '@inertiajs/react';
import type { FormEvent } from 'react';
import { route } from '../../../common/route-table.ts';
import { DemoAccounts, type DemoAccount } from '../../components/accounts/demo-accounts.tsx';
import { EmailField } from '../../components/accounts/email-field.tsx';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { PasswordField } from '../../components/accounts/password-field.tsx';
import { useEmailCheck } from '../../components/accounts/use-email-check.ts';
import { Button } from '../../components/ui/button.tsx';
import { usePath, useT } from '../../lib/app-context.tsx';

export type Props = {
  /** Where to go afterwards. */
  next: string | null;
  /** Of the demo world; none outside of development. */
  demoAccounts: DemoAccount[];
};

export default function Page({ next, demoAccounts }: Props) {
  const t = useT();
  const path = usePath();
  return (
    <FormPage heading={t('accounts.login_title')}>
      <PageHead title={t('accounts.login_title')} noIndex />
      <LoginForm next={next} />
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link href={path('password.request')}>{t('accounts.forgot_link')}</Link>
        <span>
          {t('accounts.no_account')} <Link href={path('join')}>{t('accounts.join_title')}</Link>
        </span>
      </p>
      {demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} next={next} />}
    </FormPage>
  );
}

function LoginForm({ next }: { next: string | null }) {
  const t = useT();
  const emailProblem = useEmailCheck();
  const { data, setData, errors, setError, clearErrors, transform, post, reset, processing } = useForm({
    email: '',
    password: '',
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const problem = emailProblem(data.email);
    if (problem) return setError('email', problem);
    clearErrors();
    transform((given) => (next === null ? given : { ...given, next }));
    post(route('login.store'), { preserveState: true, onError: () => reset('password') });
  };
  return (
    <form className="grid gap-6" onSubmit={send} noValidate>
      <EmailField value={data.email} onChange={(value) => setData('email', value)} error={errors.email} />
      <PasswordField
        label={t('accounts.password')}
        name="password"
        value={data.password}
        onChange={(value) => setData('password', value)}
        error={errors.password}
      />
      <div>
        <Button type="submit" variant="primary" busy={processing}>
          {t('accounts.login_action')}
        </Button>
      </div>
    </form>
  );
}
