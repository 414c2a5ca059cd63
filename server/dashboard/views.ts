import type { StatisticsLimits } from './statistics-limits.ts';
import type {
  AppealKind,
  DecisionAction,
  ReviewDisplayStatus,
  ReviewStatus,
} from '../../common/constants.ts';
import type { Language } from '../../common/format/language.ts';
import { isLate } from '../../common/format/last-days.ts';
import type { AnswerHours } from '../../common/conversations.ts';
import type { ViewContext } from '../contractors/views.ts';
import { searchPlaces, type SearchPlace } from './search-places.ts';
import type { WordMask } from '../../common/text/word-mask.ts';
import type { ReasonNames } from '../decisions/reason-codes.ts';
import { deadlineText } from '../places/deadline-text.ts';
import { shownMean } from '../contractors/page/shown-ratings.ts';
import { displayStatusOf } from '../reviews/appeals/appeal.ts';
import type { businessOf } from './queries/business.ts';
import type { unansweredReviews, writtenReviews } from './queries/reviews.ts';
import type {
  OpenAppeal,
  openClaims,
  openInvitations,
  openRedFlags,
  openDecisionAppeals,
  unreadStatements,
} from './queries/waiting.ts';
import type { PageUseView } from './page-use.ts';
import type { SetupStep } from './setup-left.ts';
import type { StatisticsView } from './statistics.ts';
import type { WorkWaiting } from './work-waiting.ts';

export type WaitingReview = {
  id: number;
  title: string;
  overall: number;
  author: string;
  created_at: string;
};
export type BusinessView = {
  name: string;
  slug: string;
  /** Reviews of jobs, which the stars are of. */
  review_count: number;
  /** Reviews of a quote alone. */
  quote_count: number;
  /** As stars; null: too few reviews. */
  mean_rating: number | null;
  responses_count: number;
  /** Whether the place is known, without which no search by place finds it. */
  complete: boolean;
  to_answer: { total: number; latest: WaitingReview[] };
  /** Places in searches of its trades in its state, without a city; none while it is not listed. */
  ranks: SearchPlace[];
  /** As its page says it; null: fewer than five conversations in 90 days, or it takes no messages. */
  usual_answer_hours: AnswerHours | null;
  /** The day on which it closed for good; null: it is open. */
  closed_on: string | null;
  statistics: StatisticsView;
  page_use: PageUseView & StatisticsLimits;
};
export type AppealWaiting = {
  review_id: number;
  kind: AppealKind;
  /** Whether the reader filed it; else it is against a review of theirs. */
  is_mine: boolean;
  title: string;
  contractor: { name: string; slug: string };
  filed_at: string;
  due_at: string;
  /** That day is over. */
  is_late: boolean;
};
/** An appeal of the reader's own against a decision; `about`: the posting or the contractor, null for their account. */
export type DecisionAppealWaiting = {
  decision_id: number;
  action: DecisionAction;
  about: string | null;
  due_at: string;
  is_late: boolean;
};
export type StatementWaiting = {
  decision_id: number;
  action: DecisionAction;
  reason: { code: string | null; name: string | null };
  decided_at: string;
  /** YYYY-MM-DD; null where the reader may not appeal. */
  appeal_until: string | null;
};
export type ClaimWaiting = { id: number; contractor: { name: string; slug: string }; due_at: string };
export type InvitationWaiting = {
  id: number;
  sender: string;
  trade: string;
  place: string;
  /** YYYY-MM-DD */
  starts_on: string;
  ends_on: string;
  expires_at: string;
};
/** `due_at`: the end of the time to answer before it may be published; `answer_until`: the same in words. */
export type RedFlagWaiting = { id: number; criterion: string; due_at: string; answer_until: string };
export type WaitingView = WorkWaiting & {
  red_flags: RedFlagWaiting[];
  invitations: InvitationWaiting[];
  appeals: AppealWaiting[];
  decision_appeals: DecisionAppealWaiting[];
  statements: { total: number; latest: StatementWaiting[] };
  claims: ClaimWaiting[];
  setup: SetupStep[];
};
export type WrittenReview = {
  id: number;
  title: string;
  overall: number;
  contractor: { name: string; slug: string };
  answered: boolean;
  /** Its status; `held` is on hold for a check. */
  displayStatus: ReviewDisplayStatus;
  created_at: string;
};

