import { sql } from 'kysely';
import type { Queryable } from '../database/client.ts';

const profiles = (userId: number) => sql`(select p.id from profiles as p where p.user_id = ${userId})`;
const ofUser = (userId: number) => sql`t.user_id = ${userId}`;
const ofProfile = (userId: number) => sql`t.profile_id in ${profiles(userId)}`;
const conversations = (userId: number) => sql`(select v.id from conversations as v
  where v.profile_id in ${profiles(userId)} or v.contractor_id in ${profiles(userId)})`;
const ofAuthor = (userId: number) => sql`t.author_profile_id in ${profiles(userId)}`;

type Part = {
  /** The file in the archive, without `.json`. */
  name: string;
  table: string;
  mine: (userId: number) => ReturnType<typeof sql>;
  /** Secret columns, and data that others store about the user. */
  without?: readonly string[];
};

/** All stored data about a user, table by table. */
export const EXPORT_PARTS: readonly Part[] = [
  { name: 'account', table: 'users', mine: (userId) => sql`t.id = ${userId}` },
  { name: 'profiles', table: 'profiles', mine: ofUser },
  { name: 'business-page', table: 'contractors', mine: (userId) => sql`t.id in ${profiles(userId)}` },
  {
    name: 'business-page-draft',
    table: 'contractor_page_drafts',
    mine: (userId) => sql`t.contractor_id in ${profiles(userId)}`,
  },
  {
    name: 'business-page-earlier',
    table: 'contractor_page_versions',
    mine: (userId) => sql`t.contractor_id in ${profiles(userId)}`,
    without: ['replaced_by_user_id'],
  },
  {
    name: 'business-members',
    table: 'contractor_members',
    mine: (userId) => sql`t.contractor_id in ${profiles(userId)}`,
    without: ['token_hash', 'ended_by_user_id'],
  },
  {
    name: 'member-of',
    table: 'contractor_members',
    mine: ofUser,
    without: ['token_hash', 'invited_by_user_id', 'ended_by_user_id'],
  },
  { name: 'picture', table: 'avatars', mine: ofProfile },
  { name: 'sessions', table: 'sessions', mine: ofUser, without: ['token', 'ip_address'] },
  { name: 'agreements', table: 'accepted_agreements', mine: ofUser },
  { name: 'email-change', table: 'email_changes', mine: ofUser, without: ['nonce'] },
  { name: 'former-emails', table: 'former_emails', mine: ofUser, without: ['nonce'] },
  { name: 'networks-and-devices', table: 'account_origins', mine: ofUser, without: ['fingerprint'] },
  { name: 'trades', table: 'profile_trades', mine: ofProfile },
  {
    name: 'licenses',
    table: 'licenses',
    mine: (userId) => sql`t.contractor_id in ${profiles(userId)}`,
  },
  { name: 'membership', table: 'memberships', mine: ofUser },
  { name: 'membership-changes', table: 'membership_changes', mine: ofUser, without: ['by_user_id'] },
  { name: 'billing-details', table: 'billing_accounts', mine: ofUser, without: ['customer', 'card'] },
  { name: 'invoices', table: 'invoices', mine: ofUser },
  { name: 'invoice-buyers-earlier', table: 'invoice_buyer_versions', mine: ofUser },
  { name: 'renewal-consents', table: 'renewal_consents', mine: ofUser },
  {
    name: 'payments',
    table: 'payments',
    mine: ofUser,
    without: ['key', 'checkout', 'reference', 'url', 'next'],
  },
  { name: 'coupons', table: 'coupon_redemptions', mine: ofUser },
  { name: 'reviews', table: 'reviews', mine: ofAuthor },
  {
    name: 'earlier-reviews',
    table: 'review_versions',
    mine: (userId) =>
      sql`t.review_id in (select r.id from reviews as r where r.author_profile_id in ${profiles(userId)})`,
  },
  { name: 'responses', table: 'review_responses', mine: (userId) => sql`t.author_user_id = ${userId}` },
  { name: 'appeals', table: 'appeals', mine: (userId) => sql`t.appellant_user_id = ${userId}` },
  { name: 'decisions', table: 'decision_statements', mine: ofUser },
  { name: 'claims', table: 'contractor_claims', mine: ofUser, without: ['code_hash', 'code'] },
  { name: 'reports', table: 'reports', mine: (userId) => sql`t.reporter_user_id = ${userId}` },
  { name: 'postings', table: 'postings', mine: ofAuthor },
  { name: 'comments', table: 'comments', mine: ofAuthor },
  { name: 'conversations', table: 'conversations', mine: (userId) => sql`t.id in ${conversations(userId)}` },
  {
    name: 'messages',
    table: 'messages',
    mine: (userId) => sql`t.conversation_id in ${conversations(userId)}`,
  },
  { name: 'quote-requests', table: 'quote_requests', mine: ofProfile },
  {
    name: 'invitations',
    table: 'invitations',
    mine: (userId) =>
      sql`(t.from_profile_id in ${profiles(userId)} or t.to_profile_id in ${profiles(userId)})`,
  },
  {
    name: 'partner-ratings',
    table: 'partner_ratings',
    // A rating is hidden until both sides have rated.
    mine: (userId) => sql`(t.author_profile_id in ${profiles(userId)}
      or (t.about_profile_id in ${profiles(userId)} and t.published_at is not null))`,
  },
  {
    name: 'red-flags',
    table: 'red_flags',
    mine: (userId) => sql`(t.reporter_user_id = ${userId} or t.contractor_id in ${profiles(userId)})`,
    without: ['reporter_user_id', 'approved_by_user_id'],
  },
  { name: 'my-list', table: 'shortlist_items', mine: ofUser },
  { name: 'my-list-link', table: 'shortlist_shares', mine: ofUser, without: ['token'] },
  { name: 'saved-searches', table: 'saved_searches', mine: ofUser },
  { name: 'notifications', table: 'notifications', mine: ofUser },
  { name: 'notification-settings', table: 'notification_settings', mine: ofUser },
  { name: 'quiet-hours', table: 'quiet_hours', mine: ofUser },
  { name: 'emails-not-wanted', table: 'mail_opt_outs', mine: ofUser },
  { name: 'follows', table: 'follows', mine: ofUser },
  { name: 'blocks', table: 'blocks', mine: ofUser },
  { name: 'files', table: 'uploads', mine: ofUser },
];

/** The rows of one part, as JSON. */
export async function rowsOfPart(database: Queryable, part: Part, userId: number): Promise<unknown[]> {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(t) - ${sql.val([...(part.without ?? [])])}::text[] as row
    from ${sql.table(part.table)} as t where ${part.mine(userId)} order by 1`.execute(database);
  return rows.map(({ row }) => row);
}
