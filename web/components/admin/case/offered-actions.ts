import type { ReviewAppealKind } from '../../../../common/constants.ts';
import type { RouteName } from '../../../../common/route-table.ts';
import type { GivenFamily } from '../../../../server/decisions/reason-family.ts';
import type { CaseView } from '../../../../server/moderation/case-views.ts';
import type { MessageKey } from '../../../../translations/index.ts';

type Outcome = 'accept' | 'reject';
type ActionName =
  | Outcome
  | 'activate'
  | 'deactivate'
  | 'edit'
  | 'remove'
  | 'response_activate'
  | 'response_deactivate'
  | 'response_edit'
  | 'response_remove'
  | 'response_accept'
  | 'response_reject';

export type CaseAction = {
  name: ActionName;
  /** What it is done to. */
  subject: 'review' | 'response';
  call: Extract<RouteName, `api.${string}`>;
  label: MessageKey;
  /** Each key has one meaning everywhere: appeals have other keys than moderation. */
  key?: 'a' | 'r' | 's' | 'h' | 'e' | 'x';
  /** What follows, said once more in the dialog. */
  follows?: MessageKey;
  /** The codes that name the reason; none where somebody is given back what they had. */
  family?: GivenFamily;
  /** Taking a review down on appeal names the rule that it breaks as well. */
  asksGround?: true;
  danger?: true;
  /** Whether words are changed with it. */
  edits?: true;
};

const ACTIONS: Record<Exclude<ActionName, Outcome>, Omit<CaseAction, 'name'>> = {
  activate: { subject: 'review', call: 'api.admin.reviews.activate', label: 'admin.act.activate', key: 's' },
  deactivate: {
    subject: 'review',
    call: 'api.admin.reviews.deactivate',
    label: 'admin.act.deactivate',
    key: 'h',
    family: 'offense',
  },
  edit: {
    subject: 'review',
    call: 'api.admin.reviews.update',
    label: 'admin.act.edit',
    key: 'e',
    family: 'offense',
    edits: true,
  },
  remove: {
    subject: 'review',
    call: 'api.admin.reviews.destroy',
    label: 'admin.act.remove',
    key: 'x',
    family: 'offense',
    danger: true,
  },
  response_activate: {
    subject: 'response',
    call: 'api.admin.review_responses.activate',
    label: 'admin.act.response_activate',
  },
  response_deactivate: {
    subject: 'response',
    call: 'api.admin.review_responses.deactivate',
    label: 'admin.act.response_deactivate',
    family: 'offense',
  },
  response_edit: {
    subject: 'response',
    call: 'api.admin.review_responses.update',
    label: 'admin.act.response_edit',
    family: 'offense',
    edits: true,
  },
  response_remove: {
    subject: 'response',
    call: 'api.admin.review_responses.destroy',
    label: 'admin.act.response_remove',
    family: 'offense',
    danger: true,
  },
  response_accept: {
    subject: 'response',
    call: 'api.admin.review_responses.accept',
    label: 'admin.act.response_accept',
    family: 'offense',
  },
  response_reject: {
    subject: 'response',
    call: 'api.admin.review_responses.reject',
    label: 'admin.act.response_reject',
    family: 'appeal_rejected',
  },
};

const OF_REVIEW = {
  active: ['deactivate', 'edit', 'remove'],
  held: ['activate', 'edit', 'remove'],
  inactive: ['activate', 'edit', 'remove'],
  deleted: [],
} as const;
const OF_RESPONSE = {
  active: ['response_deactivate', 'response_edit', 'response_remove'],
  held: ['response_activate', 'response_deactivate', 'response_edit', 'response_remove'],
  inactive: ['response_activate', 'response_edit', 'response_remove'],
  deleted: [],
} as const;

/** The two answers to an appeal look alike; each is named by what it does to the review. */
const outcome = (name: Outcome, kind: ReviewAppealKind): CaseAction => ({
  name,
  subject: 'review',
  call: `api.admin.reviews.${name}`,
  label: `admin.outcome.${name}.${kind}`,
  follows: `admin.outcome.follows.${name}.${kind}`,
  key: name === 'accept' ? 'a' : 'r',
  family: name === 'accept' ? 'appeal_accepted' : 'appeal_rejected',
  ...(name === 'accept' && kind === 'take_down' && { asksGround: true as const }),
});

/**
 * What may be done with a case as it stands. While an appeal is open, it is what decides where the review or its response
 * stands. Keys belong to the review. What an appeal against another decision is about waits for that.
 */
export function offeredActions(opened: CaseView): CaseAction[] {
  const { review, appeals, refusal, appealRefusal } = opened;
  if (refusal !== null) return [];
  const open = appeals.find(isOpenAboutReview);
  const outcomes =
    open === undefined || appealRefusal !== null
      ? []
      : [outcome('accept', open.kind), outcome('reject', open.kind)];
  const names: (keyof typeof ACTIONS)[] = [
    ...(open === undefined ? OF_REVIEW[review.standing.state] : whileAppealed(opened)),
    ...ofResponse(opened),
  ];
  return [...outcomes, ...names.map((name) => ({ name, ...ACTIONS[name] }))].filter(
    (action) => !isAppealed(action, opened),
  );
}

type Appeal = CaseView['appeals'][number];
const isOpenAboutReview = (appeal: Appeal): appeal is Appeal & { kind: ReviewAppealKind } =>
  appeal.state === 'open' && appeal.kind !== 'remove_response';

function ofResponse({
  review,
  response,
  appeals,
  responseAppealRefusal,
}: CaseView): readonly (keyof typeof ACTIONS)[] {
  if (response === null || review.standing.state === 'deleted') return [];
  const isOpen = appeals.some(({ state, kind }) => state === 'open' && kind === 'remove_response');
  if (!isOpen) return OF_RESPONSE[response.state];
  const decisions = responseAppealRefusal === null ? (['response_accept', 'response_reject'] as const) : [];
  return [...decisions, 'response_edit'];
}

function isAppealed({ subject, edits }: CaseAction, { waiting }: CaseView): boolean {
  const matter = edits ? 'words' : 'standing';
  return waiting.some((appeal) => appeal.subject === subject && appeal.matter === matter);
}

const whileAppealed = ({ review }: CaseView) =>
  review.standing.state === 'deleted' ? [] : (['edit'] as const);
