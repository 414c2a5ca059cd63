import { invalid } from '../core/errors.ts';

/** The path of a page of this site, from an address or a path. Throws InvalidInput for anything else. */
export function aboutPath(about: string, appUrl: string): string {
  const address = URL.canParse(about, appUrl) ? new URL(about, appUrl) : null;
  if (address === null || address.origin !== new URL(appUrl).origin)
    throw invalid('about', 'data_requests.other_site');
  return address.pathname + address.search;
}
