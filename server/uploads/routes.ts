import * as z from 'zod';
import { UPLOAD_MAX_BYTES } from '../../common/constants.ts';
import { json, redirect, storedFile, streamedFile, type Answer } from '../core/answers.ts';
import { notFound } from '../core/errors.ts';
import type { Config } from '../core/config/config.ts';
import { messageAnswer } from '../core/http/answer-schemas.ts';
import { anyone, signedIn } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { id } from '../core/validation.ts';
import { receiveUpload } from './actions/receive-upload.ts';
import { removeUpload } from './actions/remove-upload.ts';
import { mayRemoveUpload } from './policy.ts';
import { findUploadOwnership } from './queries/find-upload-ownership.ts';
import { findUpload, type FoundUpload } from './queries/find-upload.ts';
import { readersOf, type Readers, type ReadersRule } from './readers.ts';
import { IMAGE_SIZES, type ImageSize } from './sizes.ts';
import { storageOf } from './storage/storage.ts';
import { pathOf, type FileVariant } from './stored-files.ts';
import { toUploadView } from './views.ts';
import { uploadedFile } from './api-schemas.ts';

const fileParams = z.object({
  key: z.string().regex(/^[\w-]{24}$/),
  size: z.enum(IMAGE_SIZES).optional(),
});

/** Sending a file, and getting it back where one may. */
export function addUploadRoutes(routes: Routes, { rules }: { rules: readonly ReadersRule[] }): void {
  routes.file('api.upload', {
    answers: { 200: uploadedFile },
    field: 'upload',
    maximumBytes: UPLOAD_MAX_BYTES,
    policy: signedIn,
    limit: 'upload',
    handle: async (context, file) => {
      const upload = await receiveUpload(context, file);
      return json(toUploadView(upload));
    },
  });

  routes.write('api.upload.destroy', {
    answers: { 200: messageAnswer },
    params: z.object({ id: id() }),
    body: z.strictObject({}),
    policy: async (context, { params }) =>
      mayRemoveUpload(context.viewer, await findUploadOwnership(context, params.id)),
    limit: 'write',
    handle: async (context, { params }) => {
      await removeUpload(context, params.id);
      return json({ message: context.t('uploads.deleted') });
    },
  });

  routes.page('uploads.show', {
    params: fileParams,
    policy: anyone,
    handle: async (context, { params, request }) => {
      const upload = await findUpload(context, params.key);
      const readers = upload && (await readersOf(context, upload, rules));
      // A 404, so that the answer does not reveal the file.
      if (!upload || readers === null) throw notFound();
      const asAvif = upload.hasAvif && takesAvif(request.headers.accept);
      return answerOf(context.config, pathOf(upload.key, variantOf(upload, params.size, asAvif)), {
        readers,
        headers: headersOf(upload, readers, asAvif),
      });
    },
  });
}

/** Browsers name the format for pictures; whatever takes anything gets WebP. */
const takesAvif = (accept = ''): boolean => accept.includes('image/avif');

function variantOf({ kind }: FoundUpload, size: ImageSize = 'large', asAvif: boolean): FileVariant {
  if (kind !== 'image') return 'document';
  return asAvif ? `${size}_avif` : size;
}

/** A signed address takes letters, digits and a few signs, so an encoded name would break with some storages. */
const plain = (disposition: string): string => disposition.replace(/;.*$/, '');

type SentFile = { readers: Readers; headers: ReturnType<typeof headersOf> };

/** From a bucket, a public file comes under our own address, which caches share; any other by a signed one. */
async function answerOf(config: Config, path: string, { readers, headers }: SentFile): Promise<Answer> {
  const storage = storageOf(config);
  if (storage.folder !== null) return storedFile(storage.folder, path, headers);
  const signed =
    readers === 'everybody'
      ? null
      : await storage.signedUrl(path, {
          type: headers['content-type'],
          disposition: plain(headers['content-disposition']),
        });
  if (signed !== null) return redirect(signed, {}, 302);
  return streamedFile({ etag: `"${path}"`, headers, open: () => storage.open(path) });
}

function headersOf({ kind, name, mediaType }: FoundUpload, readers: Readers, asAvif: boolean) {
  const disposition = kind === 'image' ? 'inline' : 'attachment';
  return {
    'content-type': asAvif ? 'image/avif' : mediaType,
    'content-disposition': `${disposition}; filename*=UTF-8''${encodeName(name, kind, asAvif)}`,
    ...(kind === 'image' && { vary: 'Accept' }),
    // A file never changes, so a fresh copy is not revalidated; a taken-down file leaves all caches within
    // the hour. A file that is not public is revalidated each time, because its readers can change.
    'cache-control': readers === 'everybody' ? 'public, max-age=3600, immutable' : 'private, no-cache',
    // Nothing in a document runs in our name.
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  };
}

const KNOWN_EXTENSION = /\.(pdf|png|jpe?g|jpe|jfif|mpo|webp|gif|avif|hei[cf])$/i;

/** Images are kept as WebP and AVIF, whatever they were; a name keeps its words. */
function encodeName(name: string, kind: string, asAvif: boolean): string {
  const ofImage = asAvif ? '.avif' : '.webp';
  const extension = kind === 'image' ? ofImage : '.pdf';
  const words = name.replace(KNOWN_EXTENSION, '');
  return encodeURIComponent(words + extension).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
}
