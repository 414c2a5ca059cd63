import { useForm } from '@inertiajs/react';
import { route } from '../../../common/route-table.ts';
import { Button, type ButtonLook } from '../ui/button.tsx';

/** Sends the link that confirms one's address once more. */
export function ResendVerification({ label, variant }: { label: string } & Pick<ButtonLook, 'variant'>) {
  const { post, processing } = useForm({});
  return (
    <Button
      variant={variant}
      busy={processing}
      onClick={() => post(route('verification.resend'), { preserveScroll: true })}
    >
      {label}
    </Button>
  );
}
