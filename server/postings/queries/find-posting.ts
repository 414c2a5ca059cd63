import { sql } from 'kysely';
import type { PostingType } from '../../../common/constants.ts';
import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { photosOfPosting } from '../photos.ts';
import {
  authorLeft,
  POSTING_COLUMNS,
  selectPostings,
  tradeIdsOfPosting,
  type PostingRow,
} from './select-postings.ts';

/** The reason why it is hidden, in the reader's language; `signals`: those of screening, while undecided. */
export type Removal = {
  decisionId: number;
  code: string | null;
  name: string | null;
  text: string | null;
  signals: string[];
};
export type FoundPosting = PostingRow & { removal: Removal | null };

/** A posting with all its photos, removed or not. Throws `notFound()` for what its author deleted. */
export async function findPosting(
  { database, language }: ReadContext,
  postingId: number,
): Promise<FoundPosting> {
  const row = await selectPostings(database)
    .select(POSTING_COLUMNS)
    .select([
      tradeIdsOfPosting.as('tradeIds'),
      authorLeft.as('authorLeft'),
      photosOfPosting.as('photos'),
      sql<Removal | null>`(
        select json_build_object('decisionId', d.id, 'code', d.shown_reason_code, 'name', ${sql.ref(`r.${language}`)},
          'text', case when p.hold_signals = '[]' then d.reason_text end, 'signals', p.hold_signals)
        from decisions as d left join reason_codes as r on r.code = d.shown_reason_code
        where d.id = p.decision_id and p.status = 'inactive')`.as('removal'),
    ])
    .where('p.id', '=', postingId)
    .where('p.deleted_at', 'is', null)
    .$castTo<FoundPosting>()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** A posting's author and type; throws `notFound()`. */
export async function findOwnership(
  { database }: ReadContext,
  postingId: number,
): Promise<{ authorProfileId: number; type: PostingType }> {
  const row = await database
    .selectFrom('postings')
    .select(['author_profile_id as authorProfileId', 'type'])
    .$narrowType<{ type: PostingType }>()
    .where('id', '=', postingId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
