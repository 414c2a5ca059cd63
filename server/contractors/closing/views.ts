import { actsAsAdministrator } from '../../core/viewer.ts';
import type { ClosingState as ProposalState, ClosingWish } from '../../../common/cases/closings.ts';
import type { ReviewRelation } from '../../../common/constants.ts';
import type { ReadContext } from '../../core/context.ts';
import { deadlineText, type DeadlineText } from '../../places/deadline-text.ts';
import { toUploadView, type UploadView } from '../../uploads/views.ts';
import type { ViewContext } from '../views.ts';
import { isAnswering, mayReopenOwn, originOf } from './closing.ts';
import { isProposedAbout, isProposer } from './policy.ts';
import type { ClosingState } from './queries/closing-state.ts';
import type { ProposalRow } from './queries/proposals.ts';

/** A proposal as its sides and administrators read it. Days are YYYY-MM-DD, moments ISO 8601 UTC. */
export type ProposalView = {
  id: number;
  contractor: { id: number; slug: string; name: string };
  wish: ClosingWish;
  origin: ReturnType<typeof originOf>;
  /** Said by the proposer; for them and for administrators. */
  relation: ReviewRelation | null;
  closedOn: string | null;
  body: string | null;
  link: string | null;
  openedAt: string;
  /** null: nobody is asked, or the time to answer is over. */
  answerUntil: DeadlineText | null;
  answer: { body: string; at: string } | null;
  state: ProposalState;
  decisionId: number | null;
  /** null: they are for the proposer and administrators. */
  files: UploadView[] | null;
  viewerIs: 'proposer' | 'contractor' | null;
  can: { answer: boolean; withdraw: boolean };
};

export function toProposalView(
  row: ProposalRow,
  { viewer, now, language }: Pick<ReadContext, 'viewer' | 'now' | 'language'>,
  { mask }: Pick<ViewContext, 'mask'>,
): ProposalView {
  const ownProposal = isProposer(viewer, row);
  const isAbout = isProposedAbout(viewer, row) && !ownProposal;
  const isOpen = row.state === 'open';
  const seesProof = ownProposal || actsAsAdministrator(viewer);
  return {
    id: row.id,
    contractor: { id: row.contractorId, slug: row.slug, name: mask(row.name) },
    wish: row.wish,
    origin: originOf(row.origin, row.byCompetitor),
    relation: seesProof ? row.relation : null,
    closedOn: row.closedOn,
    body: row.body,
    link: row.link,
    openedAt: row.openedAt.toISOString(),
    answerUntil:
      isAnswering(row, now) && row.answerDueAt !== null
        ? deadlineText(row.answerDueAt, { language, zone: row.zone })
        : null,
    answer:
      row.answer === null || row.answeredAt === null
        ? null
        : { body: row.answer, at: row.answeredAt.toISOString() },
    state: row.state,
    decisionId: row.decisionId,
    files: seesProof ? row.files.map(toUploadView) : null,
    viewerIs: ownProposal ? 'proposer' : isAbout ? 'contractor' : null,
    can: { answer: isAbout && isOpen, withdraw: ownProposal && isOpen },
  };
}

/** The form to propose a closing, or an opening of what is closed. */
export type ProposeView = {
  contractor: { slug: string; name: string; city: string | null };
  wish: ClosingWish;
  closedOn: string | null;
  /** The latest day to name, where the business is. */
  today: string;
  /** Whether its owner has time to answer first. */
  asksOwner: boolean;
  /** The reason why the reader may not, as text. */
  obstacle: string | null;
};

/** The owner's own page. */
export type OwnClosingView = {
  slug: string;
  name: string;
  closedOn: string | null;
  /** The decision that closed it, which can be appealed; null: the owner did. */
  decisionId: number | null;
  today: string;
  mayReopen: boolean;
  /** Open proposals about it, by others. */
  proposals: { id: number; wish: ClosingWish }[];
  hasPaidPlan: boolean;
};

export const toOwnClosing = (
  state: ClosingState,
  facts: { today: string; proposals: readonly ProposalRow[]; hasPaidPlan: boolean },
  { mask }: Pick<ViewContext, 'mask'>,
): OwnClosingView => ({
  slug: state.slug,
  name: mask(state.name),
  closedOn: state.closedOn,
  decisionId: state.decisionId,
  today: facts.today,
  mayReopen: mayReopenOwn(state),
  proposals: facts.proposals.map(({ id, wish }) => ({ id, wish })),
  hasPaidPlan: facts.hasPaidPlan,
});
