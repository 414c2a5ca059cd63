import { sql, type Kysely } from 'kysely';

const GRANTS = sql`(action in ('appeal.accepted', 'account_appeal.accepted')
  or (after ? 'against' and action <> 'decision_appeal.rejected'))`;
const REJECTS = sql`action in ('appeal.rejected', 'account_appeal.rejected', 'decision_appeal.rejected')`;
const GIVES_BACK = sql`(action ~ '[.](activated|restored|words_restored)$' or action = 'red_flag.expedited')`;
const TAKES_DOWN = sql`(action = 'appeal.accepted' and after ->> 'status' = 'inactive')`;

/** The first letter of the codes that a decision may name; null: none. */
const LETTER = sql`case
  when ${GRANTS} then 'A' when ${REJECTS} then 'N'
  when action = 'claim.accepted' then 'C' when action = 'claim.rejected' then 'D'
  when action = 'red_flag.published' then 'P' when action = 'red_flag.dismissed' then 'K'
  when action = 'red_flag.ended' then 'E'
  when action in ('listing.closed', 'listing.kept_closed') then 'F'
  when action in ('listing.reopened', 'listing.kept_open') then 'O'
  when ${GIVES_BACK} then null else 'R' end`;

/** Decisions that a business closed for good get codes of their own; how a decision is read is computed again for all of them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reason_codes
      drop constraint reason_codes_code_check,
      add constraint reason_codes_code_check check (code ~ '^[RANCDPKEFO][0-9]{2}$'),
      drop constraint reason_codes_family_check,
      add constraint reason_codes_family_check check (family in ('offense', 'appeal_accepted', 'appeal_rejected',
        'claim_accepted', 'claim_rejected', 'flag_published', 'flag_dismissed', 'flag_ended',
        'listing_closed', 'listing_open', 'unrecorded'))`.execute(database);
  await sql`drop index decisions_log`.execute(database);
  await sql`
    alter table decisions drop constraint decisions_reason_family,
      drop column shown_reason_code, drop column offense_code`.execute(database);
  // Not valid: the rows of the chain stay as they were written.
  await sql`
    alter table decisions add constraint decisions_reason_family
      check (reason_code is null or left(reason_code, 1) is not distinct from ${LETTER}) not valid`.execute(
    database,
  );
  await sql`
    alter table decisions
      add column shown_reason_code text generated always as (case
        when reason_code is null or left(reason_code, 1) is not distinct from ${LETTER} then reason_code
        else 'A00' end) stored,
      add column offense_code text generated always as (case
        when ${TAKES_DOWN} then coalesce(after ->> 'ground', case when reason_code like 'R%' then reason_code end)
        when ${LETTER} = 'R' then reason_code end) stored`.execute(database);
  await sql`create index decisions_log on decisions (id)
    include (decided_at, action, shown_reason_code, offense_code, overall, language)`.execute(database);
}
