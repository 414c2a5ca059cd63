import type { ReactNode } from 'react';
import type { Checked } from '../../hooks/use-open-errors.ts';
import { CheckedForm } from '../form/checked-form.tsx';
import { OwnFields } from '../form/action-form.tsx';

type Props = {
  action: string;
  also?: Readonly<Record<string, string>>;
  checked: Checked;
  onSubmit: () => void;
  children: ReactNode;
};

/** The form of a dialog over a list, which the browser can send by itself. */
export function ListForm({ action, also = {}, checked, onSubmit, children }: Props) {
  return (
    <CheckedForm className="grid gap-4" action={action} checked={checked} onSubmit={onSubmit}>
      <OwnFields also={also} />
      {children}
    </CheckedForm>
  );
}
