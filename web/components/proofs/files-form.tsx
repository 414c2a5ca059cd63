import { useState } from 'react';
import { JOB_PROOF_FILES_MAX, JOB_PROOF_NOTE_MAX_LENGTH } from '../../../common/job-proofs.ts';
import { route } from '../../../common/routes/route-table.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { TextAreaField } from '../form/fields.tsx';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { FileField, type FileEntry } from '../uploads/file-field.tsx';

/** Pictures and documents that an administrator looks at. */
export function FilesForm({ reviewId }: { reviewId: number }) {
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
