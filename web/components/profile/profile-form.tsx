import type { ReactNode } from 'react';
import type { ProfileFormState } from './use-profile-form.ts';
import { CheckedForm } from '../form/checked-form.tsx';
import { OwnFields } from '../form/post-form.tsx';

type Props = {
  form: Pick<ProfileFormState, 'action' | 'checked' | 'submit' | 'takeOver' | 'onChange'>;
  className?: string;
  children: ReactNode;
};

/** A form of one's profile, which works without scripts too. */
export function ProfileForm({ form, className, children }: Props) {
  const { action, checked, submit, takeOver, onChange } = form;
  return (
    <CheckedForm
      action={action}
      className={className}
      checked={checked}
      onSubmit={submit}
      onTakeOver={takeOver}
      onChange={onChange}
    >
      <OwnFields />
      {children}
    </CheckedForm>
  );
}