type Business = Awaited<ReturnType<typeof businessOf>>;
type Unanswered = Awaited<ReturnType<typeof unansweredReviews>>;
type WrittenReviews = Awaited<ReturnType<typeof writtenReviews>>;

export function toBusinessView(
  business: Business,
  unanswered: Unanswered,
  { statistics, pageUse }: { statistics: StatisticsView; pageUse: PageUseView & StatisticsLimits },
  viewContext: ViewContext,
): BusinessView {
  const { mask } = viewContext;
  const { name, slug, review_count, quote_count, mean_rating, responses_count, city, region_id } = business;
  const latest = unanswered.map(({ id, title, overall, author_name, created_at }) => ({
    id,
    title: mask(title),
    overall,
    author: mask(author_name),
    created_at: created_at.toISOString(),
  }));
  return {
    name,
    slug,
    review_count,
    quote_count,
    mean_rating: shownMean(mean_rating, review_count),
    responses_count,
    complete: city !== null && region_id !== null,
    ranks: searchPlaces(business, viewContext),
    usual_answer_hours: business.usual_answer_hours as AnswerHours | null,
    closed_on: business.closed_on,
    to_answer: { total: unanswered[0]?.total ?? 0, latest },
    statistics,
    page_use: pageUse,
  };
}

export function toWrittenReviews(written: WrittenReviews, mask: WordMask): WrittenReview[] {
  return written.map(
    ({ id, title, overall, contractor_name, slug, answered, status, hold_signals, created_at }) => ({
      id,
      title: mask(title),
      overall,
      contractor: { name: contractor_name, slug },
      answered: Boolean(answered),
      displayStatus: displayStatusOf({
        status: status as ReviewStatus,
        isDeleted: false,
        holdSignals: hold_signals as readonly string[],
      }),
      created_at: created_at.toISOString(),
    }),
  );
}

export function toAppealViews(appeals: readonly OpenAppeal[], mask: WordMask, now: Date): AppealWaiting[] {
  return appeals.map(({ review_id, kind, is_mine, title, contractor_name, slug, filed_at, due_at }) => ({
    review_id,
    kind,
    is_mine,
    title: mask(title),
    contractor: { name: contractor_name, slug },
    filed_at: filed_at.toISOString(),
    due_at: due_at.toISOString(),
    is_late: isLate(due_at, now),
  }));
}

export function toDecisionAppealViews(
  appeals: Awaited<ReturnType<typeof openDecisionAppeals>>,
  now: Date,
): DecisionAppealWaiting[] {
  return appeals.map(({ decision_id, action, posting, contractor, due_at }) => ({
    decision_id,
    action: action as DecisionAction,
    // Their own title: it needs no mask.
    about: posting ?? contractor,
    due_at: due_at.toISOString(),
    is_late: isLate(due_at, now),
  }));
}

export function toStatementViews(
  statements: Awaited<ReturnType<typeof unreadStatements>>,
  nameOf: ReasonNames,
): WaitingView['statements'] {
  return {
    total: statements[0]?.total ?? 0,
    latest: statements.map(({ id, action, reason_code, decidedAt, appeal_until }) => ({
      decision_id: id,
      action: action as DecisionAction,
      reason: { code: reason_code, name: nameOf(reason_code) },
      decided_at: decidedAt.toISOString(),
      appeal_until,
    })),
  };
}

export function toInvitationsWaiting(
  invitations: Awaited<ReturnType<typeof openInvitations>>,
  language: Language,
  mask: WordMask,
): InvitationWaiting[] {
  return invitations.map(({ id, sender, place, starts_on, ends_on, expires_at, trade }) => ({
    id,
    sender: mask(sender),
    trade: trade[language],
    place: mask(place),
    starts_on,
    ends_on,
    expires_at: expires_at.toISOString(),
  }));
}

export function toRedFlagsWaiting(
  flags: Awaited<ReturnType<typeof openRedFlags>>,
  language: Language,
): RedFlagWaiting[] {
  return flags.map((flag) => ({
    id: flag.id,
    criterion: flag[language],
    due_at: flag.answer_due_at.toISOString(),
    answer_until: deadlineText(flag.answer_due_at, { language, zone: flag.zone }).date,
  }));
}

export function toClaimViews(claims: Awaited<ReturnType<typeof openClaims>>): ClaimWaiting[] {
  return claims.map(({ id, name, slug, due_at }) => ({
    id,
    contractor: { name, slug },
    due_at: due_at.toISOString(),
  }));
}
