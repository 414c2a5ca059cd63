import sharp from 'sharp';
import { signedInHeaders } from '../sign-in.ts';

const WIDTH = 4_000;
const HEIGHT = 3_000;
/** Each sender keeps clear of the number of files that may hang on nothing. */
const PHOTOS_A_SENDER = 50;

/** Counts over all rounds, so that no user sends more than they may. */
let started = 0;

export type Sending = { stop: () => Promise<number> };

/** Keeps so many photos of 12 megapixels on their way, until it is stopped; answers how many were taken. */
export async function sendPhotos(origin: string, atOnce: number): Promise<Sending> {
  const photo = await photoOf12Megapixels();
  const over = new AbortController();
  let sent = 0;
  const senders = Array.from({ length: atOnce }, async () => {
    while (!over.signal.aborted) {
      started += 1;
      const answer = await send(origin, photo, 1 + Math.floor(started / PHOTOS_A_SENDER));
      if (!answer.ok) throw new Error(`A photo was refused: ${answer.status} ${await answer.text()}`);
      sent += 1;
    }
  });
  const ended = Promise.all(senders);
  // The failure is thrown by stop().
  ended.catch(() => undefined);
  return {
    stop: async () => {
      over.abort();
      await ended;
      return sent;
    },
  };
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
