import { route } from '../../../common/routes/route-table.ts';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { PasswordField } from '../../components/accounts/password-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = {
  next: string | null;
  /** The hours that a confirmed password counts. */
  hours: number;
};

export default function AccountConfirmPasswordPage({ next, hours }: Props) {
  const t = useT();
  const form = usePostForm(
    { password: '' },
    {
      action: route('password.confirm.store'),
      also: next === null ? {} : { next },
      secrets: ['password'],
    },
  );
  return (
    <FormPage
      heading={t('accounts.confirm_heading')}
      intro={t('accounts.confirm_text', { hours })}
      aside={
        <HelpList
          title={t('accounts.help_confirm_title')}
          items={[t('accounts.help_confirm_1'), t('accounts.help_confirm_2')]}
        />
      }
    >
      <PageHead title={t('accounts.confirm_title')} noIndex />
      <PostForm form={form} className="grid gap-6">
        <PasswordField label={t('accounts.password')} name="password" />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('accounts.confirm_action')}
          </Button>
        </div>
      </PostForm>
    </FormPage>
  );
}
