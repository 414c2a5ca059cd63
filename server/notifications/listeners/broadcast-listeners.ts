import { DEFAULT_LANGUAGE } from '../../../common/format/language.ts';
import { membersActingFor } from '../../members/members-acting-for.ts';
import { viewerOf } from '../../accounts/sessions/viewer.ts';
import { entitlementsOf } from '../../billing/entitlements.ts';
import { channelOf } from '../../channels.ts';
import type { ReadContext } from '../../core/context.ts';
import type { Logger } from '../../core/process/logger.ts';
import type { Viewer } from '../../core/viewer.ts';
import { fits, type Broadcaster } from '../../realtime/broadcaster.ts';
import { coalesce } from '../../realtime/coalesce.ts';
import { toApiReview } from '../../reviews/api-views.ts';
import { findOwnReview } from '../../reviews/queries/own-reviews.ts';
import { partiesOf } from '../../reviews/queries/review-parties.ts';
import { commentBroadcasts } from '../broadcasts/broadcast-comments.ts';
import { messageBroadcasts } from '../broadcasts/broadcast-messages.ts';
import { postingBroadcasts } from '../broadcasts/broadcast-postings.ts';
import type { NotifierServices } from './listener.ts';

type Services = Omit<NotifierServices, 'mailer'> & {
  broadcaster: Broadcaster;
  clock: () => Date;
  log: Logger;
};

/** Messages to realtime connections, and the end of them. */
export function broadcasts(services: Services) {
  const { broadcaster } = services;
  const queueChanged = coalesce<string>((channel) => broadcaster.trigger([channel], 'queue.changed', {}));
  const reviewChanged = coalesce<number>((reviewId) => reviewUpdated(services, reviewId));
  return {
    /** Something came into a queue of the administrators, or left it. */
    queues: () => queueChanged(channelOf.administrators),
    review: ({ reviewId }: { reviewId: number }) => reviewChanged(reviewId),
    membership: ({ userId }: { userId: number }) => membershipUpdated(services, userId),
    /** Nothing that was opened before may stay open. */
    disconnect: ({ userId }: { userId: number }) => broadcaster.endUser(String(userId)),
    /** Open pages of both sides are read again: neither sees the other from now on. */
    blockChanged: ({ userId, otherUserId }: { userId: number; otherUserId: number | null }) => {
      const channels = [userId, ...(otherUserId === null ? [] : [otherUserId])].map(channelOf.user);
      return broadcaster.trigger(channels, 'relations.updated', {});
    },
    ...postingBroadcasts(services),
    ...messageBroadcasts(services),
    ...commentBroadcasts({ broadcaster, visitor: () => contextOf(services, null) }),
  };
}

/** The present plan of a user, as GET /api/user-version answers it. */
async function membershipUpdated({ database, broadcaster, clock }: Services, userId: number): Promise<void> {
  const { version } = await entitlementsOf(database, userId, clock());
  const payload = { logged_in_user_version: version };
  await broadcaster.trigger([channelOf.user(userId)], 'membership.updated', payload);
}

/** The author and the owner each get the review as the API answers it, or only a missing one's id. */
async function reviewUpdated(services: Services, reviewId: number): Promise<void> {
  const parties = await partiesOf(services.database, reviewId);
  if (!parties) return;
  const { authorUserId, ownerUserId } = parties;
  if (authorUserId !== null) await tell(services, reviewId, authorUserId, 'author');
  // A text that was never public does not concern the contractor.
  if (!parties.wasShown) return;
  const members = await membersActingFor(services.database, parties.contractorId);
  for (const userId of ownerUserId === null ? members : [ownerUserId, ...members])
    await tell(services, reviewId, userId, 'contractor');
}

async function tell(
  services: Services,
  reviewId: number,
  userId: number,
  as: 'author' | 'contractor',
): Promise<void> {
  const viewer = await viewerOf(services.database, userId);
  if (!viewer) return;
  const context = contextOf(services, viewer);
  const review = await findOwnReview(context, reviewId, as);
  const whole = review && { review: toApiReview(review, context) };
  const payload = whole && fits(whole) ? whole : { review: { reviewId } };
  await services.broadcaster.trigger([channelOf.user(userId)], 'review.updated', payload);
}

/** As if they had asked themselves; null: a visitor. */
function contextOf({ database, texts, config, clock, log }: Services, viewer: Viewer): ReadContext {
  const language = viewer?.language ?? DEFAULT_LANGUAGE;
  return {
    database,
    viewer,
    language,
    t: texts.t(language),
    now: clock(),
    ip: '',
    requestId: 'broadcast',
    log,
    config,
    announce: () => undefined,
  };
}
