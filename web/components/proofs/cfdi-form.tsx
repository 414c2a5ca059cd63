import { JOB_PROOF_NOTE_MAX_LENGTH } from '../../../common/job-proofs.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ProofPageView } from '../../../server/reviews/proofs/views.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { TextAreaField } from '../form/fields.tsx';
import { FormWithDocuments } from '../form/form-with-documents.tsx';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { CfdiFacts } from './cfdi-facts.tsx';

type Props = { reviewId: number; draft: ProofPageView['draft'] };

/** A CFDI is read first; its author sees what was read before it is sent. */
export function CfdiForm({ reviewId, draft }: Props) {
  const t = useT();
  return (
    <div className="grid gap-6">
      {draft && <Draft key={draft.id} reviewId={reviewId} draft={draft} />}
      {draft && <h3>{t('job_proofs.draft_other')}</h3>}
      <FileForm reviewId={reviewId} />
      <p className="max-w-text text-sm text-muted">{t('job_proofs.cfdi_offline')}</p>
    </div>
  );
}

function FileForm({ reviewId }: { reviewId: number }) {
  const t = useT();
  const form = usePostForm({}, { action: route('reviews.proof.read_cfdi', { id: reviewId }) });
  return (
    <FormWithDocuments form={form} className="grid gap-4">
      <Field
        label={t('job_proofs.cfdi')}
        help={t('job_proofs.cfdi_help')}
        error={form.errors['cfdi']}
        required
      >
        {(control) => (
          <input
            {...control}
            className="control"
            type="file"
            name="cfdi"
            accept=".xml,text/xml,application/xml"
          />
        )}
      </Field>
      <div>
        <Button type="submit" busy={form.busy}>
          {t('job_proofs.cfdi_submit')}
        </Button>
      </div>
    </FormWithDocuments>
  );
}

function Draft({ reviewId, draft }: { reviewId: number; draft: NonNullable<Props['draft']> }) {
  const t = useT();
  const form = usePostForm(
    { note: '' },
    {
      action: route('reviews.proof.send_cfdi', { id: reviewId }),
      also: { cfdi: String(draft.id) },
    },
  );
  return (
    <section className="grid gap-4">
      <h3>{t('job_proofs.draft_title')}</h3>
      <CfdiFacts cfdi={draft} />
      {draft.questions.length === 0 && <p>{t('job_proofs.draft_sent_at_once')}</p>}
      <PostForm form={form} className="grid gap-4">
        {draft.questions.length > 0 && (
          <TextAreaField
            name="note"
            label={t('job_proofs.note')}
            help={t('job_proofs.note_help')}
            dir="auto"
            rows={3}
            counter={JOB_PROOF_NOTE_MAX_LENGTH}
          />
        )}
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('job_proofs.draft_send')}
          </Button>
        </div>
      </PostForm>
    </section>
  );
}
