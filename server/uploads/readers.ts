import type { ReadContext } from '../core/context.ts';
import type { FoundUpload } from './queries/find-upload.ts';

/** Who may see a file for what it hangs on. `null`: it hangs on nothing that this rule knows, or not for this reader. */
export type Readers = 'everybody' | 'this_reader' | null;
/** Each domain that attaches files brings one: it knows its own nouns, uploads know none. */
export type ReadersRule = (context: ReadContext, uploadId: number) => Promise<Readers>;

/** Whoever uploaded a file sees it; the rest is for what it is attached to to say. */
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
