/** A year or a quarter of one, by the clock of UTC: '2026' or '2026-Q4'. */
export type Period = { key: string; year: number; quarter: number | null; from: Date; to: Date };

const PATTERN = /^(20\d{2})(?:-Q([1-4]))?$/;
const MONTHS_IN_QUARTER = 3;

/** The twelve months up to a moment; its key is that of no choice. */
export function lastTwelveMonths(now: Date): Period {
  const from = new Date(now);
  from.setUTCFullYear(now.getUTCFullYear() - 1);
  return { key: '', year: now.getUTCFullYear(), quarter: null, from, to: now };
}

/**
 * The period of an address; null for the whole time and for an invalid one. `to` is the first moment after.
 */
export function readPeriod(key: string): Period | null {
  const [, year, quarter] = PATTERN.exec(key) ?? [];
  if (year === undefined) return null;
  return quarter === undefined ? wholeYear(Number(year)) : oneQuarter(Number(year), Number(quarter));
}

function wholeYear(year: number): Period {
  return { key: String(year), year, quarter: null, from: startOf(year, 1), to: startOf(year + 1, 1) };
}

function oneQuarter(year: number, quarter: number): Period {
  return {
    key: `${year}-Q${quarter}`,
    year,
    quarter,
    from: startOf(year, quarter),
    to: startOf(quarter === 4 ? year + 1 : year, quarter === 4 ? 1 : quarter + 1),
  };
}

const startOf = (year: number, quarter: number): Date =>
  new Date(Date.UTC(year, (quarter - 1) * MONTHS_IN_QUARTER, 1));

/** The quarter in which a moment lies. */
export function quarterOf(moment: Date): Period {
  return oneQuarter(moment.getUTCFullYear(), Math.floor(moment.getUTCMonth() / MONTHS_IN_QUARTER) + 1);
}

/** Every quarter from the one of `first` to the one of `last`, oldest first, at most the latest `most`. */
export function quartersBetween(first: Date, last: Date, most: number): Period[] {
  const quarters = [quarterOf(last)];
  for (let [oldest] = quarters; oldest && oldest.from > first && quarters.length < most; [oldest] = quarters)
    quarters.unshift(quarterBefore(oldest));
  return quarters;
}

function quarterBefore({ from }: Period): Period {
  return quarterOf(new Date(from.getTime() - 1));
}

export type PeriodChoice = { key: string; year: number; quarter: number | null };

/** The choices: each year, latest first, and after it its quarters. */
export function periodChoices(first: Date, last: Date, most: number): PeriodChoice[] {
  const quarters = quartersBetween(first, last, most).toReversed();
  const years = [...new Set(quarters.map(({ year }) => year))];
  return years.flatMap((year) =>
    [wholeYear(year), ...quarters.filter((quarter) => quarter.year === year)].map(choiceOf),
  );
}

const choiceOf = ({ key, year, quarter }: Period): PeriodChoice => ({ key, year, quarter });
