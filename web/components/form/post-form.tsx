import { usePage } from '@inertiajs/react';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { FORM_FROM_FIELD, FORM_TOKEN_FIELD } from '../../../common/form-fields.ts';
import type { PostFormState } from '../../hooks/use-post-form.ts';
import { useShared } from '../../lib/app-context.tsx';
import { CheckedForm } from '../form/checked-form.tsx';

type Props = Omit<ComponentProps<'form'>, 'form' | 'onSubmit'> & { form: PostFormState };

/** A form with fields that works without scripts, too. */
export function PostForm({ form, children, ...props }: Props) {
  const { action, also, checked, submit, takeOver } = form;
  return (
    <CheckedForm {...props} action={action} checked={checked} onSubmit={submit} onTakeOver={takeOver}>
      <OwnFields also={also} />
      {children}
    </CheckedForm>
  );
}

type ActionProps = {
  action: string;
  also?: Readonly<Record<string, string>>;
  className?: string;
  /** Sends it where scripts run. */
  onSend: () => void;
  children: ReactNode;
};

/** A button that does something on the server: a form of its own, so that it needs no script. */
export function ActionForm({ action, also = {}, className = 'contents', onSend, children }: ActionProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form method="post" action={action} className={className} onSubmit={send}>
      <OwnFields also={also} />
      {children}
    </form>
  );
}

/** What the server needs of a form that the browser sends by itself. */
export function OwnFields({ also = {} }: { also?: Readonly<Record<string, string>> }) {
  const { formToken } = useShared();
  const { url } = usePage();
  const fields = { ...also, [FORM_FROM_FIELD]: url, [FORM_TOKEN_FIELD]: formToken ?? '' };
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
