import type { ComponentProps } from 'react';
import type { PostFormState } from '../../hooks/use-post-form.ts';
import { CheckedForm } from '../form/checked-form.tsx';
import { OwnFields } from './action-form.tsx';
import { FormContext } from './form-context.ts';

export { ActionForm, OwnFields } from './action-form.tsx';

type Props = Omit<ComponentProps<'form'>, 'form' | 'onSubmit'> & { form: PostFormState };

/** A form with fields that works without scripts, too. */
export function PostForm({ form, children, ...props }: Props) {
  const { action, also, checked, submit, takeOver } = form;
  return (
    <CheckedForm {...props} action={action} checked={checked} onSubmit={submit} onTakeOver={takeOver}>
      <OwnFields also={also} />
      <FormContext value={form}>{children}</FormContext>
    </CheckedForm>
  );
}
