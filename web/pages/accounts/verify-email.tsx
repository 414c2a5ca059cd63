import { route } from '../../../common/routes/route-table.ts';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { MatchingListings } from '../../components/accounts/matching-listings.tsx';
import type { MatchingListing } from '../../../server/contractors/queries/matching-listings.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { ResendVerification } from '../../components/accounts/resend-verification.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

/** `next`: the page that its reader wanted. `listings`: pages that may be of their business. */
export type Props = {
  email: string;
  verified: boolean;
  next: string | null;
  listings: MatchingListing[];
};

export default function AccountVerifyEmailPage({ email, verified, next, listings }: Props) {
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
      <MatchingListings listings={listings} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="primary" href={next ?? path('dashboard')}>
          {t(next === null ? 'accounts.to_dashboard' : 'accounts.continue')}
        </ButtonLink>
        {next === null && <ButtonLink href={route('profile.setup')}>{t('accounts.set_up')}</ButtonLink>}
        {!verified && <ResendVerification label={t('accounts.verify_resend')} next={next} />}
      </div>
    </FormPage>
  );
}
