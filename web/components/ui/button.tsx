import type { ComponentProps, MouseEvent } from 'react';
import { cx } from '../../lib/cx.ts';
import { Link, type LinkProps } from './link.tsx';

export type ButtonLook = {
  /** `primary` once a page. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'normal' | 'small';
};

export type ButtonProps = ButtonLook & ComponentProps<'button'> & { busy?: boolean };

/** A button; while `busy` it keeps its place and its focus, and does nothing. */
export function Button({ variant, size, busy = false, className, children, onClick, ...props }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="button"
      {...props}
      className={lookOf({ variant, size }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}

/** A link that looks like a button, for going somewhere. */
export function ButtonLink({ variant, size, className, ...props }: ButtonLook & LinkProps) {
  return <Link {...props} className={lookOf({ variant, size }, className)} />;
}

function lookOf({ variant = 'secondary', size = 'normal' }: ButtonLook, className?: string): string {
  return cx('button', `button-${variant}`, size === 'small' && 'button-small', className);
}
