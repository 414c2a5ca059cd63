import { useRef, useState, type ComponentProps, type RefObject } from 'react';
import { TextInput } from '../ui/form/text-input.tsx';
import type { SuggestionList } from './suggestion-list.tsx';

type Props = ComponentProps<typeof TextInput> & {
  field: 'what' | 'where';
  /** Takes a chosen suggestion, where the value of the field is set from outside. */
  onChoose?: (text: string) => void;
  /** For other code that writes into the field. */
  input?: RefObject<HTMLInputElement | null>;
};

/** A field with suggestions while typing. Their code loads when the field is first focused. */
export function SuggestInput({ field, input: given, onChoose, ...props }: Props) {
  const own = useRef<HTMLInputElement>(null);
  const input = given ?? own;
  const [List, setList] = useState<typeof SuggestionList | null>(null);
  const fetchList = () => {
    if (List !== null) return;
    // Without it the field is a plain one.
    import('./suggestion-list.tsx').then(
      (module) => setList(() => module.SuggestionList),
      () => undefined,
    );
  };
  return (
    <>
      <TextInput {...props} ref={input} onFocus={fetchList} />
      {List && <List input={input} field={field} onChoose={onChoose} />}
    </>
  );
}
