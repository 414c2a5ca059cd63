import * as z from 'zod';
import { ConfigError } from './config-error.ts';

/** Who may read how the server is. Both null: nobody, and nothing is counted. */
export type MonitoringConfig = {
  metricsPort: number | null;
  metricsHost: string;
  metricsToken: string | null;
  /** Whether traces are sent to the OpenTelemetry collector that the standard OTEL_ settings name. */
  traces: boolean;
};

const PORT_RULE = 'must be a number from 1 to 65535';
const COLLECTOR = z.url({ protocol: /^https?$/, error: 'must start with http:// or https://' }).optional();

export const MONITORING_SETTINGS = {
  METRICS_PORT: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, PORT_RULE)
    .transform(Number)
    .refine((port) => port <= 65_535, PORT_RULE)
    .optional(),
  METRICS_HOST: z.string().trim().min(1).default('127.0.0.1'),
  METRICS_TOKEN: z
    .string()
    .regex(
      /^[\w.~+/=-]{16,200}$/,
      'must be 16 to 200 letters, digits or . ~ + / = - _ (openssl rand -hex 24)',
    )
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: COLLECTOR,
  OTEL_SDK_DISABLED: z.enum(['true', 'false'], 'must be true or false').default('false'),
};

export function monitoringOf(
  settings: z.infer<z.ZodObject<typeof MONITORING_SETTINGS>> & { PORT: number },
): MonitoringConfig {
  if (settings.METRICS_PORT === settings.PORT)
    throw new ConfigError('Setting METRICS_PORT: is the port of the pages; use another, or METRICS_TOKEN.');
  return {
    metricsPort: settings.METRICS_PORT ?? null,
    metricsHost: settings.METRICS_HOST,
    metricsToken: settings.METRICS_TOKEN ?? null,
    traces:
      settings.OTEL_SDK_DISABLED !== 'true' &&
      (settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) !== undefined,
  };
}
