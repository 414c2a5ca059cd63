import { FormPage } from '../../components/accounts/form-page.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { ResendVerification } from '../../components/accounts/resend-verification.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { usePath, useT } from '../../lib/app-context.tsx';

export type Props = { email: string; verified: boolean };

export default function Page({ email, verified }: Props) {
  const t = useT();
  const path = usePath();
  return (
    <FormPage heading={t('accounts.verify_heading')}>
      <PageHead title={t('accounts.verify_title')} noIndex />
      {verified ? (
        <Alert tone="good">{t('accounts.verify_done_text', { email })}</Alert>
      ) : (
        <div className="grid gap-4">
          <p>{t('accounts.verify_text', { email })}</p>
          <p className="text-muted">{t('accounts.verify_meanwhile')}</p>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="primary" href={path('dashboard')}>
          {t('accounts.to_dashboard')}
        </ButtonLink>
        {!verified && <ResendVerification label={t('accounts.verify_resend')} />}
      </div>
    </FormPage>
  );
}
