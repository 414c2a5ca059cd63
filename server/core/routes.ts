import type { FastifyInstance } from 'fastify';
import type { RouteName } from '../../common/routes/route-table.ts';
import type { LimitName } from '../limits.ts';
import type { Router } from './routing/add-route.ts';
import { callRoutes } from './routing/call-routes.ts';
import { formRoutes } from './routing/form-routes.ts';
import { pageRoutes } from './routing/page-routes.ts';
import { askBefore, performAgain } from './routing/perform-again.ts';
import type { Routes } from './routing/ways.ts';
import type { Services } from './services.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    name?: RouteName;
    /** The route's throttle, for metrics of what it refuses. */
    limit?: LimitName | undefined;
    hasPolicy?: boolean;
    hasBody?: boolean;
    /** Refusals answer `{error: {message}}` beside the message. */
    nestsErrors?: boolean;
  }
}

export type { Routes } from './routing/ways.ts';

/** Ways to answer a request; each domain's `routes.ts` is given this. */
export function createRoutes(app: FastifyInstance, services: Services): Routes {
  const router: Router = { app, services, calls: [], writes: new Map() };
  const ways = { ...pageRoutes(router), ...formRoutes(router), ...callRoutes(router) };
  return { calls: router.calls, perform: performAgain(router), ask: askBefore(router), ...ways };
}

/** Refuses to start an application in which a write has no policy or no schema. */
export function refuseUncheckedWrites(app: FastifyInstance, exempt: readonly string[] = []): void {
  app.addHook('onRoute', (route) => {
    const methods = [route.method].flat();
    const writes = methods.some((method) => !['GET', 'HEAD', 'OPTIONS'].includes(method));
    const declared = route.config?.hasPolicy === true && route.config.hasBody === true;
    if (writes && !exempt.includes(route.url) && !declared) {
      throw new Error(`${methods.join()} ${route.url} declares no policy or no schema`);
    }
  });
}
