import { useT } from '../../lib/app-context.tsx';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';

type Props = { value: string; error: string | undefined; onChange: (value: string) => void };

/** The time to publish the page; empty: immediately. */
export function PublishFields({ value, error, onChange }: Props) {
  const t = useT();
  return (
    <div className="mt-6 max-w-form">
      <Field label={t('content_editor.publish_at')} help={t('content_editor.publish_at_help')} error={error}>
        {(control) => (
          <TextInput
            {...control}
            type="datetime-local"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}
