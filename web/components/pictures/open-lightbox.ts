import type { MouseEvent } from 'react';
import type { Translate } from '../../../common/format/translator.ts';

/** Opens a photo large, over the page, with those around it. The link itself leads to the file, so it works without this. */
export function openLightbox(event: MouseEvent<HTMLAnchorElement>, t: Translate): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const chosen = event.currentTarget;
  const group = chosen.closest('[data-gallery]') ?? document;
  const links = [...group.querySelectorAll<HTMLAnchorElement>('a[data-photo]')];
  void import('./lightbox.tsx').then(
    ({ showLightbox }) => showLightbox(links, links.indexOf(chosen), t),
    () => location.assign(chosen.href),
  );
}
