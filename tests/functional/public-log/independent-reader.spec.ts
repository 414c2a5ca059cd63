import { spawnSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type World } from '../../support/world.ts';
import { logOf, proofFile } from './support.ts';

const READER = join(import.meta.dirname, 'reader.py');
const VERIFIER = join(import.meta.dirname, '../../../web/static/verify.mjs');

let world: World;
let url: string;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-proofs-'));
  world = await createWorld();
  const contractor = await world.make.contractor();
  for (let count = 0; count < 290; count += 1) await world.make.contractor({ name: `Peña & Söhne ${count}` });
  for (let count = 0; count < 3; count += 1) await world.make.review({ contractor });
  await logOf(world).append();
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

async function run(command: string, given: string[]): Promise<{ code: number | null; output: string }> {
  const program = spawn(command, given);
  let output = '';
  program.stdout.on('data', (data: Buffer) => (output += data.toString()));
  program.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const [code] = (await once(program, 'close')) as [number | null];
  return { code, output };
}

async function savedProof(subject: string, change = (text: string) => text): Promise<string> {
  const file = join(folder, `${subject.replace('/', '-')}.json`);
  writeFileSync(file, change(await proofFile(world, subject)));
  return file;
}

/** Other stars in the words that a proof shows. */
const changeStars = (text: string): string => text.replace(/(overall\\":)\d/, '$19');

const reviewSubject = async (): Promise<string> => {
  const { id } = await world.database.selectFrom('reviews').select('id').executeTakeFirstOrThrow();
  return `review/${id}`;
};

describe('an independent reader of the log', () => {
  test('a program in Python, written from the specifications, verifies the whole log and a proof', async () => {
    expect(spawnSync('python3', ['--version']).status).toBe(0);
    const { code, output } = await run('python3', [READER, url, await savedProof(await reviewSubject())]);
    expect(output).toContain('"proofs": 1');
    expect(code).toBe(0);
    expect((JSON.parse(output) as { size: number }).size).toBeGreaterThan(290);
  });

  test('the program in Python refuses words that the log did not commit to', async () => {
    const file = await savedProof(await reviewSubject(), changeStars);
    const { code, output } = await run('python3', [READER, url, file]);
    expect(output).toContain('committed to other words');
    expect(code).toBe(1);
  });

  test('the program for terminals verifies a proof with Node alone, and refuses a changed one', async () => {
    const subject = await reviewSubject();
    const right = await run(process.execPath, [VERIFIER, await savedProof(subject), url]);
    expect(right.output).toMatch(/^Part of the log, word for word\./);
    expect(right.code).toBe(0);
    const changed = await savedProof(subject, changeStars);
    const wrong = await run(process.execPath, [VERIFIER, changed, url]);
    expect(wrong.output).toMatch(/^FORGED: the log committed to other words\./);
    expect(wrong.code).toBe(1);
  });
});
