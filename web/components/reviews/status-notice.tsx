import { Link } from '@inertiajs/react';
import type { ReactNode } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import type { ScreeningSignal } from '../../../server/screening/signals.ts';
import type { ReviewView } from '../../../server/reviews/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { useLocalDate } from '../../lib/local-date.ts';
import { Alert } from '../ui/alert.tsx';
import { Words } from '../ui/words.tsx';

type Props = { review: ReviewView };

/** The reason why a review of one's own or one's business is hidden: on hold, taken down, deleted. */
export function StatusNotice({ review }: Props) {
  const { displayStatus, status } = review;
  if (displayStatus.state === 'held') return <OnHold review={review} />;
  if (status === 'active' && displayStatus.state === 'active') return null;
  return <TakenDown review={review} />;
}

/** The words that put it on hold, the advice, and the day by which an administrator reads it. */
function OnHold({ review: { displayStatus, hold } }: Props) {
  const t = useT();
  const localDate = useLocalDate();
  return (
    <Notice title={t('screening.held_title')}>
      <ul className="grid gap-1">
        {displayStatus.signals.map((signal) => (
          <li key={signal}>{t(`screening.signal.${signal as ScreeningSignal}`)}</li>
        ))}
      </ul>
      {hold && hold.passages.length > 0 && <Passages passages={hold.passages} />}
      <p>{t('screening.held_text')}</p>
      {hold && <p>{t('screening.checked_by', { date: localDate(hold.checkedBy) })}</p>}
    </Notice>
  );
}

function Passages({ passages }: { passages: NonNullable<ReviewView['hold']>['passages'] }) {
  const t = useT();
  return (
    <div>
      <p className="font-semibold">{t('screening.remove_words')}</p>
      <ul className="mt-1 grid gap-1">
        {passages.map(({ before, words, after }) => (
          <li key={words} dir="auto">
            {before && `… ${before} `}
            <mark>{words}</mark>
            {after && ` ${after} …`}
          </li>
        ))}
      </ul>
    </div>
  );
}

function TakenDown({ review: { displayStatus } }: Props) {
  const t = useT();
  const { state, reasonName, reason, reasonLanguage, decisionId, hasStatement } = displayStatus;
  return (
    <Notice title={t(`appeal_forms.not_shown.${state === 'deleted' ? 'deleted' : 'inactive'}`)}>
      {reasonName && <p>{t('appeal_forms.not_shown_reason', { reason: reasonName })}</p>}
      {reason && (
        <p>
          <Words text={t('appeal_forms.not_shown_words', { text: reason })} language={reasonLanguage} />
        </p>
      )}
      {hasStatement && decisionId !== null && (
        <p>
          <Link href={route('decisions.show', { id: decisionId })}>{t('appeal_forms.read_decision')}</Link>
        </p>
      )}
    </Notice>
  );
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-2 mb-3 max-w-text">
      <Alert tone="caution" title={title}>
        <div className="grid gap-2">{children}</div>
      </Alert>
    </div>
  );
}
