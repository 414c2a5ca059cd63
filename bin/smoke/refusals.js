// Settings that a start must refuse: one clear sentence and a non-zero exit.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { check } from './checks.js';
import { folder, start } from './product.js';

/** A start that finds its port taken has filled a database first. */
const REFUSE_LIMIT_MS = 60_000;

export async function startsThatCannotBe() {
  process.stdout.write('Starts that cannot be\n');
  const withBrokenEnv = join(folder, 'broken');
  mkdirSync(withBrokenEnv);
  writeFileSync(join(withBrokenEnv, '.env'), 'APP_NAME=Plumbline\nnot a setting\n');
  await refused('a broken .env', {}, /\.env line 2/, withBrokenEnv);
  await refused('a wrong setting', { PORT: 'many' }, /Setting PORT/);
  await refused('production without a mail server', { MAIL: '' }, /Setting SMTP_URL/);
  await refused('production without its operator', { OPERATOR_NAME: '' }, /Setting OPERATOR_NAME/);
  await refused(
    'half of the settings of Stripe',
    { STRIPE_WEBHOOK_SECRET: 'whsec_12345678' },
    /Setting STRIPE_WEBHOOK_SECRET/,
  );
  await refused('the demo world in production', { ALLOW_DEMO: '' }, /Setting SEED/);
  await refused('a key that anybody guesses', { APP_KEY: 's'.repeat(40) }, /Setting APP_KEY/);
  await refused('development for everybody', { NODE_ENV: 'development', HOST: '0.0.0.0' }, /Setting HOST/);
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  await refused('a folder that cannot be written', { DATA_DIR: join(file, 'data') }, /cannot be written/);
  await refused(
    'a database that does not answer',
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    /DATABASE_URL/,
  );
}

export async function refused(title, settings, sentence, cwd) {
  const server = start(settings, cwd);
  const code = await Promise.race([server.ended, sleep(REFUSE_LIMIT_MS, 'still running', { ref: false })]);
  const said = server.errors.trim();
  check(code === 1, `${title}: exit code 1 (${code})`);
  check(sentence.test(said) && !said.includes('\n'), `${title}: «${said}»`);
}
