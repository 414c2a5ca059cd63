import { JOB_PROOF_REASON_MAX_LENGTH, JOB_PROOF_REASON_MIN_LENGTH } from '../../../common/job-proofs.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ProofsView } from '../../../server/moderation/proofs/views.ts';
import type { WaitingProofView } from '../../../server/reviews/proofs/views.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Disclosure } from '../../components/ui/overlay/disclosure.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { TextAreaField } from '../../components/form/fields.tsx';
import { TimeAgo } from '../../components/ui/time-ago.tsx';
import { FileName } from '../../components/uploads/file-name.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = ProofsView;

/** Proofs of jobs that wait for an administrator, the oldest first. */
export default function AdminProofsPage({ proofs, total }: Props) {
  const t = useT();
  return (
    <AdminFrame title={t('job_proofs.queue_title')}>
      <p className="mb-4 max-w-text text-muted">{t('job_proofs.queue_intro')}</p>
      {proofs.length === 0 && (
        <EmptyState title={t('job_proofs.none_title')} text={t('job_proofs.none_text')} />
      )}
      {total > proofs.length && (
        <p className="mb-4">{t('job_proofs.more', { shown: proofs.length, total })}</p>
      )}
      <ul className="grid gap-8">
        {proofs.map((proof) => (
          <Item key={proof.id} proof={proof} />
        ))}
      </ul>
    </AdminFrame>
  );
}

function Item({ proof: { id, sentAt, note, review, files, canDecide } }: { proof: WaitingProofView }) {
  const t = useT();
  const path = usePath();
  const { author, contractor, trade, month } = review;
  return (
    <li className="grid gap-6 lg:grid-cols-2 border-t border-line pt-4">
      <div className="grid min-w-0 content-start gap-2">
        <h2 className="text-base">
          {t('job_proofs.about', {
            author: author ?? t('reviews.former_member'),
            contractor: contractor.name,
            trade,
            month,
          })}
        </h2>
        <p className="text-sm text-muted">
          <TimeAgo at={sentAt} />
          {' · '}
          <a href={path('contractors.show', { slug: contractor.slug })}>{contractor.name}</a>
        </p>
        <p className="max-w-text whitespace-pre-line" dir="auto">
          {review.body}
        </p>
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <ul className="grid gap-1" aria-label={t('job_proofs.files')}>
          {files.map((file) => (
            <li key={file.id}>
              <FileName file={file} />
            </li>
          ))}
        </ul>
        {note !== null && (
          <p className="max-w-text whitespace-pre-line" dir="auto">
            {note}
          </p>
        )}
        {canDecide ? <Decision id={id} /> : <p className="text-muted">{t('job_proofs.not_yours')}</p>}
      </div>
    </li>
  );
}

function Decision({ id }: { id: number }) {
  const t = useT();
  const form = usePostForm(
    { reason: '' },
    { action: route('admin.proofs.decline', { id }), visit: { preserveScroll: true } },
  );
  return (
    <div className="grid gap-4">
      <div>
        <SendButton action={route('admin.proofs.confirm', { id })}>{t('job_proofs.confirm')}</SendButton>
      </div>
      <Disclosure summary={t('job_proofs.decline')} open={form.errors['reason'] !== undefined || undefined}>
        <PostForm form={form} className="grid gap-4">
          <TextAreaField
            name="reason"
            label={t('job_proofs.decline_reason')}
            help={t('job_proofs.decline_help')}
            required
            dir="auto"
            rows={3}
            counter={JOB_PROOF_REASON_MAX_LENGTH}
            minimum={JOB_PROOF_REASON_MIN_LENGTH}
          />
          <div>
            <Button type="submit" busy={form.busy}>
              {t('job_proofs.decline')}
            </Button>
          </div>
        </PostForm>
      </Disclosure>
    </div>
  );
}
