import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { refusedBy } from '../../core/signals.ts';
import { routeOf } from '../route-of.ts';
import type { MetricParts } from './parts.ts';

const SECONDS = [0.005, 0.02, 0.1, 0.3, 1, 3, 10];
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Counts answers. No label holds an address: a route is its pattern, the same in both languages, so a crawler's made-up
 * addresses make no series.
 */
export function addRequestMetrics(registry: Registry, { app }: Pick<MetricParts, 'app'>): void {
  const registers = [registry];
  const requests = new Counter({
    registers,
    name: 'plumbline_http_requests_total',
    help: 'Answers by route pattern, method and class of status.',
    labelNames: ['route', 'method', 'status'],
  });
  const seconds = new Histogram({
    registers,
    name: 'plumbline_http_request_duration_seconds',
    help: 'Seconds from a request to its answer, by route pattern.',
    labelNames: ['route'],
    buckets: SECONDS,
  });
  const refused = new Counter({
    registers,
    name: 'plumbline_limit_refusals_total',
    help: 'Requests that a named limit answered with 429.',
    labelNames: ['limit'],
  });
  const running = new Gauge({
    registers,
    name: 'plumbline_http_requests_in_flight',
    help: 'Requests that are being answered.',
  });
  app.addHook('onRequest', (_request, reply, done) => {
    running.inc();
    // Also after a reader who went before the answer.
    reply.raw.once('close', () => running.dec());
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request);
    const method = METHODS.has(request.method) ? request.method : 'other';
    requests.inc({ route, method, status: `${Math.floor(reply.statusCode / 100)}xx` });
    seconds.observe({ route }, reply.elapsedTime / 1_000);
    if (reply.statusCode === 429)
      refused.inc({ limit: refusedBy.get(request) ?? request.routeOptions.config.limit ?? 'own' });
    done();
  });
}
