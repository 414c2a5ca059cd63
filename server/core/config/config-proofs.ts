import { X509Certificate } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { ConfigError } from './config-error.ts';

/** Certificates of the tax authority of Mexico, and of the providers that stamp CFDIs. None: their issuers stay unchecked. */
export type ProofConfig = { cfdiRoots: readonly X509Certificate[] };

export const PROOF_SETTINGS = { CFDI_ROOTS: z.string().trim().optional() };

const PEM = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** Reads a file, or all files of a folder: DER, or any number of certificates as PEM. Throws ConfigError. */
export function proofsOf({ CFDI_ROOTS: path }: { CFDI_ROOTS?: string | undefined }): ProofConfig {
  if (!path) return { cfdiRoots: [] };
  const cfdiRoots = filesOf(resolve(path)).flatMap((file) => certificatesOf(file));
  if (cfdiRoots.length === 0) throw new ConfigError(`Setting CFDI_ROOTS: has no certificate in ${path}.`);
  return { cfdiRoots };
}

function filesOf(path: string): string[] {
  try {
    if (!statSync(path).isDirectory()) return [path];
    return readdirSync(path)
      .filter((name) => /\.(?:cer|crt|der|pem)$/i.test(name))
      .map((name) => join(path, name));
  } catch {
    throw new ConfigError(`Setting CFDI_ROOTS: nothing can be read at ${path}.`);
  }
}

function certificatesOf(file: string): X509Certificate[] {
  try {
    const bytes = readFileSync(file);
    const written = bytes.toString('latin1').match(PEM);
    return written === null ? [new X509Certificate(bytes)] : written.map((text) => new X509Certificate(text));
  } catch {
    throw new ConfigError(`Setting CFDI_ROOTS: ${file} is no certificate.`);
  }
}
