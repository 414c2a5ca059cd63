import { useState } from 'react';
import { REQUEST_LIST_MAX_LENGTH, REQUEST_LIST_ROWS_MAX } from '../../../common/limits/review-requests.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ListOutcome } from '../../../server/review-requests/views.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { readTextFile } from '../../lib/read-text-file.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { TextAreaField } from '../form/fields.tsx';
import { PostForm } from '../form/post-form.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { Section } from '../ui/section.tsx';
import { LanguageField } from './request-form.tsx';

/** More than any list of 500 lines has. */
const FILE_MAX_BYTES = 400_000;

/** Asks many customers: rows of a spreadsheet, pasted or out of a file. */
export function ListForm() {
  const t = useT();
  const { language } = useShared();
  const empty = { list: '', language };
  const form = usePostForm(empty, {
    action: route('review_requests.store_list'),
    isRefused: (input) => input !== undefined && 'list' in input,
    visit: { preserveScroll: false },
  });
  const [isTooLarge, setTooLarge] = useState(false);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const text = file.size > FILE_MAX_BYTES ? null : await readTextFile(file);
    setTooLarge(text === null || text.length > REQUEST_LIST_MAX_LENGTH);
    if (text !== null && text.length <= REQUEST_LIST_MAX_LENGTH)
      form.setData((before) => ({ ...before, list: text }));
  };
  return (
    <Section title={t('review_requests.list_title')}>
      <p className="text-muted">{t('review_requests.list_text', { limit: REQUEST_LIST_ROWS_MAX })}</p>
      <PostForm form={form} className="mt-4 grid gap-6">
        <TextAreaField
          name="list"
          label={t('review_requests.list')}
          placeholder={t('review_requests.list_example')}
          rows={8}
          required
          spellCheck={false}
        />
        <FileChoice error={isTooLarge} onFile={(file) => void take(file)} />
        <LanguageField />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('review_requests.list_send')}
          </Button>
        </div>
      </PostForm>
    </Section>
  );
}

type ChoiceProps = { error: boolean; onFile: (file: File | undefined) => void };

/** Puts the text of a file into the list, where it can be read before it is sent. */
function FileChoice({ error, onFile }: ChoiceProps) {
  const t = useT();
  const isTakenOver = useTakenOver();
  if (!isTakenOver) return null;
  return (
    <Field
      label={t('review_requests.list_file')}
      error={error ? t('review_requests.list_file_long', { limit: REQUEST_LIST_ROWS_MAX }) : undefined}
    >
      {(control) => (
        <input
          {...control}
          className="control"
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={({ target }) => {
            onFile(target.files?.[0]);
            target.value = '';
          }}
        />
      )}
    </Field>
  );
}

/** The outcome of a list: how many were asked, and each line that was not, with its reason. */
export function Outcome({ outcome }: { outcome: ListOutcome }) {
  const t = useT();
  const { made, refused, notes } = outcome;
  return (
    <Alert tone={refused.length > 0 ? 'caution' : 'good'} title={t('review_requests.outcome_title')} live>
      <p>{t('review_requests.outcome_made', { count: made })}</p>
      {refused.length > 0 && (
        <>
          <p className="mt-2">{t('review_requests.outcome_refused', { count: refused.length })}</p>
          <Lines lines={refused} />
        </>
      )}
      {notes.length > 0 && <Lines lines={notes} />}
    </Alert>
  );
}

function Lines({ lines }: { lines: ListOutcome['refused'] }) {
  const t = useT();
  return (
    <ul className="mt-1 list-disc pl-5">
      {lines.map(({ line, text }) => (
        <li key={line} className="wrap-anywhere">
          {t('review_requests.line', { line, text })}
        </li>
      ))}
    </ul>
  );
}
