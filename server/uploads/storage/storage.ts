import type { Config } from '../../core/config/config.ts';
import type { Storage } from './interface.ts';
import { localStorage } from './local-storage.ts';
import { s3Storage } from './s3-storage.ts';

const opened = new WeakMap<Config, Storage>();

/** The storage that the settings name; the same one for the same settings. */
export function storageOf(config: Config): Storage {
  const known = opened.get(config);
  if (known) return known;
  const storage = config.s3 === null ? localStorage(config.dataDir) : s3Storage(config.s3);
  opened.set(config, storage);
  return storage;
}
