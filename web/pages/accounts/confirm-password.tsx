import { useForm } from '@inertiajs/react';
import type { FormEvent } from 'react';
import { route } from '../../../common/route-table.ts';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { PasswordField } from '../../components/accounts/password-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useT } from '../../lib/app-context.tsx';

export type Props = {
  next: string | null;
  /** How long the password then counts as given. */
  hours: number;
};

export default function Page({ next, hours }: Props) {
  const t = useT();
  const { data, setData, errors, transform, post, reset, processing } = useForm({ password: '' });
  const send = (event: FormEvent) => {
    event.preventDefault();
    transform((given) => (next === null ? given : { ...given, next }));
    post(route('password.confirm.store'), { preserveState: true, onError: () => reset('password') });
  };
  return (
    <FormPage heading={t('accounts.confirm_heading')} intro={t('accounts.confirm_text', { hours })}>
      <PageHead title={t('accounts.confirm_title')} noIndex />
      <form className="grid gap-6" onSubmit={send} noValidate>
        <PasswordField
          label={t('accounts.password')}
          name="password"
          value={data.password}
          onChange={(value) => setData('password', value)}
          error={errors.password}
        />
        <div>
          <Button type="submit" variant="primary" busy={processing}>
            {t('accounts.confirm_action')}
          </Button>
        </div>
      </form>
    </FormPage>
  );
}
