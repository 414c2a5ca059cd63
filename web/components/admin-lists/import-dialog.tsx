import { useState } from 'react';
import { route } from '../../../common/route-table.ts';
import { useT } from '../../lib/app-context.tsx';
import { CheckedForm } from '../form/checked-form.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { useListForm } from './use-list-form.ts';

/** Takes a file of texts; the server says which lines are wrong. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [csv, setCsv] = useState('');
  const { send, busy, checked, errorOf } = useListForm({ csv });
  const submit = () =>
    send({ method: 'post', url: route('admin.translations.import'), body: { csv }, onSaved: onClose });
  const error = errorOf('csv');
  return (
    <Dialog open onClose={onClose} title={t('translations.import')} size="small">
      <CheckedForm className="grid gap-4" checked={checked} onSubmit={submit}>
        <Field
          required
          label={t('translations.import_file')}
          help={t('translations.import_help')}
          {...(error ? { error } : {})}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,text/csv"
              className="control"
              onChange={({ target }) => void target.files?.[0]?.text().then(setCsv)}
            />
          )}
        </Field>
        <DialogActions>
          <Button onClick={onClose}>{t('admin.cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('translations.import')}
          </Button>
        </DialogActions>
      </CheckedForm>
    </Dialog>
  );
}
