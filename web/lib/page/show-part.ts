/** Leads to a part of the page that an answer brought: its heading in view, the focus in it. */
export function showPart(id: string): void {
  const part = document.getElementById(id);
  if (part === null) return;
  part.tabIndex = -1;
  // The browser would scroll no further than needed, so the heading could stay out of view.
  part.focus({ preventScroll: true });
  part.scrollIntoView({ block: 'start' });
}
