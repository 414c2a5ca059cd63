import data from '../../common/view-sources.json' with { type: 'json' };
import type { ViewSource } from '../../common/page-counts.ts';

type Arrival = {
  /** `document.referrer`: an address, or empty. */
  referrer: string;
  origin: string;
  /** The path of the page before in this window; null: the window was opened with the present page. */
  previousPath: string | null;
};

const SEARCH_PATH = /^\/(?:es\/)?contractors(?:\/|$)/;
const ofSite = (path: string): ViewSource => (SEARCH_PATH.test(path) ? 'search' : 'site');

/**
 * Names the kind of place that a reader came from, by the host of the referrer alone. An address that cannot be read
 * is unknown.
 */
export function viewSource({ referrer, origin, previousPath }: Arrival): ViewSource {
  if (previousPath !== null) return ofSite(previousPath);
  if (referrer === '') return 'unknown';
  const url = URL.canParse(referrer) ? new URL(referrer) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return 'unknown';
  if (url.origin === origin) return ofSite(url.pathname);
  const found = (['engine', 'social'] as const).find((kind) => isOf(data[kind], url.hostname));
  return found ?? 'other';
}

const isOf = ({ names, hosts }: { names: string[]; hosts: string[] }, host: string): boolean =>
  host
    .split('.')
    .slice(0, -1)
    .some((label) => names.includes(label)) || hosts.some((one) => host === one || host.endsWith(`.${one}`));
