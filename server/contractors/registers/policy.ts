import { conflict } from '../../core/errors.ts';
import type { ListState } from '../../../common/limits/registers.ts';

/** A list is in another state than its page said: another administrator was first, or the work went on. */
export const changedMeanwhile = () => conflict('registers.changed_meanwhile');

export const isOneOf = (state: string, states: readonly ListState[]): state is ListState =>
  (states as readonly string[]).includes(state);
