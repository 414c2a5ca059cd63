/** Whether screening held a text: its reason is signals, and it waits for an administrator by itself. */
export const isHold = (action: string): boolean => action.endsWith('.held');
