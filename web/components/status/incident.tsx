import type { ReactNode } from 'react';
import { formatDate, formatTime } from '../../../common/format/dates.ts';
import type { CorrectionView, IncidentView } from '../../../server/status/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';

type Props = {
  incident: IncidentView;
  children?: ReactNode;
  /** Beside the update with this number. */
  besideUpdate?: (updateId: number) => ReactNode;
};

/** An incident with its period and our updates, the latest first. */
export function Incident({ incident, children, besideUpdate }: Props) {
  const t = useT();
  const moment = useMoment();
  const period = usePeriod();
  const { id, title, startedAt, endedAt, updates, corrections } = incident;
  return (
    <li id={`incident-${id}`} className="max-w-text border-t border-line py-4">
      <h3 className="text-base">{title}</h3>
      <p className="text-sm text-muted">
        {t(endedAt === null ? 'status.ongoing' : 'status.ended')} · {period(startedAt, endedAt)}
      </p>
      <Corrections corrections={corrections} />
      <ol className="mt-3 grid gap-3">
        {updates.map(({ id: updateId, text, at, corrections: ofUpdate }) => (
          <li key={updateId}>
            <p className="text-sm text-muted">
              <time dateTime={at}>{t('status.moment', { moment: moment(at) })}</time>
            </p>
            <p className="whitespace-pre-line break-words">{text}</p>
            <Corrections corrections={ofUpdate} />
            {besideUpdate?.(updateId)}
          </li>
        ))}
      </ol>
      {children}
    </li>
  );
}

/** The former versions of a text, with the time of each correction, the latest first. */
function Corrections({ corrections }: { corrections: CorrectionView[] }) {
  const t = useT();
  const moment = useMoment();
  const period = usePeriod();
  return corrections.map(({ id, at, text, startedAt, endedAt }) => (
    <Disclosure key={id} summary={t('status.corrected', { moment: moment(at) })} className="text-sm">
      <p className="whitespace-pre-line break-words">{t('status.before', { text })}</p>
      {startedAt && <p className="text-muted">{period(startedAt, endedAt)}</p>}
    </Disclosure>
  ));
}

function usePeriod(): (startedAt: string, endedAt: string | null) => string {
  const t = useT();
  const moment = useMoment();
  return (startedAt, endedAt) =>
    endedAt === null
      ? t('status.period', { start: moment(startedAt) })
      : t('status.period_ended', { start: moment(startedAt), end: moment(endedAt) });
}

/** Day and time in UTC, the same for all readers. */
function useMoment(): (at: string) => string {
  const t = useT();
  return (at) => `${formatDate(at, t.language)} ${formatTime(at)}`;
}
