import { createServer, type Server } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { scannerOf } from '../../../server/core/config/config-scanner.ts';
import { pdf, picture } from '../../support/files.ts';
import { sendUpload } from '../../support/uploads.ts';
import { createWorld, type World } from '../../support/world.ts';

/** A scanner that takes files as clamd does, and says what a test wants. */
let scanner: Server;
let folder: string;
let answer: string | null = null;
let scanned: Buffer[] = [];
let world: World;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-scanner-'));
  const path = join(folder, 'socket');
  scanner = createServer((socket) => {
    let heard = Buffer.alloc(0);
    socket
      .on('error', () => undefined)
      .on('data', (bytes) => {
        heard = Buffer.concat([heard, bytes]);
        const file = fileIn(heard);
        if (file === null) return;
        scanned.push(file);
        if (answer === null) socket.destroy();
        else socket.end(`${answer}\0`);
      });
  });
  await new Promise<void>((resolve) => void scanner.listen(path, resolve));
  world = await createWorld({ scanner: { path } });
});
beforeEach(() => {
  scanned = [];
});
afterAll(async () => {
  await world.close();
  scanner.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The file of the command INSTREAM; null while it is not whole. */
function fileIn(bytes: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  const pieces: Buffer[] = [];
  let at = command.length;
  while (at + 4 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    if (at + 4 + length > bytes.length) return null;
    pieces.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

const uploads = () => world.database.selectFrom('uploads').select('id').execute();

test('a PDF in which the scanner finds nothing is kept, and the scanner got each byte of it', async () => {
  answer = 'stream: OK';
  const bytes = Buffer.concat([pdf(), Buffer.alloc(200_000, 'x')]);
  const { status } = await sendUpload(world, await world.signedIn(), { bytes, name: 'permit.pdf' });
  expect(status).toBe(200);
  expect(scanned.map((file) => file.equals(bytes))).toEqual([true]);
});

test.each([
  ['stream: Win.Test.EICAR_HDB-1 FOUND', 422, 'Our virus scanner found something in this file'],
  ['INSTREAM size limit exceeded. ERROR', 503, 'We can’t check PDF files for viruses right now'],
  ['stream: perhaps OK', 503, 'We can’t check PDF files for viruses right now'],
  ['', 503, 'We can’t check PDF files for viruses right now'],
  [null, 503, 'We can’t check PDF files for viruses right now'],
])(
  'a PDF of which the scanner says %j is refused with %i and a sentence, and not kept',
  async (said, status, sentence) => {
    answer = said;
    const before = await uploads();
    const sent = await sendUpload(world, await world.signedIn(), { bytes: pdf(), name: 'permit.pdf' });
    expect(sent.status).toBe(status);
    expect(sent.body.message).toContain(sentence);
    expect(await uploads()).toEqual(before);
  },
);

test('a picture is drawn anew, so no scanner is asked', async () => {
  answer = null;
  const bytes = await picture('png', { width: 20, height: 20 });
  expect((await sendUpload(world, await world.signedIn(), { bytes })).status).toBe(200);
  expect(scanned).toEqual([]);
});

test.each([
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['tcp://scanner.internal:3310', { host: 'scanner.internal', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['', null],
])('the setting VIRUS_SCANNER=%s leads to %j', (address, place) => {
  expect(scannerOf({ VIRUS_SCANNER: address })).toEqual(place);
});

test.each(['localhost:3310', 'tcp://host', 'tcp://host:99999', 'https://scanner:3310', 'unix:clamd.ctl'])(
  'the setting VIRUS_SCANNER=%s ends the start with a sentence',
  (address) => {
    expect(() => scannerOf({ VIRUS_SCANNER: address })).toThrow('must be unix:/PATH or tcp://HOST:PORT');
  },
);
