import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identityOf, programOf, startProgram } from './package.ts';

const PATIENCE_MS = 30_000;

export type ClamAv = { socket: string; stop: () => Promise<void> };

/** ClamAV's daemon of Debian on a socket of its own, which finds these words in a file and nothing else. */
export async function startClamAv(words: string): Promise<ClamAv> {
  const program = programOf(['clamd'], ['clamav-daemon']);
  const identity = identityOf('clamav');
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-clamav-'));
  const socket = join(folder, 'clamd.sock');
  const signatures = join(folder, 'signatures');
  mkdirSync(signatures);
  writeFileSync(join(signatures, 'test.ndb'), `Test.Signature:0:*:${Buffer.from(words).toString('hex')}\n`);
  const settings = join(folder, 'clamd.conf');
  writeFileSync(
    settings,
    `Foreground yes\nLocalSocket ${socket}\nDatabaseDirectory ${signatures}\nTemporaryDirectory ${folder}\nStreamMaxLength 10M\n`,
  );
  if (identity.uid !== undefined)
    for (const path of [folder, signatures]) chownSync(path, identity.uid, identity.gid ?? identity.uid);
  const daemon = startProgram(program, ['--config-file', settings], identity);
  const stop = async () => {
    await daemon.end();
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await answers(socket))) {
    if (!daemon.isRunning() || Date.now() > deadline) {
      await stop();
      throw new Error(`clamd does not answer: ${daemon.output()}`);
    }
    await sleep(50);
  }
  return { socket, stop };
}

const answers = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const connection = connect(socket, () => resolve(true)).once('error', () => resolve(false));
    connection.once('connect', () => connection.destroy());
  });
