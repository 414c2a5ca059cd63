import { Link } from '@inertiajs/react';
import { JOB_PROOF_REASON_MAX_LENGTH, JOB_PROOF_REASON_MIN_LENGTH } from '../../../common/job-proofs.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ProofsView } from '../../../server/moderation/proofs/views.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import '../../components/admin-lists/admin-lists.css';
import { TextAreaField } from '../../components/form/fields.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { QueuedProof } from '../../components/proofs/queued-proof.tsx';
import { RevokeForm } from '../../components/proofs/revoke-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Disclosure } from '../../components/ui/overlay/disclosure.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = ProofsView;

const STATES = ['waiting', 'confirmed'] as const;

/** Proofs of jobs that wait for an administrator, the oldest first; and those that are confirmed, the latest first. */
export default function AdminProofsPage({ state, proofs, total, reasons }: Props) {
  const t = useT();
  const isWaiting = state === 'waiting';
  return (
    <AdminFrame title={t('job_proofs.queue_title')}>
      <nav className="tabs-list" aria-label={t('job_proofs.queue_title')}>
        {STATES.map((one) => (
          <Link
            key={one}
            className="tab tab-link"
            href={route('admin.proofs', {}, { query: { state: one === 'waiting' ? undefined : one } })}
            aria-current={one === state ? 'page' : undefined}
          >
            {t(`job_proofs.list_${one}`)}
          </Link>
        ))}
      </nav>
      {isWaiting && <p className="my-4 max-w-text text-muted">{t('job_proofs.queue_intro')}</p>}
      {proofs.length === 0 && (
        <EmptyState
          title={t(isWaiting ? 'job_proofs.none_title' : 'job_proofs.none_confirmed')}
          text={t(isWaiting ? 'job_proofs.none_text' : 'job_proofs.none_confirmed_text')}
        />
      )}
      {total > proofs.length && (
        <p className="mb-4">
          {t(isWaiting ? 'job_proofs.more' : 'job_proofs.more_confirmed', { shown: proofs.length, total })}
        </p>
      )}
      <ul className="grid gap-8">
        {proofs.map((proof) => (
          <QueuedProof key={proof.id} proof={proof}>
            {isWaiting ? <Decision id={proof.id} /> : <RevokeForm id={proof.id} reasons={reasons} />}
          </QueuedProof>
        ))}
      </ul>
    </AdminFrame>
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
