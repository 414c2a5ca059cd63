import type { VisitOptions } from '@inertiajs/core';
import { router, usePage } from '@inertiajs/react';
import type { FormEvent, ReactNode } from 'react';
import { FORM_FROM_FIELD, FORM_TOKEN_FIELD } from '../../../common/form-fields.ts';
import { useShared } from '../../lib/page/app-context.tsx';

type ActionProps = {
  action: string;
  also?: Readonly<Record<string, string>>;
  className?: string;
  /** Changes how it is sent where scripts run; the page keeps its place unless this says otherwise. */
  visit?: VisitOptions;
  /** Sends it in another way where scripts run. */
  onSend?: () => void;
  children: ReactNode;
};

/** A button that does something on the server: a form of its own, so that it needs no script. */
export function ActionForm(props: ActionProps) {
  const { action, also = {}, className = 'contents', visit, onSend, children } = props;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (onSend) onSend();
    else router.post(action, { ...also }, { preserveScroll: true, ...visit });
  };
  return (
    <form method="post" action={action} className={className} onSubmit={send}>
      <OwnFields also={also} />
      {children}
    </form>
  );
}

/** The fields that the server needs in a native form. */
export function OwnFields({ also = {} }: { also?: Readonly<Record<string, string>> }) {
  const { formToken } = useShared();
  const { url } = usePage();
  const fields = { ...also, [FORM_FROM_FIELD]: url, [FORM_TOKEN_FIELD]: formToken ?? '' };
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
