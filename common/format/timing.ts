/** Toasts and timing of every page (brief, section 9). */
export const TOAST_DURATION_MS = 2000;
export const TOAST_WIDTH_SUCCESS_PX = 300;
export const TOAST_WIDTH_ERROR_PX = 330;
export const REFETCH_DELAY_MS = 2000;
