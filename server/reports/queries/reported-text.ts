import { sql, type RawBuilder } from 'kysely';
import type { ReportKind } from '../../../common/cases/reports.ts';
import type { Language } from '../../../common/format/language.ts';
import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { ownProfilesOf } from '../../core/viewer.ts';
import { isActiveAccount } from '../../conditions/live-accounts.ts';
import { isPublic } from '../../conditions/public-rows.ts';

/** A reported text in its current version, unmasked. */
export type ReportedText = {
  /** Whether everyone can read it. */
  isShown: boolean;
  title: string;
  body: string;
  /** null: both languages, or none. */
  language: Language | null;
  /** Its owner: the author's profile, or the business that manages it. */
  ownerProfileId: number;
  /** The business that it is about, or whose it is. */
  contractor: { id: number; slug: string; name: string } | null;
  /** Of a review, or that a response answers. */
  review: { id: number; title: string; body: string; stars: number } | null;
  /** The posting, or that of the comment. */
  postingId: number | null;
  /** Of the words, where versions of them are counted. */
  version: number | null;
  /** Of a message. */
  conversationId: number | null;
  /** Profiles of its only readers; null: it is public. */
  readers: number[] | null;
};

const contractor = sql`case when c.id is not null then json_build_object('id', c.id, 'slug', c.slug, 'name', c.name) end`;
const review = sql`json_build_object('id', r.id, 'title', r.title, 'body', r.body, 'stars', r.overall)`;
const localized = (column: 'headline' | 'about' | 'warranty') => {
  const texts = sql.ref(`c.${column}`);
  // The words alone: tags part paragraphs.
  return sql`regexp_replace(concat_ws(E'\\n', ${texts} ->> 'english', ${texts} ->> 'mexican_spanish'), '<[^>]*>', ' ', 'g')`;
};

/** A private text between two sides, or one side's later rating of the other. */
const messageText = (kind: RawBuilder<unknown>, id: RawBuilder<unknown>) => sql`
  select m.removed_at is null, coalesce(writer.name, ''), m.body, m.language,
    case when m.is_from_contractor then v.contractor_id else coalesce(v.profile_id, 0) end, ${contractor}, null, null, null,
    v.id, array_remove(array[v.contractor_id, v.profile_id], null)
  from messages as m join conversations as v on v.id = m.conversation_id join contractors as c on c.id = v.contractor_id
  left join profiles as writer on writer.id = case when m.is_from_contractor then v.contractor_id else v.profile_id end
  where ${kind} = 'message' and m.id = ${id}
  union all
  select i.removed_at is null, sender.name, concat_ws(E'\\n', i.message, i.place), i.language, i.from_profile_id,
    ${contractor}, null, null, null, null, array[i.from_profile_id, i.to_profile_id]
  from invitations as i join profiles as sender on sender.id = i.from_profile_id
  left join contractors as c on c.id = i.from_profile_id
  where ${kind} = 'invitation' and i.id = ${id}
  union all
  select o.published_at is not null and o.removed_at is null, writer.name, o.body, o.language, o.author_profile_id,
    ${contractor}, null, null, null, null, null
  from partner_ratings as o join profiles as writer on writer.id = o.author_profile_id
  left join contractors as c on c.id = o.about_profile_id
  where ${kind} = 'partner_rating' and o.id = ${id}`;

