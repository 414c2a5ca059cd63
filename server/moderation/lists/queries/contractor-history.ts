import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ReadContext } from '../../../core/context.ts';
import type { Viewer } from '../../../core/viewer.ts';
import { deletedByAuthor } from '../../../reviews/queries/select-reviews.ts';
import type { Slice } from '../../list-query.ts';
import { keptFromNobody } from '../../own-case.ts';
import { HISTORY_EVENTS, type HistoryEvent } from '../history-events.ts';
import type { HistoryState } from '../schemas.ts';

/** One event; missing values are null. */
export type HistoryRow = {
  event: HistoryEvent;
  at: Date;
  /** The id of its row. */
  id: number;
  reviewId: number | null;
  /** The actor: an account's name, or the public name of a reviewer. */
  by: string | null;
  overall: number | null;
  /** A title, a text, a note. */
  words: string | null;
  action: string | null;
  reasonCode: string | null;
  source: string | null;
  /** YYYY-MM-DD */
  asOf: string | null;
};

const events = Object.keys(HISTORY_EVENTS) as HistoryEvent[];

export async function countHistory(
  { database, viewer }: ReadContext,
  contractorId: number,
  state: HistoryState,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (${happened(contractorId, viewer, state)}) h where ${wordsIn(state)}`.execute(
    database,
  );
  return rows[0]?.total ?? 0;
}

/** The events of a contractor, in order. */
export async function listHistory(
  { database, viewer }: ReadContext,
  contractorId: number,
  state: HistoryState,
  { limit, offset }: Slice,
): Promise<HistoryRow[]> {
  const way = state.direction === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<HistoryRow>`
    select h.event, h.at, h.id, h.review_id as "reviewId", h.by, h.overall, h.words, h.action, h.reason_code as "reasonCode",
      h.source, h.as_of as "asOf"
    from (${happened(contractorId, viewer, state)}) h where ${wordsIn(state)}
    order by h.at ${way}, h.place ${way}, h.id ${way} limit ${limit}::integer offset ${offset}::integer`.execute(
    database,
  );
  return rows;
}

const wordsIn = ({ search }: HistoryState) =>
  sql<boolean>`strpos(fold_text(concat_ws(' ', h.words, h.by, h.source, h.action, h.review_id::text)), fold_text(${search}::text)) > 0`;

/** The sources of the kinds that are asked for. `place` orders what happened at one moment. */
function happened(
  contractorId: number,
  viewer: Viewer,
  { filters: { kind } }: HistoryState,
): RawBuilder<unknown> {
  const wanted = events.filter((event) => kind === null || HISTORY_EVENTS[event] === kind);
  const parts = wanted.map(
    (event) => sql`select ${event}::text as event, ${events.indexOf(event)}::integer as place, part.*
      from (${SOURCES[event](contractorId, partyOf(contractorId, viewer))}) as part(at, id, review_id, by, overall, words, action, reason_code, source, as_of)`,
  );
  return sql.join(parts, sql` union all `);
}

const NONE = sql`null::text`;
const NO_NUMBER = sql`null::integer`;
const NO_DAY = sql`null::date`;
/** The columns after `by` of something without stars, words or reasons. */
const NOTHING_MORE = sql`${NO_NUMBER}, ${NONE}, ${NONE}, ${NONE}, ${NONE}, ${NO_DAY}`;

type Source = (contractorId: number, party: Party) => RawBuilder<unknown>;

/** The reader's part in a review: as the contractor itself, or as the author or claimant (0: none). */
type Party = {
  isContractor: RawBuilder<boolean>;
  authorId: number;
  claimantId: number;
  /** Of a review `r`: whether the reader may find it here. */
  isOpen: RawBuilder<SqlBool>;
};

const partyOf = (contractorId: number, viewer: Viewer): Party => ({
  isContractor: viewer?.contractorId === contractorId ? sql<boolean>`true` : sql<boolean>`false`,
  authorId: viewer?.profileId ?? 0,
  claimantId: viewer?.userId ?? 0,
  isOpen: keptFromNobody({ viewer }),
});

/** Confidential text, hidden when the reader is a party to the review that it is about. */
const inConfidence = (words: RawBuilder<unknown>, { isContractor, authorId }: Party) =>
  sql`case when ${isContractor} or r.author_profile_id = ${authorId}::integer then null else ${words} end`;

/** Erased reviews are in none of them: their texts are gone, and decisions about them stay. */
const SOURCES: Record<HistoryEvent, Source> = {
  imported: (id) => sql`
    select c.created_at, c.id, ${NO_NUMBER}, ${NONE}, ${NO_NUMBER}, ${NONE}, ${NONE}, ${NONE}, c.source, c.source_as_of
    from contractors c where c.id = ${id}::integer and c.source is not null`,
  listed: (id) => sql`
    select c.created_at, c.id, ${NO_NUMBER}, u.name, ${NOTHING_MORE}
    from contractors c join profiles p on p.id = c.id left join users u on u.id = p.user_id
    where c.id = ${id}::integer and c.source is null`,
  edited_by_owner: (id) => sql`
    select c.owner_edited_at, c.id, ${NO_NUMBER}, u.name, ${NOTHING_MORE}
    from contractors c join profiles p on p.id = c.id left join users u on u.id = p.user_id
    where c.id = ${id}::integer and c.owner_edited_at is not null and c.owner_edited_at > c.created_at`,
  review_published: (id, { isOpen }) => sql`
    select r.created_at, r.id, r.id, a.name, r.overall::integer, r.title, ${NONE}, ${NONE}, ${NONE}, ${NO_DAY}
    from reviews r join profiles a on a.id = r.author_profile_id where r.contractor_id = ${id}::integer and ${isOpen}`,
  // An administrator's change is covered by its decision.
  review_edited: (id, { isOpen, isContractor }) => sql`
    select v.created_at, v.id, r.id, a.name, (v.content ->> 'overall')::integer,
      case when v.shown or not ${isContractor} then v.content ->> 'title' end, ${NONE}, ${NONE},
      ${NONE}, ${NO_DAY}
    from reviews r join review_versions v on v.review_id = r.id and v.version > 1 and v.decision_id is null
    join profiles a on a.id = r.author_profile_id where r.contractor_id = ${id}::integer and ${isOpen}`,
  review_deleted: (id, { isOpen }) => sql`
    select r.deleted_at, r.id, r.id, a.name, r.overall::integer, r.title, ${NONE}, ${NONE}, ${NONE}, ${NO_DAY}
    from reviews r join profiles a on a.id = r.author_profile_id
    where r.contractor_id = ${id}::integer and ${deletedByAuthor} and ${isOpen}`,
  response_published: (id) => sql`
    select s.created_at, s.id, r.id, u.name, ${NO_NUMBER}, s.body, ${NONE}, ${NONE}, ${NONE}, ${NO_DAY}
    from reviews r join review_responses s on s.review_id = r.id left join users u on u.id = s.author_user_id
    where r.contractor_id = ${id}::integer`,
  response_edited: (id) => sql`
    select s.edited_at, s.id, r.id, u.name, ${NO_NUMBER}, s.body, ${NONE}, ${NONE}, ${NONE}, ${NO_DAY}
    from reviews r join review_responses s on s.review_id = r.id left join users u on u.id = s.author_user_id
    where r.contractor_id = ${id}::integer and s.edited_at is not null and ${isOfOwner('response.edited', sql`s.edited_at`)}`,
  response_deleted: (id) => sql`
    select s.deleted_at, s.id, r.id, u.name, ${NO_NUMBER}, s.body, ${NONE}, ${NONE}, ${NONE}, ${NO_DAY}
    from reviews r join review_responses s on s.review_id = r.id left join users u on u.id = s.author_user_id
    where r.contractor_id = ${id}::integer and s.deleted_at is not null and ${isOfOwner('response.deleted', sql`s.deleted_at`)}`,
  appeal_filed: (id, party) => sql`
    select a.filed_at, a.id, r.id, u.name, r.overall::integer, ${inConfidence(sql`a.on_appeal_reason`, party)}, a.kind, ${NONE}, ${NONE}, ${NO_DAY}
    from reviews r join appeals a on a.review_id = r.id left join users u on u.id = a.appellant_user_id
    where r.contractor_id = ${id}::integer and ${party.isOpen}`,
  appeal_withdrawn: (id, party) => sql`
    select a.closed_at, a.id, r.id, u.name, r.overall::integer, ${inConfidence(sql`a.off_appeal_reason`, party)}, a.kind, ${NONE}, ${NONE}, ${NO_DAY}
    from reviews r join appeals a on a.review_id = r.id left join users u on u.id = a.appellant_user_id
    where r.contractor_id = ${id}::integer and a.state = 'withdrawn' and ${party.isOpen}`,
  decision_made: (id, { isOpen }) => sql`
    select d.decided_at, d.id, d.review_id, u.name, d.overall::integer, d.reason_text, d.action, d.shown_reason_code, ${NONE}, ${NO_DAY}
    from decisions d left join users u on u.id = d.decided_by_user_id left join reviews r on r.id = d.review_id
    where (d.contractor_id = ${id}::integer and (r.id is null or ${isOpen})) or (d.subject_type = 'user' and d.contractor_id is null
      and d.subject_id = (select user_id from profiles where id = ${id}::integer))`,
  claim_filed: (id) => sql`
    select k.created_at, k.id, ${NO_NUMBER}, u.name, ${NO_NUMBER}, k.message, k.evidence, ${NONE}, ${NONE}, ${NO_DAY}
    from contractor_claims k join users u on u.id = k.user_id where k.contractor_id = ${id}::integer`,
  claim_withdrawn: (id) => sql`
    select k.closed_at, k.id, ${NO_NUMBER}, u.name, ${NO_NUMBER}, ${NONE}, k.evidence, ${NONE}, ${NONE}, ${NO_DAY}
    from contractor_claims k join users u on u.id = k.user_id
    where k.contractor_id = ${id}::integer and k.state = 'withdrawn'`,
  note_added: (id, party) => sql`
    select n.created_at, n.id, case when n.subject_type = 'review' then n.subject_id end, u.name, ${NO_NUMBER}, n.body, n.subject_type,
      ${NONE}, ${NONE}, ${NO_DAY}
    from admin_notes n left join users u on u.id = n.author_user_id where ${isNoteOn(id, party)}`,
};

/** The owner did it, because no administrator's decision records it. */
const isOfOwner = (action: string, at: RawBuilder<unknown>) => sql`not exists (
  select from decisions d where d.subject_type = 'response' and d.subject_id = s.id and d.action = ${action}::text and d.decided_at = ${at})`;

/** On the contractor itself, and on what was written about it; not where the reader is a party. */
const isNoteOn = (id: number, { isContractor, authorId, claimantId }: Party) => sql`
  not ${isContractor} and (n.subject_type, n.subject_id) in (
    select 'contractor', ${id}::integer
    union all select 'review', r.id from reviews r
      where r.contractor_id = ${id}::integer and r.author_profile_id <> ${authorId}::integer
    union all select 'appeal', a.id from appeals a join reviews r on r.id = a.review_id
      where r.contractor_id = ${id}::integer and r.author_profile_id <> ${authorId}::integer
    union all select 'claim', k.id from contractor_claims k
      where k.contractor_id = ${id}::integer and k.user_id <> ${claimantId}::integer)`;
