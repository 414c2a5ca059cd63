import { EMAIL_UNDO_HOURS } from '../../../common/limits/account-periods.ts';
import { route } from '../../../common/routes/route-table.ts';
import { EmailField } from '../../components/accounts/email-field.tsx';
import { ActionForm } from '../../components/form/action-form.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { SettingsFrame } from '../../components/settings/settings-frame.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = { email: string; pending: string | null; hours: number };

/** The address of the account: another one is asked for, confirmed by its owner, or canceled. */
export default function SettingsEmailPage({ email, pending, hours }: Props) {
  const t = useT();
  const form = usePostForm(
    { email: '' },
    {
      action: route('settings.email.update'),
      visit: { preserveScroll: true, onSuccess: ({ flash }) => flash['error'] ?? form.reset() },
    },
  );
  return (
    <SettingsFrame
      current="settings.email"
      title={t('settings.email_title')}
      intro={t('settings.email_now', { email })}
      help={
        <HelpList
          title={t('settings.help_email')}
          items={[
            t('settings.help_email_1'),
            t('settings.help_email_2', { hours: EMAIL_UNDO_HOURS }),
            t('settings.help_email_3'),
          ]}
        />
      }
    >
      <PageHead title={t('settings.email_title')} noIndex />
      {pending !== null && <Pending email={pending} hours={hours} />}
      <PostForm form={form} className="grid gap-6">
        <EmailField />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('settings.email_send')}
          </Button>
        </div>
      </PostForm>
    </SettingsFrame>
  );
}

function Pending({ email, hours }: { email: string; hours: number }) {
  const t = useT();
  const action = route('settings.email.cancel');
  return (
    <Alert title={t('settings.email_pending_title')}>
      <p>{t('settings.email_pending', { email, hours })}</p>
      <ActionForm action={action} className="mt-3" visit={{ preserveScroll: false }}>
        <Button type="submit">{t('settings.email_cancel')}</Button>
      </ActionForm>
    </Alert>
  );
}
