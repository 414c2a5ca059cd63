/** `ok`: nothing to do. `unknown`: it could not be checked. `look`: it works, and something is to be set. `wrong`: something does not work. */
export type FindingState = 'ok' | 'unknown' | 'look' | 'wrong';
/** One thing that was looked at, with one sentence that says what is so, and what to do. */
export type Finding = { about: string; state: FindingState; sentence: string };

export const finding =
  (about: string) =>
  (state: FindingState, sentence: string): Finding => ({ about, state, sentence });
