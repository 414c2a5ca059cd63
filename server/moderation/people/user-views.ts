import { isLate } from '../../../common/format/last-days.ts';
import type { ClaimState, Role, Stars, UserStatus } from '../../../common/constants.ts';
import type { Language } from '../../../common/format/language.ts';
import { refusalToActivate, refusalToDeactivate, rolesToGive } from '../../accounts/status/account-status.ts';
import { isOverdue } from '../../cases/overdue.ts';
import type { ReasonNames, ReasonView } from '../../decisions/reason-codes.ts';
import type { PendingAppeal } from '../decision-appeals/queries/pending-appeals.ts';
import type { AdminView } from '../admin-view.ts';
import type { ListPage } from '../list-query.ts';
import { toDecisionItem, type DecisionItem } from './decision-view.ts';
import { toNoteItem, type NoteItem } from './note-view.ts';
import { toPostingOfUser, type FoundPostingsView, type PostingOfUser } from './posting-views.ts';
import type { WaitingAppealRow } from './queries/account-appeals.ts';
import type { UserRow } from './queries/list-users.ts';
import type { NoteRow } from './queries/notes.ts';
import type { postingsBy } from './queries/posting-case.ts';
import type { appealsBy, claimsBy, decisionsAbout, reviewsBy, UserCaseRow } from './queries/user-case.ts';

type Rows<Query extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Query>>;

/** An account in a list. Times are ISO 8601 UTC. */
export type UserItem = {
  id: number;
  name: string;
  email: string;
  emailVerified: boolean;
  role: Role;
  status: UserStatus;
  language: Language;
  joinedAt: string;
  isClosed: boolean;
  contractor: { slug: string; name: string } | null;
  reviewsGiven: number;
  hasOpenAppeal: boolean;
};
export type UsersView = { admin: AdminView; users: ListPage<UserItem> };

export type AccountAppealItem = {
  id: number;
  state: 'open' | 'accepted' | 'rejected';
  reason: string;
  filedAt: string;
  dueAt: string;
  isLate: boolean;
  closedAt: string | null;
  answer: string | null;
  /** Whether the reader may decide it; another administrator must where the reader decided before. */
  can: { answer: boolean };
};
export type UserCase = UserItem & {
  inactiveReason: string | null;
  /** When the operator's link opened the account last. */
  recoveredAt: string | null;
  sessions: { browsers: number; tokens: number };
  appeals: AccountAppealItem[];
  decisions: DecisionItem[];
  reviews: {
    id: number;
    title: string;
    overall: Stars;
    contractor: string;
    at: string;
    state: 'active' | 'inactive' | 'deleted';
  }[];
  claims: { id: number; contractor: string; state: ClaimState; at: string }[];
  postings: PostingOfUser[];
  /** An appeal about its role, which is decided first. */
  waiting: PendingAppeal[];
  notes: NoteItem[];
  can: { deactivate: boolean; activate: boolean; verify: boolean; resetSecondFactor: boolean; roles: Role[] };
};
export type WaitingAppeal = {
  id: number;
  user: { id: number; name: string; email: string };
  reason: string;
  filedAt: string;
  dueAt: string;
  isLate: boolean;
};
export type FoundUsersView = {
  about: 'users';
  admin: AdminView;
  users: ListPage<UserItem>;
  /** The users with an open appeal about their account. */
  appeals: WaitingAppeal[];
  opened: UserCase | null;
  reasons: ReasonView[];
};

export const toUserItem = (row: UserRow): UserItem => userItem(row, row.hasOpenAppeal);

function userItem(row: Omit<UserRow, 'hasOpenAppeal'>, hasOpenAppeal: boolean): UserItem {
  const { contractorSlug, contractorName } = row;
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    emailVerified: row.emailVerified,
    role: row.role,
    status: row.status,
    language: row.language,
    joinedAt: row.joinedAt.toISOString(),
    isClosed: row.closedAt !== null,
    contractor:
      contractorSlug === null || contractorName === null
        ? null
        : { slug: contractorSlug, name: contractorName },
    reviewsGiven: row.reviewsGiven,
    hasOpenAppeal,
  };
}

