import type { FastifyInstance } from 'fastify';
import type { Config } from '../core/config.ts';
import type { Logger } from '../core/logger.ts';
import type { DatabaseHandle } from '../database/client.ts';
import { createEmbedded, type Broadcaster } from './broadcaster.ts';
import { addEventsApi } from './events-api.ts';
import { createHosted } from './hosted-broadcaster.ts';
import { attachSockets } from './socket-server.ts';

export type Realtime = {
  broadcaster: Broadcaster;
  /** Opens our own endpoint, where events go by it. */
  attach: (app: FastifyInstance) => void;
  /** Begins to hear the other processes on this database. */
  listen: () => Promise<void>;
};

type Settings = { config: Config; handle: DatabaseHandle; log: Logger; clock: () => Date };

/** Events out to browsers: by our own endpoint, or by a hosted service. */
export function createRealtime({ config, handle, log, clock }: Settings): Realtime {
  if (config.realtime.broadcast === 'pusher') {
    const broadcaster = createHosted(config.realtime, log);
    return { broadcaster, attach: () => undefined, listen: async () => undefined };
  }
  const { broadcaster, hub } = createEmbedded(config.realtime, handle, log);
  return {
    broadcaster,
    attach: (app) => {
      attachSockets(app, { config, hub, clock: () => Date.now() });
      addEventsApi(app, { config, hub, clock });
    },
    listen: hub.listen,
  };
}
