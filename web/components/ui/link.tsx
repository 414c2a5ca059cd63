import { shouldIntercept } from '@inertiajs/core';
import { router } from '@inertiajs/react';
import { relOf } from '../../lib/page/crawling.ts';
import type { ComponentProps, MouseEvent } from 'react';

export type LinkProps = ComponentProps<'a'> & {
  href: string;
  /** Leaves what the reader has chosen on the page, where the link leads to the same one. */
  preserveState?: boolean;
};

/**
 * A link to another page without a full load. Inertia's own link takes ten times as long to draw. Use that
 * one where more of its options are needed (`only`).
 */
export function Link({ href, preserveState = false, rel, onClick, children, ...props }: LinkProps) {
  const visit = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!shouldIntercept(event)) return;
    event.preventDefault();
    router.visit(href, { preserveState });
  };
  return (
    <a href={href} rel={relOf(href, rel)} {...props} onClick={visit}>
      {children}
    </a>
  );
}
