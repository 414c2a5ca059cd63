import { LANGUAGES } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { DialogActions } from '../ui/overlay/dialog.tsx';
import { SelectField, TextAreaField } from '../form/fields.tsx';
import { ListDialog } from './list-dialog.tsx';
import { splitLines } from './split-words.ts';
import { useListForm } from './use-list-form.ts';

/** Adds words to the list of one language, as many as are typed. */
export function WordsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { language } = useShared();
  const form = useListForm(
    { language, words: '' },
    {
      action: route('admin.bad_words.store'),
      bodyOf: ({ language: of, words }) => ({ language: of, words: splitLines(words) }),
      onSaved: onClose,
    },
  );
  return (
    <ListDialog onClose={onClose} title={t('admin_lists.words.add')} size="small">
      <PostForm form={form} className="grid gap-4">
        <SelectField
          name="language"
          label={t('admin_lists.column.language')}
          required
          options={LANGUAGES.map((value) => ({ value, label: t(`admin_lists.in.${value}`) }))}
        />
        <TextAreaField
          name="words"
          label={t('admin_lists.words.add_label')}
          help={t('admin_lists.words.add_help')}
          required
          rows={6}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('admin.cancel')}</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('admin_lists.words.add')}
          </Button>
        </DialogActions>
      </PostForm>
    </ListDialog>
  );
}
