import { SuggestInput } from '../search/suggest-input.tsx';
import { Field, type FieldProps } from '../ui/form/field.tsx';
import { useField } from './form-context.ts';

type Props = Pick<FieldProps, 'label' | 'help' | 'required'> & { name: string; maxLength: number };

/** A city or postal code in a `PostForm`, with suggestions while typing; other text is taken, too. */
export function PlaceField({ label, help, required, name, maxLength }: Props) {
  const { value, error, change } = useField({ name });
  return (
    <Field label={label} help={help} error={error} required={required}>
      {(control) => (
        <span className="suggest-field">
          <SuggestInput
            {...control}
            name={name}
            field="where"
            maxLength={maxLength}
            autoComplete="off"
            value={value}
            onChange={({ target }) => change?.(target.value)}
            onChoose={(text) => change?.(text)}
          />
        </span>
      )}
    </Field>
  );
}
