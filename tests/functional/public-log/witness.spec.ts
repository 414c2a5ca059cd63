import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { witnessServer } from '../../../server/commands/witness.ts';
import { isCosignedBy } from '../../../server/public-log/cosignature.ts';
import { makeKey, verifiersOf } from '../../../server/public-log/log-keys.ts';
import { originOf, readHead } from '../../../server/public-log/head.ts';
import {
  newSigner,
  readNote,
  readVerifier,
  signNote,
  verifierText,
} from '../../../server/public-log/signed-note.ts';
import { createWorld, type World } from '../../support/world.ts';
import { logOf, sourceOf } from './support.ts';

let folder: string;
const opened: FastifyInstance[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-witness-'));
});
afterAll(async () => {
  for (const app of opened) await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** An installation under an address of its own, whose log has a key. */
async function installation(appUrl: string): Promise<World> {
  const world = await createWorld({ appUrl });
  await makeKey(world.database, world.config, {
    name: originOf(world.config),
    now: new Date(),
    isAtOnce: true,
  });
  await world.make.contractor();
  return world;
}

async function keyOf(world: World): Promise<string> {
  const [key] = await verifiersOf(world.database);
  if (!key) throw new Error('the log has no key');
  return verifierText(key);
}

/** A second installation's witness that cosigns the logs of these. */
async function startWitness(name: string, logs: string[]): Promise<{ key: string; url: string }> {
  const { app, key } = await witnessServer({
    dataDir: join(folder, name),
    appUrl: `https://${name}.example`,
    publicLog: { witnesses: [], witnessedLogs: logs },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  opened.push(app);
  return { key, url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` };
}

const cosign = (world: World, witness: { key: string; url: string }) =>
  logOf({
    ...world,
    config: { ...world.config, publicLog: { witnesses: [witness], witnessedLogs: [] } },
  }).append();

const faultOf = async (world: World): Promise<string | null | undefined> =>
  (await world.database.selectFrom('log_cosignatures').select('fault').executeTakeFirst())?.fault;

async function isCosigned(world: World, witness: { key: string }): Promise<boolean> {
  const note = readNote(await (await sourceOf(world)).present());
  const key = readVerifier(witness.key);
  if (!note || !key) throw new Error('no note, or no key');
  return note.signatures.some((one) => isCosignedBy(key, note.text, one));
}

describe('witnesses', () => {
  test('two installations cosign each other’s logs, and each checkpoint continues the one before', async () => {
    const [one, other] = [
      await installation('https://one.example'),
      await installation('https://other.example'),
    ];
    const ofOne = await startWitness('one', [await keyOf(other)]);
    const ofOther = await startWitness('other', [await keyOf(one)]);
    for (const [world, witness] of [
      [one, ofOther],
      [other, ofOne],
    ] as const)
      for (let round = 0; round < 3; round += 1) {
        await cosign(world, witness);
        expect(await isCosigned(world, witness)).toBe(true);
        await world.make.contractor();
      }
    await one.close();
    await other.close();
  });

  test('a log that shows two histories is refused by its witness, and says so', async () => {
    const world = await installation('https://split.example');
    const witness = await startWitness('split', [await keyOf(world)]);
    await cosign(world, witness);
    await sql.raw('truncate log_head, log_pending, log_subjects').execute(world.database);
    await sql
      .raw(
        `alter table log_entries disable trigger user; alter table log_tiles disable trigger user;
         delete from log_entries; delete from log_tiles;
         alter table log_entries enable trigger user; alter table log_tiles enable trigger user;
         update log_cosignatures set asked_at = '2020-01-01'`,
      )
      .execute(world.database);
    for (let count = 0; count < 3; count += 1) await world.make.contractor();
    await cosign(world, witness);
    expect(await faultOf(world)).toBe(
      'It refused with 422: The checkpoint does not continue the one before.',
    );
    expect(await isCosigned(world, witness)).toBe(false);
    await world.close();
  });

  test('a witness that does not answer, or whose signature is another’s, takes nothing from the log', async () => {
    const world = await installation('https://alone.example');
    await cosign(world, {
      key: verifierText(newSigner('gone.example/witness', 4)),
      url: 'http://127.0.0.1:1',
    });
    expect(await faultOf(world)).toMatch(/^It did not answer/);
    expect((await readHead(world.database))?.size).toBeGreaterThan(0);
    await world.database.deleteFrom('log_cosignatures').execute();
    const { url } = await startWitness('alone', [await keyOf(world)]);
    await cosign(world, { key: verifierText(newSigner('alone.example/witness', 4)), url });
    expect(await faultOf(world)).toBe('Its signature is not valid.');
    await world.close();
  });

  test('forged, foreign, shortened and unreadable requests each get the status of the protocol', async () => {
    const log = newSigner('log.example/log');
    const { url } = await startWitness('strict', [verifierText(log)]);
    const ask = async (body: string) => {
      const answer = await fetch(`${url}/add-checkpoint`, { method: 'POST', body });
      return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
    };
    const root = (byte: number) => Buffer.alloc(32, byte).toString('base64');
    const note = (size: number, byte: number, origin = 'log.example/log', signer = log) =>
      signNote(`${origin}\n${size}\n${root(byte)}\n`, [signer]);
    expect((await ask('hello')).status).toBe(400);
    expect((await ask('')).status).toBe(400);
    expect((await ask(`old 7\n\n${note(5, 1)}`)).status).toBe(400);
    expect((await ask(`old 0\n\n${note(5, 1, 'else.example/log')}`)).status).toBe(404);
    expect(
      (await ask(`old 0\n\n${note(5, 1, 'log.example/log', newSigner('log.example/log'))}`)).status,
    ).toBe(403);
    expect((await ask(`old 0\n\n${note(5, 1)}`)).status).toBe(200);
    expect((await ask(`old 5\n\n${note(5, 1)}`)).status).toBe(200);
    expect(await ask(`old 0\n\n${note(6, 2)}`)).toMatchObject({
      status: 409,
      type: 'text/x.tlog.size',
      text: '5\n',
    });
    expect(await ask(`old 5\n\n${note(5, 2)}`)).toMatchObject({ status: 409, text: '5\n' });
    expect((await ask(`old 5\n${root(3)}\n\n${note(6, 2)}`)).status).toBe(422);
    const twice = await Promise.all([ask(`old 5\n\n${note(5, 1)}`), ask(`old 0\n\n${note(9, 9)}`)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 409]);
    expect((await ask(`old 0\n\n${'x'.repeat(70_000)}`)).status).toBe(413);
  });
});
