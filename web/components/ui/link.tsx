import { shouldIntercept } from '@inertiajs/core';
import { router } from '@inertiajs/react';
import type { ComponentProps, MouseEvent } from 'react';

export type LinkProps = ComponentProps<'a'> & { href: string };

/**
 * Leads to another page of the product without loading everything anew. Inertia's own link can do a dozen things more, and
 * takes ten times as long to draw; where those are wanted (`only`, `preserveState`), it is the one to take.
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
