import { useState } from 'react';
import {
  JOB_PROOF_CHECKED_IN_DAYS,
  JOB_PROOF_FILES_KEPT_DAYS,
  JOB_PROOF_FILES_MAX,
  JOB_PROOF_NOTE_MAX_LENGTH,
} from '../../../common/job-proofs.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { OwnProofView, ProofPageView } from '../../../server/reviews/proofs/views.ts';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { TextAreaField } from '../../components/form/fields.tsx';
import { FileField, type FileEntry } from '../../components/uploads/file-field.tsx';
import { FileName } from '../../components/uploads/file-name.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { useLocalDate } from '../../lib/local-date.ts';

export type Props = ProofPageView;

/** The author of a review proves the job with files that only administrators see. */
export default function ReviewProofPage({ review, proofs, obstacle }: Props) {
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
          ]}
        />
      }
    >
      <PageHead title={t('job_proofs.title')} noIndex />
      {obstacle === null ? (
        <ProofForm reviewId={review.id} />
      ) : (
        <Alert tone={obstacle === 'confirmed' ? 'good' : 'blueprint'}>
          {t(`job_proofs.obstacle.${obstacle}`, { days: JOB_PROOF_CHECKED_IN_DAYS })}
        </Alert>
      )}
      {proofs.length > 0 && (
        <section className="mt-8 grid gap-4">
          <h2>{t('job_proofs.earlier')}</h2>
          {proofs.map((proof) => (
            <Proof key={proof.id} proof={proof} />
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

function ProofForm({ reviewId }: { reviewId: number }) {
  const t = useT();
  const [files, setFiles] = useState<readonly FileEntry[]>([]);
  const form = usePostForm<{ note: string; files: number[] }>(
    { note: '', files: [] },
    { action: route('reviews.proof.send', { id: reviewId }) },
  );
  return (
    <PostForm form={form} encType="multipart/form-data" className="grid gap-6">
      <FileField
        seenBy="admins"
        hasOwnAdvice
        label={t('job_proofs.files')}
        help={t('job_proofs.files_help', { maximum: JOB_PROOF_FILES_MAX })}
        required
        files={files}
        maximum={JOB_PROOF_FILES_MAX}
        error={form.errors['files']}
        onChange={(change) => {
          const changed = change(files);
          setFiles(changed);
          form.set(
            'files',
            changed.map(({ id }) => id),
          );
        }}
      />
      <TextAreaField
        name="note"
        label={t('job_proofs.note')}
        help={t('job_proofs.note_help')}
        dir="auto"
        rows={3}
        counter={JOB_PROOF_NOTE_MAX_LENGTH}
      />
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('job_proofs.send')}
        </Button>
      </div>
    </PostForm>
  );
}

const TONES = { waiting: 'blueprint', confirmed: 'good', declined: 'caution', withdrawn: 'neutral' } as const;

function Proof({ proof: { state, sentAt, reason, files } }: { proof: OwnProofView }) {
  const t = useT();
  const localDate = useLocalDate();
  return (
    <article className="grid gap-2 border-t border-line pt-4">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={TONES[state]}>{t(`job_proofs.state.${state}`)}</Badge>
        <span className="text-sm text-muted">{t('job_proofs.on', { date: localDate(sentAt) })}</span>
      </p>
      {reason !== null && <p className="max-w-text whitespace-pre-line">{reason}</p>}
      {files.length > 0 && (
        <ul className="grid gap-1">
          {files.map((file) => (
            <li key={file.id}>
              <FileName file={file} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
