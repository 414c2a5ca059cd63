import { LIST_NAME_MAX_LENGTH } from '../../../common/constants.ts';
import { route } from '../../../common/routes/route-table.ts';
import { TRADE_ICONS } from '../../../common/profiles/trade-icons.ts';
import type { EditableTrade } from '../../../server/moderation/lists/reference-views.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { TradeIcon } from '../contractors/trade-icon.tsx';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { DialogActions } from '../ui/overlay/dialog.tsx';
import { TextAreaField, TextField } from '../form/fields.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { ListDialog } from './list-dialog.tsx';
import { splitCommas } from './split-words.ts';
import { useEdited } from './use-edited.ts';
import { useListForm } from './use-list-form.ts';

type Trade = Pick<
  EditableTrade,
  'english' | 'mexican_spanish' | 'icon' | 'synonyms' | 'cslbClasses' | 'version'
> & { id: number | null };

/** A trade that is not there yet. */
export const NEW_TRADE: Trade = {
  id: null,
  english: '',
  mexican_spanish: '',
  icon: 'IconHammer',
  synonyms: { english: [], mexican_spanish: [] },
  cslbClasses: [],
  version: 0,
};

const typed = ({ english, mexican_spanish, icon, synonyms, cslbClasses }: Trade) => ({
  english,
  mexican_spanish,
  icon,
  'synonyms.english': synonyms.english.join(', '),
  'synonyms.mexican_spanish': synonyms.mexican_spanish.join(', '),
  cslb_classes: cslbClasses.join(', '),
});
type Typed = ReturnType<typeof typed>;

const bodyOf = ({ english, mexican_spanish, icon, cslb_classes, ...words }: Typed) => ({
  english,
  mexican_spanish,
  icon,
  synonyms: {
    english: splitCommas(words['synonyms.english']),
    mexican_spanish: splitCommas(words['synonyms.mexican_spanish']),
  },
  cslb_classes: splitCommas(cslb_classes),
});

type Props = { trade: Trade; onClose: () => void };

/** Adds or changes a trade: its names, what it is found by, its icon and its license classes. */
export function TradeDialog({ trade, onClose }: Props) {
  const t = useT();
  const { language } = useShared();
  const edited = useEdited(trade);
  const isNew = trade.id === null;
  const form = useListForm(typed(trade), {
    action: trade.id === null ? route('admin.trades.store') : route('admin.trades.update', { id: trade.id }),
    method: isNew ? 'post' : 'put',
    also: { version: String(edited.version) },
    bodyOf,
    onSaved: onClose,
  });
  const title = isNew ? t('admin_lists.trades.add') : t('admin_lists.edit_named', { name: trade[language] });
  return (
    <ListDialog onClose={onClose} title={title}>
      <PostForm form={form} className="grid gap-4">
        <ChangedMeanwhile edited={edited} onLoad={() => form.setData(typed(trade))} />
        <TextField
          name="english"
          label={t('admin_lists.trades.name_english')}
          help={isNew ? t('admin_lists.trades.address_help') : undefined}
          required
          maxLength={LIST_NAME_MAX_LENGTH}
        />
        <TextField
          name="mexican_spanish"
          label={t('admin_lists.trades.name_spanish')}
          required
          maxLength={LIST_NAME_MAX_LENGTH}
        />
        <Synonyms name="synonyms.english" label={t('admin_lists.trades.synonyms_english')} />
        <Synonyms name="synonyms.mexican_spanish" label={t('admin_lists.trades.synonyms_spanish')} />
        <TextField
          name="cslb_classes"
          label={t('admin_lists.trades.cslb')}
          help={t('admin_lists.trades.cslb_help')}
        />
        <IconChoice value={form.data.icon} onChange={(icon) => form.set('icon', icon)} />
        <DialogActions>
          <Button onClick={onClose}>{t('admin.cancel')}</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            {isNew ? t('admin_lists.trades.add') : t('admin_lists.save')}
          </Button>
        </DialogActions>
      </PostForm>
    </ListDialog>
  );
}

function Synonyms({ name, label }: { name: keyof Typed; label: string }) {
  const t = useT();
  return <TextAreaField name={name} label={label} help={t('admin_lists.trades.synonyms_help')} rows={3} />;
}

function IconChoice({ value, onChange }: { value: string; onChange: (icon: string) => void }) {
  const t = useT();
  return (
    <fieldset>
      <legend className="field-label">{t('admin_lists.trades.icon')}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(44px,1fr))] gap-1 mt-1.5">
        {TRADE_ICONS.map((icon) => (
          <label key={icon} className="icon-choice" title={wordsOf(icon)}>
            <input
              type="radio"
              name="icon"
              value={icon}
              className="sr-only"
              aria-label={wordsOf(icon)}
              checked={icon === value}
              onChange={() => onChange(icon)}
            />
            <TradeIcon name={icon} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** `IconHomeEdit` is "Home Edit": the drawings have no other name. */
const wordsOf = (icon: string): string => icon.replace(/^Icon/, '').replace(/(?<=[a-z])(?=[A-Z0-9])/g, ' ');
