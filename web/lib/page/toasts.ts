export type ToastKind = 'success' | 'error';
/** `stays`: until it is closed, or the site answers. */
export type Toast = { kind: ToastKind; text: string; stays?: boolean };

type ShowToast = (toast: Toast) => void;

let waiting: Toast[] = [];
let show: ShowToast | null = null;
let hideStaying = (): void => undefined;

/** A green-edged toast, top-end, 300 px wide, for 2,000 ms. */
export function toastSuccess(text: string): void {
  announce({ kind: 'success', text });
}

/** A red toast, top-end, 330 px wide, for 2,000 ms. */
export function toastError(text: string): void {
  announce({ kind: 'error', text });
}

/** A red toast that stays until it is closed, or the site answers. */
export function toastUntilAnswered(text: string): void {
  announce({ kind: 'error', text, stays: true });
}

/** The site answered: a toast that says otherwise goes. */
export function endStayingToasts(): void {
  waiting = waiting.filter(({ stays }) => !stays);
  hideStaying();
}

/** The first may come before the page is taken over: it waits until then. */
function announce(toast: Toast): void {
  if (show) show(toast);
  else waiting.push(toast);
}

/**
 * Hands over what waited, and all that comes, to the part that draws toasts; `hide` removes those that stay. Gives back a
 * function that stops it.
 */
export function drawToastsWith(draw: ShowToast, hide: () => void): () => void {
  show = draw;
  hideStaying = hide;
  const stored = waiting;
  waiting = [];
  stored.forEach(draw);
  return () => {
    show = null;
    hideStaying = () => undefined;
  };
}
