import { sql, type RawBuilder } from 'kysely';

/** Facts that a contractor states in a rating of another, beside the words. */
export type ReportedRating = {
  stars: number;
  workAgain: boolean;
  /** The rated business. */
  contractor: { slug: string; name: string };
};

/** As JSON; null: the subject is no partner rating, or is gone. */
export const ratingOf = (kind: RawBuilder<unknown>, id: RawBuilder<unknown>) => sql<ReportedRating | null>`(
  select json_build_object('stars', o.overall, 'workAgain', o.work_again,
    'contractor', json_build_object('slug', rated.slug, 'name', rated.name))
  from partner_ratings as o join contractors as rated on rated.id = o.about_profile_id
  where ${kind} = 'partner_rating' and o.id = ${id})`;
