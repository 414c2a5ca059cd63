import { formatMean } from '../../../common/format/numbers.ts';
import { SCORE_KEYS } from '../../../common/constants.ts';
import type { RatingsView } from '../../../server/contractors/page/ratings-view.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Section } from '../ui/section.tsx';

/** The mean of each criterion, with how many reviews gave one. */
export function CriteriaTable({ criteria }: Pick<RatingsView, 'criteria'>) {
  const t = useT();
  const rated = SCORE_KEYS.flatMap((key) => {
    const { mean = null, count = 0 } = criteria[key] ?? {};
    return mean === null ? [] : [{ key, mean, count }];
  });
  return (
    <Section title={t('contractors.criteria_title')}>
      {rated.length === 0 ? (
        <p className="text-muted">{t('contractors.criteria_none')}</p>
      ) : (
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">{t('contractors.criterion')}</th>
              <th scope="col">{t('contractors.mean')}</th>
              <th scope="col" aria-hidden="true" className="hidden sm:table-cell" />
              <th scope="col">{t('contractors.count')}</th>
            </tr>
          </thead>
          <tbody>
            {rated.map(({ key, mean, count }) => (
              <tr key={key}>
                <th scope="row">{t(`reviews.score.${key}`)}</th>
                <td className="font-semibold">{formatMean(mean)}</td>
                <td aria-hidden="true" className="hidden sm:table-cell">
                  <ShareBar share={mean / 5} />
                </td>
                <td className="text-muted">{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

/** A share from 0 to 1 as a bar; the number beside it says the same. */
export function ShareBar({ share }: { share: number }) {
  return (
    <svg className="share-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className="histogram-track" width="100" height="8" />
      <rect className="histogram-bar" width={Math.round(share * 1_000) / 10} height="8" />
    </svg>
  );
}
