import { route } from '../../../common/routes/route-table.ts';
import type { SecondFactorMethods } from '../../../common/profiles/sign-in.ts';
import { CodeField } from '../../components/accounts/code-field.tsx';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { PasskeyButton } from '../../components/accounts/passkey-button.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Link } from '../../components/ui/link.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = { next: string | null; methods: SecondFactorMethods };

/** The second step of a login: a code of the app or of the recovery list, or a passkey. */
export default function AccountLoginSecondPage({ next, methods }: Props) {
  const t = useT();
  const path = usePath();
  const also: Record<string, string> = next === null ? {} : { next };
  const hasCode = methods.app || methods.recovery;
  return (
    <FormPage
      heading={t('signin.second_title')}
      intro={t(methods.app ? 'signin.second_app' : 'signin.second_passkey')}
      aside={
        <HelpList
          title={t('signin.help_lost_title')}
          items={[t('signin.help_lost_1'), t('signin.help_lost_2'), t('signin.help_lost_3')]}
        />
      }
    >
      <PageHead title={t('signin.second_title')} noIndex />
      {hasCode && <CodeForm also={also} isApp={methods.app} />}
      {methods.passkey && (
        <PasskeyButton
          use="second"
          action={route('login.second.passkey')}
          also={also}
          label={t('signin.use_passkey')}
          variant={hasCode ? 'secondary' : 'primary'}
        />
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link href={path('login', {}, { query: { next } })}>{t('signin.start_again')}</Link>
        <Link href={path('contact')}>{t('signin.lost_all')}</Link>
      </p>
    </FormPage>
  );
}

function CodeForm({ also, isApp }: { also: Readonly<Record<string, string>>; isApp: boolean }) {
  const t = useT();
  const form = usePostForm({ code: '' }, { action: route('login.second.store'), also, secrets: ['code'] });
  return (
    <PostForm form={form} className="grid gap-6">
      <CodeField
        label={t(isApp ? 'signin.app_code' : 'signin.recovery_code')}
        help={isApp ? t('signin.app_code_help') : undefined}
      />
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('accounts.login_action')}
        </Button>
      </div>
    </PostForm>
  );
}
