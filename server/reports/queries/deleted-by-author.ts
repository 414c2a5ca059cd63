import { sql, type RawBuilder } from 'kysely';
import { responseNotDeletedByOwner } from '../../reviews/queries/find-ownership.ts';
import { notDeletedByAuthor } from '../../reviews/queries/select-reviews.ts';

/** Whether its own author deleted a reported text, or the review that a response answers. */
export const isDeletedByAuthor = (
  kind: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
) => sql<boolean>`coalesce(case ${kind}
  when 'review' then (select not ${notDeletedByAuthor} from reviews as r where r.id = ${id})
  when 'response' then (select not ${responseNotDeletedByOwner} or not ${notDeletedByAuthor}
    from review_responses as s join reviews as r on r.id = s.review_id where s.id = ${id})
  when 'posting' then (select p.deleted_at is not null from postings as p where p.id = ${id})
  when 'comment' then (select k.deleted_at is not null or p.deleted_at is not null
    from comments as k join postings as p on p.id = k.posting_id where k.id = ${id})
  else false end, false)`;
