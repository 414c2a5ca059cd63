import { useForm } from '@inertiajs/react';
import { route } from '../../../common/route-table.ts';
import { ActionForm } from '../form/post-form.tsx';
import { Button, type ButtonLook } from '../ui/button.tsx';

/** Sends the link that confirms one's address once more. */
export function ResendVerification({ label, variant }: { label: string } & Pick<ButtonLook, 'variant'>) {
  const { post, processing } = useForm({});
  const action = route('verification.resend');
  return (
    <ActionForm action={action} onSend={() => post(action, { preserveScroll: true })}>
      <Button type="submit" variant={variant} busy={processing}>
        {label}
      </Button>
    </ActionForm>
  );
}
