import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { initSync, WasmReader } from '@contentauth/c2pa-wasm';
import type { ImageFormat } from '../file-kind.ts';
import { photoSourceOf, type PhotoSource } from './photo-source.ts';

/** 256 MB: a manifest may claim any size for its parts. */
const MOST_MEMORY_PAGES = 4_096;

export type ManifestOrder = {
  path: string;
  format: ImageFormat;
  /** Certificates of issuers that the operator trusts, as PEM; null: none. */
  trusted: string | null;
  now: Date;
};

/** Reads the manifest of a picture, and compares it with the picture. Null where it has none that is good. */
export async function readPhotoSource({
  path,
  format,
  trusted,
  now,
}: ManifestOrder): Promise<PhotoSource | null> {
  await prepareReader();
  const reader = await WasmReader.fromBytes(`image/${format}`, await readFile(path), settings(trusted));
  return photoSourceOf(JSON.parse(reader.json()), now);
}

const settings = (trusted: string | null): string =>
  JSON.stringify({
    version: 1,
    verify: {
      verify_after_reading: true,
      verify_trust: true,
      remote_manifest_fetch: false,
      ocsp_fetch: false,
    },
    trust: trusted === null ? {} : { trust_anchors: trusted },
  });

/** The reader of the standard's own authors, as WebAssembly: 9 MB that no other picture loads. It reaches no network. */
async function prepareReader(): Promise<void> {
  globalThis.fetch = () => Promise.reject(new Error('No address of a picture is fetched.'));
  setFlagsFromString(`--wasm-max-mem-pages=${MOST_MEMORY_PAGES}`);
  const file = createRequire(import.meta.url).resolve('@contentauth/c2pa-wasm/c2pa.wasm');
  initSync({ module: await readFile(file) });
}
