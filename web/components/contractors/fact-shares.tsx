import { FACT_KEYS } from '../../../common/constants.ts';
import type { RatingsView } from '../../../server/contractors/page/ratings-view.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Section } from '../ui/section.tsx';
import { ShareBar } from './criteria-table.tsx';

/** Each job fact as "18 of 20 said yes"; nothing under three answers. */
export function FactShares({ facts }: Pick<RatingsView, 'facts'>) {
  const t = useT();
  const answered = FACT_KEYS.flatMap((key) => {
    const share = facts[key];
    return share ? [{ key, ...share }] : [];
  });
  return (
    <Section title={t('contractors.job_facts_title')}>
      <p className="text-sm text-muted">{t('contractors.job_facts_text')}</p>
      {answered.length === 0 ? (
        <p className="mt-3">{t('contractors.job_facts_none')}</p>
      ) : (
        <ul className="mt-4 grid gap-x-12 gap-y-4 md:grid-cols-2">
          {answered.map(({ key, yes, answers }) => (
            <li key={key}>
              <div>{t(`reviews.fact_question.${key}`)}</div>
              <div className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
                <ShareBar share={yes / answers} />
                <span className="tabular text-sm font-semibold">
                  {t('contractors.said_yes', { yes, answers })}
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
