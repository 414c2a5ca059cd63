import { Link } from '@inertiajs/react';
import type { Translate } from '../../../common/format/translator.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { Aim } from '../../../server/accounts/sessions/aim.ts';
import { TradeFields } from '../../components/accounts/trade-fields.tsx';
import { Agreements } from '../../components/accounts/agreements.tsx';
import { EmailField } from '../../components/accounts/email-field.tsx';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { AsidePart } from '../../components/layout/with-aside.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { PasswordField } from '../../components/accounts/password-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { TextField } from '../../components/form/fields.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';

/** `next`: where to go afterwards. */
export type Props = {
  role: 'user' | 'contractor';
  next: string | null;
  /** The aim of the account, if its visitor comes from a page that needs one. */
  aim: Aim | null;
  /** The choices for a contractor's main trade. */
  trades: { value: number; label: string }[];
};

export default function AccountRegisterPage({ role, next, aim, trades }: Props) {
  const t = useT();
  const path = usePath();
  const isContractor = role === 'contractor';
  return (
    <FormPage
      heading={headingFor(t, role, aim)}
      intro={
        aim
          ? t('accounts.aim_text')
          : t(isContractor ? 'accounts.join_contractor_text' : 'accounts.join_homeowner_text')
      }
      aside={<RegisterHelp isContractor={isContractor} hasAim={aim !== null} />}
    >
      <PageHead title={t('accounts.register_title')} noIndex />
      <RegisterForm key={role} role={role} next={next} trades={trades} />
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {/* A claimed page brings its business along: a second page of the same account would be in the way. */}
        {aim?.kind !== 'claim' && (
          <Link href={path('register', {}, { query: { role: isContractor ? 'user' : 'contractor', next } })}>
            {t(isContractor ? 'accounts.register_other_homeowner' : 'accounts.register_other_contractor')}
          </Link>
        )}
        <span>
          {t('accounts.have_account')}{' '}
          <Link href={path('login', {}, { query: { next } })}>{t('accounts.login_action')}</Link>
        </span>
      </p>
    </FormPage>
  );
}

function headingFor(t: Translate, role: Props['role'], aim: Aim | null): string {
  if (aim) return t(`accounts.aim.${aim.kind}`, { name: aim.name ?? '' });
  return t(
    role === 'contractor' ? 'accounts.register_contractor_heading' : 'accounts.register_homeowner_heading',
  );
}

function RegisterHelp({ isContractor, hasAim }: { isContractor: boolean; hasAim: boolean }) {
  const t = useT();
  const path = usePath();
  const second = isContractor ? 'accounts.help_register_contractor_2' : 'accounts.help_register_homeowner_2';
  return (
    <>
      <HelpList
        title={t('accounts.help_register_title')}
        items={[
          t('accounts.help_register_1'),
          t(hasAim ? 'accounts.aim_next' : second),
          t('accounts.help_register_3'),
        ]}
      />
      {isContractor && (
        <AsidePart title={t('accounts.help_listed_title')}>
          <p>{t('accounts.help_listed_text')}</p>
          <p>
            <Link href={path('for_contractors')}>{t('accounts.help_listed_link')}</Link>
          </p>
        </AsidePart>
      )}
    </>
  );
}

type Registration = {
  name: string;
  email: string;
  password: string;
  business_name?: string;
  trade_id?: string;
  trade_id_2?: string;
  trade_id_3?: string;
};

function RegisterForm({ role, next, trades }: Omit<Props, 'aim'>) {
  const t = useT();
  const isContractor = role === 'contractor';
  const empty = { name: '', email: '', password: '' };
  const form = usePostForm<Registration>(
    isContractor ? { ...empty, business_name: '', trade_id: '', trade_id_2: '', trade_id_3: '' } : empty,
    {
      action: route('register.store'),
      also: next === null ? { role } : { role, next },
      visit: { preserveScroll: true },
    },
  );
  return (
    <PostForm form={form} className="grid gap-6">
      {isContractor && (
        <TextField
          name="business_name"
          label={t('accounts.business_name')}
          required
          autoComplete="organization"
        />
      )}
      {isContractor && <TradeFields data={form.data} trades={trades} />}
      <TextField
        name="name"
        label={t('accounts.name')}
        help={t(isContractor ? 'accounts.register_name_help_contractor' : 'accounts.register_name_help_user')}
        required
        autoComplete="name"
      />
      <EmailField help={t('accounts.register_email_help')} />
      <PasswordField label={t('accounts.password')} name="password" chosen />
      <Agreements />
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('accounts.register_action')}
        </Button>
      </div>
    </PostForm>
  );
}
