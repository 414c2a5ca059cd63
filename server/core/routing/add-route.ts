import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { ROUTES, type Route, type RouteName } from '../../../common/routes/route-table.ts';
import { toFastifyPath } from '../http/fastify-path.ts';
import type { DescribedCall } from '../http/openapi.ts';
import { limitOf } from '../limits/rate-limits.ts';
import type { Services } from '../services.ts';
import type { AnySettings } from './answering.ts';
import { acceptFormFiles } from './form-files.ts';

/** The application that routes are added to, the calls under /api so far, and the settings of each write by name. */
export type Router = {
  app: FastifyInstance;
  services: Services;
  calls: DescribedCall[];
  writes: Map<string, AnySettings>;
};
export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Adds a route at each of its addresses. A form's `preValidation` runs before its throttle counts. */
export function addRoute(
  { app, services, writes }: Router,
  name: RouteName,
  settings: AnySettings,
  handler: Handler,
  ofForm: Pick<RouteShorthandOptions, 'preValidation'> = {},
): void {
  const entry: Route = ROUTES[name];
  if (settings.body) writes.set(name, settings);
  const declared = { hasPolicy: Boolean(settings.policy), hasBody: Boolean(settings.body) };
  const options: RouteShorthandOptions = {
    ...ofForm,
    config: {
      name,
      limit: settings.limit ?? settings.limitOfValid,
      ...declared,
      ...limitOf(settings.limit, services, 'preValidation' in ofForm),
    },
  };
  const method = settings.alsoPost ? [entry.method, 'POST'] : entry.method;
  const paths = entry.translated
    ? [entry.path, entry.path === '/' ? '/es' : `/es${entry.path}`]
    : [entry.path];
  const add = (scope: FastifyInstance) =>
    paths.forEach((path) => scope.route({ ...options, method, url: toFastifyPath(path), handler }));
  // A call of the same settings takes JSON only.
  if (settings.files && ofForm.preValidation) acceptFormFiles(app, settings.files, add);
  else add(app);
}
