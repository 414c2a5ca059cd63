import { viewerOf } from '../accounts/viewer.ts';
import { channelOf } from '../channels.ts';
import type { ReadContext } from '../core/context.ts';
import type { Logger } from '../core/logger.ts';
import type { Viewer } from '../core/viewer.ts';
import { DEFAULT_LANGUAGE } from '../../common/language.ts';
import { fits, type Broadcaster } from '../realtime/broadcaster.ts';
import { onceATurn } from '../realtime/once-a-turn.ts';
import { toApiReview } from '../reviews/api-views.ts';
import { findOwnReview } from '../reviews/queries/own-reviews.ts';
import { partiesOf } from '../reviews/queries/review-parties.ts';
import { commentBroadcasts } from './broadcast-comments.ts';
import { postingBroadcasts } from './broadcast-postings.ts';
import type { Listener, NotifierServices } from './listener.ts';

type Services = NotifierServices & { broadcaster: Broadcaster; clock: () => Date; log: Logger };

/** What lets something into a queue of the desk, or out of it. */
const CHANGE_QUEUES = [
  'decision.made',
  'review.edited',
  'review.deleted',
  'appeal.filed',
  'appeal.withdrawn',
  'account_appeal.filed',
  'decision_appeal.filed',
  'decision_appeal.withdrawn',
  'report.filed',
  'report_case.closed',
  'claim.filed',
  'claim.withdrawn',
  'claim.lapsed',
];
const CHANGE_REVIEWS = [
  ...[
    'published',
    'edited',
    'deleted',
    'deactivated',
    'activated',
    'edited_by_administrator',
    'removed',
  ].flatMap((fact) => [`review.${fact}`, `response.${fact}`]),
  ...['filed', 'withdrawn', 'decided'].map((fact) => `appeal.${fact}`),
];
/** After these nothing that was opened before may go on. */
const PUT_OUT = ['user.deactivated', 'user.role_changed', 'account.password_changed', 'session.ended'];

/** What the realtime connections are told, and when one of them ends. */
export function broadcastListeners(services: Services): Record<string, Listener[]> {
  const { broadcaster } = services;
  const tellDesk = onceATurn<string>((channel) => broadcaster.trigger([channel], 'queue.changed', {}));
  const tellParties = onceATurn<number>((reviewId) => reviewUpdated(services, reviewId));
  return merge(
    listening(CHANGE_QUEUES, () => tellDesk(channelOf.administrators)),
    listening(CHANGE_REVIEWS, ({ reviewId }) => tellParties(Number(reviewId))),
    listening(PUT_OUT, ({ userId }) => broadcaster.endUser(String(userId))),
    postingBroadcasts(services),
    commentBroadcasts({ broadcaster, visitor: () => contextOf(services, null) }),
  );
}

/** The author and the owner each get the review as the API would answer them; its id alone where it is gone or too long. */
async function reviewUpdated(services: Services, reviewId: number): Promise<void> {
  const parties = await partiesOf(services.database, reviewId);
  if (!parties) return;
  const { authorUserId, ownerUserId } = parties;
  if (authorUserId !== null) await tell(services, reviewId, authorUserId, 'author');
  // What nobody could read yet does not concern the contractor.
  if (ownerUserId !== null && parties.wasShown) await tell(services, reviewId, ownerUserId, 'contractor');
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

const listening = (names: readonly string[], listener: Listener): Record<string, Listener[]> =>
  Object.fromEntries(names.map((name) => [name, [listener]]));

function merge(...tables: Record<string, Listener[]>[]): Record<string, Listener[]> {
  const names = new Set(tables.flatMap((table) => Object.keys(table)));
  return Object.fromEntries([...names].map((name) => [name, tables.flatMap((table) => table[name] ?? [])]));
}
