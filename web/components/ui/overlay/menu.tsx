import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from '../../../lib/cx.ts';

export type MenuProps = {
  label: ReactNode;
  accessibleName?: string;
  children: ReactNode;
  className?: string;
};

/**
 * Links and buttons behind one button. It is a `details` element, so that it opens before any script has run.
 * Scripts close it on Escape, a press outside and a chosen item.
 */
export function Menu({ label, accessibleName, children, className }: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => (ref.current ? closeLikeAMenu(ref.current) : undefined), []);
  return (
    <details ref={ref} className={cx('menu', className)}>
      <summary aria-label={accessibleName}>{label}</summary>
      <div className="menu-sheet">{children}</div>
    </details>
  );
}

function closeLikeAMenu(details: HTMLDetailsElement): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.open) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  };
  const onPress = (event: Event) => {
    if (event.target instanceof Node && !details.contains(event.target)) details.open = false;
  };
  const onClick = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('.menu-sheet a, .menu-sheet button'))
      details.open = false;
  };
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerdown', onPress);
  document.addEventListener('focusin', onPress);
  details.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('pointerdown', onPress);
    document.removeEventListener('focusin', onPress);
    details.removeEventListener('click', onClick);
  };
}
