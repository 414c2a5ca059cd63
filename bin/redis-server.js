// Valkey or Redis, as Debian packages them: carries events between the processes of the product.
import { spawnSync } from 'node:child_process';
import { installPackages } from './browser.js';
import { fail } from './setup.js';

const found = () =>
  ['valkey-server', 'redis-server'].find((name) => spawnSync(name, ['--version']).status === 0);

/** The name of its program; installs it when there is none. */
export function ensureRedis() {
  const name = found();
  if (name) return name;
  installPackages(['valkey-server', 'redis-server'], 'Valkey or Redis');
  return found() ?? fail('Valkey or Redis was installed, but does not run.');
}