/** A photo by its upload, on a review, a posting or a business's page, or beside a name. */
const photoOf = (kind: RawBuilder<unknown>, id: RawBuilder<unknown>) => sql`
  select ${isPublic('r')}, r.title, '', null, r.author_profile_id, ${contractor}, null, null, null,
    null, null
  from review_photos as h join reviews as r on r.id = h.review_id join contractors as c on c.id = r.contractor_id
  where ${kind} = 'photo' and h.upload_id = ${id}
  union all
  select ${isPublic('p')}, p.title, '', null, p.author_profile_id, ${contractor}, null, p.id, null,
    null, null
  from posting_photos as h join postings as p on p.id = h.posting_id left join contractors as c on c.id = p.author_profile_id
  where ${kind} = 'photo' and h.upload_id = ${id}
  union all
  select c.hidden_at is null, c.name, concat_ws(E'\\n', h.alt, h.caption), null, c.id, ${contractor}, null, null, null, null, null
  from contractor_photos as h join contractors as c on c.id = h.contractor_id
  where ${kind} = 'photo' and h.upload_id = ${id}
  union all
  select true, p.name, '', null, p.id, ${contractor}, null, null, null, null, null
  from avatars as h join profiles as p on p.id = h.profile_id left join contractors as c on c.id = p.id
  where ${kind} = 'photo' and h.upload_id = ${id}
  union all
  select false, p.name, '', null, p.id, ${contractor}, null, null, null, null, null
  from removed_photos as h join profiles as p on p.id = h.owner_profile_id left join contractors as c on c.id = p.id
  where ${kind} = 'photo' and h.upload_id = ${id}
  union all
  select ${isActiveAccount('u')}, p.name, '', null, p.id, null, null, null, null, null, null
  from profiles as p join users as u on u.id = p.user_id
  where ${kind} = 'profile' and p.id = ${id} and not exists (select from contractors as c where c.id = p.id)`;

/**
 * For a `join lateral`: one row of the subject of a report. There is none where it is gone, or was deleted by
 * its author.
 */
export const textOf = (kind: RawBuilder<unknown>, id: RawBuilder<unknown>) => sql`(
  select ${isPublic('r')} as "isShown", r.title, r.body, r.language,
    r.author_profile_id as "ownerProfileId", ${contractor} as contractor, ${review} as review, null::integer as "postingId", r.version,
    null::integer as "conversationId", null::integer[] as readers
  from reviews as r join contractors as c on c.id = r.contractor_id
  where ${kind} = 'review' and r.id = ${id}
  union all
  select ${isPublic('s')} and ${isPublic('r')}, r.title, s.body,
    null, c.id, ${contractor}, ${review}, null,
    coalesce((select max(w.version) from review_response_versions as w where w.response_id = s.id), 1), null, null
  from review_responses as s join reviews as r on r.id = s.review_id join contractors as c on c.id = r.contractor_id
  where ${kind} = 'response' and s.id = ${id}
  union all
  select ${isPublic('p')}, p.title, p.body, p.language, p.author_profile_id, ${contractor},
    null, p.id, p.version, null, null
  from postings as p left join contractors as c on c.id = p.author_profile_id
  where ${kind} = 'posting' and p.id = ${id}
  union all
  select ${isPublic('k')} and ${isPublic('p')}, p.title, k.body,
    k.language, k.author_profile_id, ${contractor}, null, p.id, k.version, null, null
  from comments as k join postings as p on p.id = k.posting_id left join contractors as c on c.id = k.author_profile_id
  where ${kind} = 'comment' and k.id = ${id}
  union all
  select c.hidden_at is null, c.name, concat_ws(E'\\n', ${localized('headline')}, ${localized('about')}, array_to_string(c.services, E'\\n'),
      ${localized('warranty')}, (select string_agg(link ->> 'label', E'\\n') from jsonb_array_elements(c.links) as link),
      (select string_agg(off ->> 'label', E'\\n') from jsonb_array_elements(c.closed_days) as off),
      c.license_number, c.website, case when page.show_phone then page.phone end,
      case when page.show_email then c.email end, case when page.show_address then page.address end),
    null, c.id, ${contractor}, null, null, null, null, null
  from contractors as c join profiles as page on page.id = c.id
  where ${kind} = 'contractor' and c.id = ${id}
  union all
  ${messageText(kind, id)}
  union all
  ${photoOf(kind, id)})`;

/**
 * The text in its present version; throws `notFound()` for one that only its author and administrators can
 * read.
 */
export async function findReportedText(
  { database, viewer }: ReadContext,
  kind: ReportKind,
  id: number,
): Promise<ReportedText> {
  const { rows } = await sql<ReportedText>`
    select text.* from ${textOf(sql`${kind}::text`, sql`${id}::integer`)} as text`.execute(database);
  const [text] = rows;
  if (!text?.isShown) throw notFound();
  const own = viewer ? ownProfilesOf(viewer) : [];
  if (text.readers !== null && !text.readers.some((reader) => own.includes(reader))) throw notFound();
  return text;
}
