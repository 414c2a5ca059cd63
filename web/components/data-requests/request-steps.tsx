import type { StepView } from '../../../server/data-requests/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { DateText } from '../ui/date-text.tsx';

/** The record of a request, the first step first. */
export function RequestSteps({ steps }: { steps: readonly StepView[] }) {
  const t = useT();
  return (
    <section className="grid gap-3">
      <h2>{t('data_requests.steps')}</h2>
      <ol className="grid gap-3">
        {steps.map(({ id, step, at, words }) => (
          <li key={id} className="border-t border-line pt-3">
            <p>
              {t(`data_requests.step.${step}`)} · <DateText at={at} />
            </p>
            {words !== null && (
              <p className="max-w-text whitespace-pre-line text-muted" dir="auto">
                {words}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
