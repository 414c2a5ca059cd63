import type { S3Config } from '../../core/config/config-parts.ts';
import type { Storage } from './interface.ts';

/** A bucket took no file; the message is a sentence for the operator. */
export class BucketFailure extends Error {}

/** A storage whose failed writes name its bucket. A folder names itself in the errors of the system. */
export function nameBucket(storage: Storage, s3: S3Config | null): Storage {
  if (s3 === null) return storage;
  const place = `${s3.bucket} at ${s3.endpoint ?? `Amazon S3 in ${s3.region}`}`;
  return {
    ...storage,
    write: (path, bytes) =>
      storage.write(path, bytes).catch((error: unknown) => {
        const failed = `The storage of files cannot be written: bucket ${place} (${reasonOf(error)})`;
        throw new BucketFailure(`${failed}. Check the S3_ settings and the network.`, { cause: error });
      }),
  };
}

/** Errors of two tried addresses have a code and no message. */
function reasonOf(error: unknown): string {
  const { code, name, message } = (error ?? {}) as { code?: string; name?: string; message?: string };
  return code ?? (name === 'Error' ? undefined : name) ?? message ?? 'an unknown error';
}
