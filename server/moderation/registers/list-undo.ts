import type { ListState } from '../../../common/limits/registers.ts';
import type { SaidProblem } from '../../contractors/registers/engine-sentences.ts';

type Ended = { state: string; importState: string | null; problem: SaidProblem | null };

/** A list that the command undid says so. */
export const shownState = (state: ListState, importState: string | null): ListState =>
  state === 'finished' && importState === 'undone' ? 'undone' : state;

/** A list that broke off may be in by a part, which can be taken back. */
export function undoOf({ state, importState, problem }: Ended) {
  const isThere = importState !== null && importState !== 'undone';
  return {
    canUndo: isThere && (state === 'finished' || state === 'failed'),
    isPartIn: state === 'failed' && (isThere || problem?.key === 'registers.problem.some_stay'),
  };
}
