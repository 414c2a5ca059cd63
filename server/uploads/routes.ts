import * as z from 'zod';
import { UPLOAD_MAX_BYTES } from '../../common/constants.ts';
import { json, storedFile } from '../core/answers.ts';
import { notFound } from '../core/errors.ts';
import { anyone, signedIn } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { receiveUpload } from './actions/receive-upload.ts';
import { findUpload, type FoundUpload } from './queries/find-upload.ts';
import { readersOf, type Readers, type ReadersRule } from './readers.ts';
import { IMAGE_SIZES, type ImageSize } from './sizes.ts';
import { pathOf, uploadsFolder } from './storage.ts';
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

  routes.page('uploads.show', {
    params: fileParams,
    policy: anyone,
    handle: async (context, { params }) => {
      const upload = await findUpload(context, params.key);
      const readers = upload && (await readersOf(context, upload, rules));
      // A 404, so that the answer does not reveal the file.
      if (!upload || readers === null) throw notFound();
      return storedFile(uploadsFolder(context.config.dataDir), fileOf(upload, params.size), {
        ...headersOf(upload, readers),
      });
    },
  });
}

function fileOf({ key, kind }: FoundUpload, size: ImageSize = 'large'): string {
  return pathOf(key, kind === 'image' ? size : 'document');
}

function headersOf({ kind, name, mediaType }: FoundUpload, readers: Readers): Record<string, string> {
  const disposition = kind === 'image' ? 'inline' : 'attachment';
  return {
    'content-type': mediaType,
    'content-disposition': `${disposition}; filename*=UTF-8''${encodeName(name, kind)}`,
    // A file never changes, so a fresh copy is not revalidated; a taken-down file leaves all caches within
    // the hour. A file that is not public is revalidated each time, because its readers can change.
    'cache-control': readers === 'everybody' ? 'public, max-age=3600, immutable' : 'private, no-cache',
    // Nothing in a document runs in our name.
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** Images are kept as WebP, whatever they were; a name keeps its words. */
function encodeName(name: string, kind: string): string {
  const extension = kind === 'image' ? '.webp' : '.pdf';
  const words = name.replace(/\.[A-Za-z0-9]{1,5}$/, '');
  return encodeURIComponent(words + extension).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
}
