import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type * as Sdk from '@aws-sdk/client-s3';
import type { S3Config } from '../../core/config/config-parts.ts';
import type { SignedHeaders, Storage, StoredEntry } from './interface.ts';

/** The address works for whoever has it, so only as long as a download takes to begin where clocks differ. */
const SIGNED_SECONDS = 60;
const ATTEMPTS = 3;

/** Objects of one bucket, by the official SDK. */
export function s3Storage(config: S3Config): Storage {
  const Bucket = config.bucket;
  const connect = lazily(() => openClient(config, config.endpoint));
  // Signatures cover the host, which may have another name for browsers.
  const connectPublic = lazily(() => openClient(config, config.publicEndpoint ?? config.endpoint));
  return {
    folder: null,
    write: async (path, bytes) => {
      const { sdk, client } = await connect();
      await client.send(
        new sdk.PutObjectCommand({ Bucket, Key: path, Body: bytes, ContentType: typeOf(path) }),
      );
    },
    adopt: async (path, from) => {
      const { sdk, client } = await connect();
      const { size } = await stat(from);
      const Body = createReadStream(from);
      await client.send(
        new sdk.PutObjectCommand({ Bucket, Key: path, Body, ContentLength: size, ContentType: typeOf(path) }),
      );
      await rm(from);
    },
    open: async (path) => {
      const { sdk, client } = await connect();
      try {
        const found = await client.send(new sdk.GetObjectCommand({ Bucket, Key: path }));
        return { bytes: found.ContentLength ?? 0, content: found.Body as Readable };
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null;
        throw error;
      }
    },
    remove: async (path) => {
      const { sdk, client } = await connect();
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: path }));
    },
    list: async function* (folder): AsyncGenerator<StoredEntry> {
      const { sdk, client } = await connect();
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: `${folder}/` });
      for await (const { Contents = [] } of pages)
        for (const { Key, LastModified } of Contents)
          if (Key !== undefined && LastModified !== undefined) yield { path: Key, writtenAt: LastModified };
    },
    signedUrl: async (path, { type, disposition }: SignedHeaders) => {
      const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
      const { sdk, client } = await connectPublic();
      const command = new sdk.GetObjectCommand({
        Bucket,
        Key: path,
        ResponseContentType: type,
        ResponseContentDisposition: disposition,
        ResponseCacheControl: 'private, no-store',
      });
      return getSignedUrl(client, command, { expiresIn: SIGNED_SECONDS });
    },
  };
}

type OpenedClient = { sdk: typeof Sdk; client: Sdk.S3Client };

/** Fetched with the first file: only installations with a bucket pay for the SDK. */
async function openClient(config: S3Config, endpoint: string | null): Promise<OpenedClient> {
  const sdk = await import('@aws-sdk/client-s3');
  const { region, credentials } = config;
  const client = new sdk.S3Client({
    region,
    maxAttempts: ATTEMPTS,
    // Storages of other makers refuse checksums that nobody asked for.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(credentials !== null && { credentials }),
  });
  return { sdk, client };
}

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
  zip: 'application/zip',
};

const typeOf = (path: string): string =>
  TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

function lazily<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | null = null;
  return () => (made ??= make());
}

/** The origin of signed addresses, after a space, for the content security policy; empty without them. */
export function signedSources({ s3 }: { s3: S3Config | null }): string {
  if (s3 === null) return '';
  const endpoint = s3.publicEndpoint ?? s3.endpoint;
  const origin =
    endpoint === null ? `https://${s3.bucket}.s3.${s3.region}.amazonaws.com` : new URL(endpoint).origin;
  return ` ${origin}`;
}
