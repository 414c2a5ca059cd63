import { router } from '@inertiajs/react';
import { IconKey } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { askForPasskey, hasPasskeys, type PasskeyUse } from '../../lib/passkeys.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/form/field.tsx';

type Props = {
  use: PasskeyUse;
  /** Where the answer goes, with `also`. */
  action: string;
  also?: Readonly<Record<string, string>>;
  label: string;
  variant?: 'primary' | 'secondary';
};

/** Asks for a passkey and sends the answer. There only where scripts run and the browser knows passkeys. */
export function PasskeyButton({ use, action, also = {}, label, variant = 'secondary' }: Props) {
  const t = useT();
  const isTakenOver = useTakenOver();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isAsking = useRef(false);
  if (!isTakenOver || !hasPasskeys()) return null;

  const ask = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    setBusy(true);
    setProblem(null);
    const result = await askForPasskey(use);
    const end = () => {
      isAsking.current = false;
      setBusy(false);
    };
    if ('answer' in result)
      return router.post(
        action,
        { ...also, passkey: result.answer },
        {
          onError: (errors) => setProblem(errors['passkey'] ?? Object.values(errors)[0] ?? null),
          onFinish: end,
        },
      );
    setProblem('problem' in result ? t(result.problem) : result.message);
    end();
  };

  return (
    <div className="grid justify-items-start gap-2">
      <Button variant={variant} busy={busy} onClick={() => void ask()}>
        <IconKey size={18} stroke={1.75} aria-hidden="true" />
        {label}
      </Button>
      <div role="status">{problem && <FieldError>{problem}</FieldError>}</div>
    </div>
  );
}
