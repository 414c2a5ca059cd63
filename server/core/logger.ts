import { pino } from 'pino';
import type { Config } from './config.ts';

export type Logger = pino.Logger;

/** Structured logs on standard output. Nothing personal: no e-mail, address, body, cookie or query string. */
export function createLogger(config: Pick<Config, 'logLevel' | 'environment'>): Logger {
  return pino({
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers', 'email', 'password', 'token'],
  });
}
