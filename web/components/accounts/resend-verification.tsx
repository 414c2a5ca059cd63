import { route } from '../../../common/routes/route-table.ts';
import { usePost } from '../../hooks/use-post.ts';
import { ActionForm } from '../form/post-form.tsx';
import { Button, type ButtonLook } from '../ui/button.tsx';

/** `next`: where the link leads once the address is confirmed. */
type Props = { label: string; next?: string | null } & Pick<ButtonLook, 'variant'>;

/** Sends the link that confirms one's address once more. */
export function ResendVerification({ label, variant, next }: Props) {
  const also: Record<string, string> = next ? { next } : {};
  const { post, busy } = usePost(also);
  const action = route('verification.resend');
  return (
    <ActionForm action={action} also={also} onSend={() => post(action, { data: also, preserveScroll: true })}>
      <Button type="submit" variant={variant} busy={busy}>
        {label}
      </Button>
    </ActionForm>
  );
}
