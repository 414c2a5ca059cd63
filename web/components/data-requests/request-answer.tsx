import type { FollowedRequestView } from '../../../server/data-requests/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Alert } from '../ui/alert.tsx';

/** The answer with its ground, and what one can do who disagrees. */
export function RequestAnswer({ request: { outcome, ground, answer } }: { request: FollowedRequestView }) {
  const t = useT();
  if (outcome === null || answer === null) return null;
  return (
    <section className="grid gap-3">
      <h2>{t('data_requests.answer')}</h2>
      <Alert
        tone={outcome === 'granted' ? 'good' : 'blueprint'}
        title={t(`data_requests.outcome.${outcome}`)}
      >
        {ground !== null && (
          <p>
            {t('data_requests.ground')}: {t(`data_requests.ground.${ground}`)}
          </p>
        )}
        <p className="whitespace-pre-line" dir="auto">
          {answer}
        </p>
      </Alert>
      {outcome !== 'granted' && <p className="text-muted">{t('data_requests.if_you_disagree')}</p>}
    </section>
  );
}
