import { route } from '../../common/route-table.ts';
import { exchange, type HttpAnswer } from './http.ts';

/** The state of this browser: `null` where it shows no notices. */
export async function pushState(): Promise<'on' | 'off' | 'refused' | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return null;
  if (Notification.permission === 'denied') return 'refused';
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? 'on' : 'off';
}

/** Asks the browser, then tells the server; null where the reader said no. */
export async function turnPushOn(key: string): Promise<HttpAnswer | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { serviceWorker } = navigator;
  await serviceWorker.register(route('service_worker'), { updateViaCache: 'none' });
  const { pushManager } = await serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint, public_key: keys?.['p256dh'] ?? '', auth_secret: keys?.['auth'] ?? '' };
  return exchange({ method: 'POST', url: route('push.subscribe'), csrf: true, body });
}

export async function turnPushOff(): Promise<HttpAnswer | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return null;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  return exchange({ method: 'POST', url: route('push.unsubscribe'), csrf: true, body: { endpoint } });
}
