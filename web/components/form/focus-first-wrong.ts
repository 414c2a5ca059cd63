/** Focuses the first field that is marked as wrong and scrolls it to the middle; true where there is one. */
export function focusFirstWrong(form: HTMLElement | null): boolean {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!wrong) return false;
  wrong.focus({ preventScroll: true });
  wrong.scrollIntoView({ block: 'center' });
  return true;
}
