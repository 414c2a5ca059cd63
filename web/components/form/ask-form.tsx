import { usePage } from '@inertiajs/react';
import type { FormEvent, ReactNode } from 'react';
import { BACK_FIELD, plainFormPath, type PlainFormName } from '../../../common/plain-forms.ts';
import { route } from '../../../common/routes/route-table.ts';
import { useShared } from '../../lib/page/app-context.tsx';

type Props = {
  call: PlainFormName;
  id: number;
  /** The versions that the reader saw, and further fields for the form's page. */
  given?: Readonly<Record<string, string | number | null | undefined>>;
  className?: string;
  /** Opens the dialog where scripts run. */
  onAsk: () => void;
  /** A button that submits. */
  children: ReactNode;
};

/** A button that opens a dialog; without scripts it leads to the same form on a page of its own. */
export function AskForm({ call, id, given = {}, className = 'contents', onAsk, children }: Props) {
  const { url } = usePage();
  const { viewer } = useShared();
  const ask = (event: FormEvent) => {
    // The dialog's call needs a token, which an inactive account has none of: its page does without.
    if (viewer?.isActive === false) return;
    event.preventDefault();
    onAsk();
  };
  const fields = Object.entries({ ...given, [BACK_FIELD]: url });
  return (
    <form
      method="get"
      action={route('plain_form', { call: plainFormPath(call), id })}
      className={className}
      onSubmit={ask}
    >
      {fields.map(([name, value]) =>
        value === null || value === undefined ? null : (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      {children}
    </form>
  );
}
