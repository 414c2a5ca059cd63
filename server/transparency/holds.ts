import { SCREENING_SIGNALS, type ScreeningSignal } from '../screening/signals.ts';
import { fisherTest } from './fisher.ts';
import type { SignalCount } from './queries/count-decisions.ts';
import { sum, type StarFate } from './sums.ts';

type Part = { held: number; all: number };

/** Reviews on hold by stars and cause, and an exact test; no conclusion is drawn from them. */
export type HoldsView = {
  signals: { signal: ScreeningSignal; count: number }[];
  /** The counts of each row stand in the order of `signals`. */
  holdsByStar: { stars: number; posted: number; held: number; counts: number[] }[];
  /** One and two stars against four and five; null: too few reviews on hold to test. `p` from 0 to 1. */
  holdTest: { few: Part; many: Part; p: number } | null;
};

export function holdsOf(counts: readonly SignalCount[], fates: readonly StarFate[]): HoldsView {
  const signals = signalsOf(counts);
  return {
    signals,
    holdsByStar: fates.map(({ stars, posted, held }) => ({
      stars,
      posted,
      held,
      counts: signals.map(({ signal }) =>
        sum(counts.filter((row) => row.signal === signal && row.stars === stars)),
      ),
    })),
    holdTest: testOf(fates),
  };
}

/** Only names of signals, because the rest of a reason's text must not be published. */
function signalsOf(counts: readonly SignalCount[]): HoldsView['signals'] {
  return SCREENING_SIGNALS.map((signal) => ({
    signal,
    count: sum(counts.filter((row) => row.signal === signal)),
  }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || one.signal.localeCompare(other.signal));
}

function testOf(fates: readonly StarFate[]): HoldsView['holdTest'] {
  const part = (of: readonly number[]): Part =>
    fates
      .filter(({ stars }) => of.includes(stars))
      .reduce(
        // A hold of the period may be about a review that was posted before it.
        (all, fate) => ({ held: all.held + fate.held, all: all.all + Math.max(fate.posted, fate.held) }),
        { held: 0, all: 0 },
      );
  const [few, many] = [part([1, 2]), part([4, 5])];
  const p = fisherTest(few, many);
  return p === null ? null : { few, many, p };
}
