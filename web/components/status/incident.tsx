import type { ReactNode } from 'react';
import { formatDate, formatTime } from '../../../common/format/dates.ts';
import type { IncidentView } from '../../../server/status/views.ts';
import { useT } from '../../lib/page/app-context.tsx';

type Props = { incident: IncidentView; children?: ReactNode };

/** An incident with its period and our updates, the latest first. */
export function Incident({ incident: { id, title, startedAt, endedAt, updates }, children }: Props) {
  const t = useT();
  const moment = useMoment();
  const start = moment(startedAt);
  return (
    <li id={`incident-${id}`} className="max-w-text border-t border-line py-4">
      <h3 className="text-base">{title}</h3>
      <p className="text-sm text-muted">
        {t(endedAt === null ? 'status.ongoing' : 'status.ended')} ·{' '}
        {endedAt === null
          ? t('status.period', { start })
          : t('status.period_ended', { start, end: moment(endedAt) })}
      </p>
      <ol className="mt-3 grid gap-3">
        {updates.map(({ id: updateId, text, at }) => (
          <li key={updateId}>
            <p className="text-sm text-muted">
              <time dateTime={at}>{t('status.moment', { moment: moment(at) })}</time>
            </p>
            <p className="whitespace-pre-line break-words">{text}</p>
          </li>
        ))}
      </ol>
      {children}
    </li>
  );
}

/** Day and time in UTC, the same for all readers. */
function useMoment(): (at: string) => string {
  const t = useT();
  return (at) => `${formatDate(at, t.language)} ${formatTime(at)}`;
}
