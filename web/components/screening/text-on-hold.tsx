import type { ScreeningSignal } from '../../../server/screening/signals.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { useLocalDate } from '../../lib/local-date.ts';
import { Alert } from '../ui/alert.tsx';

type Props = {
  signals: readonly string[];
  /** Until when an administrator reads it, where that is promised (ISO 8601). */
  checkedBy?: string | null;
};

/** The reason in one's own text why it is on hold. */
export function TextOnHold({ signals, checkedBy = null }: Props) {
  const t = useT();
  const localDate = useLocalDate();
  return (
    <div className="mt-2 mb-3 max-w-text">
      <Alert tone="caution" title={t('screening.held_title')}>
        <ul className="grid gap-1">
          {signals.map((signal) => (
            <li key={signal}>{t(`screening.signal.${signal as ScreeningSignal}`)}</li>
          ))}
        </ul>
        <p className="mt-2">{t('screening.held_words')}</p>
        {checkedBy !== null && (
          <p className="mt-2">{t('screening.checked_by', { date: localDate(checkedBy) })}</p>
        )}
      </Alert>
    </div>
  );
}
