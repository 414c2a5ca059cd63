import type { Queryable } from '../../../server/database/client.ts';
import { insertRows } from '../../../server/database/insert-rows.ts';
import type { DemoComment } from '../types.ts';
import { idOf, type Ids, type Row } from './ids.ts';

export async function insertComments(
  database: Queryable,
  comments: readonly DemoComment[],
  ids: Ids,
): Promise<void> {
  await insertRows(
    database,
    'comments',
    comments.map((comment): Row<'comments'> => ({
      id: idOf(ids.comments, comment.key),
      posting_id: idOf(ids.postings, comment.postingKey),
      parent_id: comment.parentKey === null ? null : idOf(ids.comments, comment.parentKey),
      author_profile_id: idOf(ids.profiles, comment.authorKey),
      body: comment.body,
      language: comment.language,
      created_at: comment.createdAt,
    })),
  );
  await insertRows(
    database,
    'comment_versions',
    comments.map(({ key, body, createdAt }): Row<'comment_versions'> => ({
      comment_id: idOf(ids.comments, key),
      version: 1,
      body,
      created_at: createdAt,
    })),
  );
}
