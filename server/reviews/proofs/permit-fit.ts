import { PERMIT_MONTHS } from '../../../common/job-proofs.ts';
import { cityKey } from '../../places/city-key.ts';
import type { FoundPermit } from '../../contractors/permits/queries/permit-by-number.ts';
import { monthsBetween } from './months-between.ts';

/** The part of a permit that does not fit the review; each has its sentence in `job_proofs.permit_problem.*`. */
export type PermitProblem = 'none' | 'place' | 'month' | 'no_day' | 'several' | 'used';

/** `region`: that of the job's postal code, else that of the contractor. */
export type PermittedJob = { city: string | null; region: string | null; month: string };

/** The one permit of those found that is of the job, or the part in which none is. */
export function fittingPermit(
  found: readonly FoundPermit[],
  job: PermittedJob,
): FoundPermit | Exclude<PermitProblem, 'used'> {
  if (found.length === 0) return 'none';
  const there = found.filter((permit) => isThere(permit, job));
  if (there.length === 0) return 'place';
  const dated = there.filter(({ issuedOn, finalOn }) => issuedOn !== null || finalOn !== null);
  if (dated.length === 0) return 'no_day';
  const [fitting, second] = dated.filter((permit) => isThen(permit, job));
  if (!fitting) return 'month';
  return second ? 'several' : fitting;
}

function isThere(permit: FoundPermit, { city, region }: PermittedJob): boolean {
  if (permit.city !== null && city !== null) return plainCity(permit.city) === plainCity(city);
  return region !== null && permit.region === region;
}

/** "Austin, TX" is Austin. */
const plainCity = (city: string): string => cityKey(city.split(',')[0] ?? '');

/** A month before the permit, because work begins early at times, up to the final inspection or two years. */
function isThen({ issuedOn, finalOn }: FoundPermit, { month }: PermittedJob): boolean {
  const from = issuedOn ?? finalOn ?? '';
  const begins = -PERMIT_MONTHS.before - (issuedOn === null ? PERMIT_MONTHS.after : 0);
  if (monthsBetween(from, month) < begins) return false;
  return finalOn === null
    ? monthsBetween(from, month) <= PERMIT_MONTHS.after
    : monthsBetween(finalOn, month) <= 0;
}
