import { useState } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { keptFields } from '../../lib/drafts/kept-fields.ts';
import { Button } from '../ui/button.tsx';
import { DialogActions } from '../ui/overlay/dialog.tsx';
import { Field } from '../ui/form/field.tsx';
import { TextArea } from '../ui/form/text-area.tsx';
import { ListDialog } from './list-dialog.tsx';
import { ListForm } from './list-form.tsx';
import { useListForm } from './use-list-form.ts';

/** Takes a file of texts; the server says which lines are wrong. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const isTakenOver = useTakenOver();
  const { input } = useShared();
  const [csv, setCsv] = useState(() => keptFields({ csv: '' }, input).csv);
  const { send, busy, checked, errorOf } = useListForm({ csv });
  const submit = () =>
    send({ method: 'post', url: route('admin.translations.import'), body: { csv }, onSaved: onClose });
  const error = errorOf('csv');
  return (
    <ListDialog onClose={onClose} title={t('translations.import')} size="small">
      <ListForm action={route('admin.translations.import')} checked={checked} onSubmit={submit}>
        <Field
          required
          label={t('translations.import_file')}
          help={t('translations.import_help')}
          {...(error ? { error } : {})}
        >
          {(control) =>
            isTakenOver ? (
              <input
                {...control}
                type="file"
                accept=".csv,text/csv"
                className="control"
                onChange={({ target }) => void target.files?.[0]?.text().then(setCsv)}
              />
            ) : (
              // Without scripts nothing reads a file here: its text is pasted.
              <TextArea {...control} name="csv" rows={8} defaultValue={csv} />
            )
          }
        </Field>
        <DialogActions>
          <Button onClick={onClose}>{t('admin.cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('translations.import')}
          </Button>
        </DialogActions>
      </ListForm>
    </ListDialog>
  );
}
