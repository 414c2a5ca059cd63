import { useState, type ReactNode } from 'react';
import type { NumberedChoice } from '../../../server/profiles/form-views.ts';
import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { FieldError } from '../ui/form/field.tsx';
import { TextInput } from '../ui/form/text-input.tsx';

export type ChoiceListProps = {
  /** The name of the list in the form, without its brackets. */
  name: string;
  legend: string;
  help?: ReactNode;
  /** The label of the field that filters the list. */
  filterLabel: string;
  options: readonly NumberedChoice[];
  chosen: readonly string[];
  error?: string;
  onToggle?: (id: string, isChosen: boolean) => void;
};

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * A choice of several options, as check boxes in columns. Options that do not match the filter are hidden and
 * stay chosen.
 */
export function ChoiceList(props: ChoiceListProps) {
  const { name, legend, help, filterLabel, options, chosen, error, onToggle } = props;
  const t = useT();
  const isTakenOver = useTakenOver();
  const [typed, setTyped] = useState('');
  const rankOf = ({ id }: NumberedChoice) => (chosen.includes(String(id)) ? 0 : 1);
  const shows = ({ name: word }: NumberedChoice) => folded(word).includes(folded(typed.trim()));
  // In the order from when the page came, because a list must not move under a click.
  const [shown] = useState(() => [...options].sort((one, other) => rankOf(one) - rankOf(other)));
  const none = !options.some(shows);
  return (
    <fieldset className="field" tabIndex={-1} aria-invalid={error ? true : undefined}>
      <legend className="field-label">{legend}</legend>
      {help && <p className="field-help">{help}</p>}
      <input type="hidden" name={`${name}[]`} value="" />
      {isTakenOver && (
        <TextInput
          type="search"
          className="max-w-80"
          aria-label={filterLabel}
          placeholder={filterLabel}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-4 gap-y-0 max-h-120 overflow-y-auto py-1 border-y border-line">
        {shown.map((option) => (
          <div key={option.id} hidden={!shows(option)}>
            <Checkbox
              name={`${name}[]`}
              value={option.id}
              label={option.name}
              defaultChecked={chosen.includes(String(option.id))}
              onChange={({ target }) => onToggle?.(String(option.id), target.checked)}
            />
          </div>
        ))}
      </div>
      {none && <p className="text-muted">{t('profile.no_match')}</p>}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
