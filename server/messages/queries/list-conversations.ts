import { sql } from 'kysely';
import { CONVERSATIONS_PER_PAGE } from '../../../common/conversations.ts';
import { paginate, type Pagination } from '../../core/pagination.ts';
import type { SignedIn } from '../../core/viewer.ts';
import type { Queryable } from '../../database/client.ts';
import { selectConversations, type ConversationRow } from './select-conversations.ts';

export type ListedConversation = ConversationRow & {
  /** The latest message. */
  body: string;
  isFromContractor: boolean;
  isRemoved: boolean;
  isQuote: boolean;
};

/** A page of a user's conversations on either side, the latest first. */
export async function listConversations(
  database: Queryable,
  { profileId, contractorId }: SignedIn,
  page: number,
): Promise<{ rows: ListedConversation[]; pagination: Pagination }> {
  const isOwn = sql<boolean>`(v.profile_id = ${profileId}::integer or (v.contractor_id = ${contractorId}::integer
    and v.contractor_left_at is null))`;
  const { total } = await database
    .selectFrom('conversations as v')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(isOwn)
    .executeTakeFirstOrThrow();
  const pagination = paginate(total, page, CONVERSATIONS_PER_PAGE);
  const rows = await selectConversations(database)
    .innerJoin('messages as m', (join) =>
      join.on(sql<boolean>`m.id = greatest(v.customer_last_id, v.contractor_last_id)`),
    )
    .select(['m.body', 'm.is_from_contractor as isFromContractor'])
    .select(sql<boolean>`m.removed_at is not null`.as('isRemoved'))
    .select(sql<boolean>`m.quote_request_id is not null`.as('isQuote'))
    .where(isOwn)
    .orderBy('v.last_message_at', 'desc')
    .orderBy('v.id', 'desc')
    .limit(CONVERSATIONS_PER_PAGE)
    .offset((pagination.current_page - 1) * CONVERSATIONS_PER_PAGE)
    .$castTo<ListedConversation>()
    .execute();
  return { rows, pagination };
}
