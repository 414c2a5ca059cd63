import type { ChangeEvent, ElementType } from 'react';
import { Field, type FieldProps } from '../ui/form/field.tsx';
import { RadioGroup, type RadioGroupProps } from '../ui/form/radio-group.tsx';
import { Select, type SelectProps } from '../ui/form/select.tsx';
import { TextArea, type TextAreaProps } from '../ui/form/text-area.tsx';
import { TextInput, type TextInputProps } from '../ui/form/text-input.tsx';
import { useField } from './form-context.ts';

type OfField = Pick<FieldProps, 'label' | 'help' | 'error' | 'required'>;
type FieldOf<ControlProps> = OfField &
  Omit<ControlProps, keyof OfField | 'id' | 'name' | 'value' | 'onChange'> & {
    name?: string;
    /** Without it, the field has the value and the error of its name in the form around it. */
    value?: string | number;
    onChange?: (value: string) => void;
  };

type Changed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

function fieldOf<ControlProps>(Control: ElementType) {
  return function FormField(props: FieldOf<ControlProps>) {
    const { label, help, error: _error, required, ...own } = props;
    const { value, error, change } = useField(props);
    return (
      <Field label={label} help={help} error={error} required={required}>
        {(control) => (
          <Control
            {...control}
            {...own}
            value={value}
            onChange={({ target }: Changed) => change?.(target.value)}
          />
        )}
      </Field>
    );
  };
}

/** A labeled control with its help and error, in a `PostForm` or with a `value` of its own. */
export const TextField = fieldOf<TextInputProps>(TextInput);
export const TextAreaField = fieldOf<TextAreaProps>(TextArea);
export const SelectField = fieldOf<SelectProps>(Select);

type RadioFieldProps<Value extends string> = Omit<RadioGroupProps<Value>, 'value' | 'error' | 'onChange'>;

/** One choice of a few, in a `PostForm`. */
export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const { value, error, change } = useField({ name: props.name });
  return (
    <RadioGroup {...props} value={value as Value} error={error} onChange={(chosen) => change?.(chosen)} />
  );
}
