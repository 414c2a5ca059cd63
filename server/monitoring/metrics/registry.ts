import { collectDefaultMetrics, Registry } from 'prom-client';
import type { MetricParts } from './parts.ts';
import { addDatabaseMetrics } from './database-metrics.ts';
import { addRequestMetrics } from './request-metrics.ts';
import { addWorkMetrics } from './work-metrics.ts';

export type Metrics = { contentType: string; print: () => Promise<string>; end: () => void };

/** Every metric of this process. Loaded only where a setting asks for it, and prom-client with it. */
export function createMetrics(parts: MetricParts): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addRequestMetrics(registry, parts);
  const end = addWorkMetrics(registry);
  const refresh = addDatabaseMetrics(registry, parts);
  return {
    contentType: registry.contentType,
    print: async () => {
      await refresh();
      return registry.metrics();
    },
    end,
  };
}
