import type Pusher from 'pusher';
import type { RealtimeConfig } from '../core/config/config.ts';
import type { Logger } from '../core/process/logger.ts';
import { signing, type Broadcaster } from './broadcaster.ts';

export type HostedService = Pick<Pusher, 'trigger' | 'terminateUserConnections'>;
type Load = (settings: RealtimeConfig) => Promise<HostedService>;

/** By a hosted service: Pusher itself, or one that speaks as it does at PUSHER_HOST. Its SDK is loaded with the first event. */
export function createHosted(settings: RealtimeConfig, log: Logger, load: Load = loadSdk): Broadcaster {
  let service: Promise<HostedService> | null = null;
  const call = async (what: (hosted: HostedService) => Promise<unknown>): Promise<void> => {
    try {
      service ??= load(settings);
      await what(await service);
    } catch (error) {
      log.warn({ err: error }, 'the hosted broadcaster did not take it');
    }
  };
  return {
    ...signing(settings),
    trigger: (channels, event, payload) => call((hosted) => hosted.trigger(channels, event, payload)),
    endUser: (userId) => call((hosted) => hosted.terminateUserConnections(userId)),
    // The service knows a user's connections by their sign-in.
    bind: async () => undefined,
    endAt: async () => undefined,
  };
}

async function loadSdk({ appId, appKey, appSecret, cluster, host }: RealtimeConfig): Promise<HostedService> {
  const { default: Sdk } = await import('pusher');
  const place = host === null ? { cluster } : { host };
  return new Sdk({ appId, key: appKey, secret: appSecret, useTLS: true, ...place });
}
