import { sql, type RawBuilder } from 'kysely';
import { erasedBefore } from '../../cases/appeal-window.ts';
import { isAnyAppealed } from '../../cases/open-appeals.ts';
import type { Database } from '../../database/client.ts';

/** A table of texts that administrators take down, and which of its rows `t` are down since before `before`. */
type TakenDown = {
  table: string;
  isDown: (before: Date) => RawBuilder<boolean>;
  isAppealed: RawBuilder<boolean>;
};

const bySubject = (type: string) =>
  isAnyAppealed(sql<boolean>`appealed.subject_type = ${type} and appealed.subject_id = t.id`);
const removed = (table: string, type: string): TakenDown => ({
  table,
  isDown: (before) => sql<boolean>`t.removed_at < ${before}`,
  isAppealed: bySubject(type),
});
/** The review of a row, while an appeal about which nothing of it is erased. */
const REVIEW_OF: Readonly<Record<string, RawBuilder<number>>> = {
  reviews: sql<number>`t.id`,
  review_responses: sql<number>`t.review_id`,
};
/** A text on hold was decided about by the automatic check alone, and stays. */
const decided = (table: string): TakenDown => ({
  table,
  isDown: (before) => sql<boolean>`t.status = 'inactive' and exists (
    select from decisions as d where d.id = t.decision_id and d.decided_by_user_id is not null and d.decided_at < ${before})`,
  isAppealed: sql<boolean>`(${isAnyAppealed(sql<boolean>`appealed.id = t.decision_id`)} or exists (
    select from appeals as a where a.state = 'open' and ${REVIEW_OF[table] ?? sql`null`} = a.review_id))`,
});

/** Ratings come before the invitations that they belong to, comments before their postings. */
const TAKEN_DOWN: readonly TakenDown[] = [
  removed('messages', 'message'),
  removed('partner_ratings', 'partner_rating'),
  removed('invitations', 'invitation'),
  decided('comments'),
  decided('postings'),
  decided('review_responses'),
  decided('reviews'),
];

/**
 * Erases what administrators took down, with its versions and files, once its last day to appeal is over and no
 * appeal is open. A comment with replies keeps its place without its words.
 */
export async function eraseTakenDown(database: Database, now: Date): Promise<void> {
  const before = erasedBefore(now);
  await blankAnsweredComments(database, before);
  for (const { table, isDown, isAppealed } of TAKEN_DOWN)
    await sql`
      delete from ${sql.table(table)} as t where ${isDown(before)} and not ${isAppealed}
      ${table === 'comments' ? sql`and not exists (select from comments as r where r.parent_id = t.id)` : sql``}`.execute(
      database,
    );
  // The sweep of uploads removes the files that nothing refers to any more.
  await sql`
    delete from removed_photos as t where t.removed_at < ${before}
      and not ${isAnyAppealed(sql<boolean>`appealed.subject_type = 'photo' and appealed.subject_id = t.upload_id`)}`.execute(
    database,
  );
}

async function blankAnsweredComments(database: Database, before: Date): Promise<void> {
  const { isDown, isAppealed } = decided('comments');
  const { rows } = await sql<{ id: number }>`
    update comments as t set body = '-' where ${isDown(before)} and not ${isAppealed} and t.body <> '-'
      and exists (select from comments as r where r.parent_id = t.id) returning t.id`.execute(database);
  if (rows.length === 0) return;
  await database
    .deleteFrom('comment_versions')
    .where(
      'comment_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
}
