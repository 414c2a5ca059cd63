/** The cache in which a page tells the service worker which subscription the server holds. */
const PUSH_CACHE = 'plumbline-push';
const PUSH_DEVICE_KEY = '/device';

/** A browser's subscription as the server is sent it; keys in base64url. */
export type PushDevice = { endpoint: string; public_key: string; auth_secret: string };

/** With the server's own key, which a new subscription needs. */
export type StoredDevice = PushDevice & { pushKey: string };

export function toPushDevice({ endpoint, keys }: PushSubscriptionJSON): PushDevice {
  return {
    endpoint: endpoint ?? '',
    public_key: keys?.['p256dh'] ?? '',
    auth_secret: keys?.['auth'] ?? '',
  };
}

export async function storedDevice(): Promise<StoredDevice | null> {
  const cache = await caches.open(PUSH_CACHE);
  const kept = await cache.match(PUSH_DEVICE_KEY);
  return kept ? ((await kept.json()) as StoredDevice) : null;
}

export async function keepDevice(device: StoredDevice): Promise<void> {
  const cache = await caches.open(PUSH_CACHE);
  await cache.put(PUSH_DEVICE_KEY, Response.json(device));
}

export async function forgetDevice(): Promise<void> {
  await caches.delete(PUSH_CACHE);
}
