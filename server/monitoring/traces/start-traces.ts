import { context, propagation, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ROUTES } from '../../../common/routes/route-table.ts';
import type { Config } from '../../core/config/config.ts';
import { currentTrace } from '../../core/signals.ts';
import { routeOf } from '../route-of.ts';
import { contextManager, traceContexts } from './trace-context.ts';
import { traceWork } from './work-spans.ts';

/** Probes and scrapes ask all the time and say nothing of the product. */
const NOT_TRACED: ReadonlySet<string> = new Set([ROUTES.health.path, ROUTES.ready.path, ROUTES.metrics.path]);

/** Begins to make spans; answers what sends the last of them and ends it. */
export function startTraces(app: FastifyInstance, config: Config): () => Promise<void> {
  const product = resourceFromAttributes({
    'service.name': config.appName.toLowerCase(),
    'service.version': config.release.version,
  });
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(product)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register({ contextManager });
  const tracer = provider.getTracer('plumbline', config.release.version);
  const endWork = traceWork(tracer);
  currentTrace.read = (): Record<string, string> => {
    const active = trace.getSpanContext(context.active());
    return active ? { traceId: active.traceId, spanId: active.spanId } : {};
  };
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (NOT_TRACED.has(request.url.split('?')[0] ?? '')) return done();
    // A stranger's header would choose whose trace a request joins: only a proxy's counts.
    const parent =
      config.trustProxy > 0 ? propagation.extract(context.active(), request.headers) : context.active();
    const route = routeOf(request);
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': request.method, 'http.route': route } },
      parent,
    );
    spans.set(request, span);
    traceContexts.run(trace.setSpan(parent, span), done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
  return async () => {
    endWork();
    currentTrace.read = () => ({});
    // A collector that is away delays no end.
    await provider.shutdown().catch(() => undefined);
  };
}
