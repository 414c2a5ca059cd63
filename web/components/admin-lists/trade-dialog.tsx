import { LIST_NAME_MAX_LENGTH } from '../../../common/constants.ts';
import { route } from '../../../common/routes/route-table.ts';
import { TRADE_ICONS } from '../../../common/profiles/trade-icons.ts';
import type { EditableTrade } from '../../../server/moderation/lists/reference-views.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { TradeIcon } from '../contractors/trade-icon.tsx';
import { Button } from '../ui/button.tsx';
import { DialogActions } from '../ui/overlay/dialog.tsx';
import { TextAreaField, TextField } from '../form/fields.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { ListDialog } from './list-dialog.tsx';
import { ListForm } from './list-form.tsx';
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
  const edited = useEdited(trade, typed);
  const { send, busy, checked, errorOf } = useListForm(bodyOf(edited.value));
  const { value, version, change } = edited;
  const submit = () => {
    const body = bodyOf(value);
    if (trade.id === null) send({ method: 'post', url: route('admin.trades.store'), body, onSaved: onClose });
    else
      send({
        method: 'put',
        url: route('admin.trades.update', { id: trade.id }),
        body: { ...body, version },
        onSaved: onClose,
      });
  };
  const isNew = trade.id === null;
  const title = isNew ? t('admin_lists.trades.add') : t('admin_lists.edit_named', { name: trade[language] });
  return (
    <ListDialog onClose={onClose} title={title}>
      <ListForm
        action={
          trade.id === null ? route('admin.trades.store') : route('admin.trades.update', { id: trade.id })
        }
        also={{ version: String(version) }}
        checked={checked}
        onSubmit={submit}
      >
        {edited.isOutdated && <ChangedMeanwhile onLoad={edited.load} onKeep={edited.keep} />}
        <Words
          name="english"
          label={t('admin_lists.trades.name_english')}
          help={isNew ? t('admin_lists.trades.address_help') : undefined}
          value={value.english}
          error={errorOf('english')}
          onChange={(english) => change({ english })}
        />
        <Words
          name="mexican_spanish"
          label={t('admin_lists.trades.name_spanish')}
          value={value.mexican_spanish}
          error={errorOf('mexican_spanish')}
          onChange={(mexican_spanish) => change({ mexican_spanish })}
        />
        <Synonyms
          name="synonyms.english"
          label={t('admin_lists.trades.synonyms_english')}
          value={value['synonyms.english']}
          error={errorOf('synonyms.english')}
          onChange={(words) => change({ 'synonyms.english': words })}
        />
        <Synonyms
          name="synonyms.mexican_spanish"
          label={t('admin_lists.trades.synonyms_spanish')}
          value={value['synonyms.mexican_spanish']}
          error={errorOf('synonyms.mexican_spanish')}
          onChange={(words) => change({ 'synonyms.mexican_spanish': words })}
        />
        <TextField
          name="cslb_classes"
          label={t('admin_lists.trades.cslb')}
          help={t('admin_lists.trades.cslb_help')}
          error={errorOf('cslb_classes')}
          value={value.cslb_classes}
          onChange={(cslb_classes) => change({ cslb_classes })}
        />
        <IconChoice value={value.icon} onChange={(icon) => change({ icon })} />
        <DialogActions>
          <Button onClick={onClose}>{t('admin.cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {isNew ? t('admin_lists.trades.add') : t('admin_lists.save')}
          </Button>
        </DialogActions>
      </ListForm>
    </ListDialog>
  );
}

type WordsProps = {
  name: string;
  label: string;
  help?: string | undefined;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

function Words({ name, label, help, value, error, onChange }: WordsProps) {
  return (
    <TextField
      name={name}
      label={label}
      help={help}
      error={error}
      required
      value={value}
      maxLength={LIST_NAME_MAX_LENGTH}
      onChange={onChange}
    />
  );
}

function Synonyms({ name, label, value, error, onChange }: WordsProps) {
  const t = useT();
  return (
    <TextAreaField
      name={name}
      label={label}
      help={t('admin_lists.trades.synonyms_help')}
      error={error}
      rows={3}
      value={value}
      onChange={onChange}
    />
  );
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
