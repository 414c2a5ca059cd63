import { sql } from 'kysely';
import type { ReadContext } from '../../core/context.ts';
import { firstPhotoOfPosting } from '../photos.ts';
import {
  authorLeft,
  POSTING_COLUMNS,
  selectPostings,
  tradeIdsOfPosting,
  type PostingRow,
} from './select-postings.ts';
import { isListedPosting } from '../../conditions/public-rows.ts';

const SHOWN = 20;

/** As many pins as the plan of the author shows, the latest ones; `p` is the posting. */
const isShownPin = (profileId: number, now: Date) => sql<boolean>`(p.pinned_at is not null and p.id in (
  select pin.id from postings as pin where pin.author_profile_id = ${profileId} and pin.pinned_at is not null
    and ${isListedPosting('pin', now)}
  order by pin.pinned_at desc
  limit (select coalesce(f.shown_pins, ${SHOWN}) from profiles as f where f.id = ${profileId})))`;

/** The latest postings of one profile that everyone may read, the pinned ones first. */
export const listPostingsOf = ({ database, now }: ReadContext, profileId: number): Promise<PostingRow[]> =>
  selectPostings(database)
    .select(POSTING_COLUMNS)
    .select([tradeIdsOfPosting.as('tradeIds'), authorLeft.as('authorLeft'), firstPhotoOfPosting.as('photos')])
    .select(sql<Date | null>`case when ${isShownPin(profileId, now)} then p.pinned_at end`.as('pinnedAt'))
    .where('p.author_profile_id', '=', profileId)
    .where(isListedPosting('p', now))
    .orderBy(isShownPin(profileId, now), 'desc')
    .orderBy('p.created_at', 'desc')
    .limit(SHOWN)
    .$castTo<PostingRow>()
    .execute();
