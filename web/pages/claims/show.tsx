import { Link } from '@inertiajs/react';
import type { ClaimPageView } from '../../../server/contractors/claims/claim-page.ts';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { ResendVerification } from '../../components/accounts/resend-verification.tsx';
import { ClaimForm } from '../../components/claims/claim-form.tsx';
import { ClaimOutcome, OwnerNotice, WaitingClaim } from '../../components/claims/claim-status.tsx';
import { CodeForm } from '../../components/claims/code-form.tsx';
import { WithdrawClaim } from '../../components/claims/withdraw-claim.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Section } from '../../components/ui/section.tsx';
import { usePath, useShared, useT } from '../../lib/page/app-context.tsx';

export type Props = ClaimPageView;

export default function ClaimShowPage(props: Props) {
  const t = useT();
  const path = usePath();
  const { contractor, days } = props;
  return (
    <FormPage
      heading={t('claims.title', { name: contractor.name })}
      intro={t('claims.intro', { name: contractor.name, days })}
      aside={
        <HelpList
          title={t('claims.help_title')}
          items={[t('claims.help_1'), t('claims.help_2', { days }), t('claims.help_3')]}
        />
      }
    >
      <PageHead title={t('claims.page_title')} noIndex />
      <Now {...props} />
      <p>
        <Link href={path('contractors.show', { slug: contractor.slug })}>{t('claims.back')}</Link>
      </p>
    </FormPage>
  );
}

/** The reader's state: owner, claimant, or neither yet. */
function Now(props: Props) {
  const t = useT();
  const path = usePath();
  const { viewer } = useShared();
  const { contractor, choices, refusal, isOwner, claim, codeMinutes } = props;
  if (isOwner) return <OwnerNotice />;
  if (claim?.state === 'open')
    return (
      <>
        {claim.hasEvidence ? (
          <WaitingClaim claim={claim} />
        ) : (
          <CodeForm slug={contractor.slug} claim={claim} minutes={codeMinutes} />
        )}
        <WithdrawClaim slug={contractor.slug} />
      </>
    );
  return (
    <>
      {claim?.state === 'rejected' && <ClaimOutcome claim={claim} />}
      {refusal ? (
        <Alert
          tone="caution"
          title={t(viewer?.emailVerified === false ? 'claims.one_step_first' : 'claims.refused_heading')}
        >
          <p>{refusal}</p>
          {viewer?.emailVerified === false && (
            <div className="mt-3">
              <ResendVerification
                label={t('claims.confirm_email')}
                next={path('contractors.claim', { slug: contractor.slug })}
              />
            </div>
          )}
        </Alert>
      ) : (
        <>
          <WhatChanges ownPage={props.ownPage} />
          <ClaimForm slug={contractor.slug} choices={choices} />
        </>
      )}
    </>
  );
}

function WhatChanges({ ownPage }: Pick<Props, 'ownPage'>) {
  const t = useT();
  return (
    <Section title={t('claims.what_changes')}>
      <ul className="grid list-disc gap-2 ps-5">
        <li>{t('claims.change_contractor')}</li>
        {ownPage?.isEmpty && <li>{t('claims.change_own_page', { name: ownPage.name })}</li>}
        {ownPage && !ownPage.isEmpty && (
          <li>{t('claims.change_own_page_in_use', { name: ownPage.name, reviews: ownPage.reviews })}</li>
        )}
        <li>{t('claims.change_reviews')}</li>
        <li>{t('claims.change_own_review')}</li>
        {(ownPage === null || ownPage.isEmpty) && <li>{t('claims.change_nothing_else')}</li>}
      </ul>
    </Section>
  );
}
