import { route } from '../../../common/routes/route-table.ts';
import type { TranslationRow } from '../../../server/content/translations/list-translations.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { useLocalDate } from '../../lib/local-date.ts';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { DialogActions } from '../ui/overlay/dialog.tsx';
import { TextAreaField } from '../form/fields.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { ListDialog } from './list-dialog.tsx';
import { useEdited } from './use-edited.ts';
import { useListForm } from './use-list-form.ts';

type Props = { text: TranslationRow; onClose: () => void };
const SIDES = ['english', 'mexican_spanish'] as const;
const wordsOf = ({ english, mexican_spanish }: TranslationRow) => ({ english, mexican_spanish });

/** Writes over one text in both languages, and takes the last change back. */
export function TranslationDialog({ text, onClose }: Props) {
  const t = useT();
  const edited = useEdited(text);
  const form = useListForm(wordsOf(text), {
    action: route('admin.translations.update'),
    method: 'put',
    also: { key: text.key, version: String(edited.version) },
    onSaved: onClose,
  });
  const undo = () =>
    form.send({ action: route('admin.translations.undo'), method: 'post', data: { ...form.also } });
  return (
    <ListDialog onClose={onClose} title={t('translations.edit_named', { key: text.key })} size="large">
      <PostForm form={form} className="grid gap-4">
        <ChangedMeanwhile edited={edited} onLoad={() => form.setData(wordsOf(text))} />
        {SIDES.map((side) => (
          <TextAreaField
            key={side}
            name={side}
            required
            label={t(`content_editor.${side}`)}
            help={
              text.shipped[side] === text[side]
                ? undefined
                : t('translations.shipped', { words: text.shipped[side] })
            }
            rows={4}
            lang={side === 'english' ? 'en' : 'es-MX'}
          />
        ))}
        <Facts text={text} />
        <DialogActions>
          {text.version > 0 && (
            <Button
              type="submit"
              formAction={route('admin.translations.undo')}
              variant="ghost"
              busy={form.busy}
              onClick={(event) => {
                event.preventDefault();
                undo();
              }}
            >
              {t('translations.undo')}
            </Button>
          )}
          <Button onClick={onClose}>{t('admin.cancel')}</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('admin_lists.save')}
          </Button>
        </DialogActions>
      </PostForm>
    </ListDialog>
  );
}

function Facts({ text: { placeholders, places, changedAt, changedBy } }: Pick<Props, 'text'>) {
  const t = useT();
  const dateOf = useLocalDate();
  const list = placeholders.map((name) => `{${name}}`).join(' ');
  return (
    <div className="grid gap-2 text-sm text-muted">
      {list !== '' && <p>{t('translations.placeholders_help', { list })}</p>}
      {changedAt !== null && (
        <p>
          {changedBy === null
            ? t('translations.changed_on', { date: dateOf(changedAt) })
            : t('translations.changed_by', { name: changedBy, date: dateOf(changedAt) })}
        </p>
      )}
      {places.length > 0 && (
        <details>
          <summary>{`${t('translations.places')} (${places.length})`}</summary>
          <ul className="mt-1 grid gap-1 break-all">
            {places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
