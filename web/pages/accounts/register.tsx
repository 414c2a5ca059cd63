import { Link, useForm } from '@inertiajs/react';
import type { FormEvent } from 'react';
import { route } from '../../../common/route-table.ts';
import { EmailField } from '../../components/accounts/email-field.tsx';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { PasswordField } from '../../components/accounts/password-field.tsx';
import { useEmailCheck } from '../../components/accounts/use-email-check.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { usePath, useT } from '../../lib/app-context.tsx';

export type Props = { role: 'user' | 'contractor' };

export default function Page({ role }: Props) {
  const t = useT();
  const path = usePath();
  const isContractor = role === 'contractor';
  return (
    <FormPage
      heading={t(
        isContractor ? 'accounts.register_contractor_heading' : 'accounts.register_homeowner_heading',
      )}
      intro={t(isContractor ? 'accounts.join_contractor_text' : 'accounts.join_homeowner_text')}
    >
      <PageHead title={t('accounts.register_title')} noIndex />
      <RegisterForm key={role} role={role} />
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link href={path('register', {}, { query: { role: isContractor ? 'user' : 'contractor' } })}>
          {t(isContractor ? 'accounts.register_other_homeowner' : 'accounts.register_other_contractor')}
        </Link>
        <span>
          {t('accounts.have_account')} <Link href={path('login')}>{t('accounts.login_action')}</Link>
        </span>
      </p>
    </FormPage>
  );
}

function RegisterForm({ role }: Props) {
  const t = useT();
  const emailProblem = useEmailCheck();
  const isContractor = role === 'contractor';
  const { data, setData, errors, setError, clearErrors, transform, post, processing } = useForm({
    name: '',
    business_name: '',
    email: '',
    password: '',
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const problem = emailProblem(data.email);
    if (problem) return setError('email', problem);
    clearErrors();
    transform(({ business_name, ...rest }) =>
      isContractor ? { ...rest, business_name, role } : { ...rest, role },
    );
    post(route('register.store'), { preserveState: true, preserveScroll: true });
  };
  return (
    <form className="grid gap-6" onSubmit={send} noValidate>
      {isContractor && (
        <Field label={t('accounts.business_name')} error={errors.business_name} required>
          {(control) => (
            <TextInput
              {...control}
              name="business_name"
              autoComplete="organization"
              value={data.business_name}
              onChange={(event) => setData('business_name', event.target.value)}
            />
          )}
        </Field>
      )}
      <Field
        label={t('accounts.name')}
        help={t(isContractor ? 'accounts.register_name_help_contractor' : 'accounts.register_name_help_user')}
        error={errors.name}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            name="name"
            autoComplete="name"
            value={data.name}
            onChange={(event) => setData('name', event.target.value)}
          />
        )}
      </Field>
      <EmailField
        value={data.email}
        onChange={(value) => setData('email', value)}
        error={errors.email}
        help={t('accounts.register_email_help')}
      />
      <PasswordField
        label={t('accounts.password')}
        name="password"
        value={data.password}
        onChange={(value) => setData('password', value)}
        error={errors.password}
        chosen
      />
      <div>
        <Button type="submit" variant="primary" busy={processing}>
          {t('accounts.register_action')}
        </Button>
      </div>
    </form>
  );
}
