import { route } from '../../../common/routes/route-table.ts';
import type { BusinessView, WaitingView } from '../../../server/dashboard/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';

type Props = { steps: WaitingView['setup']; business: BusinessView | null };

/** The steps left before others can find and reach a user. */
export function Setup({ steps, business }: Props) {
  const t = useT();
  const unfindable = business !== null && !business.complete;
  return (
    <Alert
      tone={unfindable ? 'caution' : 'neutral'}
      title={t(unfindable ? 'dashboard.incomplete_title' : 'dashboard.setup_title')}
    >
      {unfindable && <p>{t('dashboard.incomplete_text')}</p>}
      <ul className="mt-1 list-disc ps-5">
        {steps.map((step) => (
          <li key={step}>{t(`dashboard.setup.${step}`)}</li>
        ))}
      </ul>
      <div className="mt-3">
        <ButtonLink href={route('profile.setup')}>{t('dashboard.edit_profile')}</ButtonLink>
      </div>
    </Alert>
  );
}
