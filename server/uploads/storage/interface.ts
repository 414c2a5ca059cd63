import type { Readable } from 'node:stream';

export type StoredContent = { bytes: number; content: Readable };
export type StoredEntry = { path: string; writtenAt: Date };
export type SignedHeaders = { type: string; disposition: string };

/**
 * The place of files that must outlive a process: a folder, or a bucket of an object storage. A path has
 * forward slashes and names a file in both alike, such as `uploads/ab/aBc…-small.webp`.
 */
export type Storage = {
  /** The folder on this machine that the paths are below; null: a bucket. */
  folder: string | null;
  /** Writes a file whole, in place of an earlier one. */
  write: (path: string, bytes: Buffer) => Promise<void>;
  /** Takes a file of this machine over, which is then gone from its place. */
  adopt: (path: string, from: string) => Promise<void>;
  /** Null where there is no such file. */
  open: (path: string) => Promise<StoredContent | null>;
  /** Does nothing where there is no such file. */
  remove: (path: string) => Promise<void>;
  /** Every file below a folder, in no particular order. */
  list: (folder: string) => AsyncGenerator<StoredEntry>;
  /** An address that gives the file to anyone for a few minutes; null: only this server can send it. */
  signedUrl: (path: string, headers: SignedHeaders) => Promise<string | null>;
};
