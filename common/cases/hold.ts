/** Whether screening put a text on hold: its reason is signals, and an administrator still has to decide. */
export const isHold = (action: string): boolean => action.endsWith('.held');
