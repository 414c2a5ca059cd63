import type { FastifyRequest } from 'fastify';
import { ROUTES, SPANISH_PREFIX } from '../../common/routes/route-table.ts';

/** A request's pattern, as the route table has it. */
export function routeOf({ routeOptions, is404 }: FastifyRequest): string {
  const { name } = routeOptions.config;
  if (name !== undefined) return ROUTES[name].path;
  if (is404 || routeOptions.url === undefined) return 'none';
  return routeOptions.url.startsWith(`${SPANISH_PREFIX}/`)
    ? routeOptions.url.slice(SPANISH_PREFIX.length)
    : routeOptions.url;
}
