import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../core/config/config.ts';
import type { Jobs } from '../core/jobs.ts';
import type { Logger } from '../core/process/logger.ts';
import type { DatabaseHandle } from '../database/client.ts';
import { createEmbedded, type Broadcaster } from './broadcaster.ts';
import { addEventsApi } from './api/events-api.ts';
import { createHosted } from './hosted-broadcaster.ts';
import { attachSockets, wantsSocket } from './socket-server.ts';
import { createWebhooks } from './api/webhooks.ts';

export type Realtime = {
  broadcaster: Broadcaster;
  /** Opens our own endpoint, where events go by it. */
  attach: (app: FastifyInstance) => void;
  /**
   * Whether a request becomes a socket: one of ours, or of the development server, which listens, too. All else is answered as
   * if it had not asked for that.
   */
  upgrades: (request: IncomingMessage, listeners: number) => boolean;
  /** Begins to hear the other processes on this database. */
  listen: () => Promise<void>;
};

type Settings = {
  config: Config;
  handle: DatabaseHandle;
  log: Logger;
  clock: () => Date;
  enqueue: Jobs['enqueue'];
};

/** Events out to browsers: by our own endpoint, or by a hosted service. */
export function createRealtime({ config, handle, log, clock, enqueue }: Settings): Realtime {
  if (config.realtime.broadcast === 'pusher') {
    const broadcaster = createHosted(config.realtime, log);
    return {
      broadcaster,
      attach: () => undefined,
      upgrades: (_request, listeners) => listeners > 0,
      listen: async () => undefined,
    };
  }
  const { broadcaster, hub } = createEmbedded(config.realtime, { handle, redisUrl: config.redisUrl }, log);
  const { realtime } = config;
  const webhooks =
    realtime.webhooks.urls.length > 0
      ? createWebhooks({ realtime, hub, enqueue, log, now: () => Date.now() })
      : null;
  if (webhooks) hub.observe(webhooks);
  return {
    broadcaster,
    attach: (app) => {
      attachSockets(app, { config, hub, clock: () => Date.now() });
      addEventsApi(app, { config, hub, clock });
      // Collected events go into the queue before that stops.
      app.addHook('preClose', async () => webhooks?.stop());
    },
    upgrades: (request, listeners) => wantsSocket(request) || listeners > 1,
    listen: hub.listen,
  };
}
