// Every part of the product that loads when it is first used. Each has a file: its settings, its stand-in, its use.
import { accountExport } from './account-export.js';
import { backup, createUser, restore } from './commands.js';
import { hostedBroadcaster } from './hosted-broadcaster.js';
import { mails } from './mails.js';
import { postings } from './postings.js';
import { startAndWait, stop } from './product.js';
import { push } from './push.js';
import { redis } from './redis.js';
import { s3 } from './s3.js';
import { scripts } from './scripts.js';
import { sharePictures } from './share-pictures.js';
import { signingIn } from './signing-in.js';
import { stripe } from './stripe.js';
import { watching } from './watching.js';

const PARTS = [
  mails,
  redis,
  push,
  stripe,
  sharePictures,
  postings,
  accountExport,
  signingIn,
  watching,
  scripts,
];
const started = [];

async function startPart(part) {
  const made = await part();
  started.push(made);
  return made;
}

/** Uses the parts that serve people of the demo world. */
export async function usePartsOn(database) {
  const parts = [];
  for (const part of PARTS) parts.push(await startPart(part));
  const settings = Object.assign({}, ...parts.map((part) => part.settings));
  const server = await startAndWait({ ...settings, ...database });
  const shared = {};
  for (const part of parts) await part.use(shared);
  await stop(server);
  await endParts();
}

/** A small product with its files in a bucket is saved, and restored into an empty one. */
export async function saveAndRestore(database, empty) {
  const bucket = await startPart(s3);
  const settings = { SEED: 'none', ...hostedBroadcaster.settings, ...bucket.settings };
  await createUser({ ...settings, ...database });
  const server = await startAndWait({ ...settings, ...database });
  const picture = await bucket.upload();
  await hostedBroadcaster.use(server);
  await stop(server);
  const other = { ...settings, ...bucket.emptySettings, ...empty };
  await restore(await backup({ ...settings, ...database }), other);
  const restored = await startAndWait(other);
  await bucket.read(picture, bucket.emptySettings.S3_BUCKET);
  await stop(restored);
  await endParts();
}

/** Ends the stand-ins. */
export async function endParts() {
  for (const part of started.splice(0)) await part.stop?.();
}
