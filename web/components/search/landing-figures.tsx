import { formatCount, formatMean } from '../../../common/format/numbers.ts';
import type { LandingView } from '../../../server/search/landing/view.ts';
import { useT } from '../../lib/page/app-context.tsx';

/** The numbers in short; what too few answers tell is left out. */
export function LandingFigures({ landing }: { landing: LandingView }) {
  const t = useT();
  const { contractorCount, reviewCount, medianRating, hireAgain, licenses } = landing;
  const share = (part: number, whole: number) => t('contractors.so_many_of', { part, whole });
  return (
    <div className="figures-row">
      <Figure value={formatCount(contractorCount)} label={t('landing.contractors')} />
      <Figure value={formatCount(reviewCount)} label={t('landing.reviews')} />
      {medianRating !== null && <Figure value={formatMean(medianRating)} label={t('landing.median')} />}
      {hireAgain && (
        <Figure value={share(hireAgain.yes, hireAgain.answers)} label={t('landing.hire_again')} />
      )}
      {licenses.active > 0 && (
        <Figure value={share(licenses.active, contractorCount)} label={t('landing.active_licenses')} />
      )}
    </div>
  );
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div className="figure">
      <div className="figure-value">
        <span className="figure-number">{value}</span>
      </div>
      <div className="text-sm text-muted">{label}</div>
    </div>
  );
}
