import type { Config, RealtimeConfig } from '../core/config/config.ts';

/** The settings that a browser needs to receive events. Embedded: the page's own host. */
export type ClientSettings = { key: string; hosted?: { cluster: string; host: string } };

/** Pusher's own, unless another service is named. */
const hostOf = ({ cluster, host }: RealtimeConfig): string => host ?? `ws-${cluster}.pusher.com`;

export function clientSettings(realtime: RealtimeConfig): ClientSettings {
  const { appKey: key, cluster } = realtime;
  return realtime.broadcast === 'embedded' ? { key } : { key, hosted: { cluster, host: hostOf(realtime) } };
}

/** The additional addresses that the content security policy lets a page connect to: sockets, of one host. */
export function connectSources({ realtime, appUrl }: Pick<Config, 'realtime' | 'appUrl'>): string {
  if (realtime.broadcast === 'pusher') return `wss://${hostOf(realtime)}`;
  // Older browsers do not take 'self' for sockets.
  const { protocol, host } = new URL(appUrl);
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`;
}
