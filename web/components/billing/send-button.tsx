import { router } from '@inertiajs/react';
import { useState, type ReactNode } from 'react';
import { ActionForm } from '../form/post-form.tsx';
import { Button, type ButtonLook } from '../ui/button.tsx';

type Props = ButtonLook & {
  action: string;
  also?: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** A button that does one thing on the server, once: while it is busy, another press does nothing. */
export function SendButton({ action, also = {}, children, ...look }: Props) {
  const [busy, setBusy] = useState(false);
  const send = () => {
    if (busy) return;
    setBusy(true);
    router.post(action, { ...also }, { preserveScroll: true, onFinish: () => setBusy(false) });
  };
  return (
    <ActionForm action={action} also={also} onSend={send}>
      <Button {...look} type="submit" busy={busy}>
        {children}
      </Button>
    </ActionForm>
  );
}
