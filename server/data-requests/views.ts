import {
  DATA_REQUEST_CONFIRM_DAYS,
  DATA_REQUEST_FILES_KEPT_DAYS,
  type DataRequestGround,
  type DataRequestKind,
  type DataRequestLaw,
  type DataRequestOutcome,
  type DataRequestState,
  type DataRequestStep,
} from '../../common/data-requests.ts';
import type { ReadContext } from '../core/context.ts';
import type { FollowedRow, StepRow } from './queries/follow-request.ts';
import { isExpired } from './request.ts';

/** A step of a request. `at`: ISO 8601 UTC. */
export type StepView = { id: number; step: DataRequestStep; at: string; words: string | null };

/** The page of the form. */
export type AskPageView = {
  /** The signed-in user; empty for a visitor. */
  sender: { name: string; email: string };
  /** The address of a page that the request may be about. */
  about: string;
  confirmDays: number;
  filesKeptDays: number;
};

/** A request as its asker follows it. Times are ISO 8601 UTC. */
export type FollowedRequestView = {
  token: string;
  id: number;
  kind: DataRequestKind;
  law: DataRequestLaw;
  state: DataRequestState;
  isExpired: boolean;
  email: string;
  about: string | null;
  asks: string;
  receivedAt: string;
  dueAt: string;
  outcome: DataRequestOutcome | null;
  ground: DataRequestGround | null;
  answer: string | null;
  /** An administrator’s question that waits for a reply. */
  question: string | null;
  steps: StepView[];
};

export const toAskPage = ({ viewer }: ReadContext, about: string): AskPageView => ({
  sender: { name: viewer?.name ?? '', email: viewer?.email ?? '' },
  about,
  confirmDays: DATA_REQUEST_CONFIRM_DAYS,
  filesKeptDays: DATA_REQUEST_FILES_KEPT_DAYS,
});

export const toStep = ({ id, step, words, at }: StepRow): StepView => ({
  id,
  step: step as DataRequestStep,
  at: at.toISOString(),
  words,
});

export function toFollowed(row: FollowedRow, token: string, now: Date): FollowedRequestView {
  const state = row.state as DataRequestState;
  const question = row.steps.findLast(({ step }) => step === 'more_needed');
  return {
    token,
    id: row.id,
    kind: row.kind as DataRequestKind,
    law: row.law as DataRequestLaw,
    state,
    isExpired: isExpired({ state, receivedAt: row.receivedAt }, now),
    email: row.email,
    about: row.about,
    asks: row.asks,
    receivedAt: row.receivedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    outcome: row.outcome as DataRequestOutcome | null,
    ground: row.ground as DataRequestGround | null,
    answer: row.answer,
    question: state === 'more_needed' ? (question?.words ?? null) : null,
    steps: row.steps.map(toStep),
  };
}
