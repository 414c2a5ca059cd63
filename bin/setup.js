// The setup that every command needs first. Plain JavaScript for the machine's own Node (20 or later).
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
/** The pinned Node that the product runs on. */
export const runtime = fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url));
const { file, flags, environment } = JSON.parse(
  readFileSync(new URL('server-process.json', import.meta.url), 'utf8'),
);
/** The command and the environment of the server's process, chosen to keep it small (docs/performance.md). */
export const serverProcess = { words: [...flags, `${root}${file}`], environment };

let isJson = false;

/** From now on lines are those of the server's log, where npm start serves production: whoever collects them reads one form. */
export function speakAsTheLog() {
  const { NODE_ENV } = process.env;
  const path = `${root}/.env`;
  const ofFile = () => (existsSync(path) ? /^NODE_ENV=["']?(\w+)/m.exec(readFileSync(path, 'utf8')) : null);
  isJson = (NODE_ENV || ofFile()?.[1]) === 'production';
}

const lineOf = (level, msg) => `${JSON.stringify({ level, time: new Date().toISOString(), msg })}\n`;

export function fail(sentence) {
  const said = `Plumbline: ${sentence}`;
  process.stderr.write(isJson ? lineOf(60, said) : `${said}\n`);
  process.exit(1);
}

/** Lines that a program wrote become lines of the log. */
function repeat(written, level, stream) {
  for (const line of String(written ?? '').split('\n'))
    if (line.trim() !== '')
      stream.write(line.startsWith('{"level"') ? `${line}\n` : lineOf(level, line.trim()));
}

/** Runs a command in the project, its output shown; ends us when it fails. */
export function run(command, args, options = {}) {
  const stdio = isJson ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const result = spawnSync(command, args, { cwd: root, stdio, ...options });
  if (isJson) {
    repeat(result.stdout, 30, process.stdout);
    repeat(result.stderr, 40, process.stderr);
  }
  if (result.error) fail(`${command} could not be run: ${result.error.message}`);
  if (result.signal) process.exit(130);
  if (result.status !== 0) process.exit(result.status ?? 1);
}

const OWNER_ONLY = 0o600;

/** A group that was let in on purpose stays. */
function closeToOthers(path) {
  const { mode } = statSync(path);
  if ((mode & 0o007) === 0) return;
  try {
    chmodSync(path, mode & 0o770);
  } catch (error) {
    if (error.code !== 'EPERM') throw error;
  }
}

const step = (text) => process.stdout.write(isJson ? lineOf(30, text) : `  ${text}\n`);

/** Installs what package-lock.json says, unless the last install was from the same. */
export function installDependencies() {
  const wanted = readFileSync(`${root}/package-lock.json`, 'utf8');
  const record = `${root}/node_modules/.installed-from.json`;
  if (existsSync(runtime) && existsSync(record) && readFileSync(record, 'utf8') === wanted) return;
  step('Installing dependencies (a minute or two, once) …');
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (!existsSync(runtime)) fail('npm installed no Node 24 runtime: look at its messages above.');
  writeFileSync(record, wanted);
}

/**
 * Makes .env from the example, with a key of its own, closed to other users of the machine. Beside an environment for
 * production it is for production, too; one that has a key already needs no file.
 */
export function createSettings() {
  const path = `${root}/.env`;
  const { NODE_ENV, APP_KEY, APP_KEY_FILE } = process.env;
  if (!existsSync(path)) {
    if (NODE_ENV === 'production' && (APP_KEY || APP_KEY_FILE)) return;
    step('Writing .env with a new key …');
    const example = readFileSync(`${root}/.env.example`, 'utf8');
    writeFileSync(path, NODE_ENV ? example.replace(/^NODE_ENV=.*$/m, `NODE_ENV=${NODE_ENV}`) : example, {
      mode: OWNER_ONLY,
    });
  }
  closeToOthers(path);
  const text = readFileSync(path, 'utf8');
  if (APP_KEY || APP_KEY_FILE || /^APP_KEY(_FILE)?=.+$/m.test(text)) return;
  const key = `APP_KEY=${randomBytes(32).toString('base64url')}`;
  writeFileSync(
    path,
    /^APP_KEY=$/m.test(text) ? text.replace(/^APP_KEY=$/m, key) : `${text.trimEnd()}\n${key}\n`,
  );
}
