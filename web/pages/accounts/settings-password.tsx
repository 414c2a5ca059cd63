import { useForm } from '@inertiajs/react';
import type { FormEvent } from 'react';
import { route } from '../../../common/route-table.ts';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { PasswordField } from '../../components/accounts/password-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useT } from '../../lib/app-context.tsx';
import { localStore } from '../../lib/local-storage.ts';
import { tokenKeeper } from '../../lib/token.ts';

export type Props = Record<string, never>;

export default function Page(_props: Props) {
  const t = useT();
  const { data, setData, errors, put, reset, processing } = useForm({ current_password: '', password: '' });
  const send = (event: FormEvent) => {
    event.preventDefault();
    put(route('settings.password.update'), {
      preserveState: true,
      preserveScroll: true,
      onSuccess: ({ flash }) => {
        if (flash['error'] !== undefined) return;
        reset();
        forgetToken();
      },
    });
  };
  return (
    <FormPage heading={t('accounts.settings_password_title')} intro={t('accounts.settings_password_text')}>
      <PageHead title={t('accounts.settings_password_title')} noIndex />
      <form className="grid gap-6" onSubmit={send} noValidate>
        <PasswordField
          label={t('accounts.current_password')}
          name="current_password"
          value={data.current_password}
          onChange={(value) => setData('current_password', value)}
          error={errors.current_password}
        />
        <PasswordField
          label={t('accounts.new_password')}
          name="password"
          value={data.password}
          onChange={(value) => setData('password', value)}
          error={errors.password}
          chosen
        />
        <div>
          <Button type="submit" variant="primary" busy={processing}>
            {t('accounts.save')}
          </Button>
        </div>
      </form>
    </FormPage>
  );
}

/** The change ended every token, this browser's too; its next call makes another one. */
function forgetToken(): void {
  const token = localStore.read('token');
  if (token !== null) tokenKeeper.discard(token);
}
