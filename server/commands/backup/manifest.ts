import * as z from 'zod';
import { BackupError } from './tar.ts';

export const MANIFEST_NAME = 'manifest.json';
export const FORMAT_VERSION = 1;

const count = z.int().min(0);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);

const manifest = z.object({
  format: z.literal('plumbline-backup'),
  version: z.int(),
  createdAt: z.iso.datetime(),
  /** The last migration of the database: its schema follows from that. */
  migration: z.string(),
  tables: z.array(z.object({ name, columns: z.array(name).min(1), rows: count, bytes: count, sha256 })),
  /** `last` is null for an unused sequence. */
  sequences: z.array(z.object({ name, last: count.nullable() })),
  /** The hash is over the lines `hash path` of all files in their order. */
  uploads: z.object({ files: count, bytes: count, sha256 }),
  decisions: z.object({ length: count, headHash: z.string() }),
});

/** The last file of a backup: it tells what the others hold. */
export type Manifest = z.infer<typeof manifest>;

export function parseManifest(text: string): Manifest {
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw new BackupError('Its manifest was altered, or is of another program.');
  }
}
