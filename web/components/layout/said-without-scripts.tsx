import { usePage } from '@inertiajs/react';
import type { Flash } from '../../pages/shared-props.ts';
import { Alert } from '../ui/alert.tsx';

/** What a redirect carried, for readers without scripts: the others see a toast. */
export function SaidWithoutScripts() {
  const { success, error } = usePage().flash as Flash;
  const text = error ?? success;
  if (text === undefined) return null;
  return (
    <noscript>
      <div className="mb-6 max-w-form">
        <Alert tone={error === undefined ? 'good' : 'danger'}>{text}</Alert>
      </div>
    </noscript>
  );
}
