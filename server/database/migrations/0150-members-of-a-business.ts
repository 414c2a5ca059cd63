import { sql, type Kysely } from 'kysely';

const END_REASONS = sql`'withdrawn', 'declined', 'replaced', 'removed', 'left', 'account_closed', 'business_closed',
  'has_business', 'administrator'`;

/**
 * Members of a business: invited by its owner, joined with their own account, ended with a reason. Plans limit their number
 * again.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table contractor_members (
    id integer generated always as identity primary key,
    contractor_id integer not null references contractors (id) on delete cascade,
    email text not null check (char_length(email) <= 254),
    -- Null until the invitation is accepted.
    user_id integer references users (id),
    invited_by_user_id integer references users (id),
    invited_at timestamptz not null,
    mailed_at timestamptz not null,
    mails_sent integer not null default 1 check (mails_sent >= 1),
    -- The token of the link in the mail is stored as its hash only; null where it opens nothing any more.
    token_hash text unique,
    expires_at timestamptz not null,
    accepted_at timestamptz,
    -- When the owner chose this member for a place that the plan has; null: by the day of joining.
    chosen_at timestamptz,
    -- Whether the plan of the owner has room for this member.
    acts boolean not null default false,
    -- How often the plan gave or took the place.
    seated_count integer not null default 0,
    ended_at timestamptz,
    end_reason text check (end_reason in (${END_REASONS})),
    ended_by_user_id integer references users (id),
    check ((accepted_at is null) = (user_id is null)),
    check ((ended_at is null) = (end_reason is null)),
    check (not acts or (accepted_at is not null and ended_at is null)),
    check (token_hash is null or ended_at is null)
  )`.execute(database);
  // One open invitation, or one place, for each address and business; one business for each person.
  await sql`create unique index contractor_members_open on contractor_members (contractor_id, email)
    where ended_at is null`.execute(database);
  await sql`create unique index contractor_members_user on contractor_members (user_id)
    where ended_at is null and user_id is not null`.execute(database);
  await sql`create index contractor_members_former on contractor_members (user_id) where ended_at is not null`.execute(
    database,
  );
  // The user of a profile, and the members who act for it: who reads what is sent to a business.
  await sql`create function acts_for(by_user integer, of_profile integer) returns boolean language sql stable as $$
    select exists (select from profiles as p where p.id = of_profile and p.user_id = by_user)
      or exists (select from contractor_members as m
        where m.contractor_id = of_profile and m.user_id = by_user and m.acts and m.ended_at is null)
  $$`.execute(database);
  // Limits that people bought get it as well: nothing is taken from them.
  await sql`update plan_terms set limits = limits || jsonb_build_object('seats',
    case when version in ('annual_gold', 'platinum') then 2 else 1 end)`.execute(database);
}
