import { useId } from 'react';
import { LIST_NAME_MAX_LENGTH } from '../../../common/constants.ts';
import { route } from '../../../common/route-table.ts';
import { TRADE_ICONS } from '../../../common/trade-icons.ts';
import type { EditableTrade } from '../../../server/moderation/lists/reference-views.ts';
import { useShared, useT } from '../../lib/app-context.tsx';
import { TradeIcon } from '../contractors/trade-icon.tsx';
import { CheckedForm } from '../form/checked-form.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
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
  wordsEnglish: synonyms.english.join(', '),
  wordsSpanish: synonyms.mexican_spanish.join(', '),
  classes: cslbClasses.join(', '),
});
type Typed = ReturnType<typeof typed>;

const bodyOf = ({ english, mexican_spanish, icon, wordsEnglish, wordsSpanish, classes }: Typed) => ({
  english,
  mexican_spanish,
  icon,
  synonyms: { english: splitCommas(wordsEnglish), mexican_spanish: splitCommas(wordsSpanish) },
  cslb_classes: splitCommas(classes),
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
    <Dialog open onClose={onClose} title={title}>
      <CheckedForm className="grid gap-4" checked={checked} onSubmit={submit}>
        {edited.isOutdated && <ChangedMeanwhile onLoad={edited.load} onKeep={edited.keep} />}
        <Words
          label={t('admin_lists.trades.name_english')}
          help={isNew ? t('admin_lists.trades.address_help') : undefined}
          value={value.english}
          error={errorOf('english')}
          onChange={(english) => change({ english })}
        />
        <Words
          label={t('admin_lists.trades.name_spanish')}
          value={value.mexican_spanish}
          error={errorOf('mexican_spanish')}
          onChange={(mexican_spanish) => change({ mexican_spanish })}
        />
        <Synonyms
          label={t('admin_lists.trades.synonyms_english')}
          value={value.wordsEnglish}
          error={errorOf('synonyms.english')}
          onChange={(wordsEnglish) => change({ wordsEnglish })}
        />
        <Synonyms
          label={t('admin_lists.trades.synonyms_spanish')}
          value={value.wordsSpanish}
          error={errorOf('synonyms.mexican_spanish')}
          onChange={(wordsSpanish) => change({ wordsSpanish })}
        />
        <Field
          label={t('admin_lists.trades.cslb')}
          help={t('admin_lists.trades.cslb_help')}
          error={errorOf('cslb_classes')}
        >
          {(control) => (
            <TextInput
              {...control}
              value={value.classes}
              onChange={({ target }) => change({ classes: target.value })}
            />
          )}
        </Field>
        <IconChoice value={value.icon} onChange={(icon) => change({ icon })} />
        <DialogActions>
          <Button onClick={onClose}>{t('admin.cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {isNew ? t('admin_lists.trades.add') : t('admin_lists.save')}
          </Button>
        </DialogActions>
      </CheckedForm>
    </Dialog>
  );
}

type WordsProps = {
  label: string;
  help?: string | undefined;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

function Words({ label, help, value, error, onChange }: WordsProps) {
  return (
    <Field label={label} help={help} error={error} required>
      {(control) => (
        <TextInput
          {...control}
          value={value}
          maxLength={LIST_NAME_MAX_LENGTH}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

function Synonyms({ label, value, error, onChange }: WordsProps) {
  const t = useT();
  return (
    <Field label={label} help={t('admin_lists.trades.synonyms_help')} error={error}>
      {(control) => (
        <TextArea {...control} rows={3} value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}

function IconChoice({ value, onChange }: { value: string; onChange: (icon: string) => void }) {
  const t = useT();
  const name = useId();
  return (
    <fieldset>
      <legend className="field-label">{t('admin_lists.trades.icon')}</legend>
      <div className="icon-choices">
        {TRADE_ICONS.map((icon) => (
          <label key={icon} className="icon-choice" title={wordsOf(icon)}>
            <input
              type="radio"
              name={name}
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
