import { PERMIT_NUMBER_MAX_LENGTH } from '../../../common/job-proofs.ts';
import { route } from '../../../common/routes/route-table.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { TextField } from '../form/fields.tsx';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';

/** The number of a permit, compared with those on record. */
export function PermitForm({ reviewId, contractor }: { reviewId: number; contractor: string }) {
  const t = useT();
  const form = usePostForm({ number: '' }, { action: route('reviews.proof.permit', { id: reviewId }) });
  return (
    <PostForm form={form} className="grid gap-4">
      <TextField
        name="number"
        label={t('job_proofs.permit_number')}
        help={t('job_proofs.permit_help', { contractor })}
        required
        maxLength={PERMIT_NUMBER_MAX_LENGTH}
        autoComplete="off"
      />
      <div>
        <Button type="submit" busy={form.busy}>
          {t('job_proofs.permit_send')}
        </Button>
      </div>
    </PostForm>
  );
}
