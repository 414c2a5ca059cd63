import { Link } from '@inertiajs/react';
import type { ReactNode } from 'react';
import { route } from '../../../common/route-table.ts';
import type { ScreeningSignal } from '../../../server/screening/signals.ts';
import type { ReviewView } from '../../../server/reviews/views.ts';
import { useT } from '../../lib/app-context.tsx';
import { Alert } from '../ui/alert.tsx';

type Props = { review: ReviewView };

/** Why a review of one's own, or of one's business, is not shown: held by a signal, taken down, deleted. */
export function StandingNotice({ review }: Props) {
  const { standing, status } = review;
  if (standing.state === 'held') return <Held signals={standing.signals} />;
  if (status === 'active' && standing.state === 'active') return null;
  return <TakenDown review={review} />;
}

function Held({ signals }: { signals: readonly string[] }) {
  const t = useT();
  return (
    <Notice title={t('screening.held_title')}>
      <ul className="grid gap-1">
        {signals.map((signal) => (
          <li key={signal}>{t(`screening.signal.${signal as ScreeningSignal}`)}</li>
        ))}
      </ul>
      <p>{t('screening.held_text')}</p>
    </Notice>
  );
}

function TakenDown({ review: { standing } }: Props) {
  const t = useT();
  const { state, reasonName, reason, decisionId, hasStatement } = standing;
  return (
    <Notice title={t(`appeal_forms.not_shown.${state === 'deleted' ? 'deleted' : 'inactive'}`)}>
      {reasonName && <p>{t('appeal_forms.not_shown_reason', { reason: reasonName })}</p>}
      {reason && <p dir="auto">{t('appeal_forms.not_shown_words', { text: reason })}</p>}
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
