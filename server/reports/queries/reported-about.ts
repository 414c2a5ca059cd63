import { sql } from 'kysely';
import type { Language } from '../../../common/format/language.ts';
import type { ReportKind } from '../../../common/cases/reports.ts';
import type { ReadContext } from '../../core/context.ts';
import { PHOTO, photoViews, type PhotoView } from '../../uploads/photos.ts';
import type { UploadRow } from '../../uploads/views.ts';
import { ratingOf, type ReportedRating } from './reported-rating.ts';
import { textOf } from './reported-text.ts';

/** A message, an invitation, a rating or a photo that a report took down, unmasked. */
export type ReportedAbout = {
  title: string;
  body: string;
  language: Language | null;
  photo: PhotoView | null;
  /** Of a contractor's rating of another. */
  rating: ReportedRating | null;
};

/** null: it is gone. */
export async function reportedAbout(
  { database }: Pick<ReadContext, 'database'>,
  kind: ReportKind,
  id: number,
): Promise<ReportedAbout | null> {
  const { rows } = await sql<Omit<ReportedAbout, 'photo'>>`
    select text.title, text.body, text.language, ${ratingOf(sql`${kind}::text`, sql`${id}::integer`)} as rating
    from ${textOf(sql`${kind}::text`, sql`${id}::integer`)} as text`.execute(database);
  const [row] = rows;
  return row ? { ...row, photo: kind === 'photo' ? await reportedPhoto({ database }, id) : null } : null;
}

/** The photo that a report is about; null: it is gone. */
export async function reportedPhoto(
  { database }: Pick<ReadContext, 'database'>,
  uploadId: number,
): Promise<PhotoView | null> {
  const row = await database
    .selectFrom('uploads as u')
    .select(sql<UploadRow>`${PHOTO}`.as('photo'))
    .where('u.id', '=', uploadId)
    .executeTakeFirst();
  return photoViews(row ? [row.photo] : [])[0] ?? null;
}

/** Words that are hidden until a case is decided; without words once that has ended, null where the text is gone. */
export async function passageAbout(
  { database }: Pick<ReadContext, 'database'>,
  id: number,
): Promise<ReportedAbout | null> {
  const { rows } = await sql<Omit<ReportedAbout, 'photo' | 'rating'>>`
    select text.title, coalesce(hidden.passage, '') as body, text.language
    from hidden_passages as hidden join report_cases as report_case on report_case.id = hidden.case_id
    join lateral ${textOf(sql.ref('report_case.subject_type'), sql.ref('report_case.subject_id'))} as text on true
    where hidden.id = ${id}`.execute(database);
  const [row] = rows;
  return row ? { ...row, photo: null, rating: null } : null;
}
