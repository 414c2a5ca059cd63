import { useState, type FormEvent, type ReactNode } from 'react';
import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { FieldError } from '../ui/form/field.tsx';

type Props = {
  /** Of the list in the form: fields of a row are `name.0.…`. */
  name: string;
  legend: string;
  help?: string;
  /** How many rows are stored. */
  stored: number;
  maximum: number;
  error?: string | undefined;
  children: (index: number) => ReactNode;
};

const SPARE = 1;

/** A list of rows of fields, with an empty one below as long as there is room; a row that is emptied is gone after saving. */
export function FormRows({ name, legend, help, stored, maximum, error, children }: Props) {
  const t = useT();
  const isTakenOver = useTakenOver();
  const { input } = useShared();
  const kept = Object.keys((input?.[name] as object | undefined) ?? {}).length;
  const [count, setCount] = useState(Math.min(Math.max(stored, kept) + SPARE, Math.max(maximum, kept)));
  const lastRow = `${name}.${count - 1}.`;
  // A row that is begun is followed by an empty one.
  const grow = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.name.startsWith(lastRow) && target.value !== '')
      setCount(Math.min(count + 1, maximum));
  };
  return (
    <fieldset className="field" tabIndex={-1} onInput={grow} aria-invalid={error ? true : undefined}>
      <legend className="field-label">{legend}</legend>
      {help && <p className="field-help">{help}</p>}
      <div className="grid gap-4">
        {Array.from({ length: count }, (_, index) => (
          <div
            key={index}
            className="grid gap-x-4 gap-y-2 pl-3 border-l-2 border-line sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
          >
            {children(index)}
          </div>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
      {count < maximum && !isTakenOver && <p className="field-help">{t('profile.add_row_help')}</p>}
    </fieldset>
  );
}
