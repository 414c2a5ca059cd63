import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeAppCode } from '../../../server/accounts/second/app-codes.ts';
import { takeOver } from '../../../server/commands/app-key.ts';
import { refuseOtherLog } from '../../../server/public-log/head-file.ts';
import { signersOf } from '../../../server/public-log/log-keys.ts';
import { codeOf, setUpApp } from '../../support/second-factor.ts';
import { createWorld, type World } from '../../support/world.ts';
import { logOf } from '../public-log/support.ts';

const CURRENT = 'the key that was set after the former one';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await world.make.contractor();
  await logOf(world).append();
});
afterAll(() => world.close());

const seeds = async (appKey: string) =>
  (await signersOf(world.database, { appKey })).map(({ seed }) => seed.toString('hex'));

test('codes of an app and the key of the public log go on with a new APP_KEY, once the former one was given', async () => {
  const { database, config } = world;
  const person = await world.signedIn();
  const app = await setUpApp(person);
  const former = config.appKey;
  const before = await seeds(former);
  await expect(seeds(CURRENT)).rejects.toThrow('does not open the key of the public log');

  await expect(
    takeOver(database, { former: 'another key that was never set here', current: CURRENT }),
  ).rejects.toThrow('encrypted with another APP_KEY than the one given');
  expect(await seeds(former)).toEqual(before);

  expect(await takeOver(database, { former, current: CURRENT })).toBe(
    'Encrypted anew: keys of the public log 1, keys of apps 1.',
  );
  expect(await seeds(CURRENT)).toEqual(before);
  await expect(seeds(former)).rejects.toThrow('does not open');
  await expect(refuseOtherLog(database, { ...config, appKey: CURRENT })).resolves.toBeUndefined();

  const now = new Date(Date.now() + 120_000);
  const writing = { database, config: { ...config, appKey: CURRENT }, now };
  expect(await takeAppCode(writing, person.user.id, codeOf(app, now))).toBe(true);
  expect(await takeOver(database, { former, current: CURRENT })).toBe(
    'Encrypted anew: keys of the public log 0, keys of apps 0.',
  );
  await expect(takeOver(database, { former: CURRENT, current: CURRENT })).rejects.toThrow(
    'set the new one first',
  );
});
