import { sql } from 'kysely';
import type { PostingType } from '../../../../common/constants.ts';
import type { Language } from '../../../../common/format/language.ts';
import type { ReadContext } from '../../../core/context.ts';
import { notDeletedByAuthor } from '../../../reviews/queries/select-reviews.ts';

export type DecidedText = { title: string | null; body: string };
export type Change = { before: DecidedText; after: DecidedText };
export type ReviewDecidedAbout = DecidedText & {
  id: number;
  title: string;
  overall: number;
  language: Language;
  contractorSlug: string;
  contractorName: string;
};
export type PostingDecidedAbout = DecidedText & {
  id: number;
  title: string;
  type: PostingType;
  language: Language;
};

/** The review, or the one that a response answers; nothing where its author deleted it. */
export function reviewDecidedAbout(
  { database }: ReadContext,
  reviewId: number,
): Promise<ReviewDecidedAbout | undefined> {
  return database
    .selectFrom('reviews as r')
    .innerJoin('contractors as c', 'c.id', 'r.contractor_id')
    .select(['r.id', 'r.title', 'r.body', 'r.overall', 'r.language'])
    .select(['c.slug as contractorSlug', 'c.name as contractorName'])
    .where('r.id', '=', reviewId)
    .where(notDeletedByAuthor)
    .$castTo<ReviewDecidedAbout>()
    .executeTakeFirst();
}

/** The text of the response; null where its owner deleted it. */
export async function responseDecidedAbout(
  { database }: ReadContext,
  responseId: number,
): Promise<string | null> {
  const row = await database
    .selectFrom('review_responses as s')
    .leftJoin('decisions as e', 'e.id', 's.decision_id')
    .select('s.body')
    .where('s.id', '=', responseId)
    .where(sql<boolean>`(s.deleted_at is null or e.action = 'response.deleted')`)
    .executeTakeFirst();
  return row?.body ?? null;
}

/** Nothing where its author deleted it. */
export function postingDecidedAbout(
  { database }: ReadContext,
  postingId: number,
): Promise<PostingDecidedAbout | undefined> {
  return database
    .selectFrom('postings as p')
    .select(['p.id', 'p.type', 'p.title', 'p.body', 'p.language'])
    .where('p.id', '=', postingId)
    .where('p.deleted_at', 'is', null)
    .$castTo<PostingDecidedAbout>()
    .executeTakeFirst();
}

export type RedFlagDecidedAbout = {
  id: number;
  contractor: string;
  criterion: string;
  body: string;
  language: Language | null;
  answer: string | null;
};

/** The report, unmasked; null where it is gone. */
export async function redFlagDecidedAbout(
  { database, language }: ReadContext,
  id: number,
): Promise<RedFlagDecidedAbout | null> {
  const row = await database
    .selectFrom('red_flags as f')
    .innerJoin('contractors as c', 'c.id', 'f.contractor_id')
    .innerJoin('red_flag_criteria as k', 'k.key', 'f.criterion')
    .select(['f.id', 'c.name as contractor', `k.${language} as criterion`, 'f.answer', 'f.language'])
    .select(sql<string>`coalesce(f.body, '')`.as('body'))
    .where('f.id', '=', id)
    .$castTo<RedFlagDecidedAbout>()
    .executeTakeFirst();
  return row ?? null;
}

export type ListingName = { id: number; name: string };

/** A hidden listing; a merged one with the one it went into. Nothing where it is gone. */
export async function listingDecidedAbout(
  { database }: ReadContext,
  { id, mergedIntoId }: { id: number; mergedIntoId: number | null },
): Promise<(ListingName & { mergedInto: ListingName | null }) | null> {
  const rows = await database
    .selectFrom('contractors')
    .select(['id', 'name'])
    .where('id', 'in', [id, mergedIntoId ?? id])
    .execute();
  const listing = rows.find((row) => row.id === id);
  return listing ? { ...listing, mergedInto: rows.find((row) => row.id === mergedIntoId) ?? null } : null;
}

/** The text changes of an administrator's edit of a review. */
export async function changeOfReview(
  { database }: ReadContext,
  decisionId: number,
): Promise<Change | undefined> {
  const { rows } = await sql<Change>`
    select json_build_object('title', before.content ->> 'title', 'body', before.content ->> 'body') as before,
      json_build_object('title', made.content ->> 'title', 'body', made.content ->> 'body') as after
    from review_versions as made
    join review_versions as before on before.review_id = made.review_id and before.version = made.version - 1
    where made.decision_id = ${decisionId}`.execute(database);
  return rows[0];
}

/** The same for an edit of a response. */
export async function changeOfResponse(
  { database }: ReadContext,
  decisionId: number,
): Promise<Change | undefined> {
  const { rows } = await sql<Change>`
    select json_build_object('title', null, 'body', before.body) as before,
      json_build_object('title', null, 'body', made.body) as after
    from review_response_versions as made
    join review_response_versions as before
      on before.response_id = made.response_id and before.version = made.version - 1
    where made.decision_id = ${decisionId}`.execute(database);
  return rows[0];
}
