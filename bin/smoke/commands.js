// The operator's commands that add a user, save a product, and put it into an empty one.
import { join } from 'node:path';
import { check } from './checks.js';
import { signedIn } from './person.js';
import { folder, run } from './product.js';

const EMAIL = 'operator@directories.example';
const PASSWORD = 'a plumb line and a level';

/** The one that `createUser` has made. */
export const operator = () => signedIn(EMAIL, PASSWORD);

export async function createUser(settings) {
  const words = ['--email', EMAIL, '--role', 'admin', '--password', PASSWORD];
  const said = await command(['user-create', ...words], settings);
  check(said.includes(`may sign in as ${EMAIL}`), `user-create: «${said.trim()}»`);
}

/** Answers with the file. */
export async function backup(settings) {
  const file = join(folder, 'backup.tar.gz');
  const said = await command(['backup', file, '--overwrite'], settings);
  check(/^Saved \d/.test(said), `backup: «${said.split('\n')[0]}»`);
  return file;
}

export async function restore(file, settings) {
  const said = await command(['restore', file], settings);
  check(said.includes('The chain of decisions is unbroken.'), 'restore: the chain of decisions is unbroken');
}

async function command(words, settings) {
  const started = run(['server/commands/main.ts', ...words], settings);
  const code = await started.ended;
  check(code === 0, `${words[0]} ends with 0 (${code}) ${started.errors.trim()}`);
  return started.output;
}
