import { route } from '../../common/routes/route-table.ts';
import {
  forgetDevice,
  storedDevice,
  keepDevice,
  toPushDevice,
  type StoredDevice,
  type PushDevice,
} from '../lib/offline/push-device.ts';
import type { WorkerScope } from './worker-scope.ts';

type Worker = Pick<WorkerScope, 'registration'>;

/**
 * Gives the server the subscription that took the place of the one it holds. The secret of the old one is the
 * credential, because a browser may do this while nobody is signed in to a page.
 */
export async function renewPush(worker: Worker): Promise<void> {
  const stored = await storedDevice();
  if (stored === null) return;
  const { pushManager } = worker.registration;
  if ((await pushManager.permissionState({ userVisibleOnly: true })) !== 'granted') return;
  const current =
    (await pushManager.getSubscription()) ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: stored.pushKey }));
  const device = toPushDevice(current.toJSON());
  if (device.endpoint === stored.endpoint) return;
  const { status } = await sendRenewal(stored, device);
  if (status === 200) return keepDevice({ ...device, pushKey: stored.pushKey });
  // The user logged out or turned notices off meanwhile: nothing may come any more.
  if (status !== 404) return;
  await forgetDevice();
  await current.unsubscribe();
}

const sendRenewal = (stored: StoredDevice, device: PushDevice): Promise<Response> =>
  fetch(route('push.renew'), {
    method: 'POST',
    credentials: 'omit',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ ...device, old_endpoint: stored.endpoint, old_auth_secret: stored.auth_secret }),
  });
