import { sql } from 'kysely';
import { avatarKeyOf, pictureKeyOf } from '../../profiles/avatars.ts';
import type { Queryable } from '../../database/client.ts';
import { hasLeft } from '../../conditions/live-accounts.ts';

export type ConversationRow = {
  id: number;
  contractorId: number;
  contractorName: string;
  contractorSlug: string;
  /** The contractor of this conversation is gone, whoever manages the page now. */
  contractorLeft: boolean;
  contractorPicture: string | null;
  customerProfileId: number | null;
  /** Its key, like the contractor's; null: none. */
  customerPicture: string | null;
  /** Null: the account is closed. */
  customerName: string | null;
  customerLastId: number;
  contractorLastId: number;
  customerReadId: number;
  contractorReadId: number;
  lastMessageAt: Date;
};

/** Conversations as `v`, with who is on each side. */
export const selectConversations = (database: Queryable) =>
  database
    .selectFrom('conversations as v')
    .innerJoin('contractors as c', 'c.id', 'v.contractor_id')
    .innerJoin('profiles as business', 'business.id', 'v.contractor_id')
    .leftJoin('users as owner', 'owner.id', 'business.user_id')
    .leftJoin('profiles as customer', 'customer.id', 'v.profile_id')
    .leftJoin('users as u', 'u.id', 'customer.user_id')
    .select([
      'v.id',
      'v.contractor_id as contractorId',
      'c.name as contractorName',
      'c.slug as contractorSlug',
    ])
    .select(pictureKeyOf(sql.ref('v.contractor_id'), sql.ref('c.pictures')).as('contractorPicture'))
    .select(avatarKeyOf(sql.ref('v.profile_id')).as('customerPicture'))
    .select(['v.profile_id as customerProfileId', 'v.last_message_at as lastMessageAt'])
    .select(['v.customer_last_id as customerLastId', 'v.contractor_last_id as contractorLastId'])
    .select(['v.customer_read_id as customerReadId', 'v.contractor_read_id as contractorReadId'])
    .select(sql<boolean>`(v.contractor_left_at is not null or ${hasLeft('owner')})`.as('contractorLeft'))
    .select(sql<string | null>`case when ${hasLeft('u')} then null else customer.name end`.as('customerName'))
    .$castTo<ConversationRow>();
