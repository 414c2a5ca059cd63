let leaving = false;

/** Whether this page is being left: calls that end now were cut off, they did not fail. */
export const isLeaving = (): boolean => leaving;

/** Called once in a browser. A page that comes back from the history, or whose leaving was called off, is not left. */
export function followLeaving(target: Window): void {
  target.addEventListener('beforeunload', () => {
    leaving = true;
  });
  target.addEventListener('pagehide', () => {
    leaving = true;
  });
  target.addEventListener('pageshow', () => {
    leaving = false;
  });
}
