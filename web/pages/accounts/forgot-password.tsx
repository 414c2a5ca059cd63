import { Link, useForm } from '@inertiajs/react';
import { useState, type FormEvent } from 'react';
import { route } from '../../../common/route-table.ts';
import { EmailField } from '../../components/accounts/email-field.tsx';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { useEmailCheck } from '../../components/accounts/use-email-check.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { usePath, useT } from '../../lib/app-context.tsx';

export type Props = Record<string, never>;

export default function Page(_props: Props) {
  const t = useT();
  const path = usePath();
  const emailProblem = useEmailCheck();
  const [sent, setSent] = useState(false);
  const { data, setData, errors, setError, clearErrors, post, processing } = useForm({ email: '' });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const problem = emailProblem(data.email);
    if (problem) return setError('email', problem);
    clearErrors();
    post(route('password.email'), {
      preserveState: true,
      onSuccess: ({ flash }) => setSent(flash['error'] === undefined),
    });
  };
  return (
    <FormPage heading={t('accounts.forgot_heading')} intro={t('accounts.forgot_text')}>
      <PageHead title={t('accounts.forgot_title')} noIndex />
      {sent && (
        <Alert tone="good" live>
          {t('accounts.forgot_sent')}
        </Alert>
      )}
      <form className="grid gap-6" onSubmit={send} noValidate>
        <EmailField value={data.email} onChange={(value) => setData('email', value)} error={errors.email} />
        <div>
          <Button type="submit" variant="primary" busy={processing}>
            {t('accounts.forgot_action')}
          </Button>
        </div>
      </form>
      <p>
        <Link href={path('login')}>{t('accounts.login_action')}</Link>
      </p>
    </FormPage>
  );
}
