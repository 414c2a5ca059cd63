import { sql } from 'kysely';
import type { AppealKind, DecisionAction } from '../../../common/constants.ts';
import type { Database } from '../../database/client.ts';
import type { DomainEvent, EventMap, EventName, LastingEffects } from '../../event-map.ts';
import { noticesOfComment } from './comment-notices.ts';
import { noticesOfFollowedPosting, noticesOfFollowedReview, noticesOfJoined } from './followed-notices.ts';
import { noticesOfInvitation, noticesOfPartnerRating } from './invitation-notices.ts';
import { noticesOfJobProof } from './job-proof-notices.ts';
import { noticesOfMembership, noticesOfRenewal } from './membership-notices.ts';
import { noticesOfEndedMember, noticesOfJoinedMember, noticesOfSeatedMember } from './member-notices.ts';
import { noticesOfMessage } from './message-notices.ts';
import type { Notice } from './notice.ts';
import { notify, type InboxServices } from './notify.ts';
import { noticesOfConfirmedHire, noticesOfHire, noticesOfWithdrawnHire } from './quote-notices.ts';
import { noticesOfClosed, noticesOfProposal } from './closing-notices.ts';
import { noticesOfRedFlag } from './red-flag-notices.ts';
import { noticesOfReport, noticesOfRestored } from './report-notices.ts';

type Source<Name extends EventName> = (
  database: Database,
  event: EventMap[Name],
) => Promise<readonly Notice[]>;
type Sources = { [Name in EventName]?: Source<Name> };

/** Event → who is told what. A new noun adds its line here and its sentence in `translations/notifications.ts`. */
const SOURCES: Sources = {
  'review.published': async (database, event) => [
    ...(await ofReview(database, event.reviewId)),
    ...(await noticesOfFollowedReview(database, event)),
  ],
  'posting.published': noticesOfFollowedPosting,
  'response.published': async (database, { reviewId, responseId }) =>
    ofResponse(database, { reviewId, responseId }),
  'appeal.filed': async (database, { appealId, kind }) => ofAppeal(database, appealId, kind),
  'decision.made': async (database, event) => [
    ...(await ofDecision(database, event.decisionId, event.action)),
    ...(await noticesOfRestored(database, event)),
  ],
  'claim.decided': async (database, event) => [
    ...(await ofClaim(database, event)),
    ...(await noticesOfJoined(database, event)),
  ],
  'comment.created': noticesOfComment,
  'message.sent': noticesOfMessage,
  'quote.hired': noticesOfHire,
  'quote.hire_withdrawn': noticesOfWithdrawnHire,
  'quote.hire_confirmed': noticesOfConfirmedHire,
  'invitation.sent': (database, event) => noticesOfInvitation(database, event, 'received'),
  'invitation.answered': (database, event) => noticesOfInvitation(database, event, 'answered'),
  'invitation.withdrawn': (database, event) => noticesOfInvitation(database, event, 'withdrawn'),
  'invitation.expired': (database, event) => noticesOfInvitation(database, event, 'expired'),
  'invitation.filled': (database, event) => noticesOfInvitation(database, event, 'filled'),
  'invitation.canceled': (database, event) => noticesOfInvitation(database, event, 'canceled'),
  'job_proof.decided': noticesOfJobProof,
  'partner_rating.written': (database, event) => noticesOfPartnerRating(database, event, 'written'),
  'partner_rating.published': (database, event) => noticesOfPartnerRating(database, event, 'published'),
  'contractor.closed': noticesOfClosed,
  'closing.proposed': noticesOfProposal,
  'report_case.closed': noticesOfReport,
  // A decision about one is told as a decision.
  'red_flag.reported': (database, event) => noticesOfRedFlag(database, event, 'reported'),
  'red_flag.answered': (database, event) => noticesOfRedFlag(database, event, 'answered'),
  'red_flag.withdrawn': (database, event) => noticesOfRedFlag(database, event, 'withdrawn'),
  'red_flag.expired': (database, event) => noticesOfRedFlag(database, event, 'expired'),
  'membership.updated': async (_database, event) => noticesOfMembership(event),
  'membership.renewal_near': noticesOfRenewal,
  'member.joined': noticesOfJoinedMember,
  'member.seated': noticesOfSeatedMember,
  'member.ended': noticesOfEndedMember,
  'profile.followed': async (database, event) => ofFollower(database, event),
  // A change may add mentions; earlier recipients do not get a second notice.
  'comment.updated': async (database, event) =>
    (await noticesOfComment(database, event)).filter(({ kind }) => kind === 'mention'),
};

/** The notices of an event. */
export async function noticesOf(database: Database, event: DomainEvent): Promise<readonly Notice[]> {
  const find = SOURCES[event.name] as Source<EventName> | undefined;
  return find ? find(database, event) : [];
}

/** The effects of all events, with one more for those that have a notice. */
export function withNotices(effects: LastingEffects, services: InboxServices): LastingEffects {
  const added = (Object.keys(SOURCES) as EventName[]).map((name) => {
    const notices = async (payload: EventMap[EventName]): Promise<void> =>
      notify(services, await noticesOf(services.database, { ...payload, name } as DomainEvent));
    return [name, { ...effects[name], notices }];
  });
  return { ...effects, ...(Object.fromEntries(added) as LastingEffects) };
}

type Sides = {
  contractor: string;
  slug: string;
  stars: number;
  authorProfileId: number;
  contractorId: number;
  authorUserId: number | null;
  ownerUserId: number | null;
};

