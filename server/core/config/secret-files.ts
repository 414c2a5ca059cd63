import { readFileSync } from 'node:fs';
import { ConfigError } from './config-error.ts';

type Settings = Record<string, string | undefined>;

const SUFFIX = '_FILE';
const LARGEST_BYTES = 65_536;

/**
 * Settings with the content of `NAME_FILE` as `NAME`, as secrets of containers, systemd and vaults are given: so none stands
 * in an environment that other programs can read. `names`: the settings there are. Throws ConfigError where a file cannot be
 * read, is empty, or the setting is there twice.
 */
export function withSecretFiles(settings: Settings, names: readonly string[]): Settings {
  const read = { ...settings };
  for (const name of names) {
    const path = settings[name + SUFFIX];
    if (!path) continue;
    if (settings[name]) throw new ConfigError(`Setting ${name}: set it or ${name}${SUFFIX}, not both.`);
    read[name] = secretIn(name, path);
  }
  return read;
}

function secretIn(name: string, path: string): string {
  const text = contentOf(name, path).replace(/\r?\n$/, '');
  if (text === '' || text.length > LARGEST_BYTES || /[\r\n\0]/.test(text))
    throw new ConfigError(`Setting ${name}${SUFFIX}: ${path} must hold one line, the value of ${name}.`);
  return text;
}

function contentOf(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`Setting ${name}${SUFFIX}: ${path} cannot be read (${code ?? 'unknown'}).`);
  }
}
