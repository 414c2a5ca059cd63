import type { InvitationState } from '../../../common/invitations.ts';
import { detectLanguage } from '../../content/text-language.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, notFound, unauthenticated } from '../../core/errors.ts';
import { ownProfilesOf } from '../../core/viewer.ts';
import { partnerRatingPublished, partnerRatingWritten } from '../events.ts';
import { isOwnInvitation } from '../queries/own-invitation.ts';
import type { NewPartnerRating } from '../schemas.ts';
import { screenWords } from '../screen-words.ts';
import { mayRate } from './rating-window.ts';

/**
 * Rates the other side of a job that is over. Both ratings are published with the second one. The same form sent again
 * changes nothing. Throws `notFound()` for everyone else's, a 409 outside of the time for it, and InvalidInput.
 */
export async function ratePartner(
  context: Context,
  { invitationId, rating }: { invitationId: number; rating: NewPartnerRating },
): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  const own = ownProfilesOf(viewer);
  await transact(context, async (tx) => {
    const job = await lockJob(tx, invitationId, own);
    const ratings = await ratingsOf(tx, invitationId);
    const mine = ratings.find(({ authorId }) => own.includes(authorId));
    const other = ratings.find((one) => one !== mine);
    if (mine && mine.body === rating.body && mine.overall === rating.overall) return;
    const otherPublishedAt = other?.publishedAt ?? null;
    if (!mayRate({ ...job, hasOwn: mine !== undefined, otherPublishedAt }, tx.now))
      throw conflict('partner_ratings.rating_closed');
    await screenWords(tx, 'body', rating.body);
    const [authorId, aboutId] = own.includes(job.fromId) ? [job.fromId, job.toId] : [job.toId, job.fromId];
    const ratingId = await insert(tx, { invitationId, authorId, aboutId, rating });
    if (!other) return tx.announce(partnerRatingWritten(ratingId));
    for (const id of await publish(tx, [ratingId, other.id])) tx.announce(partnerRatingPublished(id));
  });
}

async function lockJob({ database }: ReadContext, invitationId: number, own: readonly number[]) {
  const row = await database
    .selectFrom('invitations as i')
    .select(['from_profile_id as fromId', 'to_profile_id as toId', 'state', 'closed_at as closedAt'])
    .select(['starts_on as startsOn', 'ends_on as endsOn'])
    .where('id', '=', invitationId)
    .where(isOwnInvitation(own))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return { ...row, state: row.state as InvitationState };
}

const ratingsOf = ({ database }: ReadContext, invitationId: number) =>
  database
    .selectFrom('partner_ratings')
    .select(['id', 'author_profile_id as authorId', 'overall', 'body', 'published_at as publishedAt'])
    .where('invitation_id', '=', invitationId)
    .execute();

type New = { invitationId: number; authorId: number; aboutId: number; rating: NewPartnerRating };

async function insert(
  { database, now, language }: ReadContext,
  { invitationId, authorId, aboutId, rating: { overall, work_again, body } }: New,
): Promise<number> {
  const { id } = await database
    .insertInto('partner_ratings')
    .values({
      invitation_id: invitationId,
      author_profile_id: authorId,
      about_profile_id: aboutId,
      overall,
      work_again: work_again === 'yes',
      body,
      language: detectLanguage(body, language),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function publish({ database, now }: ReadContext, ids: readonly number[]): Promise<number[]> {
  const rows = await database
    .updateTable('partner_ratings')
    .set({ published_at: now })
    .where('id', 'in', [...ids])
    .where('published_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
