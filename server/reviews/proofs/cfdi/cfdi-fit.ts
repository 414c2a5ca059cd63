import { COST_BANDS, type CostBand } from '../../../../common/constants.ts';
import { COST_BAND_BOUNDS, type Currency } from '../../../../common/format/currencies.ts';
import { CFDI_MONTHS } from '../../../../common/job-proofs.ts';
import { monthsBetween } from '../months-between.ts';
import type { CfdiQuestion, ReadCfdi } from './cfdi.ts';

/** Whether a CFDI of that day can be of a job that ended in the month (YYYY-MM): an advance comes before, a last part after. */
export function isOfMonth({ issuedAt }: Pick<ReadCfdi, 'issuedAt'>, jobMonth: string): boolean {
  const months = monthsBetween(jobMonth, issuedAt.slice(0, 'YYYY-MM'.length));
  return months >= -CFDI_MONTHS.before && months <= CFDI_MONTHS.after;
}

/** The step of cost of a total; null: it is in another currency than the contractor's. */
export function bandOf(
  { total, currency }: Pick<ReadCfdi, 'total' | 'currency'>,
  of: Currency,
): CostBand | null {
  if (currency !== of) return null;
  const amount = Number(total);
  return COST_BANDS[COST_BAND_BOUNDS[of].filter((bound) => amount >= bound).length] ?? null;
}

type About = {
  cfdi: ReadCfdi;
  /** Keyed hashes of the businesses that issued CFDIs for this contractor, as administrators confirmed. */
  known: readonly string[];
  issuerHash: string;
  currency: Currency;
  costBand: CostBand | null;
};

/** Everything that an administrator decides about; none: software confirms the proof. */
export function questionsOf({ cfdi, known, issuerHash, currency, costBand }: About): CfdiQuestion[] {
  const band = bandOf(cfdi, currency);
  const questions: CfdiQuestion[] = [...cfdi.questions];
  if (known.length === 0) questions.push('contractor_unknown');
  else if (!known.includes(issuerHash)) questions.push('contractor_other');
  if (band === null) questions.push('amount_unknown');
  else if (costBand !== null && COST_BANDS.indexOf(band) > COST_BANDS.indexOf(costBand))
    questions.push('amount_above');
  return questions;
}
