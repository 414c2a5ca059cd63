import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { isUnwritable } from '../../database/unreachable.ts';
import { Refusal } from '../errors.ts';

/**
 * A sent file, on disk until its request is answered. The stated type is not trusted. `size`: bytes. `digest`: the
 * SHA-256 of the bytes as base64url, which recognizes the same file again.
 */
export type ReceivedFile = { name: string; path: string; size: number; digest: string };

const PREFIX = 'plumbline-upload-';
/** Longer than any request lasts. */
const ABANDONED_AFTER_MS = 3_600_000;

/** Removes the files of requests that a killed process did not answer. */
export async function removeAbandonedFiles(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const path of names.map((name) => join(tmpdir(), name))) {
    const writtenAt = await stat(path).catch(() => null);
    if (writtenAt && writtenAt.mtimeMs < Date.now() - ABANDONED_AFTER_MS) await rm(path, { force: true });
  }
}

/**
 * Writes a part to disk as it arrives, because ten photos in memory made page reads wait (docs/decisions/0156). It is
 * removed after `work`. `isTruncated`: the part was larger than its limit, and the rest is missing.
 */
export async function withReceivedFile<Result>(
  part: MultipartFile,
  work: (file: ReceivedFile, isTruncated: boolean) => Promise<Result>,
): Promise<Result> {
  const path = join(tmpdir(), `${PREFIX}${randomUUID()}`);
  try {
    const written = await writeTo(path, part.file);
    return await work({ name: part.filename, path, ...written }, part.file.truncated);
  } finally {
    await rm(path, { force: true });
  }
}

/** The reader of parts would wait for ever for a body whose connection ended before it began. */
export function refuseClosed({ raw }: FastifyRequest): void {
  if (raw.destroyed && !raw.readableEnded) throw new Refusal(400, 'bad_request', 'errors.bad_request');
}

/** A body that ends early or makes no sense is its sender's fault; a disk that is full is not. */
export function refusalOfBrokenBody(error: unknown): unknown {
  const isNotified = error instanceof Refusal || isUnwritable(error);
  return isNotified || isOfSender(error) ? error : new Refusal(400, 'bad_request', 'errors.bad_request');
}

/** The reader of the body names some statuses itself, such as 413. */
const isOfSender = (error: unknown): boolean =>
  typeof (error as { statusCode?: unknown } | null)?.statusCode === 'number';

async function writeTo(
  path: string,
  chunks: AsyncIterable<Buffer>,
): Promise<{ size: number; digest: string }> {
  const hash = createHash('sha256');
  let size = 0;
  async function* counted() {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  await pipeline(counted, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return { size, digest: hash.digest('base64url') };
}
