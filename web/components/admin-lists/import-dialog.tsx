import { route } from '../../../common/routes/route-table.ts';
import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { errorUnder } from '../../lib/drafts/open-errors.ts';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { DialogActions } from '../ui/overlay/dialog.tsx';
import { Field } from '../ui/form/field.tsx';
import { TextArea } from '../ui/form/text-area.tsx';
import { ListDialog } from './list-dialog.tsx';
import { useListForm } from './use-list-form.ts';

/** Takes a file of texts; the server says which lines are wrong. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const isTakenOver = useTakenOver();
  const form = useListForm({ csv: '' }, { action: route('admin.translations.import'), onSaved: onClose });
  return (
    <ListDialog onClose={onClose} title={t('translations.import')} size="small">
      <PostForm form={form} className="grid gap-4">
        <Field
          required
          label={t('translations.import_file')}
          help={t('translations.import_help')}
          error={errorUnder(form.errors, 'csv')}
        >
          {(control) =>
            isTakenOver ? (
              <input
                {...control}
                type="file"
                accept=".csv,text/csv"
                className="control"
                onChange={({ target }) => void target.files?.[0]?.text().then((csv) => form.set('csv', csv))}
              />
            ) : (
              // Without scripts nothing reads a file here: its text is pasted.
              <TextArea {...control} name="csv" rows={8} defaultValue={form.data.csv} />
            )
          }
        </Field>
        <DialogActions>
          <Button onClick={onClose}>{t('admin.cancel')}</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('translations.import')}
          </Button>
        </DialogActions>
      </PostForm>
    </ListDialog>
  );
}
