import { COST_BAND_BOUNDS } from '../../common/format/currencies.ts';
import { COST_BANDS, type CostBand } from '../../common/constants.ts';
import type { Language } from '../../common/format/language.ts';
import type { Random } from './random.ts';

/** Pesos in Mexico for each dollar that a job costs in the US: wages are lower by more than half. */
const PESOS_FOR_A_DOLLAR = 8;

/**
 * An amount between two in dollars, in round figures of the country's currency. Each order of magnitude is as
 * likely.
 */
export function drawAmount(low: number, high: number, inMexico: boolean, random: Random): number {
  const dollars = low * (high / low) ** random.next();
  return roundly(inMexico ? dollars * PESOS_FOR_A_DOLLAR : dollars);
}

/** To two digits and a half: 4,850; 18,500; 325. */
export function roundly(amount: number): number {
  const step = amount < 400 ? 5 : amount < 2000 ? 25 : amount < 10000 ? 50 : amount < 100000 ? 500 : 5000;
  return Math.round(amount / step) * step;
}

export function costBandOf(amount: number, inMexico: boolean): CostBand {
  const bounds = COST_BAND_BOUNDS[inMexico ? 'MXN' : 'USD'];
  const step = bounds.findIndex((bound) => amount < bound);
  return COST_BANDS[step < 0 ? bounds.length : step] ?? 'over_100k';
}

/** An amount as reviewers write it: "$4,850", "4,850 dólares", "48,500 pesos". */
export function amountInWords(amount: number, language: Language, inMexico: boolean): string {
  const figures = String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
  if (inMexico) return `${figures} pesos`;
  return language === 'english' ? `$${figures}` : `${figures} dólares`;
}
