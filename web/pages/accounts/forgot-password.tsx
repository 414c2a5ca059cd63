import { Link } from '@inertiajs/react';
import { useState } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import { EmailField } from '../../components/accounts/email-field.tsx';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = Record<string, never>;

export default function AccountForgotPasswordPage(_props: Props) {
  const t = useT();
  const path = usePath();
  const [sent, setSent] = useState(false);
  const form = usePostForm(
    { email: '' },
    {
      action: route('password.email'),
      visit: { onSuccess: ({ flash }) => setSent(flash['error'] === undefined) },
    },
  );
  return (
    <FormPage
      heading={t('accounts.forgot_heading')}
      intro={t('accounts.forgot_text')}
      aside={
        <HelpList
          title={t('accounts.help_forgot_title')}
          items={[t('accounts.help_forgot_1'), t('accounts.help_forgot_2'), t('accounts.help_forgot_3')]}
        />
      }
    >
      <PageHead title={t('accounts.forgot_title')} noIndex />
      {sent && (
        <Alert tone="good" live>
          {t('accounts.forgot_sent')}
        </Alert>
      )}
      <PostForm form={form} className="grid gap-6">
        <EmailField />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('accounts.forgot_action')}
          </Button>
        </div>
      </PostForm>
      <p>
        <Link href={path('login')}>{t('accounts.login_action')}</Link>
      </p>
    </FormPage>
  );
}
