import type { ReadContext } from '../core/context.ts';
import type { FoundUpload } from './queries/find-upload.ts';

/**
 * The readers of a file by the row it is attached to. `null`: this rule does not know the row, or refuses the
 * reader.
 */
export type Readers = 'everybody' | 'this_reader' | null;
/** Each domain that attaches files brings one: it knows its own nouns, uploads know none. */
export type ReadersRule = (context: ReadContext, uploadId: number) => Promise<Readers>;

/** The uploader sees their file; the row it is attached to decides for other readers. */
export async function readersOf(
  context: ReadContext,
  upload: FoundUpload,
  rules: readonly ReadersRule[],
): Promise<Readers> {
  const isUploader = upload.userId !== null && context.viewer?.userId === upload.userId;
  if (upload.visibility === 'uploader') return isUploader ? 'this_reader' : null;
  for (const rule of rules) {
    const readers = await rule(context, upload.id);
    if (readers !== null) return readers;
  }
  return isUploader ? 'this_reader' : null;
}
