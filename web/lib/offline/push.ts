import { route } from '../../../common/routes/route-table.ts';
import { exchange, type HttpAnswer } from '../http.ts';
import { forgetDevice, keepDevice, toPushDevice } from './push-device.ts';

/** `null`: this browser shows no notices. */
export type PushState = 'on' | 'off' | 'refused' | null;

/** `on` only where the browser may show notices and the server has this subscription for this user. */
export async function pushState(key: string): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return null;
  if (Notification.permission === 'denied') return 'refused';
  const subscription = await currentSubscription();
  if (!subscription || Notification.permission !== 'granted' || !isMadeFor(subscription, key)) return 'off';
  const { endpoint } = subscription;
  const answer = await post('push.state', { endpoint });
  if (!answer.ok) throw new Error(`push.state answered ${answer.status}`);
  return (answer.body as { is_on: boolean }).is_on ? 'on' : 'off';
}

/** Asks the browser, then tells the server; null where the reader said no. */
export async function turnPushOn(key: string): Promise<HttpAnswer | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { serviceWorker } = navigator;
  await serviceWorker.register(route('service_worker'), { updateViaCache: 'none' });
  const { pushManager } = await serviceWorker.ready;
  // A browser makes no second subscription beside one of another key.
  const stored = await pushManager.getSubscription();
  if (stored && !isMadeFor(stored, key)) await stored.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const device = toPushDevice(subscription.toJSON());
  const answer = await post('push.subscribe', device);
  if (answer.ok) await keepDevice({ ...device, pushKey: key });
  return answer;
}

export async function turnPushOff(): Promise<HttpAnswer | null> {
  await forgetDevice();
  const subscription = await currentSubscription();
  if (!subscription) return null;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  return post('push.unsubscribe', { endpoint });
}

const post = (
  name: 'push.state' | 'push.subscribe' | 'push.unsubscribe',
  body: unknown,
): Promise<HttpAnswer> => exchange({ method: 'POST', url: route(name), csrf: true, body });

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Notices that the server signs with another key do not arrive. A browser that does not say which counts as right. */
function isMadeFor({ options }: PushSubscription, key: string): boolean {
  const made = (options as PushSubscriptionOptions | undefined)?.applicationServerKey;
  if (!made) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(made)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
}
