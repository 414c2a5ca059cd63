import type { PostingDraft } from '../../../server/postings/views.ts';
import { keptFields } from './kept-fields.ts';

type KeptValues = Readonly<Record<string, unknown>>;

const idsIn = (list: unknown): number[] =>
  Array.isArray(list) ? [...new Set(list.filter((id) => /^\d{1,9}$/.test(String(id))).map(Number))] : [];

/**
 * A posting with the refused input, or the input from before the scripts; photos stay. The same object where
 * there was none.
 */
export function keptPosting(draft: PostingDraft, input: KeptValues | undefined): PostingDraft {
  if (!input) return draft;
  const [region] = idsIn([input['region_id']]);
  const kept: PostingDraft = {
    ...keptFields(draft, input),
    ...('region_id' in input && { region_id: region ?? null }),
    ...('trade_ids' in input && { trade_ids: idsIn(input['trade_ids']) }),
  };
  return JSON.stringify(kept) === JSON.stringify(draft) ? draft : kept;
}

/** A posting as the server takes it. */
export const postingBody = <Fields extends Pick<PostingDraft, 'ends_on' | 'photos'>>(fields: Fields) => ({
  ...fields,
  ends_on: fields.ends_on || null,
  photos: fields.photos.map(({ id }) => id),
});
