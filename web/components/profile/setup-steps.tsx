import { IconCheck } from '@tabler/icons-react';
import { Link } from '@inertiajs/react';
import { route } from '../../../common/routes/route-table.ts';
import type { SetupProgress } from '../../../server/profiles/form-views.ts';
import { useT } from '../../lib/page/app-context.tsx';

/** The user's step in the setup; finished steps can be opened again. */
export function SetupSteps({ progress }: { progress: SetupProgress }) {
  const t = useT();
  const current = progress.findIndex(({ state }) => state === 'current') + 1;
  return (
    <nav aria-label={t('profile.setup_progress')}>
      <p className="mb-2 text-sm text-muted">
        {t('profile.setup_step_of', { current, count: progress.length })}
      </p>
      <ol className="flex flex-wrap gap-x-5 gap-y-1 border-t-3 border-line">
        {progress.map(({ step, state }) => (
          <li
            key={step}
            className={`setup-step setup-step-${state}`}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {state === 'done' ? (
              <Link href={route('profile.setup', { step })}>
                <IconCheck size={16} stroke={2} aria-hidden="true" />
                {t(`profile.step.${step}`)}
                <span className="sr-only"> ({t('profile.step_done')})</span>
              </Link>
            ) : (
              <span>{t(`profile.step.${step}`)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
