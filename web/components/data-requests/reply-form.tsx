import {
  DATA_REQUEST_ASKS_MAX_LENGTH,
  DATA_REQUEST_FILES_KEPT_DAYS,
  DATA_REQUEST_WORDS_MIN_LENGTH,
} from '../../../common/data-requests.ts';
import { route } from '../../../common/routes/route-table.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { TextAreaField } from '../form/fields.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { DocumentsField } from './documents-field.tsx';
import { FormWithDocuments } from '../form/form-with-documents.tsx';

/** An administrator’s question, and the form that answers it. */
export function ReplyForm({ token, question }: { token: string; question: string }) {
  const t = useT();
  const form = usePostForm({ words: '' }, { action: route('data_requests.reply', { token }) });
  return (
    <section className="grid gap-6">
      <Alert tone="caution" title={t('data_requests.question')}>
        <p className="whitespace-pre-line" dir="auto">
          {question}
        </p>
        <p>{t('data_requests.question_clock')}</p>
      </Alert>
      <FormWithDocuments form={form} className="grid gap-6">
        <TextAreaField
          name="words"
          label={t('data_requests.reply')}
          required
          rows={4}
          counter={DATA_REQUEST_ASKS_MAX_LENGTH}
          minimum={DATA_REQUEST_WORDS_MIN_LENGTH}
        />
        <DocumentsField error={form.errors['files']} keptDays={DATA_REQUEST_FILES_KEPT_DAYS} />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('data_requests.send_reply')}
          </Button>
        </div>
      </FormWithDocuments>
    </section>
  );
}
