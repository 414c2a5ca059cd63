import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { TextField } from '../form/fields.tsx';

type Props = { value: string; onChange: (value: string) => void };

/** The time to publish the page; empty: immediately. */
export function PublishFields({ value, onChange }: Props) {
  const t = useT();
  const isTakenOver = useTakenOver();
  return (
    <div className="mt-6 max-w-form">
      <TextField
        name="publish_at"
        label={t(isTakenOver ? 'content_editor.publish_at' : 'content_editor.publish_at_utc')}
        help={t(isTakenOver ? 'content_editor.publish_at_help' : 'content_editor.publish_at_utc_help')}
        type="datetime-local"
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
