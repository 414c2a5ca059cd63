import { useForm } from '@inertiajs/react';
import { route } from '../../../common/routes/route-table.ts';
import { ActionForm } from '../form/post-form.tsx';
import { Button, type ButtonLook } from '../ui/button.tsx';

/** `next`: where the link leads once the address is confirmed. */
type Props = { label: string; next?: string | null } & Pick<ButtonLook, 'variant'>;

/** Sends the link that confirms one's address once more. */
export function ResendVerification({ label, variant, next }: Props) {
  const also: Record<string, string> = next ? { next } : {};
  const { post, processing } = useForm(also);
  const action = route('verification.resend');
  return (
    <ActionForm action={action} also={also} onSend={() => post(action, { preserveScroll: true })}>
      <Button type="submit" variant={variant} busy={processing}>
        {label}
      </Button>
    </ActionForm>
  );
}