export type FunctionsView = FoundUsersView | FoundPostingsView;

type ViewContext = { userId: number; now: Date; nameOf: ReasonNames };
type CaseRows = {
  row: UserCaseRow;
  appeals: Rows<typeof appealsBy>;
  decisions: Rows<typeof decisionsAbout>;
  reviews: Rows<typeof reviewsBy>;
  claims: Rows<typeof claimsBy>;
  postings: Rows<typeof postingsBy>;
  waiting: PendingAppeal[];
  notes: readonly NoteRow[];
  /** The open appeal that the reader may decide. */
  answerable: number | null;
  /** The active administrators, by id. */
  administrators: readonly number[];
};

export function toUserCase(rows: CaseRows, viewContext: ViewContext): UserCase {
  const { row, appeals, decisions, reviews, claims, postings, waiting, notes, answerable } = rows;
  const change = {
    subject: row,
    actorId: viewContext.userId,
    administrators: rows.administrators,
    hasBusiness: row.contractorId !== null,
  };
  const open = appeals.find(({ state }) => state === 'open');
  const isOwn = row.id === viewContext.userId;
  const isOpen = row.closedAt === null;
  return {
    ...userItem(row, open !== undefined),
    inactiveReason: row.inactiveReason,
    recoveredAt: row.recoveredAt?.toISOString() ?? null,
    sessions: { browsers: row.browsers, tokens: row.tokens },
    appeals: appeals.map((appeal) => toAppealItem(appeal, answerable, viewContext.now)),
    decisions: decisions.map((decision) => toDecisionItem(decision, viewContext)),
    reviews: reviews.map(toReviewItem),
    claims: claims.map(({ id, contractor, state, filedAt }) => ({
      id,
      contractor,
      state: state as ClaimState,
      at: filedAt.toISOString(),
    })),
    postings: postings.map((posting) => toPostingOfUser(posting, viewContext.now)),
    waiting,
    // An administrator does not see the others' notes about themselves.
    notes: isOwn ? [] : notes.map(toNoteItem),
    can: {
      deactivate: isOpen && row.status === 'active' && refusalToDeactivate(change) === null,
      // It accepts the open appeal as well.
      activate:
        isOpen &&
        row.status === 'inactive' &&
        refusalToActivate(change) === null &&
        (!open || open.id === answerable),
      verify: isOpen && !row.emailVerified,
      resetSecondFactor: isOpen && !isOwn && row.hasSecondFactor,
      roles: isOpen && waiting.length === 0 ? rolesToGive(change) : [],
    },
  };
}

function toAppealItem(
  row: Rows<typeof appealsBy>[number],
  answerable: number | null,
  now: Date,
): AccountAppealItem {
  return {
    id: row.id,
    state: row.state as AccountAppealItem['state'],
    reason: row.reason,
    filedAt: row.filedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    isLate: isOverdue(row, now),
    closedAt: row.closedAt?.toISOString() ?? null,
    answer: row.answer,
    can: { answer: row.id === answerable },
  };
}

function toReviewItem(row: Rows<typeof reviewsBy>[number]): UserCase['reviews'][number] {
  return {
    id: row.id,
    title: row.title,
    overall: row.overall as Stars,
    contractor: row.contractor,
    at: row.createdAt.toISOString(),
    state: row.deletedAt === null ? (row.status as UserStatus) : 'deleted',
  };
}

export function toWaitingAppeal(row: WaitingAppealRow, now: Date): WaitingAppeal {
  return {
    id: row.id,
    user: { id: row.userId, name: row.name, email: row.email },
    reason: row.reason,
    filedAt: row.filedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    isLate: isLate(row.dueAt, now),
  };
}
