import { timingSafeEqual, createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { ROUTES } from '../../../common/routes/route-table.ts';
import { notFound } from '../../core/errors.ts';
import { ConfigError, type Config } from '../../core/config/config.ts';
import type { Logger } from '../../core/process/logger.ts';
import type { MetricParts } from './parts.ts';
import type { Metrics } from './registry.ts';

/**
 * `GET /metrics` for Prometheus: on a port of its own, or on the main port for who sends the token. Without either setting
 * nothing is loaded, counted or answered.
 */
export async function addMetrics(parts: MetricParts): Promise<void> {
  const { app, config, log } = parts;
  if (config.metricsPort === null && config.metricsToken === null) {
    app.get(ROUTES.metrics.path, () => {
      throw notFound();
    });
    return;
  }
  const { createMetrics } = await import('./registry.ts');
  const metrics = createMetrics(parts);
  app.get(ROUTES.metrics.path, async (request, reply) => {
    if (!holdsToken(request.headers.authorization, config)) throw notFound();
    const text = await metrics.print();
    return reply.type(metrics.contentType).header('cache-control', 'no-store').send(text);
  });
  const server = config.metricsPort === null ? null : ownServer(metrics, log);
  // Before the pages are served, so that a taken port ends the start.
  app.addHook('onReady', async () => listen(server, config));
  app.addHook('onClose', async () => {
    metrics.end();
    server?.closeAllConnections();
    server?.close();
  });
}

/** Whether a header holds the token of the settings. Compared in constant time, as hashes, so that its length stays unknown too. */
export function holdsToken(header: string | undefined, { metricsToken }: Config): boolean {
  const given = /^bearer +(\S+) *$/i.exec(header ?? '')?.[1];
  if (metricsToken === null || given === undefined) return false;
  return timingSafeEqual(hashOf(given), hashOf(metricsToken));
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

function ownServer({ print, contentType }: Metrics, log: Logger): Server {
  return createServer((request, response) => {
    if (request.url?.split('?')[0] !== ROUTES.metrics.path) return void response.writeHead(404).end();
    print().then(
      (text) => response.writeHead(200, { 'content-type': contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'metrics not printed');
        response.writeHead(500).end();
      },
    );
  });
}

/** Rejects with a sentence where it cannot listen, which ends the start. */
function listen(server: Server | null, { metricsPort, metricsHost }: Config): Promise<void> {
  if (server === null) return Promise.resolve();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new ConfigError(
          `Setting METRICS_PORT: nothing can listen at ${metricsHost}, port ${metricsPort} (${error.code}).`,
        ),
      ),
    );
    server.listen(metricsPort ?? 0, metricsHost, () => resolve());
  });
}
