import type { ReviewAppealKind, ReviewDisplayStatus } from '../../common/constants.ts';
import { RESPONSE_TRANSITIONS } from '../reviews/transitions/response-transitions.ts';
import { REVIEW_TRANSITIONS } from '../reviews/transitions/review-transitions.ts';
import type { CaseActionName, CaseView, ReviewActionName } from './case-views.ts';

type Case = Omit<CaseView, 'can' | 'appealKind'>;
type Appeal = CaseView['appeals'][number];

const isOpenAboutReview = (appeal: Appeal): appeal is Appeal & { kind: ReviewAppealKind } =>
  appeal.state === 'open' && appeal.kind !== 'remove_response';

/** The kind of the appeal that `accept` and `reject` decide; null: none is open. */
export const openAppealKind = ({ appeals }: Pick<Case, 'appeals'>): ReviewAppealKind | null =>
  appeals.find(isOpenAboutReview)?.kind ?? null;

/**
 * The actions possible on a case now. An open appeal decides first about the status of the review or its
 * response. The subject of an appeal against another decision waits for that.
 */
export function caseActions(opened: Case): CaseActionName[] {
  if (opened.refusal !== null) return [];
  return [...aboutReview(opened), ...aboutResponse(opened)].filter((name) => !isAppealed(name, opened));
}

function aboutReview({ review, appeals, appealRefusal }: Case): CaseActionName[] {
  const { state } = review.displayStatus;
  if (openAppealKind({ appeals }) === null) {
    const transitions = actionsFrom(state, REVIEW_TRANSITIONS);
    // A review on hold is not shown already: it is activated, or removed.
    return state === 'held' ? transitions.filter((name) => name !== 'deactivate') : transitions;
  }
  const decisions = appealRefusal === null ? (['accept', 'reject'] as const) : [];
  return [...decisions, ...(state === 'deleted' ? [] : (['edit'] as const))];
}

function aboutResponse({ review, response, appeals, responseAppealRefusal }: Case): CaseActionName[] {
  if (response === null || review.displayStatus.state === 'deleted') return [];
  const isOpen = appeals.some(({ state, kind }) => state === 'open' && kind === 'remove_response');
  if (!isOpen)
    return actionsFrom(response.state, RESPONSE_TRANSITIONS).map(
      (name): CaseActionName => `response_${name}`,
    );
  const decisions = responseAppealRefusal === null ? (['response_accept', 'response_reject'] as const) : [];
  return [...decisions, 'response_edit'];
}

type Transitions = Record<'activate' | 'deactivate' | 'delete', { from: readonly ReviewDisplayStatus[] }>;

function actionsFrom(state: ReviewDisplayStatus, transitions: Transitions): ReviewActionName[] {
  const starts = (transition: keyof Transitions) => transitions[transition].from.includes(state);
  return [
    ...(starts('activate') ? (['activate'] as const) : []),
    ...(starts('deactivate') ? (['deactivate'] as const) : []),
    ...(state === 'deleted' ? [] : (['edit'] as const)),
    ...(starts('delete') ? (['remove'] as const) : []),
  ];
}

function isAppealed(name: CaseActionName, { waiting }: Case): boolean {
  const subject = name.startsWith('response_') ? 'response' : 'review';
  const matter = name.endsWith('edit') ? 'words' : 'status';
  return waiting.some((appeal) => appeal.subject === subject && appeal.matter === matter);
}