async function sidesOf(database: Database, reviewId: number): Promise<Sides | undefined> {
  return database
    .selectFrom('reviews as r')
    .innerJoin('contractors as c', 'c.id', 'r.contractor_id')
    .innerJoin('profiles as owner', 'owner.id', 'r.contractor_id')
    .innerJoin('profiles as author', 'author.id', 'r.author_profile_id')
    .select(['c.name as contractor', 'c.slug', 'r.overall as stars', 'r.contractor_id as contractorId'])
    .select(['r.author_profile_id as authorProfileId', 'author.user_id as authorUserId'])
    .select('owner.user_id as ownerUserId')
    .where('r.id', '=', reviewId)
    .executeTakeFirst();
}

async function ofReview(database: Database, reviewId: number): Promise<Notice[]> {
  const sides = await sidesOf(database, reviewId);
  if (!sides) return [];
  const { contractor, contractorId, stars, ownerUserId, authorProfileId } = sides;
  return [
    {
      userId: ownerUserId,
      businessId: contractorId,
      kind: 'review_received',
      subject: { type: 'review', id: reviewId },
      actorProfileId: authorProfileId,
      params: { contractor, stars },
      target: { name: 'reviews.got', query: { review: reviewId } },
    },
  ];
}

type OfResponse = { reviewId: number; responseId: number | undefined };

async function ofResponse(database: Database, { reviewId, responseId }: OfResponse): Promise<Notice[]> {
  const sides = await sidesOf(database, reviewId);
  if (!sides || responseId === undefined) return [];
  const { contractor, slug, authorUserId, contractorId } = sides;
  return [
    {
      userId: authorUserId,
      kind: 'response_received',
      subject: { type: 'response', id: responseId },
      actorProfileId: contractorId,
      params: { contractor },
      target: { name: 'contractors.show', params: { slug } },
    },
  ];
}

/** The side that did not file it. */
async function ofAppeal(database: Database, appealId: number, kind: AppealKind): Promise<Notice[]> {
  const appeal = await database
    .selectFrom('appeals')
    .select('review_id as reviewId')
    .where('type', '=', 'appeal')
    .where('id', '=', appealId)
    .executeTakeFirst();
  const reviewId = appeal?.reviewId ?? null;
  const sides = reviewId === null ? undefined : await sidesOf(database, reviewId);
  if (reviewId === null || !sides) return [];
  const isByContractor = kind === 'take_down';
  return [
    {
      userId: isByContractor ? sides.authorUserId : sides.ownerUserId,
      ...(!isByContractor && { businessId: sides.contractorId }),
      kind: 'appeal_filed',
      subject: { type: 'appeal', id: appealId },
      params: { contractor: sides.contractor },
      target: { name: isByContractor ? 'reviews.given' : 'reviews.got', query: { review: reviewId } },
    },
  ];
}

const APPEAL = /^(appeal|account_appeal|decision_appeal)[.]/;

/** The recipients are everyone with a statement of it. A decision about a claim has a notice of its own. */
async function ofDecision(database: Database, decisionId: number, action: DecisionAction): Promise<Notice[]> {
  if (action.startsWith('claim.')) return [];
  const notified = await database
    .selectFrom('decision_statements as s')
    .innerJoin('decisions as d', 'd.id', 's.decision_id')
    .select(['s.user_id as userId', sql<boolean>`d.after ? 'against'`.as('answersAppeal')])
    .where('s.decision_id', '=', decisionId)
    .execute();
  return notified.map(({ userId, answersAppeal }) => ({
    userId,
    kind: answersAppeal || APPEAL.test(action) ? 'appeal_decided' : 'decision',
    subject: { type: 'decision', id: decisionId },
    params: { action },
    target: { name: 'decisions.show', params: { id: decisionId } },
  }));
}

async function ofFollower(
  database: Database,
  { followerProfileId, profileId, userId }: EventMap['profile.followed'],
): Promise<Notice[]> {
  const follower = await database
    .selectFrom('profiles as p')
    .leftJoin('contractors as c', 'c.id', 'p.id')
    .select(['p.name', 'c.slug'])
    .where('p.id', '=', followerProfileId)
    .executeTakeFirst();
  if (!follower) return [];
  const { name, slug } = follower;
  return [
    {
      userId,
      kind: 'follower',
      // Following again is no news.
      subject: { type: `follower_of_${profileId}`, id: followerProfileId },
      actorProfileId: followerProfileId,
      params: { name },
      target:
        slug === null ? { name: 'notifications.index' } : { name: 'contractors.show', params: { slug } },
    },
  ];
}

type OfClaim = { claimId: number; decisionId: number };

async function ofClaim(database: Database, { claimId, decisionId }: OfClaim): Promise<Notice[]> {
  const claim = await database
    .selectFrom('contractor_claims as claim')
    .innerJoin('contractors as c', 'c.id', 'claim.contractor_id')
    .leftJoin('decision_statements as s', (join) =>
      join.onRef('s.user_id', '=', 'claim.user_id').on('s.decision_id', '=', decisionId),
    )
    .select(['claim.user_id as userId', 'c.name as contractor', 'c.slug', 's.id as statementId'])
    .where('claim.id', '=', claimId)
    .executeTakeFirst();
  if (!claim) return [];
  const { userId, contractor, slug, statementId } = claim;
  return [
    {
      userId,
      kind: 'claim_decided',
      subject: { type: 'claim', id: claimId },
      params: { contractor },
      // The reason is in the statement, for those who were given one.
      target:
        statementId === null
          ? { name: 'contractors.show', params: { slug } }
          : { name: 'decisions.show', params: { id: decisionId } },
    },
  ];
}
