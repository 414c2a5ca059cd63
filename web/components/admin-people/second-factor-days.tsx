import { route } from '../../../common/routes/route-table.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { Alert } from '../ui/alert.tsx';
import { Link } from '../ui/link.tsx';

const DAY_MS = 86_400_000;

/** Counts the days in which an administrator without a second factor sets one up. */
export function SecondFactorDays() {
  const t = useT();
  const { viewer, now } = useShared();
  if (viewer?.setUpSecondFactorBy === undefined) return null;
  const left = new Date(viewer.setUpSecondFactorBy).getTime() - new Date(now).getTime();
  return (
    <Alert tone="caution">
      {t('signin.admin_banner', { days: Math.max(1, Math.ceil(left / DAY_MS)) })}{' '}
      <Link href={route('settings.signing_in')}>{t('signin.admin_banner_link')}</Link>
    </Alert>
  );
}
