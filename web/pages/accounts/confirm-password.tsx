import { route } from '../../../common/routes/route-table.ts';
import type { SecondFactorMethods } from '../../../common/profiles/sign-in.ts';
import { CodeField } from '../../components/accounts/code-field.tsx';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { PasskeyButton } from '../../components/accounts/passkey-button.tsx';
import { ActionForm, PostForm } from '../../components/form/post-form.tsx';
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
  methods: SecondFactorMethods;
  hasPassword: boolean;
  /** A code may be sent by mail. */
  mail: boolean;
  /** The address that a code was sent to from this browser. */
  sentTo: string | null;
};

/** Signing in again before something important: by the password, or in another way that the account has. */
export default function AccountConfirmPasswordPage(props: Props) {
  const t = useT();
  const { next, hours, methods, hasPassword, mail, sentTo } = props;
  const also: Record<string, string> = next === null ? {} : { next };
  const hasCode = methods.app || methods.recovery || sentTo !== null;
  const onlySecond = !hasPassword && !mail;
  return (
    <FormPage
      heading={t(hasPassword ? 'accounts.confirm_heading' : 'signin.confirm_heading')}
      intro={onlySecond ? t('signin.confirm_second') : t('accounts.confirm_text', { hours })}
      aside={
        <HelpList
          title={t('accounts.help_confirm_title')}
          items={[t('accounts.help_confirm_1'), t('accounts.help_confirm_2')]}
        />
      }
    >
      <PageHead title={t(hasPassword ? 'accounts.confirm_title' : 'signin.confirm_title')} noIndex />
      {hasPassword && sentTo === null && <PasswordForm also={also} />}
      {hasCode && (
        <CodeForm
          also={also}
          label={labelOf(t, methods, sentTo)}
          isPrimary={!hasPassword || sentTo !== null}
          sentTo={sentTo}
        />
      )}
      {methods.passkey && (
        <PasskeyButton
          use="confirm"
          action={route('password.confirm.passkey')}
          also={also}
          label={t('signin.use_passkey')}
        />
      )}
      {mail && (
        <ActionForm action={route('password.confirm.mail')} also={also} className="">
          <Button type="submit" variant="ghost">
            {t(sentTo === null ? 'signin.confirm_mail' : 'signin.mail_again')}
          </Button>
        </ActionForm>
      )}
    </FormPage>
  );
}

function labelOf(t: ReturnType<typeof useT>, { app }: SecondFactorMethods, sentTo: string | null): string {
  if (sentTo !== null) return t('signin.mail_code');
  return t(app ? 'signin.app_code' : 'signin.recovery_code');
}

type FormProps = { also: Readonly<Record<string, string>> };

function PasswordForm({ also }: FormProps) {
  const t = useT();
  const form = usePostForm(
    { password: '' },
    {
      action: route('password.confirm.store'),
      also,
      secrets: ['password'],
    },
  );
  return (
    <PostForm form={form} className="grid gap-6">
      <PasswordField label={t('accounts.password')} name="password" />
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('accounts.confirm_action')}
        </Button>
      </div>
    </PostForm>
  );
}

type CodeProps = FormProps & { label: string; isPrimary: boolean; sentTo: string | null };

function CodeForm({ also, label, isPrimary, sentTo }: CodeProps) {
  const t = useT();
  const form = usePostForm({ code: '' }, { action: route('password.confirm.code'), also, secrets: ['code'] });
  return (
    <PostForm form={form} className="grid gap-6">
      <CodeField
        label={label}
        help={sentTo === null ? t('signin.app_code_help') : t('signin.mail_sent_to', { email: sentTo })}
      />
      <div>
        <Button type="submit" variant={isPrimary ? 'primary' : 'secondary'} busy={form.busy}>
          {t(isPrimary ? 'accounts.confirm_action' : 'signin.confirm_code')}
        </Button>
      </div>
    </PostForm>
  );
}
