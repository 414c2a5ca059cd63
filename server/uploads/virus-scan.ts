import { createConnection } from 'node:net';
import type { ScannerPlace } from '../core/config/config-scanner.ts';
import type { Context } from '../core/context.ts';
import { invalid, Refusal } from '../core/errors.ts';

const ANSWER_MS = 30_000;
const CHUNK_BYTES = 65_536;
const LONGEST_ANSWER = 4_096;

/**
 * Has ClamAV's daemon look at a file that is kept as it came (clamd's command INSTREAM). Only its word OK counts as clean.
 * Throws InvalidInput for a file in which it finds something, and a 503 where it does not answer or could not look.
 */
export async function refuseInfected({ config, log }: Context, bytes: Buffer): Promise<void> {
  if (config.scanner === null) return;
  const answer = await askScanner(config.scanner, instream(bytes)).catch((error: unknown) => {
    log.error({ err: error }, 'virus scanner does not answer');
    log.error({ err: error }, 'virus scanner does not answer');
    return null;
  });
  if (answer === 'stream: OK') return;
  if (answer?.endsWith(' FOUND')) {
    log.warn({ answer }, 'virus scanner found something in a file');
    throw invalid('upload', 'uploads.infected');
  }
  if (answer !== null) log.error({ answer }, 'virus scanner could not look at a file');
  throw new Refusal(503, 'not_scanned', 'uploads.not_scanned');
}

/** Rejects where clamd does not answer. */
export async function pingScanner(place: ScannerPlace): Promise<void> {
  const answer = await askScanner(place, [Buffer.from('zPING\0')]);
  if (answer !== 'PONG') throw new Error(`it answers “${answer.slice(0, 100)}”`);
}

/** The command and the file in pieces, each behind its length; a piece of no length ends them. */
function* instream(bytes: Buffer): Generator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    const piece = bytes.subarray(start, start + CHUNK_BYTES);
    yield lengthOf(piece.length);
    yield piece;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** Clamd answers with one line, which a zero ends, and closes the connection. */
function askScanner(place: ScannerPlace, parts: Iterable<Buffer>): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = createConnection(place, () => {
      for (const part of parts) socket.write(part);
    });
    socket.setTimeout(ANSWER_MS, () => socket.destroy(new Error('no answer in time')));
    socket.setEncoding('utf8').on('data', (text: string) => {
      heard += text;
      if (heard.length > LONGEST_ANSWER) socket.destroy(new Error('its answer does not end'));
      if (!heard.includes('\0')) return;
      resolve(heard.slice(0, heard.indexOf('\0')).trim());
      socket.destroy();
    });
    socket.once('error', reject).once('close', () => reject(new Error('it ended without an answer')));
  });
}
