import { sql, type RawBuilder } from 'kysely';
import { REPORT_KINDS, type ReportKind } from '../../common/cases/reports.ts';
import { REPORT_HIDEABLE_KINDS } from '../../common/text/hidden-passages.ts';
import type { AppealSubject } from '../cases/appeals.ts';
import type { ReadContext } from '../core/context.ts';
import { ownProfilesOf } from '../core/viewer.ts';

/** A thing that can be reported, or that administrators decide about. */
export type SidedType = ReportKind | AppealSubject['type'];

type Id = RawBuilder<unknown>;
type Sides = Readonly<Record<SidedType, (id: Id) => RawBuilder<unknown>>>;

const OF_REPORTED: Pick<Sides, ReportKind> = {
  review: (id) =>
    sql`select unnest(array[r.author_profile_id, r.contractor_id]) as id from reviews as r where r.id = ${id}`,
  response: (
    id,
  ) => sql`select unnest(array[r.author_profile_id, r.contractor_id]) as id from review_responses as s
    join reviews as r on r.id = s.review_id where s.id = ${id}`,
  posting: (id) => sql`select p.author_profile_id as id from postings as p where p.id = ${id}`,
  comment: (id) => sql`select k.author_profile_id as id from comments as k where k.id = ${id}`,
  contractor: (id) => sql`select ${id} as id`,
  profile: (id) => sql`select ${id} as id`,
  message: (id) => sql`select unnest(array[
      case when v.contractor_left_at is null then v.contractor_id end, v.profile_id]) as id from messages as m
    join conversations as v on v.id = m.conversation_id where m.id = ${id}`,
  invitation: (id) => sql`select unnest(array[case when i.from_left_at is null then i.from_profile_id end,
      case when i.to_left_at is null then i.to_profile_id end]) as id from invitations as i
    where i.id = ${id}`,
  partner_rating: (id) => sql`select unnest(array[o.author_profile_id, o.about_profile_id]) as id
    from partner_ratings as o where o.id = ${id}`,
  photo: (id) => sql`select unnest(array[r.author_profile_id, r.contractor_id]) as id from review_photos as h
      join reviews as r on r.id = h.review_id where h.upload_id = ${id}
    union all select p.author_profile_id from posting_photos as h join postings as p on p.id = h.posting_id
      where h.upload_id = ${id}
    union all select h.contractor_id from contractor_photos as h where h.upload_id = ${id}
    union all select h.profile_id from avatars as h where h.upload_id = ${id}
    union all select h.owner_profile_id from removed_photos as h where h.upload_id = ${id}`,
};

const SIDES: Sides = {
  ...OF_REPORTED,
  listing: OF_REPORTED.contractor,
  red_flag: (id) => sql`select flag.contractor_id as id from red_flags as flag where flag.id = ${id}
    union all select p.id from red_flags as flag join profiles as p on p.user_id = flag.reporter_user_id
      where flag.id = ${id}`,
  job_proof: (
    id,
  ) => sql`select unnest(array[r.author_profile_id, r.contractor_id]) as id from job_proofs as proof
    join reviews as r on r.id = proof.review_id where proof.id = ${id}`,
  user: (id) => sql`select p.id from profiles as p where p.user_id = ${id}`,
  // The sides of a hidden passage are those of its text.
  passage: (id) => sql`select side.id from hidden_passages as hidden
    join report_cases as report_case on report_case.id = hidden.case_id,
    lateral (${sidesOfAny(REPORT_HIDEABLE_KINDS, sql.ref('report_case.subject_type'), sql.ref('report_case.subject_id'))}) as side
    where hidden.id = ${id}`,
};

/** Selects the profile `id` of each side of a thing. A column in `id` has an alias that no query above uses. */
export const sidesOf = (type: SidedType, id: Id): RawBuilder<unknown> => SIDES[type](id);

/** Selects the profile `id` of each side where the type is a column, which is one of `types`. */
function sidesOfAny(types: readonly SidedType[], type: Id, id: Id): RawBuilder<unknown> {
  const ofEach = types.map(
    (one) => sql`select side.id from (${sidesOf(one, id)}) as side where ${type} = ${sql.lit(one)}`,
  );
  return sql.join(ofEach, sql` union all `);
}

/** Selects the profile `id` of each side of a case, `report_cases as report_case`. */
export const SIDES_OF_CASE = sidesOfAny(
  REPORT_KINDS,
  sql.ref('report_case.subject_type'),
  sql.ref('report_case.subject_id'),
);

const DECIDED_TYPES = Object.keys(SIDES).filter(
  (type): type is AppealSubject['type'] => type !== 'contractor' && type !== 'profile',
);

/**
 * Selects the profile `id` of each side of a decision (`decisions as d`): of its subject, of the review around it,
 * and the business that it names. The last two stay when the subject is erased.
 */
export const SIDES_OF_DECISION = sql`
  select d.contractor_id as id
  union all select side.id from (${sidesOf('review', sql.ref('d.review_id'))}) as side
  union all ${sidesOfAny(DECIDED_TYPES, sql.ref('d.subject_type'), sql.ref('d.subject_id'))}`;

type ViewerContext = Pick<ReadContext, 'viewer'>;

/** Whether the viewer, or the business they manage, is among the sides that a query selects. */
export const isAmong = ({ viewer }: ViewerContext, sides: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from (${sides}) as side
    where side.id = any(${viewer ? ownProfilesOf(viewer) : []}::integer[]))`;
