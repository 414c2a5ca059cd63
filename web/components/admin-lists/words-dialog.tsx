import { useState } from 'react';
import { LANGUAGES, type Language } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { keptFields } from '../../lib/drafts/kept-fields.ts';
import { Button } from '../ui/button.tsx';
import { DialogActions } from '../ui/overlay/dialog.tsx';
import { SelectField, TextAreaField } from '../form/fields.tsx';
import { ListDialog } from './list-dialog.tsx';
import { ListForm } from './list-form.tsx';
import { splitLines } from './split-words.ts';
import { useListForm } from './use-list-form.ts';

/** Adds words to the list of one language, as many as are typed. */
export function WordsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { language: own, input } = useShared();
  const [language, setLanguage] = useState<Language>(own);
  const [text, setText] = useState(() => keptFields({ words: '' }, input).words);
  const { send, busy, checked, errorOf } = useListForm({ language, words: text });
  const submit = () => {
    const body = { language, words: splitLines(text) };
    send({ method: 'post', url: route('admin.bad_words.store'), body, onSaved: onClose });
  };
  return (
    <ListDialog onClose={onClose} title={t('admin_lists.words.add')} size="small">
      <ListForm action={route('admin.bad_words.store')} checked={checked} onSubmit={submit}>
        <SelectField
          name="language"
          label={t('admin_lists.column.language')}
          required
          error={errorOf('language')}
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: t(`admin_lists.in.${value}`) }))}
          onChange={(value) => setLanguage(value as Language)}
        />
        <TextAreaField
          name="words"
          label={t('admin_lists.words.add_label')}
          help={t('admin_lists.words.add_help')}
          required
          error={errorOf('words')}
          rows={6}
          value={text}
          onChange={setText}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('admin.cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('admin_lists.words.add')}
          </Button>
        </DialogActions>
      </ListForm>
    </ListDialog>
  );
}
