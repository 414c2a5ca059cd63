import {
  RED_FLAG_ANSWER_MAX_LENGTH,
  RED_FLAG_ANSWER_MIN_LENGTH,
  RED_FLAG_FILES_MAX,
} from '../../../common/cases/red-flags.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { RedFlagView } from '../../../server/red-flags/views.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { TextAreaField } from '../form/fields.tsx';
import { Section } from '../ui/section.tsx';
import { EvidenceFiles } from './evidence-files.tsx';
import { useEvidenceFiles } from './use-evidence-files.ts';

/** The contractor's answer to it, with files. */
export function AnswerForm({ flag: { id, answer } }: { flag: RedFlagView }) {
  const t = useT();
  const files = useEvidenceFiles(answer?.files ?? []);
  const form = usePostForm(
    { answer: answer?.body ?? '' },
    { action: route('red_flags.answer', { id }), also: files.fields, visit: { preserveScroll: true } },
  );
  return (
    <Section title={t('red_flags.answer_title')} id="answer">
      <PostForm encType="multipart/form-data" form={form} className="grid max-w-form gap-6">
        <TextAreaField
          name="answer"
          label={t('red_flags.answer_title')}
          help={t('red_flags.answer_help')}
          required
          dir="auto"
          rows={8}
          counter={RED_FLAG_ANSWER_MAX_LENGTH}
          minimum={RED_FLAG_ANSWER_MIN_LENGTH}
        />
        <EvidenceFiles
          seenBy="accused"
          files={files}
          label={t('red_flags.answer_files')}
          help={t('red_flags.answer_files_help', { maximum: RED_FLAG_FILES_MAX })}
          error={form.errors['files']}
        />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('red_flags.answer_send')}
          </Button>
        </div>
      </PostForm>
    </Section>
  );
}
