import { sql, type Kysely } from 'kysely';

/** Every change of what is public is noted for the public log in its own transaction, whoever makes it; `server/public-log` makes entries of the notes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [...FUNCTIONS, ...TRIGGERS]) await sql.raw(statement).execute(database);
}

const FUNCTIONS = [
  `create function log_note(subject_type text, subject_id integer, public jsonb, gone text, at timestamptz default now())
    returns void language sql as $$
    insert into log_pending (at, subject_type, subject_id, public, gone)
    values (at, subject_type, subject_id, public, case when public is null then gone end) $$`,

  `create function log_note_review(review integer) returns void language plpgsql as $$
    declare row reviews;
    begin
      select * into row from reviews where id = review;
      if not found then return; end if;
      perform log_note('review', row.id, log_public_review(row),
        case when row.deleted_at is null then 'hidden' else 'deleted' end);
    end $$`,
  `create function log_note_response(response integer) returns void language plpgsql as $$
    declare row review_responses;
    begin
      select * into row from review_responses where id = response;
      if not found then return; end if;
      perform log_note('response', row.id, log_public_response(row),
        case when row.deleted_at is null then 'hidden' else 'deleted' end);
    end $$`,

  `create function log_review() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        perform log_note('review', old.id, null, 'erased');
        return null;
      end if;
      perform log_note_review(new.id);
      if tg_op = 'UPDATE' then
        perform log_note_response(id) from review_responses where review_id = new.id;
      end if;
      return null;
    end $$`,
  `create function log_review_photo() returns trigger language plpgsql as $$
    begin
      perform log_note_review(case when tg_op = 'DELETE' then old.review_id else new.review_id end);
      return null;
    end $$`,
  `create function log_response() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        perform log_note('response', old.id, null, 'erased');
      else
        perform log_note_response(new.id);
      end if;
      return null;
    end $$`,
  `create function log_red_flag() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        perform log_note('red_flag', old.id, null, 'erased');
      else
        perform log_note('red_flag', new.id, log_public_red_flag(new), 'ended');
      end if;
      return null;
    end $$`,
  `create function log_decision() returns trigger language plpgsql as $$
    begin
      perform log_note('decision', new.id, log_public_decision(new), null);
      return null;
    end $$`,
  `create function log_chain_head() returns trigger language plpgsql as $$
    begin
      perform log_note('decision_chain', 1, log_public_chain_head(new), null);
      return null;
    end $$`,
  `create function log_listing() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        perform log_note('listing', old.id, null, 'erased');
      else
        perform log_note('listing', c.id, log_public_listing(c), 'hidden') from contractors c where c.id = new.id;
      end if;
      return null;
    end $$`,
  `create function log_plan() returns trigger language plpgsql as $$
    begin
      perform log_note('plan', p.id, log_public_plan(p.id, new), 'ended')
        from profiles p where p.user_id = new.user_id and p.kind = 'contractor';
      return null;
    end $$`,
];

/** At the end of the transaction, so that photos and the review that a response belongs to are there. */
const atCommit = (name: string, event: string, table: string, action: string) =>
  `create constraint trigger ${name} after ${event} on ${table} deferrable initially deferred
    for each row execute function ${action}()`;

const LISTED = [
  'name',
  'slug',
  'city',
  'region_id',
  'license_number',
  'license_state',
  'license_class',
  'license_status',
  'license_expires_on',
  'source',
  'source_as_of',
  'hidden_at',
  'merged_into_id',
  'awaits_confirmation',
];

const TRIGGERS = [
  atCommit('reviews_logged', 'insert or update or delete', 'reviews', 'log_review'),
  atCommit('review_photos_logged', 'insert or update or delete', 'review_photos', 'log_review_photo'),
  atCommit('review_responses_logged', 'insert or update or delete', 'review_responses', 'log_response'),
  `create trigger red_flags_logged after insert or update or delete on red_flags
    for each row execute function log_red_flag()`,
  `create trigger decisions_logged after insert on decisions for each row execute function log_decision()`,
  `create trigger published_chain_heads_logged after insert on published_chain_heads
    for each row execute function log_chain_head()`,
  // An import writes licenses behind the listing.
  atCommit('contractors_logged', 'insert or delete', 'contractors', 'log_listing'),
  `create constraint trigger contractors_change_logged after update of ${LISTED.join(', ')} on contractors
    deferrable initially deferred
    for each row when (${LISTED.map((name) => `old.${name} is distinct from new.${name}`).join(' or ')})
    execute function log_listing()`,
  `create trigger memberships_logged after insert or update of state, version on memberships
    for each row execute function log_plan()`,
];
