import type { ScreeningSignal } from '../../../server/screening/signals.ts';
import { useT } from '../../lib/app-context.tsx';
import { Alert } from '../ui/alert.tsx';

/** Why a text of one's own waits before it is shown: for its words. */
export function HeldWords({ signals }: { signals: readonly string[] }) {
  const t = useT();
  return (
    <div className="mt-2 mb-3 max-w-text">
      <Alert tone="caution" title={t('screening.held_title')}>
        <ul className="grid gap-1">
          {signals.map((signal) => (
            <li key={signal}>{t(`screening.signal.${signal as ScreeningSignal}`)}</li>
          ))}
        </ul>
        <p className="mt-2">{t('screening.held_words')}</p>
      </Alert>
    </div>
  );
}
