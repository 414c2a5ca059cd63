import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { askForPasskey, hasPasskeys, type PasskeyUse } from './ask-for-passkey.ts';
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
  const form = usePostForm({ passkey: '' }, { action, also });
  const [problem, setProblem] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  if (!isTakenOver || !hasPasskeys()) return null;

  const ask = async () => {
    setAsking(true);
    setProblem(null);
    const result = await askForPasskey(use);
    setAsking(false);
    if ('answer' in result) return form.send({ data: { ...also, passkey: result.answer } });
    setProblem('problem' in result ? t(result.problem) : result.message);
  };
  const shown = problem ?? Object.values(form.errors)[0];

  return (
    <div className="grid justify-items-start gap-2">
      <Button variant={variant} busy={asking || form.busy} onClick={() => void ask()}>
        <IconKey size={18} stroke={1.75} aria-hidden="true" />
        {label}
      </Button>
      <div role="status">{shown && <FieldError>{shown}</FieldError>}</div>
    </div>
  );
}
