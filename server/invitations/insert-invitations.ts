import { sql } from 'kysely';
import { detectLanguage } from '../content/text-language.ts';
import type { ReadContext } from '../core/context.ts';
import { expiresAt } from './invitation.ts';

/** The space of advisory locks in which one sender's invitations are sent one after the other. */
const SENDER_LOCKS = 7_203_063;

/** Lets one sender's invitations be sent one after the other, until the transaction ends. */
export async function lockSender({ database }: ReadContext, profileId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SENDER_LOCKS}::integer, ${profileId}::integer)`.execute(database);
}

/** The words that all invitations of a job share. */
type Words = {
  trade_id: number;
  region_id: number;
  place: string;
  starts_on: string;
  ends_on: string;
  message: string;
};
type NewInvitations = {
  jobId: number;
  fromId: number;
  toIds: readonly number[];
  words: Words;
  /** Uploads that are attached already. */
  fileIds: readonly number[];
};

/** Writes one invitation for each contractor; answers with their ids. */
export async function insertInvitations(
  { database, now, language }: ReadContext,
  { jobId, fromId, toIds, words, fileIds }: NewInvitations,
): Promise<number[]> {
  // Those whose time is over wait for the job that says so, and would be in the way.
  await database
    .updateTable('invitations')
    .set({ state: 'expired', closed_at: now })
    .where('from_profile_id', '=', fromId)
    .where('to_profile_id', 'in', [...toIds])
    .where('state', '=', 'open')
    .execute();
  const inserted = await database
    .insertInto('invitations')
    .values(
      toIds.map((toId) => ({
        ...words,
        job_id: jobId,
        from_profile_id: fromId,
        to_profile_id: toId,
        language: detectLanguage(words.message, language),
        created_at: now,
        expires_at: expiresAt(now, words.starts_on),
      })),
    )
    .returning('id')
    .execute();
  const ids = inserted.map(({ id }) => id);
  if (fileIds.length > 0)
    await database
      .insertInto('invitation_files')
      .values(
        ids.flatMap((id) =>
          fileIds.map((fileId, index) => ({ invitation_id: id, upload_id: fileId, position: index + 1 })),
        ),
      )
      .execute();
  return ids;
}
