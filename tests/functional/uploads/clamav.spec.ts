import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdf } from '../../support/files.ts';
import { startClamAv, type ClamAv } from '../../support/servers/clamav.ts';
import { sendUpload } from '../../support/uploads.ts';
import { createWorld, type World } from '../../support/world.ts';

const WORDS = 'words that are a virus here';

let clamAv: ClamAv;
let world: World;
beforeAll(async () => {
  clamAv = await startClamAv(WORDS);
  world = await createWorld({ scanner: { path: clamAv.socket } });
});
afterAll(async () => {
  await world.close();
  await clamAv.stop();
});

const LONG = Buffer.alloc(300_000, 'a');

test.each([
  ['keeps a clean PDF', pdf(), 200],
  ['keeps a clean PDF of several pieces', Buffer.concat([pdf(), LONG]), 200],
  ['refuses a PDF with a known pattern', Buffer.concat([pdf(), Buffer.from(WORDS)]), 422],
  [
    'refuses a PDF with a known pattern far from its start',
    Buffer.concat([pdf(), LONG, Buffer.from(WORDS)]),
    422,
  ],
])('the site with ClamAV of Debian %s', async (_what, bytes, status) => {
  const sender = await world.signedIn();
  expect((await sendUpload(world, sender, { bytes, name: 'permit.pdf' })).status).toBe(status);
});
