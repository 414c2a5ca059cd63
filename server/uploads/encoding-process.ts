import { readFile } from 'node:fs/promises';
import { InvalidInput } from '../core/errors.ts';
import type { MessageKey } from '../../translations/index.ts';
import { encodeAvif, type EncodedAvif } from './encode-avif.ts';
import { encodeImage, type EncodedImage } from './encode-image.ts';
import type { ImageFormat } from './file-kind.ts';
import { mayHaveManifest } from './provenance/manifest-mark.ts';

/** The process that draws pictures for the server (encoder.ts): one order, one answer. */
export type EncodingOrder =
  | { kind: 'image'; path: string; format: ImageFormat }
  | { kind: 'avif'; bytes: Buffer };
/** `problem`: with the picture. `failure`: of ours. */
export type EncodingAnswer =
  | { image: EncodedImage; mayHaveManifest: boolean }
  | { avif: EncodedAvif }
  | { problem: MessageKey }
  | { failure: string };

async function carryOut(order: EncodingOrder): Promise<EncodingAnswer> {
  try {
    if (order.kind === 'avif') return { avif: await encodeAvif(order.bytes) };
    const bytes = await readFile(order.path);
    return { image: await encodeImage(bytes, order.format), mayHaveManifest: mayHaveManifest(bytes) };
  } catch (error) {
    const [problem] = error instanceof InvalidInput ? (error.fields['upload'] ?? []) : [];
    return problem ? { problem: problem.key } : { failure: String(error) };
  }
}

process.on('message', (order: EncodingOrder) => {
  void carryOut(order).then((answer) => process.send?.(answer));
});
// The channel closes when the server ends, however it ends.
process.on('disconnect', () => process.exit());
// The terminal and systemd signal every process: the server ends this one when it has drained.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
