import { membersActingFor } from '../../members/members-acting-for.ts';
import { sql } from 'kysely';
import { shareOrigin } from '../../accounts/origins.ts';
import type { ReadContext } from '../../core/context.ts';
import { isPublic } from '../../conditions/public-rows.ts';
import { BASELINE_DAYS, isBurst } from './burst.ts';
import { NEAR_COPY_FROM, bandsOf, runsOf, similarity } from '../../screening/near-copy.ts';
import { screenText } from '../../screening/screen-text.ts';
import { inOrder, type ScreeningSignal } from '../../screening/signals.ts';

/** The facts of a review that screening may use. They exclude its stars, scores and job facts. */
export type ScreenedReview = {
  /** null while it is not written yet. */
  reviewId: number | null;
  contractorId: number;
  authorUserId: number;
  title: string;
  body: string;
};

const COMPARED = 50;
const DAY_MS = 86_400_000;

/** The reasons to check this review before it is shown: the signals of screening. */
export async function screenReview(context: ReadContext, review: ScreenedReview): Promise<ScreeningSignal[]> {
  const [words, sameOrigin, burst] = [
    await screenWords(context, review),
    await isOfSameOrigin(context, review),
    await isInBurst(context, review),
  ];
  return inOrder([
    ...words,
    ...(sameOrigin ? (['same_origin'] as const) : []),
    ...(burst ? (['burst'] as const) : []),
  ]);
}

/** Screens the text only, for a change of text. */
export async function screenWords(context: ReadContext, review: ScreenedReview): Promise<ScreeningSignal[]> {
  const words = await screenText(context, `${review.title}\n${review.body}`);
  return (await isNearCopy(context, review)) ? [...words, 'near_copy'] : words;
}

/** The numbers under which near-copies of a text are found; kept with the review. */
export const textBandsOf = (body: string): number[] => bandsOf(runsOf(body));

/** Deleted ones count, so that a removed text does not return as new. */
async function isNearCopy({ database }: ReadContext, review: ScreenedReview): Promise<boolean> {
  const runs = runsOf(review.body);
  const bands = sql`${sql.val(bandsOf(runs))}::integer[]`;
  const rows = await database
    .selectFrom('reviews')
    .select('body')
    .where(sql<boolean>`text_bands && ${bands}`)
    .where('id', '<>', review.reviewId ?? 0)
    // The likest first: many that share one band by chance do not push a copy out.
    .orderBy(sql`cardinality(array(select unnest(text_bands) intersect select unnest(${bands})))`, 'desc')
    .limit(COMPARED)
    .execute();
  return rows.some(({ body }) => similarity(runs, runsOf(body)) >= NEAR_COPY_FROM);
}

async function isOfSameOrigin(context: ReadContext, review: ScreenedReview): Promise<boolean> {
  const owner = await context.database
    .selectFrom('profiles')
    .select('user_id')
    .where('id', '=', review.contractorId)
    .executeTakeFirst();
  const ownerId = owner?.user_id ?? null;
  const members = await membersActingFor(context.database, review.contractorId);
  for (const userId of ownerId === null ? members : [ownerId, ...members])
    if (await shareOrigin(context, review.authorUserId, userId)) return true;
  return false;
}

/** The review itself is counted whether it is written already or not. */
async function isInBurst({ database, now }: ReadContext, review: ScreenedReview): Promise<boolean> {
  const since = new Date(now.getTime() - (BASELINE_DAYS + 1) * DAY_MS);
  const { rows } = await sql<{ daysAgo: number; count: number }>`
    select floor(extract(epoch from ${now}::timestamptz - created_at) / 86400)::integer as "daysAgo",
      count(*)::integer as count
    from reviews as r
    where contractor_id = ${review.contractorId} and created_at > ${since}
      and ${isPublic('r')} and id <> ${review.reviewId ?? 0}
    group by 1`.execute(database);
  const today = rows.filter(({ daysAgo }) => daysAgo <= 0).reduce((sum, { count }) => sum + count, 1);
  return isBurst(
    today,
    rows.filter(({ daysAgo }) => daysAgo > 0).map(({ count }) => count),
  );
}
