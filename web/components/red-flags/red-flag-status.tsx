import type { RedFlagView } from '../../../server/red-flags/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Alert } from '../ui/alert.tsx';

/** Its state in a sentence; nothing while it is active without an appeal. */
export function RedFlagStatus({ flag }: { flag: RedFlagView }) {
  const t = useT();
  const { phase, state, isAppealed, answerUntil, outcome, origin } = flag;
  if (phase !== null) return <Alert tone="blueprint">{t(`red_flags.phase.${phase}`, answerUntil)}</Alert>;
  if (state === 'dismissed') return <Alert>{t('red_flags.dismissed_text')}</Alert>;
  if (state === 'withdrawn') return <Alert>{t('red_flags.withdrawn_text')}</Alert>;
  if (state === 'expired') return <Alert>{t('red_flags.outcome_expired')}</Alert>;
  if (state === 'ended')
    return (
      <Alert tone="good">
        {t(
          outcome?.onAppeal
            ? 'red_flags.outcome_on_appeal'
            : origin === 'license'
              ? 'red_flags.outcome_license'
              : 'red_flags.state.ended',
        )}
      </Alert>
    );
  return isAppealed ? <Alert tone="blueprint">{t('red_flags.appealed')}</Alert> : null;
}
