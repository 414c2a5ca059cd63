import type { AppealableAction, AppealState } from '../../../common/constants.ts';
import { isOverdue } from '../../cases/overdue.ts';
import type { DecisionAppealRow } from '../../cases/queries/decision-appeals.ts';
import type { SensitiveTopic } from '../../../common/cases/sensitive-cases.ts';
import { toUploadView, type UploadView } from '../../uploads/views.ts';
import type { ReasonNames, ReasonView } from '../../decisions/reason-codes.ts';
import type { AdminView } from '../admin-view.ts';
import type { ListPage } from '../list-query.ts';
import { toNoteItem, type NoteItem } from '../people/note-view.ts';
import type { NoteRow } from '../people/queries/notes.ts';
import type { DecidedAbout } from './decided-about.ts';
import type { DecisionAppealCaseRow } from './queries/decision-appeal-case.ts';
import type { ListedDecisionAppeal } from './queries/list-decision-appeals.ts';

/** An appeal in the queue. Times are ISO 8601 UTC. */
export type DecisionAppealItem = {
  id: number;
  state: AppealState;
  action: AppealableAction;
  decisionId: number;
  title: string | null;
  contractor: string | null;
  /** null: the account is gone. */
  appellant: string | null;
  filedAt: string;
  dueAt: string;
  isLate: boolean;
};

/** Another appeal against the same decision. */
export type OtherAppeal = {
  id: number;
  state: AppealState;
  reason: string | null;
  offReason: string | null;
  answer: string | null;
  filedAt: string;
  closedAt: string | null;
};

export type DecisionAppealCase = {
  id: number;
  isOwnCase: false;
  state: AppealState;
  reason: string | null;
  offReason: string | null;
  filedAt: string;
  dueAt: string;
  closedAt: string | null;
  isLate: boolean;
  appellant: { id: number; name: string } | null;
  /** The administrator's answer, with its decision. */
  answer: { text: string | null; decisionId: number } | null;
  decision: {
    id: number;
    action: AppealableAction;
    at: string;
    by: string | null;
    reasonName: string | null;
    reason: string | null;
  };
  about: DecidedAbout;
  /** Of the words in `about`, to be sent with the answer. */
  version: number | null;
  others: OtherAppeal[];
  notes: NoteItem[];
  files: UploadView[];
  topic: SensitiveTopic | null;
  /** While it is open: whether there is something left to undo, and whether another administrator has to decide. */
  isUndoable: boolean;
  isForOthers: boolean;
  can: { accept: boolean; reject: boolean };
};
/** A case that its reader has a part in: nothing of it is for them to read. */
export type KeptDecisionAppeal = { id: number; isOwnCase: true };

export type DecisionAppealsView = {
  admin: AdminView;
  appeals: ListPage<DecisionAppealItem>;
  opened: DecisionAppealCase | KeptDecisionAppeal | null;
  reasons: ReasonView[];
};

export const toDecisionAppealItem = (row: ListedDecisionAppeal, now: Date): DecisionAppealItem => ({
  id: row.id,
  state: row.state,
  action: row.action,
  decisionId: row.decisionId,
  title: row.title,
  contractor: row.contractorName,
  appellant: row.appellantName,
  filedAt: row.filedAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  isLate: isOverdue(row, now),
});

type CaseRows = {
  row: DecisionAppealCaseRow;
  about: DecidedAbout;
  /** All against the decision, this one too. */
  appeals: readonly DecisionAppealRow[];
  notes: readonly NoteRow[];
};
type CaseReader = { now: Date; nameOf: ReasonNames; isForOthers: boolean };

export function toDecisionAppealCase(
  { row, about, appeals, notes }: CaseRows,
  { now, nameOf, isForOthers }: CaseReader,
): DecisionAppealCase {
  const isUndoable = row.stands === true;
  const mayDecide = row.state === 'open' && !isForOthers;
  return {
    id: row.id,
    isOwnCase: false,
    state: row.state,
    reason: row.reason,
    offReason: row.offReason,
    filedAt: row.filedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    isLate: isOverdue(row, now),
    appellant: row.appellantId === null ? null : { id: row.appellantId, name: row.appellantName ?? '' },
    answer: answerIn(appeals.find(({ id }) => id === row.id)),
    decision: {
      id: row.decisionId,
      action: row.action,
      at: row.decidedAt.toISOString(),
      by: row.decidedBy,
      reasonName: nameOf(row.reasonCode),
      reason: row.reasonText,
    },
    about,
    version: row.version,
    others: appeals.filter(({ id }) => id !== row.id).map(toOtherAppeal),
    notes: notes.map(toNoteItem),
    files: (appeals.find(({ id }) => id === row.id)?.files ?? []).map(toUploadView),
    topic: row.topic,
    isUndoable,
    isForOthers,
    can: { accept: mayDecide && isUndoable, reject: mayDecide },
  };
}

const answerIn = (appeal: DecisionAppealRow | undefined): DecisionAppealCase['answer'] =>
  appeal && appeal.closingDecisionId !== null
    ? { text: appeal.answer, decisionId: appeal.closingDecisionId }
    : null;

const toOtherAppeal = (row: DecisionAppealRow): OtherAppeal => ({
  id: row.id,
  state: row.state,
  reason: row.reason,
  offReason: row.offReason,
  answer: row.answer,
  filedAt: row.filedAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
});
