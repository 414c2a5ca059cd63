import { route } from '../../../common/routes/route-table.ts';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { SettingsNav } from '../../components/settings/settings-frame.tsx';
import { PasswordField } from '../../components/accounts/password-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { localStore } from '../../lib/local-storage.ts';
import { tokenKeeper } from '../../lib/token.ts';

export type Props = Record<string, never>;

export default function AccountSettingsPasswordPage(_props: Props) {
  const t = useT();
  const form = usePostForm(
    { current_password: '', password: '' },
    {
      action: route('settings.password.update'),
      method: 'put',
      visit: {
        preserveScroll: true,
        onSuccess: ({ flash }) => {
          if (flash['error'] !== undefined) return;
          form.reset();
          forgetToken();
        },
      },
    },
  );
  return (
    <>
      <div className="mb-8">
        <SettingsNav current="settings.password" />
      </div>
      <FormPage
        heading={t('accounts.settings_password_title')}
        intro={t('accounts.settings_password_text')}
        aside={
          <HelpList
            title={t('accounts.help_password_title')}
            items={[
              t('accounts.help_password_1'),
              t('accounts.help_password_2'),
              t('accounts.help_password_3'),
            ]}
          />
        }
      >
        <PageHead title={t('accounts.settings_password_title')} noIndex />
        <PostForm form={form} className="grid gap-6">
          <PasswordField label={t('accounts.current_password')} name="current_password" />
          <PasswordField label={t('accounts.new_password')} name="password" chosen />
          <div>
            <Button type="submit" variant="primary" busy={form.busy}>
              {t('accounts.save')}
            </Button>
          </div>
        </PostForm>
      </FormPage>
    </>
  );
}

/** The change ended every token, this browser's too; its next call makes another one. */
function forgetToken(): void {
  const token = localStore.read('token');
  if (token !== null) tokenKeeper.discard(token);
}
