import * as z from 'zod';
import { ConfigError } from './config-error.ts';

/** Readers of metrics: of a port, or by a token. Both null: there are none, and nothing is counted. */
export type MonitoringConfig = {
  metricsPort: number | null;
  metricsHost: string;
  metricsToken: string | null;
  /** The standard OTEL_ settings, where they name a collector that traces are sent to; null: none are made. */
  traces: Readonly<Record<string, string>> | null;
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
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: z.string().optional(),
  OTEL_EXPORTER_OTLP_TIMEOUT: z
    .string()
    .regex(/^\d{1,6}$/, 'must be milliseconds')
    .optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_RESOURCE_ATTRIBUTES: z.string().optional(),
  OTEL_TRACES_SAMPLER: z
    .string()
    .regex(/^(parentbased_)?(always_on|always_off|traceidratio)$/, 'must be a sampler, such as traceidratio')
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a share from 0 to 1')
    .optional(),
  OTEL_SDK_DISABLED: z.enum(['true', 'false'], 'must be true or false').default('false'),
};

export function monitoringOf(settings: Settings & { PORT: number }): MonitoringConfig {
  if (settings.METRICS_PORT === settings.PORT)
    throw new ConfigError('Setting METRICS_PORT: is the port of the pages; use another, or METRICS_TOKEN.');
  return {
    metricsPort: settings.METRICS_PORT ?? null,
    metricsHost: settings.METRICS_HOST,
    metricsToken: settings.METRICS_TOKEN ?? null,
    traces: tracesOf(settings),
  };
}

type Settings = z.infer<z.ZodObject<typeof MONITORING_SETTINGS>>;

/** As texts, because the SDK reads the environment, which `.env` is no part of. */
function tracesOf(settings: Settings): Record<string, string> | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: all, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own } = settings;
  if (settings.OTEL_SDK_DISABLED === 'true' || (all ?? own) === undefined) return null;
  const standard = Object.entries(settings).filter(
    (entry): entry is [string, string] => entry[0].startsWith('OTEL_') && typeof entry[1] === 'string',
  );
  return Object.fromEntries(standard);
}
