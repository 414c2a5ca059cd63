import { JOB_PROOF_CHECKED_IN_DAYS, JOB_PROOF_FILES_KEPT_DAYS } from '../../../common/job-proofs.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ProofPageView } from '../../../server/reviews/proofs/views.ts';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { FilesForm } from '../../components/proofs/files-form.tsx';
import { CfdiForm } from '../../components/proofs/cfdi-form.tsx';
import { OwnProof } from '../../components/proofs/own-proof.tsx';
import { PermitForm } from '../../components/proofs/permit-form.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = ProofPageView;

/** The author of a review proves the job: by a CFDI, a permit, or files that only administrators see. */
export default function ReviewProofPage({ review, proofs, obstacle, ...forms }: Props) {
  const t = useT();
  const waiting = proofs.some(({ state }) => state === 'waiting');
  return (
    <FormPage
      heading={t('job_proofs.title')}
      intro={t('job_proofs.intro', { contractor: review.contractor.name })}
      aside={
        <HelpList
          title={t('job_proofs.help_title')}
          items={[
            t('job_proofs.help_1'),
            t('job_proofs.help_2', { days: JOB_PROOF_FILES_KEPT_DAYS }),
            t('job_proofs.help_3'),
            t('job_proofs.by_quote'),
          ]}
        />
      }
    >
      <PageHead title={t('job_proofs.title')} noIndex />
      {obstacle === null ? (
        <Forms review={review} {...forms} />
      ) : (
        <Alert tone={obstacle === 'confirmed' ? 'good' : 'blueprint'}>
          {t(`job_proofs.obstacle.${obstacle}`, { days: JOB_PROOF_CHECKED_IN_DAYS })}
        </Alert>
      )}
      {proofs.length > 0 && (
        <section className="mt-8 grid gap-4">
          <h2>{t('job_proofs.earlier')}</h2>
          {proofs.map((proof) => (
            <OwnProof key={proof.id} proof={proof} />
          ))}
        </section>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {waiting && (
          <SendButton action={route('reviews.proof.withdraw', { id: review.id })}>
            {t('job_proofs.withdraw')}
          </SendButton>
        )}
        <ButtonLink variant="ghost" href={route('reviews.given', {}, { query: { review: review.id } })}>
          {t('job_proofs.to_list')}
        </ButtonLink>
      </div>
    </FormPage>
  );
}

/** The ways that may prove at once come first. */
function Forms({ review: { id, contractor }, offers, draft }: Pick<Props, 'review' | 'offers' | 'draft'>) {
  const t = useT();
  return (
    <div className="grid gap-8">
      {offers.cfdi && (
        <section className="grid gap-4">
          <h2>{t('job_proofs.by_cfdi')}</h2>
          <CfdiForm reviewId={id} draft={draft} />
        </section>
      )}
      {offers.permit && (
        <section className="grid gap-4">
          <h2>{t('job_proofs.by_permit')}</h2>
          <PermitForm reviewId={id} contractor={contractor.name} />
        </section>
      )}
      <section className="grid gap-4">
        <h2>{t('job_proofs.by_files')}</h2>
        <FilesForm reviewId={id} />
      </section>
    </div>
  );
}
