import { useT } from '../../lib/page/app-context.tsx';
import { Alert } from '../ui/alert.tsx';

/** On every page of a payment: with the built-in gateway, no money moves. */
export function SandboxNotice({ shown }: { shown: boolean }) {
  const t = useT();
  if (!shown) return null;
  return (
    <Alert tone="caution" title={t('plans.sandbox_title')}>
      {t('plans.sandbox_text')}
    </Alert>
  );
}
