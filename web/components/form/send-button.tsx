import type { ReactNode } from 'react';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { ActionForm } from './action-form.tsx';
import { Button, type ButtonLook } from '../ui/button.tsx';

type Props = ButtonLook & {
  action: string;
  also?: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** A button that does one thing on the server, once: while it is busy, another press does nothing. */
export function SendButton({ action, also = {}, children, ...look }: Props) {
  const { submit, busy } = usePostForm({}, { action, also, visit: { preserveScroll: true } });
  return (
    <ActionForm action={action} also={also} onSend={submit}>
      <Button {...look} type="submit" busy={busy}>
        {children}
      </Button>
    </ActionForm>
  );
}
