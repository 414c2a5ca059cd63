import { route } from '../../../common/routes/route-table.ts';
import { SendButton } from '../form/send-button.tsx';
import type { ButtonLook } from '../ui/button.tsx';

/** `next`: where the link leads once the address is confirmed. */
type Props = { label: string; next?: string | null } & Pick<ButtonLook, 'variant'>;

/** Sends the link that confirms one's address once more. */
export function ResendVerification({ label, variant, next }: Props) {
  return (
    <SendButton variant={variant} action={route('verification.resend')} also={next ? { next } : {}}>
      {label}
    </SendButton>
  );
}
