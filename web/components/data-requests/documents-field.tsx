import { useId } from 'react';
import { DATA_REQUEST_FILES_MAX } from '../../../common/data-requests.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Field } from '../ui/form/field.tsx';
import { ACCEPTED } from '../uploads/file-chooser.tsx';

type Props = { error: string | undefined; keptDays: number };

/** Documents that the form itself sends, because a visitor has no account to send them to before. */
export function DocumentsField({ error, keptDays }: Props) {
  const t = useT();
  const seenBy = useId();
  return (
    <div className="grid gap-2">
      <Field
        label={t('data_requests.files')}
        help={t('data_requests.files_help', { maximum: DATA_REQUEST_FILES_MAX })}
        error={error}
      >
        {(control) => (
          <input {...control} className="control" type="file" name="files" multiple accept={ACCEPTED.files} />
        )}
      </Field>
      <p id={seenBy} className="text-sm text-muted">
        {t('data_requests.files_seen', { days: keptDays })}
      </p>
    </div>
  );
}
