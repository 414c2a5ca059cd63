import { route } from '../../../common/routes/route-table.ts';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { PasswordField } from '../../components/accounts/password-field.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = {
  token: string;
  /** False when the link was used, is too old or never was one. */
  open: boolean;
};

export default function AccountResetPasswordPage({ token, open }: Props) {
  const t = useT();
  return (
    <FormPage
      heading={t('accounts.reset_heading')}
      intro={open ? t('accounts.reset_text') : undefined}
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
      <PageHead title={t('accounts.reset_title')} noIndex />
      {open ? <ResetForm token={token} /> : <Closed />}
    </FormPage>
  );
}

function ResetForm({ token }: { token: string }) {
  const t = useT();
  const form = usePostForm({ password: '' }, { action: route('password.store'), also: { token } });
  return (
    <PostForm form={form} className="grid gap-6">
      {form.errors['token'] && <Closed />}
      <PasswordField label={t('accounts.new_password')} name="password" chosen />
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('accounts.reset_action')}
        </Button>
      </div>
    </PostForm>
  );
}

function Closed() {
  const t = useT();
  const path = usePath();
  return (
    <div className="grid justify-items-start gap-4">
      <Alert tone="caution" live>
        {t('accounts.reset_link_invalid')}
      </Alert>
      <ButtonLink href={path('password.request')}>{t('accounts.reset_again')}</ButtonLink>
    </div>
  );
}
