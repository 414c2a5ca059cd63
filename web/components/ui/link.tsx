import { shouldIntercept } from '@inertiajs/core';
import { router } from '@inertiajs/react';
import type { ComponentProps, MouseEvent } from 'react';

export type LinkProps = ComponentProps<'a'> & { href: string };

/**
 * A link to another page without a full load. Inertia's own link takes ten times as long to draw. Use that
 * one where its options are needed (`only`, `preserveState`).
 */
export function Link({ href, onClick, children, ...props }: LinkProps) {
  const visit = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!shouldIntercept(event)) return;
    event.preventDefault();
    router.visit(href);
  };
  return (
    <a href={href} {...props} onClick={visit}>
      {children}
    </a>
  );
}
