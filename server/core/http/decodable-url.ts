const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/** The path and query of a request line. Proxies may send a whole URL, and some programs a fragment. */
export function originForm(target: string): string {
  const local = target.replace(ORIGIN, '').replace(/#.*$/s, '');
  return local.startsWith('/') || local === '*' ? local : `/${local}`;
}

/**
 * Re-encodes a path that cannot be decoded (`/c/%E0%A4%A`), so that it meets the usual hooks and error page.
 * The router would answer it by itself, in English and without headers.
 */
export function decodableUrl(url: string): string {
  const [, path = '', rest = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
  return isDecodable(path) ? url : path.replaceAll('%', '%25') + rest;
}

function isDecodable(path: string): boolean {
  try {
    // The bundler removes a call whose result nobody reads, although it throws.
    return decodeURIComponent(path).length > 0;
  } catch {
    return false;
  }
}
