import { sql, type Kysely } from 'kysely';

/**
 * The mailbox behind an address: without case and what follows a plus; at Google also without dots, and at
 * Yahoo without what follows a hyphen. Sources: support.google.com/mail/answer/7436150,
 * help.yahoo.com/kb/SLN28815.html.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function mailbox_of(address text) returns text language sql immutable parallel safe as $$
      select case
        when name = '' then lower(address)
        when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
        when domain ~ '^(yahoo\\.[a-z.]+|ymail\\.com)$' and split_part(name, '-', 1) <> ''
          then split_part(name, '-', 1) || '@' || domain
        else name || '@' || domain
      end
      from (select split_part(split_part(lower(address), '@', 1), '+', 1) as name,
        split_part(lower(address), '@', 2) as domain) as parts
    $$`.execute(database);
  await sql`alter table users add column mailbox text not null generated always as (mailbox_of(email)) stored`.execute(
    database,
  );
  await sql`create index users_mailbox on users (mailbox)`.execute(database);
}
