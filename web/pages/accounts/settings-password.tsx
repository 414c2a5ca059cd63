import { useForm } from '@inertiajs/react';
import type { FormEvent } from 'react';
import { route } from '../../../common/route-table.ts';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { PasswordField } from '../../components/accounts/password-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useT } from '../../lib/app-context.tsx';

export type Props = Record<never, never>;

export default function Page(_props: Props) {
  const t = useT();
  const { data, setData, errors, put, reset, processing } = useForm({ current_password: '', password: '' });
  const send = (event: FormEvent) => {
    event.preventDefault();
    put(route('settings.password.update'), { preserveScroll: true, onSuccess: () => reset() });
  };
  return (
    <FormPage title={t('accounts.settings_password_title')} intro={t('accounts.settings_password_text')}>
      <form className="grid gap-6" onSubmit={send} noValidate>
        <PasswordField label={t('accounts.current_password')} name="current_password" value={data.current_password} onChange={(value) => setData('current_password', value)} error={errors.current_password} />
        <PasswordField label={t('accounts.new_password')} name="password" value={data.password} onChange={(value) => setData('password', value)} error={errors.password} chosen />
        <div>
          <Button type="submit" variant="primary" busy={processing}>
            {t('accounts.save')}
          </Button>
        </div>
      </form>
    </FormPage>
  );
}
