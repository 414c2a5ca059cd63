import type { ReadContext } from '../../core/context.ts';
import { firstPhotoOfPosting } from '../photos.ts';
import {
  authorLeft,
  POSTING_COLUMNS,
  selectPostings,
  tradeIdsOfPosting,
  type PostingRow,
} from './select-postings.ts';

const SHOWN = 20;

/** The latest postings of one profile that everyone may read. */
export const listPostingsOf = ({ database, now }: ReadContext, profileId: number): Promise<PostingRow[]> =>
  selectPostings(database)
    .select(POSTING_COLUMNS)
    .select([tradeIdsOfPosting.as('tradeIds'), authorLeft.as('authorLeft'), firstPhotoOfPosting.as('photos')])
    .where('p.author_profile_id', '=', profileId)
    .where('p.status', '=', 'active')
    .where('p.deleted_at', 'is', null)
    .where((any) => any.or([any('p.expires_at', 'is', null), any('p.expires_at', '>', now)]))
    .orderBy('p.created_at', 'desc')
    .limit(SHOWN)
    .$castTo<PostingRow>()
    .execute();
