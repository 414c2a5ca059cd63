import { route } from '../../../common/routes/route-table.ts';
import { Agreements } from '../../components/accounts/agreements.tsx';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { TextField } from '../../components/form/fields.tsx';
import { ActionForm, PostForm } from '../../components/form/post-form.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { Link } from '../../components/ui/link.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = {
  provider: string;
  email: string | null;
  name: string;
  /** `unverified`: the provider does not vouch for the address; `exists`: an account has it, and signs in once with what it has. */
  case: 'connect' | 'new' | 'exists' | 'unverified';
};

/** A person of a provider who is not connected to an account here yet. */
export default function AccountConnectProviderPage(props: Props) {
  const t = useT();
  const { provider } = props;
  const email = props.email ?? '';
  const heading = t(`signin.connect_title.${props.case}`, { provider });
  return (
    <FormPage heading={heading} intro={t(`signin.connect_text.${props.case}`, { provider, email })}>
      <PageHead title={heading} noIndex />
      <NextStep {...props} />
    </FormPage>
  );
}

function NextStep({ provider, name, case: found }: Props) {
  const t = useT();
  const path = usePath();
  if (found === 'new') return <JoinForm name={name} />;
  if (found === 'connect')
    return (
      <ActionForm action={route('login.connect.store')} className="">
        <Button type="submit" variant="primary">
          {t('signin.connect_action', { provider })}
        </Button>
      </ActionForm>
    );
  if (found === 'unverified')
    return (
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={path('login')}>{t('accounts.login_title')}</ButtonLink>
        <ButtonLink href={path('join')}>{t('accounts.join_title')}</ButtonLink>
      </div>
    );
  const query = { next: path('login.connect') };
  return (
    <div className="grid justify-items-start gap-4">
      <ButtonLink href={path('login', {}, { query })} variant="primary">
        {t('accounts.login_title')}
      </ButtonLink>
      <Link href={path('login.code', {}, { query })}>{t('signin.by_mail')}</Link>
    </div>
  );
}

function JoinForm({ name }: { name: string }) {
  const t = useT();
  const form = usePostForm({ name }, { action: route('login.connect.store') });
  return (
    <PostForm form={form} className="grid gap-6">
      <TextField
        name="name"
        label={t('accounts.name')}
        help={t('accounts.register_name_help_user')}
        required
        autoComplete="name"
      />
      <Agreements />
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('accounts.register_action')}
        </Button>
      </div>
    </PostForm>
  );
}
