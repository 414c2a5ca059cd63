import type { FastifyInstance } from 'fastify';
import type { Config } from '../../core/config/config.ts';

/** Traces of requests, jobs, mails, statements and drawn pages, for an OpenTelemetry collector. Nothing is loaded without the setting. */
export async function addTraces(app: FastifyInstance, config: Config): Promise<void> {
  if (config.traces === null) return;
  // The SDK reads the environment when it is loaded.
  for (const [name, value] of Object.entries(config.traces)) process.env[name] ??= value;
  const { startTraces } = await import('./start-traces.ts');
  const stop = startTraces(app, config);
  app.addHook('onClose', stop);
}
