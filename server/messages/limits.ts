import { sql } from 'kysely';
import { CONVERSATIONS_A_DAY, MESSAGES_A_DAY, MESSAGES_A_MINUTE } from '../../common/conversations.ts';
import type { ReadContext } from '../core/context.ts';
import { Refusal } from '../core/errors.ts';

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;
/** Beside the locks of other kinds of authors. */
const AUTHOR_LOCKS = 52;

/** One author writes one after the other, so that two windows cannot pass a limit together. */
export async function lockAuthor({ database }: ReadContext, profileId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${AUTHOR_LOCKS}::integer, ${profileId}::integer)`.execute(database);
}

/** Throws 429 with the limit that was met. */
export async function refuseTooManyMessages(
  { database, now }: ReadContext,
  profileId: number,
): Promise<void> {
  const since = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
  const { minute, day } = await database
    .selectFrom('messages')
    .select([
      sql<number>`count(*) filter (where created_at > ${since(MINUTE_SECONDS)})::int`.as('minute'),
      sql<number>`count(*)::int`.as('day'),
    ])
    .where('author_profile_id', '=', profileId)
    .where('created_at', '>', since(DAY_SECONDS))
    .executeTakeFirstOrThrow();
  if (day >= MESSAGES_A_DAY)
    throw new Refusal(429, 'daily_limit', 'messages.too_many_a_day', { maximum: MESSAGES_A_DAY });
  if (minute >= MESSAGES_A_MINUTE)
    throw new Refusal(429, 'too_many', 'messages.too_many_a_minute', { maximum: MESSAGES_A_MINUTE });
}

/** Throws 429 where `wanted` more first messages would be too many for one day. */
export async function refuseTooManyConversations(
  { database, now }: ReadContext,
  profileId: number,
  wanted: number,
): Promise<void> {
  const { begun } = await database
    .selectFrom('conversations')
    .select(sql<number>`count(*)::int`.as('begun'))
    .where('profile_id', '=', profileId)
    .where('created_at', '>', new Date(now.getTime() - DAY_SECONDS * 1_000))
    .executeTakeFirstOrThrow();
  if (begun + wanted > CONVERSATIONS_A_DAY)
    throw new Refusal(429, 'daily_limit', 'messages.too_many_contractors', { maximum: CONVERSATIONS_A_DAY });
}
