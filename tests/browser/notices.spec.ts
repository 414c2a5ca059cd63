import { expect } from 'vitest';
import { route } from '../../common/routes/route-table.ts';
import { accessibilityProblems, PHONE, stickingOut, t, test } from './support/journey.ts';

/** The part of a browser's push service that needs the internet. */
function pretendPushService(): void {
  let current: object | null = null;
  const keep = (value: object | null) => {
    current = value;
    localStorage.setItem('subscribed', value === null ? 'no' : 'yes');
  };
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/a-device-of-a-test',
    toJSON: () => ({
      endpoint: subscription.endpoint,
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    }),
    unsubscribe: async () => {
      keep(null);
      return true;
    },
  };
  if (localStorage.getItem('subscribed') === 'yes') current = subscription;
  PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
  PushManager.prototype.subscribe = async () => {
    keep(subscription);
    return subscription as unknown as PushSubscription;
  };
  Notification.requestPermission = async () => 'granted';
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
}

test('notices on a device are turned on and off by one button, by the keyboard, too', async ({
  someone,
  signedIn,
  database,
}) => {
  // The session comes from a browser of its own, because others run without the worker.
  const kept = await (await signedIn('user@plumbline.test')).context.storageState();
  const person = await someone({ storageState: kept, serviceWorkers: 'allow', viewport: PHONE });
  const { page } = person;
  await page.addInitScript(pretendPushService);
  await person.visit(route('settings.notifications'));
  const turnOn = page.getByRole('button', { name: t('notifications.push.turn_on') });
  await turnOn.waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await stickingOut(page)).toEqual([]);
  const devices = async () => {
    const rows = await database.sql<{ count: number }[]>`
      select count(*)::integer as count from push_subscriptions where endpoint like '%a-device-of-a-test'`;
    return rows[0]?.count;
  };
  await turnOn.press('Enter');
  const turnOff = page.getByRole('button', { name: t('notifications.push.turn_off') });
  await turnOff.waitFor();
  expect(await devices()).toBe(1);
  await turnOff.press('Enter');
  await turnOn.waitFor();
  expect(await devices()).toBe(0);
});

test('a device whose subscription outlived its session is off until its user turns it on again', async ({
  someone,
  signedIn,
  database,
}) => {
  const kept = await (await signedIn('user@plumbline.test')).context.storageState();
  const person = await someone({ storageState: kept, serviceWorkers: 'allow' });
  const { page } = person;
  await page.addInitScript(pretendPushService);
  await person.visit(route('settings.notifications'));
  const turnOn = page.getByRole('button', { name: t('notifications.push.turn_on') });
  const turnOff = page.getByRole('button', { name: t('notifications.push.turn_off') });
  await turnOn.click();
  await turnOff.waitFor();
  await database.sql`delete from push_subscriptions where endpoint like '%a-device-of-a-test'`;
  await person.visit(route('settings.notifications'));
  await turnOn.click();
  await turnOff.waitFor();
  await person.visit(route('settings.notifications'));
  await turnOff.click();
  await turnOn.waitFor();
});
