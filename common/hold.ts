import type { DecisionAction } from './constants.ts';

/** Whether screening held a text: its reason is signals, and it waits for an administrator by itself. */
export const isHold = (action: DecisionAction | string): boolean => action.endsWith('.held');
