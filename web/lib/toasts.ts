import { TOAST_WIDTH_ERROR_PX, TOAST_WIDTH_SUCCESS_PX } from '../../common/constants.ts';

export type ToastKind = 'success' | 'error';
export type Toast = { kind: ToastKind; text: string; widthPx: number };

type ShowToast = (toast: Toast) => void;

const WIDTH_PX: Record<ToastKind, number> = { success: TOAST_WIDTH_SUCCESS_PX, error: TOAST_WIDTH_ERROR_PX };

let waiting: Toast[] = [];
let show: ShowToast | null = null;
let onFirstToast: (() => void) | null = null;

/** A green-edged toast, top-end, 300 px wide, for 2,000 ms. */
export function toastSuccess(text: string): void {
  announce('success', text);
}

/** A red toast, top-end, 330 px wide, for 2,000 ms. */
export function toastError(text: string): void {
  announce('error', text);
}

function announce(kind: ToastKind, text: string): void {
  const toast = { kind, text, widthPx: WIDTH_PX[kind] };
  if (show) return show(toast);
  waiting.push(toast);
  onFirstToast?.();
}

/** The toaster is drawn when the first toast is there: `wake` is called then, or at once if one waits already. */
export function whenToastWaits(wake: () => void): () => void {
  onFirstToast = wake;
  if (waiting.length > 0) wake();
  return () => {
    onFirstToast = null;
  };
}

/** Hands over what waited, and all that comes, to whoever draws toasts. Gives back a function that stops it. */
export function drawToastsWith(draw: ShowToast): () => void {
  show = draw;
  const held = waiting;
  waiting = [];
  held.forEach(draw);
  return () => {
    show = null;
  };
}
