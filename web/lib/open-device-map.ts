import type { MouseEvent } from 'react';

/** A phone opens its own maps with the place of the link; everything else, the map on the web. */
export function openDeviceMap(event: MouseEvent<HTMLAnchorElement>): void {
  const place = new URL(event.currentTarget.href).searchParams.get('query') ?? '';
  const scheme = /android/i.test(navigator.userAgent)
    ? 'geo:0,0?q='
    : /iphone|ipad/i.test(navigator.userAgent) && 'maps://?daddr=';
  if (!scheme || place === '') return;
  event.preventDefault();
  location.href = scheme + encodeURIComponent(place);
}
