import type { Language } from '../../../common/format/language.ts';
import { maskFor } from '../../content/bad-words.ts';
import { canReport } from '../../core/own-text.ts';
import type { ReadContext } from '../../core/context.ts';
import { ownProfilesOf, type SignedIn } from '../../core/viewer.ts';
import { stateAt } from '../invitation.ts';
import type { InvitationRow } from '../queries/select-invitations.ts';
import { mayRate, publishedAt, ratableUntil } from './rating-window.ts';

type JobRating = {
  id: number;
  isRemoved: boolean;
  overall: number;
  workAgain: boolean;
  body: string;
  language: Language;
};

/** The ratings of both sides after a job; the other side's text once it is published. */
export type JobRatingsView = {
  can: boolean;
  /** ISO 8601: the last moment to write one. */
  until: string;
  own:
    | (JobRating & {
        publishedAt: string | null;
        publishesAt: string;
        /** The viewer's statement of the decision that took it down; null: there is none. */
        removalId: number | null;
      })
    | null;
  other: (JobRating & { can: { report: boolean } }) | null;
  /** The other side wrote one that is not published yet. */
  otherWaits: boolean;
};

export async function jobRatingsOf(
  context: ReadContext,
  viewer: SignedIn,
  invitation: InvitationRow,
): Promise<JobRatingsView> {
  const { now } = context;
  const [mask, rows] = await Promise.all([maskFor(context), ratingsOfJob(context, invitation.id)]);
  const profiles = ownProfilesOf(viewer);
  const own = rows.find(({ authorId }) => profiles.includes(authorId));
  const other = rows.find((row) => row !== own);
  const removalId = own?.removedAt ? await removalOf(context, viewer, own.id) : null;
  const job = {
    state: stateAt(invitation, now),
    closedAt: invitation.closedAt,
    startsOn: invitation.startsOn,
    endsOn: invitation.endsOn,
    hasOwn: own !== undefined,
    otherPublishedAt: other?.publishedAt ?? null,
  };
  return {
    can: mayRate(job, now),
    until: ratableUntil(invitation.endsOn).toISOString(),
    own: own
      ? {
          ...toView(own),
          publishedAt: own.publishedAt?.toISOString() ?? null,
          publishesAt: publishedAt(own.createdAt).toISOString(),
          removalId,
        }
      : null,
    other:
      other?.publishedAt && other.removedAt === null
        ? {
            ...toView(other),
            body: mask(other.body),
            can: { report: canReport(viewer, { ownerProfileId: other.authorId }) },
          }
        : null,
    otherWaits: other !== undefined && other.publishedAt === null,
  };
}

const ratingsOfJob = ({ database }: ReadContext, invitationId: number) =>
  database
    .selectFrom('partner_ratings')
    .select(['author_profile_id as authorId', 'overall', 'work_again as workAgain', 'body', 'language'])
    .select(['created_at as createdAt', 'published_at as publishedAt', 'id', 'removed_at as removedAt'])
    .where('invitation_id', '=', invitationId)
    .execute();

type RatingRow = Awaited<ReturnType<typeof ratingsOfJob>>[number];

const toView = ({ id, overall, workAgain, body, language, removedAt }: RatingRow): JobRating => ({
  id,
  isRemoved: removedAt !== null,
  overall,
  workAgain,
  body,
  language: language as Language,
});

/** A member of the business reads the rating, and has no statement. */
async function removalOf(
  { database }: ReadContext,
  { userId }: SignedIn,
  ratingId: number,
): Promise<number | null> {
  const removal = await database
    .selectFrom('decisions as d')
    .innerJoin('decision_statements as s', 's.decision_id', 'd.id')
    .select('d.id')
    .where('d.subject_type', '=', 'partner_rating')
    .where('d.subject_id', '=', ratingId)
    .where('d.action', '=', 'partner_rating.removed')
    .where('s.user_id', '=', userId)
    .orderBy('d.id', 'desc')
    .executeTakeFirst();
  return removal?.id ?? null;
}
