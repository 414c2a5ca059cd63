export type ToastKind = 'success' | 'error';
export type Toast = { kind: ToastKind; text: string };

type ShowToast = (toast: Toast) => void;

let waiting: Toast[] = [];
let show: ShowToast | null = null;

/** A green-edged toast, top-end, 300 px wide, for 2,000 ms. */
export function toastSuccess(text: string): void {
  announce({ kind: 'success', text });
}

/** A red toast, top-end, 330 px wide, for 2,000 ms. */
export function toastError(text: string): void {
  announce({ kind: 'error', text });
}

/** The first may come before the page is taken over: it waits until then. */
function announce(toast: Toast): void {
  if (show) show(toast);
  else waiting.push(toast);
}

/** Hands over what waited, and all that comes, to the part that draws toasts. Gives back a function that stops it. */
export function drawToastsWith(draw: ShowToast): () => void {
  show = draw;
  const stored = waiting;
  waiting = [];
  stored.forEach(draw);
  return () => {
    show = null;
  };
}
