import { usePage } from '@inertiajs/react';
import { useState } from 'react';
import { SIGN_IN_STEP_MINUTES } from '../../../common/limits/sign-in.ts';
import { route } from '../../../common/routes/route-table.ts';
import { CodeField } from '../../components/accounts/code-field.tsx';
import { EmailField } from '../../components/accounts/email-field.tsx';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Link } from '../../components/ui/link.tsx';
import { Disclosure } from '../../components/ui/overlay/disclosure.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = {
  next: string | null;
  /** The address that a code was sent to; null: none was asked for yet. */
  sentTo: string | null;
};

/** Logging in by a code that is mailed: the address first, then the code. */
export default function AccountLoginCodePage({ next, sentTo }: Props) {
  const t = useT();
  const path = usePath();
  const also: Record<string, string> = next === null ? {} : { next };
  return (
    <FormPage
      heading={t('signin.mail_title')}
      intro={
        sentTo === null
          ? t('signin.mail_intro')
          : t('signin.mail_sent', { email: sentTo, minutes: SIGN_IN_STEP_MINUTES })
      }
      aside={
        <HelpList
          title={t('signin.help_mail_title')}
          items={[t('signin.help_mail_1'), t('signin.help_mail_2'), t('signin.help_mail_3')]}
        />
      }
    >
      <PageHead title={t('signin.mail_title')} noIndex />
      {sentTo === null ? (
        <AskForm also={also} />
      ) : (
        <>
          <EnterForm also={also} />
          <AgainForm key={sentTo} also={also} email={sentTo} />
        </>
      )}
      <p>
        <Link href={path('login', {}, { query: { next } })}>{t('signin.with_password')}</Link>
      </p>
    </FormPage>
  );
}

type FormProps = { also: Readonly<Record<string, string>> };

function AskForm({ also }: FormProps) {
  const t = useT();
  // The last wrong code ends the step, and the answer is this form.
  const { code } = usePage().props.errors;
  const form = usePostForm({ email: '' }, { action: route('login.code.ask'), also });
  return (
    <PostForm form={form} className="grid gap-6">
      {code !== undefined && <Alert tone="danger">{t('signin.code_expired')}</Alert>}
      <EmailField />
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('signin.mail_ask')}
        </Button>
      </div>
    </PostForm>
  );
}

function EnterForm({ also }: FormProps) {
  const t = useT();
  const form = usePostForm({ code: '' }, { action: route('login.code.store'), also, secrets: ['code'] });
  return (
    <PostForm form={form} className="grid gap-6">
      <CodeField label={t('signin.mail_code')} isDigits />
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('accounts.login_action')}
        </Button>
      </div>
    </PostForm>
  );
}

/** Sends another code, also to another address: the first one may have been mistyped. */
function AgainForm({ also, email }: FormProps & { email: string }) {
  const t = useT();
  const form = usePostForm(
    { email },
    { action: route('login.code.ask'), also, isRefused: (input) => input !== undefined && 'email' in input },
  );
  const [isRefused] = useState(() => form.errors['email'] !== undefined);
  return (
    <Disclosure summary={t('signin.mail_again')} open={isRefused}>
      <PostForm form={form} className="grid gap-4">
        <EmailField />
        <div>
          <Button type="submit" busy={form.busy}>
            {t('signin.mail_ask')}
          </Button>
        </div>
      </PostForm>
    </Disclosure>
  );
}
