import type { PhotoSource } from './photo-source.ts';
import { readPhotoSource, type ManifestOrder } from './read-manifest.ts';

export type ManifestAnswer = { source: PhotoSource | null } | { failure: string };

/** The process that reads one record of a photo (encoder.ts), and is ended then: nothing of it is left for the next one. */
async function carryOut(order: ManifestOrder): Promise<ManifestAnswer> {
  try {
    return { source: await readPhotoSource(order) };
  } catch (error) {
    return { failure: String(error) };
  }
}

process.on('message', (order: ManifestOrder) => {
  void carryOut(order).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
