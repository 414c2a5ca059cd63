import type { FastifyInstance } from 'fastify';
import type { PageCache } from '../../core/pages/page-cache.ts';
import type { Config } from '../../core/config/config.ts';
import type { Logger } from '../../core/process/logger.ts';
import type { Database } from '../../database/client.ts';

/** The parts of the application that metrics are read from. */
export type MetricParts = {
  app: FastifyInstance;
  config: Config;
  database: Database;
  pageCache: Pick<PageCache, 'size'>;
  log: Logger;
};
