import { route } from '../../../common/routes/route-table.ts';
import type { InactiveAccountView } from '../../../server/accounts/status/inactive-view.ts';
import type { InactiveRightsView } from '../../../server/dashboard/inactive-rights.ts';
import { AccountAppeal } from '../../components/accounts/account-appeal.tsx';
import { InactiveRights } from '../../components/accounts/inactive-rights.tsx';
import { Words } from '../../components/ui/words.tsx';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { ActionForm } from '../../components/form/post-form.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { DataList } from '../../components/ui/data-list.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { Section } from '../../components/ui/section.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = {
  /** The reader's own; null for a visitor. */
  account: InactiveAccountView | null;
  rights: InactiveRightsView | null;
};

export default function AccountInactiveAccountPage({ account, rights }: Props) {
  const t = useT();
  const path = usePath();
  return (
    <FormPage
      heading={account ? t('accounts.inactive_heading') : t('accounts.inactive_title')}
      intro={account ? t('accounts.inactive_text') : t('accounts.inactive_visitor')}
    >
      <PageHead title={t('accounts.inactive_title')} noIndex />
      {account ? (
        <>
          <Why account={account} />
          <AccountAppeal account={account} />
          {rights && <InactiveRights rights={rights} />}
          <div>
            <ActionForm action={route('logout')} visit={{ preserveScroll: false }}>
              <Button type="submit">{t('accounts.logout')}</Button>
            </ActionForm>
          </div>
        </>
      ) : (
        <div>
          <ButtonLink href={path('login')}>{t('accounts.login_action')}</ButtonLink>
        </div>
      )}
    </FormPage>
  );
}

function Why({ account: { since, reason } }: { account: InactiveAccountView }) {
  const t = useT();
  const items = [
    ...(since === null ? [] : [{ term: t('accounts.inactive_since'), detail: <DateText at={since} /> }]),
    ...(reason.code === null
      ? []
      : [{ term: t('accounts.inactive_code'), detail: `${reason.code} ${reason.name ?? ''}` }]),
    ...(reason.text === null
      ? []
      : [
          {
            term: t('accounts.inactive_words'),
            detail: <Words text={reason.text} language={reason.language} />,
          },
        ]),
  ];
  return (
    <Section title={t('accounts.inactive_reason')}>
      {reason.code === null && reason.text === null && (
        <p className="mb-2">{t('accounts.inactive_no_reason')}</p>
      )}
      <DataList items={items} />
    </Section>
  );
}
