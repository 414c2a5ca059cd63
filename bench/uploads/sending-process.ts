import sharp from 'sharp';
import { signedInHeaders } from '../sign-in.ts';

/** The process that sends photos: an order starts it, any later message lets it end with what is under way. */
export type SendingOrder = { origin: string; atOnce: number; alreadyStarted: number };
export type SendingAnswer = { isReady: true } | { started: number; taken: number } | { failure: string };

const WIDTH = 4_000;
const HEIGHT = 3_000;
/** Each sender keeps clear of the number of files that may hang on nothing. */
const PHOTOS_A_SENDER = 50;

const over = new AbortController();
// The bench has ended, however it ended, or has its answer.
process.once('disconnect', () => over.abort());

process.once('message', (order: SendingOrder) => {
  process.once('message', () => over.abort());
  void sendUntilOver(order)
    .catch((error: unknown): SendingAnswer => ({ failure: String(error) }))
    .then((answer) => process.send?.(answer, () => process.disconnect()));
});

async function sendUntilOver({ origin, atOnce, alreadyStarted }: SendingOrder): Promise<SendingAnswer> {
  const photo = await photoOf12Megapixels();
  process.send?.({ isReady: true } satisfies SendingAnswer);
  let started = alreadyStarted;
  let taken = 0;
  const senders = Array.from({ length: atOnce }, async () => {
    while (!over.signal.aborted) {
      started += 1;
      const answer = await send(origin, photo, 1 + Math.floor(started / PHOTOS_A_SENDER));
      if (!answer.ok) throw new Error(`A photo was refused: ${answer.status} ${await answer.text()}`);
      taken += 1;
    }
  });
  await Promise.all(senders);
  return { started, taken };
}

function send(origin: string, photo: Buffer<ArrayBuffer>, userId: number): Promise<Response> {
  const form = new FormData();
  form.append('upload', new Blob([photo], { type: 'image/jpeg' }), 'bench.jpg');
  const headers = { accept: 'application/json', ...signedInHeaders(userId) };
  return fetch(`${origin}/api/upload`, { method: 'POST', body: form, headers });
}

/** As noisy as a phone's, about 4 MB. */
async function photoOf12Megapixels(): Promise<Buffer<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: WIDTH / 4, height: HEIGHT / 4, channels: 3, background: '#888', noise } as const;
  const made = await sharp({ create }).resize(WIDTH, HEIGHT).jpeg({ quality: 85 }).toBuffer();
  return Buffer.from(made);
}
