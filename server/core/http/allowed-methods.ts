import { ROUTES, SPANISH_PREFIX, type Route } from '../../../common/routes/route-table.ts';

type RoutePattern = { method: string; pattern: RegExp };

const PLACES: readonly RoutePattern[] = Object.values<Route>(ROUTES).map(({ method, path, translated }) => ({
  method,
  pattern: patternOf(path, translated === true),
}));

/** The methods that an address takes, for `Allow`; none where nothing is there. */
export function allowedMethods(url: string): string[] {
  const [path = ''] = url.split('?', 1);
  const found = PLACES.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  const methods = found.includes('GET') ? ['GET', 'HEAD', ...found] : found;
  return [...new Set(methods)];
}

function patternOf(path: string, isTranslated: boolean): RegExp {
  const pieces = path.replace(/\./g, '\\.').replace(/\/\{\w+\?\}/g, '(?:/[^/]+)?');
  const rest = pieces.replace(/\{\w+\}/g, '[^/]+').replace(/^\/$/, '');
  return new RegExp(`^${isTranslated ? `(?:${SPANISH_PREFIX})?` : ''}${rest}/?$`);
}
