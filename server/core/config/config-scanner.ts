import * as z from 'zod';
import { ConfigError } from './config-error.ts';

export const SCANNER_SETTINGS = { VIRUS_SCANNER: z.string().trim().max(500).optional() };

/** The place of ClamAV's daemon: a socket of this machine, or a port of a machine that only this network reaches. */
export type ScannerPlace = { path: string } | { host: string; port: number };

/** Null: files are not scanned. Throws ConfigError for an address that is neither `unix:` nor `tcp:`. */
export function scannerOf({
  VIRUS_SCANNER: address,
}: {
  VIRUS_SCANNER?: string | undefined;
}): ScannerPlace | null {
  if (!address) return null;
  const path = /^unix:(?:\/\/)?(\/.+)$/.exec(address)?.[1];
  if (path !== undefined) return { path };
  const [, host, port] = /^tcp:\/\/(\[[\da-f:.]+\]|[\w.-]+):(\d{1,5})$/i.exec(address) ?? [];
  if (host === undefined || !(Number(port) >= 1 && Number(port) <= 65_535))
    throw new ConfigError(
      'Setting VIRUS_SCANNER: must be unix:/PATH or tcp://HOST:PORT of ClamAV’s daemon (clamd).',
    );
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port) };
}
