import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';
import type { RouteName } from '../../common/route-table.ts';
import type { FileSettings } from './file-route.ts';
import type { DescribedCall } from './openapi.ts';
import type { Answering, ReadSettings, Schema, WriteSettings } from './route-settings.ts';
import type { Router } from './routing/add-route.ts';
import { callRoutes } from './routing/call-routes.ts';
import { formRoutes } from './routing/form-routes.ts';
import { pageRoutes } from './routing/page-routes.ts';
import type { Services } from './services.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    name?: RouteName;
    hasPolicy?: boolean;
    hasBody?: boolean;
    /** Refusals answer `{error: {message}}` beside the message. */
    nestsErrors?: boolean;
  }
}

export type Routes = {
  /** The calls under /api so far, for the document that describes them. */
  calls: readonly DescribedCall[];
  /** A page: GET, session by cookie, in both languages where the route table says so. */
  page: <P extends Schema = undefined, Q extends Schema = undefined>(
    name: RouteName,
    settings: ReadSettings<P, Q>,
  ) => void;
  /** A form of a page: session by cookie, CSRF checked in header or field. Browsers may send it by themselves. */
  form: <B extends z.ZodType, P extends Schema = undefined, Q extends Schema = undefined>(
    name: RouteName,
    settings: WriteSettings<P, Q, B>,
  ) => void;
  /** A read under /api: bearer token. */
  read: <P extends Schema = undefined, Q extends Schema = undefined>(
    name: RouteName,
    settings: ReadSettings<P, Q> & Answering,
  ) => void;
  /** A write under /api: bearer token. */
  write: <B extends z.ZodType, P extends Schema = undefined, Q extends Schema = undefined>(
    name: RouteName,
    settings: WriteSettings<P, Q, B> & Answering,
  ) => void;
  /**
   * A write of a browser's client beside its pages: bearer token, or session by cookie with CSRF checked. Visitors meet the
   * policy.
   */
  either: <B extends z.ZodType>(
    name: RouteName,
    settings: WriteSettings<undefined, undefined, B> & Answering,
  ) => void;
  /** A file under /api: bearer token, or session by cookie with CSRF checked. */
  file: (name: RouteName, settings: FileSettings & Answering) => void;
  /** A file in a page's native form: session by cookie, CSRF token checked in its field. */
  fileForm: (name: RouteName, settings: FileSettings) => void;
};

/** Ways to answer a request; each domain's `routes.ts` is given this. */
export function createRoutes(app: FastifyInstance, services: Services): Routes {
  const router: Router = { app, services, calls: [] };
  return { calls: router.calls, ...pageRoutes(router), ...formRoutes(router), ...callRoutes(router) };
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
